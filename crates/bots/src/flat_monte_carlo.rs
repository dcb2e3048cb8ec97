//! Flat Monte Carlo search, a baseline to measure against: UCB chooses an action, a world is sampled, and the deal is
//! played to its end at random. No tree, no inference, no solver.

use super::search_options::SearchOptions;
use super::{Bot, Budget, Candidate, Decision, FastRng, Searchable, seed_from};
use sechsundsechzig_engine::deal::{Action, ActionList, Observation, Turn, View};
use std::cmp::Reverse;

/// Weight of exploration against rewards from 0 to 1.
const EXPLORATION: f32 = 0.6;

/// Iterations where the caller asked for proof.
const INSTEAD_OF_PROOF: u32 = 50_000;

/// The bot without a tree.
#[derive(Clone, Debug)]
pub struct FlatMonteCarlo {
    seed: u64,
}

impl FlatMonteCarlo {
    /// With this seed.
    #[must_use]
    pub const fn new(seed: u64) -> FlatMonteCarlo {
        FlatMonteCarlo { seed }
    }
}

/// What was learnt of an action.
#[derive(Clone, Copy, Default)]
struct Arm {
    visits: u32,
    total: f32,
}

impl Arm {
    fn bound(self, all: u32) -> f32 {
        if self.visits == 0 {
            return f32::INFINITY;
        }
        let tries = self.visits as f32;
        self.total / tries + EXPLORATION * ((all.max(1) as f32).ln() / tries).sqrt()
    }
}

impl<D: Searchable> Bot<D> for FlatMonteCarlo {
    fn decide(&mut self, seen: &Observation<D::View>, budget: Budget) -> Decision {
        let mut rng = FastRng::new(seed_from(seen, self.seed));
        let candidates = seen.view.sample_world(&mut rng).candidates();
        if let [only] = candidates[..] {
            return Decision::of(only);
        }
        let aid = D::aid(seen, &SearchOptions::BARE);
        let iterations = match budget {
            Budget::Iterations(iterations) => iterations,
            Budget::Exact => INSTEAD_OF_PROOF,
        };
        let mut arms = vec![Arm::default(); candidates.len()];
        for number in 0..iterations {
            let bounds = arms.iter().map(|arm| arm.bound(number));
            let chosen = bounds.enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
            let chosen = chosen.map_or(0, |(place, _)| place);
            let mut world = seen.view.sample_world(&mut rng);
            world.play_unchecked(candidates[chosen], &mut ());
            play_randomly(&mut world, &mut rng);
            let side = world.side_of(seen.view.seat());
            arms[chosen].visits += 1;
            arms[chosen].total += world.rewards(&aid)[side];
        }
        decision(&candidates, &arms)
    }
}

fn play_randomly<D: Searchable>(world: &mut D, rng: &mut FastRng) {
    while world.turn() != Turn::Over {
        let candidates: ActionList = world.candidates();
        if candidates.is_empty() {
            break;
        }
        world.play_unchecked(candidates[rng.below(candidates.len())], &mut ());
    }
}

fn decision(actions: &[Action], arms: &[Arm]) -> Decision {
    let mut candidates: Vec<Candidate> = actions
        .iter()
        .zip(arms)
        .map(|(action, arm)| Candidate {
            action: *action,
            visits: arm.visits,
            value: arm.total / arm.visits.max(1) as f32,
        })
        .collect();
    candidates.sort_by_key(|found| (Reverse(found.visits), found.action));
    Decision {
        action: candidates[0].action,
        value: Some(candidates[0].value),
        candidates,
    }
}
