//! What a deal's outcome is worth to a search.

use crate::bots::searchable::Rewards;

/// The most match points a deal between two can move.
const MOST: i8 = 3;

/// Seat 0's reward for each balance of match points, from three lost to three won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Worth([f32; 7]);

impl Worth {
    /// Each match point is worth the same.
    pub fn of_points() -> Worth {
        let mut worth = [0.5; 7];
        for (value, balance) in worth.iter_mut().zip(-MOST..=MOST) {
            *value = 0.5 + f32::from(balance) / f32::from(2 * MOST);
        }
        Worth(worth)
    }

    /// Both seats' rewards.
    #[inline]
    pub fn rewards(&self, balance: i8) -> Rewards {
        let first = self.0[(balance.clamp(-MOST, MOST) + MOST) as usize];
        [first, 1.0 - first, 0.5, 0.5]
    }
}
