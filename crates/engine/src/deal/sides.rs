//! Sides at the table: which game puts which seats together, and what counts for a side.

use super::{DealResult, Seat, Side};
use crate::rules::{Game, Rules, SchneiderCounts};

impl Game {
    /// The side of a seat.
    #[must_use]
    pub const fn side_of(self, seat: Seat) -> Side {
        match self {
            Game::Four => (seat.0 & 1) as usize,
            _ => seat.index(),
        }
    }

    /// What the marriages of a side count at the end: nothing without a trick (2.12), but at once for
    /// four (5.4).
    ///
    /// # Panics
    /// May panic if there is no such side, as [`PerSide`](super::PerSide) does.
    #[must_use]
    pub fn melds_counting(self, result: &DealResult, side: Side) -> u16 {
        if result.tricks[side] > 0 || self == Game::Four {
            result.melds[side]
        } else {
            0
        }
    }
}

impl Rules {
    /// What counts against Schneider for a side at the end (2.25).
    ///
    /// # Panics
    /// May panic if there is no such side, as [`PerSide`](super::PerSide) does.
    #[must_use]
    pub fn against_schneider(&self, result: &DealResult, side: Side) -> u16 {
        let melds = match self.schneider_counts {
            SchneiderCounts::Tricks => 0,
            SchneiderCounts::TricksAndMelds => self.game.melds_counting(result, side),
        };
        result.card_points[side] + melds
    }
}
