//! Plays a random action, but no offence and no claim it knows to be false.

use super::{Bot, Budget, Decision, FastRng, Searchable, seed_from};
use sechsundsechzig_engine::deal::{Observation, View};

/// The bot that chooses at random.
#[derive(Clone, Debug)]
pub struct Random {
    seed: u64,
}

impl Random {
    /// With this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Random {
        Random { seed }
    }
}

impl<D: Searchable> Bot<D> for Random {
    fn decide(&mut self, seen: &Observation<D::View>, _: Budget) -> Decision {
        let mut rng = FastRng::new(seed_from(seen, self.seed));
        let world = seen.view.sample_world(&mut rng);
        let candidates = world.candidates();
        Decision::of(candidates[rng.below(candidates.len())])
    }
}
