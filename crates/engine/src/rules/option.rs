//! Options by name: what a rules page, a link and a record need.

use super::*;
use crate::ParseError;
use std::fmt;
use std::str::FromStr;

macro_rules! options {
    ($($(#[$doc:meta])* $name:ident = $key:literal $kind:ident $field:ident $($of:ident)?;)+) => {
        /// The name of an option.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum OptionId { $($(#[$doc])* $name,)+ }

        impl OptionId {
            /// Every option, in the rulebook's order.
            pub const ALL: &'static [OptionId] = &[$(OptionId::$name,)+];

            /// The rulebook's name, as records and links write it.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(OptionId::$name => $key,)+ }
            }

            /// The words it can be set to; none where it is a number or a yes or no.
            #[must_use]
            pub const fn words(self) -> &'static [&'static str] {
                match self { $(OptionId::$name => options!(@words $kind $($of)?),)+ }
            }
        }

        impl Rules {
            /// The value of an option.
            #[must_use]
            pub fn get(&self, id: OptionId) -> OptionValue {
                match id { $(OptionId::$name => options!(@get self $kind $field),)+ }
            }

            /// Changes an option. Whether a number is within its range, and whether the game has the option at all, is
            /// for [`Rules::check`] and [`Game::options`] to say.
            ///
            /// # Errors
            /// When the value is not of the option's kind, or not one of its words.
            pub fn set(&mut self, id: OptionId, value: OptionValue) -> Result<(), OptionError> {
                let unknown = OptionError::Value(id);
                match id { $(OptionId::$name => options!(@set self unknown value $kind $field $($of)?),)+ }
                Ok(())
            }
        }
    };
    (@words word $of:ident) => { $of::NAMES };
    (@words $kind:ident) => { &[] };
    (@get $rules:ident word $field:ident) => { OptionValue::Word($rules.$field.as_str()) };
    (@get $rules:ident number $field:ident) => { OptionValue::Number(u16::from($rules.$field)) };
    (@get $rules:ident flag $field:ident) => { OptionValue::Flag($rules.$field) };
    (@get $rules:ident pack $field:ident) => { OptionValue::Number($rules.$field as u16) };
    (@set $rules:ident $unknown:ident $value:ident word $field:ident $of:ident) => {
        match $value {
            OptionValue::Word(word) => $rules.$field = word.parse().map_err(|_| $unknown)?,
            _ => return Err($unknown),
        }
    };
    (@set $rules:ident $unknown:ident $value:ident number $field:ident) => {
        match $value {
            OptionValue::Number(number) => $rules.$field = number.try_into().map_err(|_| $unknown)?,
            _ => return Err($unknown),
        }
    };
    (@set $rules:ident $unknown:ident $value:ident flag $field:ident) => {
        match $value {
            OptionValue::Flag(flag) => $rules.$field = flag,
            _ => return Err($unknown),
        }
    };
    (@set $rules:ident $unknown:ident $value:ident pack $field:ident) => {
        match $value {
            OptionValue::Number(number) => {
                $rules.$field = PackSize::from_card_count(number.into()).ok_or($unknown)?;
            }
            _ => return Err($unknown),
        }
    };
}

