//! Seats and sides.

use crate::rules::Game;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, numbered clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Its number as an index into arrays that go by seat.
    ///
    /// A seat read from outside may not exist at the table. Code that cannot report an error masks the index (`& 1`, `& 3`),
    /// so that it stays within an array of two or four.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places to the left, at a table for `players`.
    ///
    /// # Panics
    /// If `players` is 0. With overflow checks, also if seat and steps add up to more than 255.
    #[must_use]
    pub const fn left(self, steps: u8, players: u8) -> Seat {
        Seat((self.0 + steps) % players)
    }

    /// Who leads to the first trick if this seat deals: the dealer's left-hand neighbour, among four the dealer's partner
    /// (5.1).
    #[must_use]
    pub const fn forehand(self, game: Game) -> Seat {
        let steps = match game {
            Game::Four => 2,
            _ => 1,
        };
        self.left(steps, game.players())
    }

    /// The other seat of a game for two; seats beyond 1 count as 0 and 1 in turn.
    #[must_use]
    pub const fn other(self) -> Seat {
        Seat(1 - (self.0 & 1))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// The number of a side, those who score together: a seat by itself, or in the game for four seats 0 and 2 (side 0)
/// against 1 and 3 (side 1). It is an index of [`PerSide`](super::PerSide).
pub type Side = usize;

/// Who is to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat.
    Seat(Seat),
    /// Nobody: the deal is over.
    Over,
}

impl Turn {
    /// The seat to act, unless the deal is over.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            Turn::Over => None,
        }
    }
}
