//! The rules in force, told: put together from the same values the engine plays by.

use super::hints::fill;
use super::{Group, Words};
use sechsundsechzig_engine::cards::{PackSize, Rank};
use sechsundsechzig_engine::rules::*;

/// A paragraph of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// What it is about; [`Words::group`] gives its title.
    pub group: Group,
    /// Its sentences.
    pub text: String,
}

/// A paragraph being written.
struct Writer<'a> {
    words: Words,
    rules: &'a Rules,
    text: String,
}

impl Writer<'_> {
    fn add(mut self, sentence: &str) -> Self {
        if !self.text.is_empty() && !sentence.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(sentence);
        self
    }

    /// The sentence of each option the game has.
    fn values(mut self, options: &[OptionId]) -> Self {
        for &option in options {
            if self.rules.game.options().contains(&option)
                && let Some(value) = self.words.value_in(self.rules, option)
            {
                self = self.add(value.sentence);
            }
        }
        self
    }

    fn add_if(self, condition: bool, sentence: &str) -> Self {
        if condition { self.add(sentence) } else { self }
    }
}

impl Words {
    /// A game in two lines: what it is played with and how it is won.
    #[must_use]
    pub fn summary(self, rules: &Rules) -> String {
        let cards = join!(
            self.pack(rules.pack.card_count(), rules.pack.lowest_rank()),
            "."
        );
        let aim = match rules.game {
            Game::Penneech => say!(self, explain::AIM_PENNEECH),
            Game::FreeTrumps => say!(self, explain::AIM_FREE),
            Game::Three => say!(self, explain::AIM_THREE),
            _ => say!(self, explain::AIM),
        };
        self.in_terms(join!(cards, " ", aim))
    }

    /// The rules in force, a paragraph for each group that has something to say.
    #[must_use]
    pub fn explain(self, rules: &Rules) -> Vec<Paragraph> {
        Group::ALL
            .into_iter()
            .map(|group| Paragraph {
                group,
                text: self.paragraph(group, rules),
            })
            .filter(|paragraph| !paragraph.text.is_empty())
            .collect()
    }

    fn paragraph(self, group: Group, rules: &Rules) -> String {
        let writer = Writer {
            words: self,
            rules,
            text: String::new(),
        };
        let writer = match group {
            Group::Dealing => self.dealing(writer, rules),
            Group::Trumps => self.trump_rules(writer, rules),
            Group::Play => self.play(writer, rules),
            Group::Melding => self.melding(writer, rules),
            Group::Robbing => self.robbing(writer, rules),
            Group::Covering => self.covering(writer, rules),
            Group::Out => self.going_out(writer, rules),
            Group::Scoring => self.scoring(writer, rules),
            Group::Match => self.match_rules(writer, rules),
            Group::Referee if rules.referee == Referee::Punish => {
                writer.values(&[OptionId::Referee, OptionId::DoubleDraw])
            }
            Group::Referee => writer,
        };
        self.in_terms(writer.text)
    }