options! {
    /// 1.4, 6.8: how many cards the pack has: 20, 24, 32 or 52, which of them depends on the game ([`Rules::packs`]).
    Pack = "pack" pack pack;
    /// 1.3: card points of an ace, 11 or 12.
    AcePoints = "ace_points" number ace_points;
    /// 2.2: who deals the next deal.
    NextDealer = "next_dealer" word next_dealer NextDealer;
    /// 2.3: the packets the hands are dealt in.
    Packets = "packets" word packets Packets;
    /// 2.3: which card of the pack is turned up.
    TrumpCard = "trump_card" word trump_card TrumpCard;
    /// 2.8 to 2.10, 4.3: the duty to follow once the talon is used up or covered.
    StrictPlay = "strict_play" word strict_play StrictPlay;
    /// 2.12: from when a marriage may be announced.
    MeldFrom = "meld_from" word meld_from MeldFrom;
    /// 2.13: until when a marriage may be announced.
    MeldUntil = "meld_until" word meld_until MeldUntil;
    /// 2.14: whether a marriage may be announced once the talon is covered.
    MeldWhenCovered = "meld_when_covered" word meld_when_covered MeldWhenCovered;
    /// 2.15: who may rob.
    Rob = "rob" word rob Rob;
    /// 7: how many cards must lie in the talon for robbing, the turned-up one included; 1 to 22.
    RobMinTalon = "rob_min_talon" number rob_min_talon;
    /// 2.17: who may cover.
    Cover = "cover" word cover Cover;
    /// 7: how many cards must lie in the talon for covering, the turned-up one included; 1 to 22.
    CoverMinTalon = "cover_min_talon" number cover_min_talon;
    /// 7: whether the winner of a trick may cover before drawing.
    CoverBeforeDraw = "cover_before_draw" flag cover_before_draw;
    /// 7: whether the winner of a trick may rob before drawing.
    RobBeforeDraw = "rob_before_draw" flag rob_before_draw;
    /// 2.22: how many card points the last trick counts extra.
    LastTrick = "last_trick" word last_trick LastTrick;
    /// 7.1: whether the last trick wins a deal that is played out with the talon not covered.
    LastTrickWinsDeal = "last_trick_wins_deal" flag last_trick_wins_deal;
    /// 2.23: what an equal count means.
    Tie = "tie" word tie Tie;
    /// 2.25: what counts against Schneider.
    SchneiderCounts = "schneider_counts" word schneider_counts SchneiderCounts;
    /// 2.26: how many game points a false claim costs.
    FalseClaim = "false_claim" word false_claim FalseClaim;
    /// 2.27: how many game points a failed cover costs.
    FailedCover = "failed_cover" word failed_cover FailedCover;
    /// 2.28: whether a won cover is scored on what the opponent had when the talon was covered.
    CoverSnapshot = "cover_snapshot" flag cover_snapshot;
    /// 2.29: what happens to a player who lifts two talon cards at once.
    DoubleDraw = "double_draw" word double_draw DoubleDraw;
    /// 2.30: whether illegal moves are prevented or punished.
    Referee = "referee" word referee Referee;
    /// 2.31, 6.8: the points that win the match: game points, 1 to 99; in Penneech marks, 1 to 999.
    Target = "target" number target;
    /// 2.32: whether a match lost without a point counts two Bummerl.
    ShutoutDoubles = "shutout_doubles" flag shutout_doubles;
    /// 3.2: how free choice of trumps is decided.
    MatchLength = "match" word match_length MatchLength;
    /// 4.2: whether forehand must name trumps.
    TrumpRight = "trump_right" word trump_right TrumpRight;
    /// 4.4: whether marriages may be announced before the first lead.
    OpeningMelds = "opening_melds" flag opening_melds;
    /// 5.2: what fixes trumps in the game for four.
    FourTrump = "four_trump" word four_trump FourTrump;
    /// 6.8: when a scoring card scores in Penneech.
    ScoreWhen = "score_when" word score_when ScoreWhen;
    /// 6.8: which cards score in Penneech.
    ScoringCards = "scoring_cards" word scoring_cards ScoringCards;
    /// 6.8: the duty to follow in Penneech.
    Follow = "follow" word follow Follow;
}

impl fmt::Display for OptionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for OptionId {
    type Err = ParseError;

    fn from_str(name: &str) -> Result<OptionId, ParseError> {
        let mut all = OptionId::ALL.iter().copied();
        all.find(|id| id.as_str() == name).ok_or(ParseError)
    }
}

impl OptionId {
    /// The value a text stands for, as a link writes it: one of the option's words, a number, `true` or `false`.
    /// Whether the option can have it is for [`Rules::set`] and [`Rules::check`] to say.
    #[must_use]
    pub fn parse(self, text: &str) -> Option<OptionValue> {
        if let Some(word) = self.words().iter().find(|word| **word == text) {
            return Some(OptionValue::Word(word));
        }
        match text {
            "true" => Some(OptionValue::Flag(true)),
            "false" => Some(OptionValue::Flag(false)),
            number => number.parse().ok().map(OptionValue::Number),
        }
    }
}

