//! Monte Carlo counterfactual regret minimisation (MCCFR) for positions with few hidden cards.
//!
//! A strategy depends on the information set: the player's own hand and what both players saw happen, never
//! the world. Each traversal goes through one sampled world. One player, the learner, tries the alternatives
//! and updates the regrets; the other plays the current strategy. In some traversals the searcher has the real
//! hand; in the others it is dealt anew from the opponent's view, so that the opponent learns to answer every
//! hand the searcher might have, and the searcher to play each of them.
//!
//! A new information set is not expanded but valued by a play-out, so that the tree of what is learnt grows from
//! the root.

mod infosets;
#[cfg(test)]
mod tests;
mod traversal;

use super::searchable::Searchable;
use super::{Candidate, Decision};
use sechsundsechzig_engine::deal::{Action, FastRng, View};
use sechsundsechzig_engine::sort;
use std::cmp::Reverse;
use traversal::{Learner, RootStats, Traversals};

/// The cost of an iteration of the tree search, in moves.
const MOVES_PER_ITERATION: u32 = 10;
/// Traversals of a round with the searcher's real hand.
const REAL_TRAVERSALS: u32 = 2;
/// Traversals of a round on which the opponent learns.
const OPPONENT_TRAVERSALS: u32 = 2;
/// Traversals of a round on which the searcher's other hands learn.
const REDEALT_TRAVERSALS: u32 = 1;
/// The capacity of the table of information sets, in numbers: with its slots less than 40 MB, all of it freed after the
/// decision.
const MAX_NUMBERS: usize = 1 << 21;

/// Decides for the player of this view among two candidates or more, in about the time of so many
/// iterations of the tree search.
pub(super) fn decide<D: Searchable>(
    view: &D::View,
    candidates: &[Action],
    aid: D::Aid,
    rng: FastRng,
    iterations: u32,
) -> Decision {
    let own = view.seat();
    let other = own.other();
    let most = iterations.saturating_mul(MOVES_PER_ITERATION);
    let mut traversals = Traversals::<D>::new(aid, rng, candidates.len(), MAX_NUMBERS);
    let (mut real, mut weights) = (0, 0.0);
    while real == 0 || traversals.effort < most {
        traversals.weight += 1.0;
        for number in 0..REAL_TRAVERSALS + OPPONENT_TRAVERSALS + REDEALT_TRAVERSALS {
            let mut world = D::likely_world(view, &traversals.aid, &mut traversals.rng);
            let is_real = number < REAL_TRAVERSALS;
            if is_real {
                real += 1;
                weights += traversals.weight;
            } else {
                world = world.view(other).sample_world(&mut traversals.rng);
            }
            let others = (REAL_TRAVERSALS..REAL_TRAVERSALS + OPPONENT_TRAVERSALS).contains(&number);
            let learner = Learner {
                seat: if others { other } else { own },
                has_real_hand: is_real,
            };
            traversals.traverse(world, learner);
        }
    }
    let of = |(action, stats): (&Action, &RootStats)| Candidate {
        action: *action,
        visits: (stats.strategy_sum / weights * real as f32) as u32,
        // Rounding may carry a sure win beyond 1.
        value: (stats.value_sum / weights).clamp(0.0, 1.0),
    };
    best_first(candidates.iter().zip(&traversals.root).map(of).collect())
}

fn best_first(mut candidates: Vec<Candidate>) -> Decision {
    sort::sort_by_key(&mut candidates, |found| {
        (Reverse(found.visits), -found.value, found.action)
    });
    let best = candidates[0];
    Decision {
        action: best.action,
        value: Some(best.value),
        candidates,
    }
}
