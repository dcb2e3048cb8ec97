//! The rules, option by option: what each is called, what it means, what there is to choose.

use super::Words;
use sechsundsechzig_engine::deal::Clause;
use sechsundsechzig_engine::rules::*;

/// A value of an option: in short, and as a sentence of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// In short: "nach eigenem Stich".
    pub label: &'static str,
    /// As a sentence: "Decken darf, wer eben einen Stich gemacht hat."
    pub sentence: &'static str,
}

impl Value {
    pub(super) const fn new(label: &'static str, sentence: &'static str) -> Value {
        Value { label, sentence }
    }
}

/// What options, and paragraphs of the rules, are about; in the order of a rules page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// Dealing.
    Dealing,
    /// What is trump.
    Trumps,
    /// Tricks and the duty to follow.
    Play,
    /// Marriages.
    Melding,
    /// Robbing.
    Robbing,
    /// Covering.
    Covering,
    /// Going out.
    Out,
    /// What a deal is worth.
    Scoring,
    /// The match.
    Match,
    /// The referee.
    Referee,
}

impl Group {
    /// All of them, in order.
    pub const ALL: [Group; 10] = [
        Group::Dealing,
        Group::Trumps,
        Group::Play,
        Group::Melding,
        Group::Robbing,
        Group::Covering,
        Group::Out,
        Group::Scoring,
        Group::Match,
        Group::Referee,
    ];

    /// What an option is about.
    #[must_use]
    pub const fn of(option: OptionId) -> Group {
        match option {
            OptionId::Pack
            | OptionId::AcePoints
            | OptionId::Packets
            | OptionId::TrumpCard
            | OptionId::NextDealer => Group::Dealing,
            OptionId::TrumpRight | OptionId::FourTrump => Group::Trumps,
            OptionId::StrictPlay | OptionId::Follow => Group::Play,
            OptionId::MeldFrom
            | OptionId::MeldUntil
            | OptionId::MeldWhenCovered
            | OptionId::OpeningMelds => Group::Melding,
            OptionId::Rob | OptionId::RobMinTalon | OptionId::RobBeforeDraw => Group::Robbing,
            OptionId::Cover | OptionId::CoverMinTalon | OptionId::CoverBeforeDraw => {
                Group::Covering
            }
            OptionId::LastTrick
            | OptionId::LastTrickWinsDeal
            | OptionId::Tie
            | OptionId::SchneiderCounts
            | OptionId::FalseClaim
            | OptionId::FailedCover
            | OptionId::CoverSnapshot
            | OptionId::ScoreWhen
            | OptionId::ScoringCards => Group::Scoring,
            OptionId::Target | OptionId::ShutoutDoubles | OptionId::MatchLength => Group::Match,
            OptionId::Referee | OptionId::DoubleDraw => Group::Referee,
        }
    }

    /// The options of a game that are about this, in the rulebook's order.
    pub fn options(self, game: Game) -> impl Iterator<Item = OptionId> {
        game.options()
            .iter()
            .copied()
            .filter(move |option| Group::of(*option) == self)
    }
}

/// The clause an option stands in.
#[must_use]
pub const fn clause_of(option: OptionId) -> Clause {
    match option {
        OptionId::Pack => Clause(1, 4),
        OptionId::AcePoints => Clause(1, 3),
        OptionId::NextDealer => Clause(2, 2),
        OptionId::Packets | OptionId::TrumpCard => Clause(2, 3),
        OptionId::StrictPlay => Clause(2, 8),
        OptionId::MeldFrom => Clause(2, 12),
        OptionId::MeldUntil => Clause(2, 13),
        OptionId::MeldWhenCovered => Clause(2, 14),
        OptionId::Rob => Clause(2, 15),
        OptionId::Cover => Clause(2, 17),
        OptionId::RobMinTalon
        | OptionId::CoverMinTalon
        | OptionId::CoverBeforeDraw
        | OptionId::RobBeforeDraw
        | OptionId::LastTrickWinsDeal => Clause(7, 1),
        OptionId::LastTrick => Clause(2, 22),
        OptionId::Tie => Clause(2, 23),
        OptionId::SchneiderCounts => Clause(2, 25),
        OptionId::FalseClaim => Clause(2, 26),
        OptionId::FailedCover => Clause(2, 27),
        OptionId::CoverSnapshot => Clause(2, 28),
        OptionId::DoubleDraw => Clause(2, 29),
        OptionId::Referee => Clause(2, 30),
        OptionId::Target => Clause(2, 31),
        OptionId::ShutoutDoubles => Clause(2, 32),
        OptionId::MatchLength => Clause(3, 2),
        OptionId::TrumpRight => Clause(4, 2),
        OptionId::OpeningMelds => Clause(4, 4),
        OptionId::FourTrump => Clause(5, 2),
        OptionId::ScoreWhen | OptionId::ScoringCards | OptionId::Follow => Clause(6, 8),
    }
}