    fn dealing<'a>(self, writer: Writer<'a>, rules: &Rules) -> Writer<'a> {
        let writer = writer.add(&join!(
            self.pack(rules.pack.card_count(), rules.pack.lowest_rank()),
            "."
        ));
        match rules.game {
            Game::Penneech => writer.add(say!(self, explain::DEAL_PENNEECH)),
            Game::Three => writer.add(say!(self, explain::DEAL_THREE)),
            Game::Four => writer.add(say!(self, explain::DEAL_FOUR)),
            game => {
                let hand = say!(self, explain::hand(rules.packets.hand_size()));
                let writer = writer.add(hand).values(&[
                    OptionId::Packets,
                    OptionId::TrumpCard,
                    OptionId::NextDealer,
                ]);
                let writer = writer.add_if(game != Game::Rotating, say!(self, explain::FIRST_LEAD));
                match game {
                    Game::Rotating => writer.add(say!(self, explain::DEAL_ROTATING)),
                    Game::FreeTrumps | Game::AceOfHearts => {
                        writer.add(say!(self, explain::NOTHING_TURNED))
                    }
                    _ => writer,
                }
            }
        }
    }

    fn trump_rules<'a>(self, writer: Writer<'a>, rules: &Rules) -> Writer<'a> {
        let text = match rules.game {
            Game::TwoHanded | Game::Rotating => say!(self, explain::TRUMP_TURNED),
            Game::FreeTrumps => say!(self, explain::TRUMP_FREE),
            Game::AceOfHearts => say!(self, explain::TRUMP_ACE),
            Game::Penneech => say!(self, explain::TRUMP_PENNEECH),
            Game::Three | Game::Four => "",
        };
        writer
            .add(text)
            .values(&[OptionId::TrumpRight, OptionId::FourTrump])
    }

    fn play<'a>(self, writer: Writer<'a>, rules: &Rules) -> Writer<'a> {
        if rules.game == Game::Penneech {
            return writer
                .add(say!(self, explain::RANKS_PENNEECH))
                .values(&[OptionId::Follow])
                .add(say!(self, explain::PLAY_PENNEECH));
        }
        let ranks = say!(
            self,
            explain::ranks(rules.ace_points, worthless(rules.pack), self.cards)
        );
        let writer = writer.add(&ranks).add(say!(self, explain::TRICK));
        match rules.game {
            Game::Three => writer
                .add(say!(self, explain::STRICT_AT_ONCE))
                .values(&[OptionId::StrictPlay])
                .add(say!(self, explain::OVERTRUMP)),
            Game::Four => writer
                .add(say!(self, explain::STRICT_AT_ONCE))
                .add(say!(self, values::strict_play(rules.strict_play)).sentence)
                .add(say!(self, explain::OVERTRUMP_PARTNER)),
            Game::FreeTrumps | Game::AceOfHearts => writer
                .add(say!(self, explain::TALON_PLAY))
                .add(say!(self, explain::STRICT_WITHOUT_COVER))
                .values(&[OptionId::StrictPlay]),
            _ => writer
                .add(say!(self, explain::TALON_PLAY))
                .add(say!(self, explain::STRICT_LATER))
                .values(&[OptionId::StrictPlay]),
        }
    }

    fn melding<'a>(self, writer: Writer<'a>, rules: &Rules) -> Writer<'a> {
        let pair = |text: &str| fill(text, &[self.rank(Rank::Queen).into()]);
        match rules.game {
            Game::Penneech => writer,
            Game::FreeTrumps => writer
                .add(&pair(say!(self, explain::MELD_FREE)))
                .values(&[OptionId::MeldFrom, OptionId::MeldUntil]),
            Game::Three => writer
                .add(&pair(say!(self, explain::MELD)))
                .add(say!(self, explain::MELD_THREE))
                .values(&[OptionId::OpeningMelds]),
            Game::Four => writer
                .add(&pair(say!(self, explain::MELD)))
                .add(say!(self, explain::MELD_FOUR)),
            _ => writer
                .add(&pair(say!(self, explain::MELD)))
                .add(say!(self, explain::MELD_PLAYED))
                .values(&[
                    OptionId::MeldFrom,
                    OptionId::MeldUntil,
                    OptionId::MeldWhenCovered,
                ]),
        }
    }

    fn robbing<'a>(self, writer: Writer<'a>, rules: &Rules) -> Writer<'a> {
        if !rules.game.options().contains(&OptionId::Rob) {
            return writer;
        }
        if rules.rob == Rob::Never {
            return writer.values(&[OptionId::Rob]);
        }
        let robber = say!(self, explain::robber(rules.pack.lowest_rank(), self.cards));
        // Who has just drawn the card has nothing to draw before playing.
        let options: &[OptionId] = match rules.rob {
            Rob::WhenDrawn => &[OptionId::Rob],
            _ => &[OptionId::Rob, OptionId::RobBeforeDraw],
        };
        writer.add(&robber).values(options).add_if(
            rules.rob_min_talon > 1,
            &say!(self, explain::at_least(rules.rob_min_talon)),
        )
    }

    fn covering<'a>(self, writer: Writer<'a>, rules: &Rules) -> Writer<'a> {
        if !rules.game.options().contains(&OptionId::Cover) {
            return writer;
        }
        writer
            .add(say!(self, explain::COVER))
            .values(&[OptionId::Cover, OptionId::CoverBeforeDraw])
            .add_if(
                rules.cover_min_talon > 1,
                &say!(self, explain::at_least(rules.cover_min_talon)),
            )
    }

    fn going_out<'a>(self, writer: Writer<'a>, rules: &Rules) -> Writer<'a> {
        match rules.game {
            Game::Penneech | Game::FreeTrumps | Game::Three => writer,
            Game::Four => writer.add(say!(self, explain::OUT_FOUR)),
            _ => writer.add(say!(self, explain::OUT)),
        }
    }

    fn scoring<'a>(self, writer: Writer<'a>, rules: &Rules) -> Writer<'a> {
        match rules.game {
            Game::Penneech => writer
                .values(&[OptionId::ScoringCards, OptionId::ScoreWhen])
                .add(say!(self, explain::SCORE_PENNEECH)),
            Game::FreeTrumps => writer
                .add(say!(self, explain::SCORE_FREE))
                .values(&[OptionId::LastTrick]),
            Game::Three => writer
                .add(say!(self, explain::SCORE_THREE))
                .values(&[OptionId::LastTrick, OptionId::SchneiderCounts]),
            _ => {
                let writer = writer.add(say!(self, explain::SCORE)).values(&[
                    OptionId::SchneiderCounts,
                    OptionId::FalseClaim,
                    OptionId::FailedCover,
                ]);
                let writer = if rules.cover_snapshot {
                    writer.values(&[OptionId::CoverSnapshot])
                } else {
                    writer
                };
                let by_the_last = say!(
                    self,
                    values::last_trick_wins_deal(rules.last_trick_wins_deal)
                );
                let writer = writer
                    .values(&[OptionId::LastTrick])
                    .add(by_the_last.sentence);
                if rules.last_trick_wins_deal {
                    writer
                } else {
                    writer.values(&[OptionId::Tie])
                }
            }
        }
    }

    fn match_rules<'a>(self, writer: Writer<'a>, rules: &Rules) -> Writer<'a> {
        if rules.game == Game::FreeTrumps {
            return writer.values(&[OptionId::MatchLength, OptionId::ShutoutDoubles]);
        }
        let target = say!(self, explain::target(rules.target, rules.game));
        let writer = writer.add(&target);
        if rules.shutout_doubles {
            writer.values(&[OptionId::ShutoutDoubles])
        } else {
            writer
        }
    }
}

/// The ranks of a pack that have no card points, highest first.
fn worthless(pack: PackSize) -> &'static [Rank] {
    match pack {
        PackSize::Twenty => &[],
        PackSize::TwentyFour => &[Rank::Nine],
        PackSize::ThirtyTwo | PackSize::FiftyTwo => &[Rank::Nine, Rank::Eight, Rank::Seven],
    }
}
