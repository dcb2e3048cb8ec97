//! Rules that are known to be consistent.

use super::*;
use crate::cards::{Card, CardSet, Rank};
use std::fmt;
use std::ops::Deref;

/// Consistent rules, as every deal holds them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CheckedRules(Rules);

impl Deref for CheckedRules {
    type Target = Rules;
    #[inline]
    fn deref(&self) -> &Rules {
        &self.0
    }
}

impl CheckedRules {
    /// Card points of a card (1.3).
    #[inline]
    #[must_use]
    pub const fn card_points(&self, card: Card) -> u16 {
        // An entry for each remainder by 16, so that indexing needs no bounds check.
        const POINTS: [u8; 16] = [0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 10, 0, 0, 0, 0];
        let rank = card.index() % POINTS.len();
        // Arithmetic instead of a branch, which would often be mispredicted.
        POINTS[rank] as u16 + (rank == Rank::Ace as usize) as u16 * self.0.ace_points as u16
    }

    /// Card points of several cards (1.3).
    #[must_use]
    pub fn points_in(&self, cards: CardSet) -> u16 {
        cards.iter().map(|card| self.card_points(card)).sum()
    }
}

impl Preset {
    /// Its rules, ready to play.
    #[must_use]
    pub const fn checked(self) -> CheckedRules {
        CheckedRules(self.rules())
    }
}

/// Why a mix of options cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RulesConflict {
    /// A number is out of its range.
    OutOfRange {
        /// The option.
        option: OptionId,
        /// The least it may be.
        low: u16,
        /// The most it may be.
        high: u16,
    },
    /// This game cannot be played with a pack of that size.
    Pack(PackSize),
    /// This game has no talon that could be covered, so its last trick cannot depend on it.
    LastTrickNeedsTalon,
    /// Robbing asks for more talon cards than there can ever be when somebody may rob.
    RobNeverPossible {
        /// The talon cards it asks for.
        asked: u8,
        /// The most there can be.
        most: u8,
    },
    /// Covering asks for more talon cards than there can ever be when somebody may cover.
    CoverNeverPossible {
        /// The talon cards it asks for.
        asked: u8,
        /// The most there can be.
        most: u8,
    },
}

impl fmt::Display for RulesConflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            RulesConflict::OutOfRange { option, low, high } => {
                write!(f, "`{option}` must be from {low} to {high}")
            }
            RulesConflict::Pack(size) => {
                write!(
                    f,
                    "`pack`: this game cannot be played with {} cards",
                    size.card_count()
                )
            }
            RulesConflict::LastTrickNeedsTalon => {
                write!(
                    f,
                    "`last_trick`: this game has no talon to cover; choose ten or none"
                )
            }
            RulesConflict::RobNeverPossible { asked, most } => {
                write!(
                    f,
                    "`rob_min_talon` {asked}: the talon never has more than {most} cards when one may rob"
                )
            }
            RulesConflict::CoverNeverPossible { asked, most } => {
                write!(
                    f,
                    "`cover_min_talon` {asked}: the talon never has more than {most} cards when one may cover"
                )
            }
        }
    }
}

impl std::error::Error for RulesConflict {}

impl Rules {
    /// Whether these rules can be played.
    ///
    /// # Errors
    /// Every contradiction there is, at once.
    pub fn check(self) -> Result<CheckedRules, Vec<RulesConflict>> {
        let mut conflicts = Vec::new();
        for &option in self.game.options() {
            if let OptionValue::Number(number) = self.get(option)
                && let Some((low, high)) = self.range(option)
                && !(low..=high).contains(&number)
            {
                conflicts.push(RulesConflict::OutOfRange { option, low, high });
            }
        }
        if !self.packs().contains(&self.pack) {
            conflicts.push(RulesConflict::Pack(self.pack));
        }
        if self.last_trick == LastTrick::TenUnlessCovered
            && matches!(self.game, Game::Three | Game::Four)
        {
            conflicts.push(RulesConflict::LastTrickNeedsTalon);
        }
        if matches!(self.game, Game::TwoHanded | Game::Rotating) {
            self.check_talon(&mut conflicts);
        }
        if conflicts.is_empty() {
            Ok(CheckedRules(self))
        } else {
            Err(conflicts)
        }
    }

    /// The lowest and the highest value of an option that is a number; `None` for the others and for the pack, whose
    /// sizes [`packs`](Rules::packs) lists.
    #[must_use]
    pub const fn range(self, id: OptionId) -> Option<(u16, u16)> {
        match id {
            OptionId::AcePoints => Some((11, 12)),
            OptionId::Target if matches!(self.game, Game::Penneech) => Some((1, 999)),
            OptionId::Target => Some((1, 99)),
            OptionId::RobMinTalon | OptionId::CoverMinTalon => Some((1, 22)),
            _ => None,
        }
    }

    /// The packs this game can be played with.
    #[must_use]
    pub const fn packs(self) -> &'static [PackSize] {
        match self.game {
            Game::Three | Game::Four => &[PackSize::TwentyFour],
            Game::Penneech => &[PackSize::ThirtyTwo, PackSize::FiftyTwo],
            _ => &[PackSize::Twenty, PackSize::TwentyFour, PackSize::ThirtyTwo],
        }
    }

    fn check_talon(self, conflicts: &mut Vec<RulesConflict>) {
        let dealt = 2 * self.packets.hand_size();
        let talon = self.pack.card_count().saturating_sub(dealt) as u8;
        let after_a_draw = talon.saturating_sub(2);
        let first_rob_follows_a_draw = match self.rob {
            Rob::WhenDrawn => true,
            Rob::AfterOwnTrick | Rob::OnLeadAfterTrick => !self.rob_before_draw,
            Rob::OnLead | Rob::Never => false,
        };
        let most_to_rob = if first_rob_follows_a_draw {
            after_a_draw
        } else {
            talon
        };
        if self.rob != Rob::Never
            && (1..=22).contains(&self.rob_min_talon)
            && self.rob_min_talon > most_to_rob
        {
            conflicts.push(RulesConflict::RobNeverPossible {
                asked: self.rob_min_talon,
                most: most_to_rob,
            });
        }
        let first_cover_follows_a_draw = self.cover == Cover::JustWon && !self.cover_before_draw;
        let most_to_cover = if first_cover_follows_a_draw {
            after_a_draw
        } else {
            talon
        };
        if (1..=22).contains(&self.cover_min_talon) && self.cover_min_talon > most_to_cover {
            conflicts.push(RulesConflict::CoverNeverPossible {
                asked: self.cover_min_talon,
                most: most_to_cover,
            });
        }
    }
}
