//! How a finished deal was decided.

use crate::deal::{Clause, Reason, Seat};
use crate::rules::FalseClaim;

/// Who wins, why and how much.
pub(super) struct Verdict {
    /// A seat, in the game for four the lowest seat of the side.
    pub winner: Option<Seat>,
    pub reason: Reason,
    /// Game points.
    pub points: u16,
    pub clause: Clause,
}

impl Verdict {
    pub const fn won(winner: Seat, reason: Reason, points: u16, clause: Clause) -> Verdict {
        Verdict {
            winner: Some(winner),
            reason,
            points,
            clause,
        }
    }

    pub const fn nobody(reason: Reason, clause: Clause) -> Verdict {
        Verdict {
            winner: None,
            reason,
            points: 0,
            clause,
        }
    }

    /// The opponent has claimed falsely (2.26); `has_trick` says whether the winner has one.
    pub const fn false_claim(winner: Seat, price: FalseClaim, has_trick: bool) -> Verdict {
        let points = match price {
            FalseClaim::TwoOrThree if !has_trick => 3,
            FalseClaim::TwoOrThree | FalseClaim::Two => 2,
            FalseClaim::Three => 3,
        };
        Verdict::won(winner, Reason::FalseClaim, points, Clause(2, 26))
    }

    /// Seat 0's game points less seat 1's, of a deal for two.
    pub fn balance(&self) -> i8 {
        match self.winner {
            Some(Seat(0)) => self.points as i8,
            Some(_) => -(self.points as i8),
            None => 0,
        }
    }
}
