//! Deals that are watched, and played again after somebody else.

use super::Words;
use super::hints::fill;

impl Words {
    /// Where in a deal one is: "Zug 5 von 30", "Vor dem ersten Zug".
    #[must_use]
    pub fn replay_place(self, at: usize, of: usize) -> String {
        match at {
            0 => say!(self, replay::BEFORE).into(),
            _ => fill(say!(self, replay::PLACE), &[at.to_string(), of.to_string()]),
        }
    }
}