/// Calls the language's function for each option with its value in these rules.
macro_rules! value_in {
    ($words:expr, $rules:expr, $option:expr, { $($name:ident $function:ident $field:ident,)+ }) => {
        match $option {
            $(OptionId::$name => Some(say!($words, values::$function($rules.$field))),)+
            OptionId::Pack
            | OptionId::AcePoints
            | OptionId::RobMinTalon
            | OptionId::CoverMinTalon
            | OptionId::Target => None,
        }
    };
}

impl Words {
    /// What an option is called.
    #[must_use]
    pub fn option_title(self, option: OptionId) -> String {
        self.in_terms(say!(self, options::title(option)).into())
    }

    /// What it decides, in a sentence.
    #[must_use]
    pub fn option_help(self, option: OptionId) -> String {
        match super::de::schnapsen::help(option) {
            Some(help) if self.schnapsen => help.into(),
            _ => self.in_terms(say!(self, options::help(option)).into()),
        }
    }

    /// How else an option of a preset is played, where that is worth knowing.
    #[must_use]
    pub fn other_custom(self, preset: Preset, option: OptionId) -> Option<&'static str> {
        let is_known = preset == Preset::Schnapsen && option == OptionId::CoverMinTalon;
        is_known.then_some(say!(self, options::TWO_CARDS_WILL_DO))
    }

    /// What a group of options is called.
    #[must_use]
    pub const fn group(self, group: Group) -> &'static str {
        match super::de::schnapsen::group(group) {
            Some(title) if self.schnapsen => title,
            _ => say!(self, explain::group(group)),
        }
    }

    /// The value an option has in these rules; `None` where it is a number.
    #[must_use]
    pub fn value_in(self, rules: &Rules, option: OptionId) -> Option<Value> {
        value_in!(self, rules, option, {
            NextDealer next_dealer next_dealer,
            Packets packets packets,
            TrumpCard trump_card trump_card,
            StrictPlay strict_play strict_play,
            MeldFrom meld_from meld_from,
            MeldUntil meld_until meld_until,
            MeldWhenCovered meld_when_covered meld_when_covered,
            Rob rob rob,
            Cover cover cover,
            CoverBeforeDraw cover_before_draw cover_before_draw,
            RobBeforeDraw rob_before_draw rob_before_draw,
            LastTrick last_trick last_trick,
            LastTrickWinsDeal last_trick_wins_deal last_trick_wins_deal,
            Tie tie tie,
            SchneiderCounts schneider_counts schneider_counts,
            FalseClaim false_claim false_claim,
            FailedCover failed_cover failed_cover,
            CoverSnapshot cover_snapshot cover_snapshot,
            DoubleDraw double_draw double_draw,
            Referee referee referee,
            ShutoutDoubles shutout_doubles shutout_doubles,
            MatchLength match_length match_length,
            TrumpRight trump_right trump_right,
            OpeningMelds opening_melds opening_melds,
            FourTrump four_trump four_trump,
            ScoreWhen score_when score_when,
            ScoringCards scoring_cards scoring_cards,
            Follow follow follow,
        })
    }

    /// A value of an option; `None` where it is a number, or none of that option's.
    #[must_use]
    pub fn value(self, option: OptionId, value: OptionValue) -> Option<Value> {
        let mut rules = Preset::Paderborn.rules();
        rules.set(option, value).ok()?;
        self.value_in(&rules, option)
    }

    /// A value in short: "nach eigenem Stich", "24 Karten", "7", "ja".
    #[must_use]
    pub fn value_label(self, option: OptionId, value: OptionValue) -> String {
        match (self.value(option, value), value) {
            (Some(value), _) => self.in_terms(value.label.into()),
            (None, OptionValue::Number(number)) => match option {
                OptionId::Pack | OptionId::RobMinTalon | OptionId::CoverMinTalon => {
                    self.cards_count(number as u8)
                }
                _ => number.to_string(),
            },
            (None, OptionValue::Word(word)) => word.into(),
            (None, OptionValue::Flag(flag)) => flag.to_string(),
        }
    }

    /// A value as a sentence: "Decken darfst du, wenn du ausspielst."; `None` where it is a number.
    #[must_use]
    pub fn value_sentence(self, option: OptionId, value: OptionValue) -> Option<String> {
        let value = self.value(option, value)?;
        Some(self.in_terms(value.sentence.into()))
    }

    /// Why a mix of options cannot be played.
    #[must_use]
    pub fn conflict(self, conflict: RulesConflict) -> String {
        self.in_terms(say!(self, options::conflict(conflict)))
    }

    /// Below an option that differs from its preset: "Geändert gegenüber Paderborner 66."
    #[must_use]
    pub fn changed_from(self, preset: Preset) -> String {
        say!(self, options::changed_from(self.preset(preset)))
    }

    /// The button that undoes such changes: "Auf Paderborner 66 zurücksetzen".
    #[must_use]
    pub fn reset_to(self, preset: Preset) -> String {
        say!(self, options::reset_to(self.preset(preset)))
    }
}
