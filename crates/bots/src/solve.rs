//! Best play when every card is known, for any game: simple and slow. The terminal program shows it, and the
//! faster solvers are checked against it.

use sechsundsechzig_engine::deal::{Action, Deal, Turn};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::match_score::credited;
use std::collections::HashMap;

/// What every legal action of the seat to act is worth to its side under best play of all, who see
/// every card: its game points less everybody else's. Where a deal gives no game points (3.2, 6.6)
/// it is card points and marriages, or marks.
///
/// With two sides the answer is exact. With three, each player is taken to maximise just that
/// difference, the first best action in the order of [`Action`] settling what is equal.
///
/// The effort grows with the cards still hidden in the talon: positions with four or fewer to draw
/// take seconds, the first lead of a deal more than a lifetime.
#[must_use]
pub fn values(deal: &AnyDeal) -> Vec<(Action, i32)> {
    let Turn::Seat(seat) = deal.turn() else {
        return Vec::new();
    };
    let side = deal.rules().game.side_of(seat);
    let mut solver = Solver::default();
    let mut legal = deal.legal_actions();
    legal.sort_unstable();
    legal
        .into_iter()
        .map(|action| {
            let mut next = deal.clone();
            next.play_unchecked(action, &mut ());
            (action, solver.value_for(&next, side))
        })
        .collect()
}

/// Each side's points less all the others'.
type Outcome = [i32; 4];

#[derive(Default)]
struct Solver {
    /// With two sides: bounds of side 0's value, for each position met.
    bounds: HashMap<AnyDeal, (i32, i32)>,
    /// With three: the outcome of each position met.
    outcomes: HashMap<AnyDeal, Outcome>,
}

/// More than any outcome.
const INFINITY: i32 = 10_000;

impl Solver {
    fn value_for(&mut self, deal: &AnyDeal, side: usize) -> i32 {
        if deal.rules().game.sides() == 2 {
            let value = self.alpha_beta(deal, -INFINITY, INFINITY);
            if side == 0 { value } else { -value }
        } else {
            self.each_for_himself(deal)[side]
        }
    }

    /// Side 0's value between two bounds, or a bound on it beyond them.
    fn alpha_beta(&mut self, deal: &AnyDeal, mut alpha: i32, mut beta: i32) -> i32 {
        let Turn::Seat(seat) = deal.turn() else {
            return outcome(deal)[0];
        };
        let between_tricks = deal.legal_actions().len() > 1;
        if between_tricks && let Some(&(low, high)) = self.bounds.get(deal) {
            if low >= beta || low == high {
                return low;
            }
            if high <= alpha {
                return high;
            }
            alpha = alpha.max(low);
            beta = beta.min(high);
        }
        let maximises = deal.rules().game.side_of(seat) == 0;
        let (asked_above, asked_below) = (alpha, beta);
        let mut best = if maximises { -INFINITY } else { INFINITY };
        for action in deal.legal_actions() {
            let mut next = deal.clone();
            next.play_unchecked(action, &mut ());
            let value = self.alpha_beta(&next, alpha, beta);
            if maximises {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            if alpha >= beta {
                break;
            }
        }
        if between_tricks {
            let bounds = self
                .bounds
                .entry(deal.clone())
                .or_insert((-INFINITY, INFINITY));
            if best > asked_above {
                bounds.0 = bounds.0.max(best);
            }
            if best < asked_below {
                bounds.1 = bounds.1.min(best);
            }
        }
        best
    }

    fn each_for_himself(&mut self, deal: &AnyDeal) -> Outcome {
        let Turn::Seat(seat) = deal.turn() else {
            return outcome(deal);
        };
        if let Some(known) = self.outcomes.get(deal) {
            return *known;
        }
        let side = deal.rules().game.side_of(seat);
        let mut legal = deal.legal_actions();
        legal.sort_unstable();
        let mut best: Option<Outcome> = None;
        for action in legal {
            let mut next = deal.clone();
            next.play_unchecked(action, &mut ());
            let found = self.each_for_himself(&next);
            if best.is_none_or(|best| found[side] > best[side]) {
                best = Some(found);
            }
        }
        let best = best.unwrap_or_default();
        self.outcomes.insert(deal.clone(), best);
        best
    }
}

fn outcome(deal: &AnyDeal) -> Outcome {
    let Some(result) = deal.result() else {
        return Outcome::default();
    };
    let credited = credited(deal.rules().game, &result);
    let points = |side: usize| i32::from(credited[side]);
    let sides = credited.as_slice().len();
    let all: i32 = (0..sides).map(points).sum();
    let mut outcome = Outcome::default();
    for (side, value) in outcome.iter_mut().enumerate().take(sides) {
        *value = 2 * points(side) - all;
    }
    outcome
}
