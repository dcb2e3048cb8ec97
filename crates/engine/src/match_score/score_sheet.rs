//! The Bummerl score sheet: the score over finished matches.

use super::MatchEnd;
use serde::{Deserialize, Serialize};

/// The score of one game between the same players over all their matches: fewest Bummerl is best (2.32).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// Matches finished.
    pub matches: u32,
    /// Matches won by each side.
    pub won: Vec<u32>,
    /// Bummerl of each side.
    pub bummerl: Vec<u32>,
}

impl ScoreSheet {
    /// Adds a finished match.
    pub fn add(&mut self, end: &MatchEnd) {
        let sides = end.bummerl.as_slice().len();
        self.won.resize(sides.max(self.won.len()), 0);
        self.bummerl.resize(sides.max(self.bummerl.len()), 0);
        self.matches = self.matches.saturating_add(1);
        if let Some(won) = self.won.get_mut(end.winner.index()) {
            *won = won.saturating_add(1);
        }
        for (side, more) in end.bummerl.as_slice().iter().enumerate() {
            self.bummerl[side] = self.bummerl[side].saturating_add(u32::from(*more));
        }
    }
}