impl Game {
    /// The options its family has (section 8).
    #[must_use]
    pub const fn options(self) -> &'static [OptionId] {
        use OptionId::*;
        match self {
            Game::TwoHanded => &[
                Pack,
                AcePoints,
                NextDealer,
                Packets,
                TrumpCard,
                StrictPlay,
                MeldFrom,
                MeldUntil,
                MeldWhenCovered,
                Rob,
                RobMinTalon,
                Cover,
                CoverMinTalon,
                CoverBeforeDraw,
                RobBeforeDraw,
                LastTrick,
                LastTrickWinsDeal,
                Tie,
                SchneiderCounts,
                FalseClaim,
                FailedCover,
                CoverSnapshot,
                DoubleDraw,
                Referee,
                Target,
                ShutoutDoubles,
            ],
            Game::Rotating => &[
                Pack,
                AcePoints,
                Packets,
                TrumpCard,
                StrictPlay,
                MeldFrom,
                MeldUntil,
                MeldWhenCovered,
                Rob,
                RobMinTalon,
                Cover,
                CoverMinTalon,
                CoverBeforeDraw,
                RobBeforeDraw,
                LastTrick,
                LastTrickWinsDeal,
                Tie,
                SchneiderCounts,
                FalseClaim,
                FailedCover,
                CoverSnapshot,
                DoubleDraw,
                Referee,
                Target,
                ShutoutDoubles,
            ],
            Game::FreeTrumps => &[
                Pack,
                AcePoints,
                NextDealer,
                Packets,
                StrictPlay,
                MeldFrom,
                MeldUntil,
                LastTrick,
                DoubleDraw,
                Referee,
                ShutoutDoubles,
                MatchLength,
            ],
            Game::AceOfHearts => &[
                Pack,
                AcePoints,
                NextDealer,
                Packets,
                StrictPlay,
                MeldFrom,
                MeldUntil,
                LastTrick,
                Tie,
                SchneiderCounts,
                FalseClaim,
                DoubleDraw,
                Referee,
                Target,
                ShutoutDoubles,
            ],
            Game::Three => &[
                AcePoints,
                TrumpRight,
                OpeningMelds,
                StrictPlay,
                SchneiderCounts,
                LastTrick,
                Referee,
                Target,
                ShutoutDoubles,
            ],
            Game::Four => &[
                AcePoints,
                FourTrump,
                Tie,
                SchneiderCounts,
                FalseClaim,
                LastTrick,
                Referee,
                Target,
                ShutoutDoubles,
            ],
            Game::Penneech => &[Pack, Target, ScoreWhen, ScoringCards, Follow, Referee],
        }
    }
}

impl Preset {
    /// Its rules with options changed. In Penneech a changed pack brings its target with it, 61 or
    /// 91, unless the target is changed too (6.8).
    ///
    /// # Errors
    /// When a value is not one of its option's.
    pub fn with(self, changes: &[(OptionId, OptionValue)]) -> Result<Rules, OptionError> {
        let mut rules = self.rules();
        for packs_first in [true, false] {
            for &(id, value) in changes {
                if (id == OptionId::Pack) == packs_first {
                    rules.set(id, value)?;
                    if packs_first && rules.game == Game::Penneech {
                        rules.target = match rules.pack {
                            PackSize::ThirtyTwo => 91,
                            _ => 61,
                        };
                    }
                }
            }
        }
        Ok(rules)
    }

    /// What to change in its rules to get these, such that [`with`](Preset::with) gives them back.
    #[must_use]
    pub fn changes_to(self, rules: &Rules) -> Vec<(OptionId, OptionValue)> {
        let base = self.rules();
        let target_follows = base.game == Game::Penneech && base.pack != rules.pack;
        base.game
            .options()
            .iter()
            .filter(|id| {
                base.get(**id) != rules.get(**id) || (target_follows && **id == OptionId::Target)
            })
            .map(|id| (*id, rules.get(*id)))
            .collect()
    }
}

/// The values of options that did not exist from the start. Links and records that do not name such an option may be
/// older than it and are read with this value; today's writers name it wherever its value is another.
pub const LEGACY_VALUES: &[(OptionId, OptionValue)] =
    &[(OptionId::RobBeforeDraw, OptionValue::Flag(true))];

/// The value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OptionValue {
    /// One of the rulebook's words.
    Word(&'static str),
    /// A number.
    Number(u16),
    /// Yes or no.
    Flag(bool),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Word(word) => f.write_str(word),
            OptionValue::Number(number) => write!(f, "{number}"),
            OptionValue::Flag(flag) => write!(f, "{flag}"),
        }
    }
}

/// An option cannot have this value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// The value is not one of that option's.
    Value(OptionId),
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OptionError::Value(id) = self;
        write!(f, "`{}` has no such value", id.as_str())?;
        if !id.words().is_empty() {
            write!(f, "; it is one of {}", id.words().join(", "))?;
        }
        Ok(())
    }
}

impl std::error::Error for OptionError {}
