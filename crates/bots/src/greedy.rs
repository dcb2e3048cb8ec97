//! The greedy bot: a careful beginner's rules of thumb, no search.

use super::{Bot, Budget, Decision, FastRng, Searchable, seed_from};
use sechsundsechzig_engine::deal::Observation;

/// The bot that plays by each game's rules of thumb.
#[derive(Clone, Debug)]
pub struct Greedy {
    seed: u64,
}

impl Greedy {
    /// With this seed for the choices that the rules of thumb leave open.
    #[must_use]
    pub const fn new(seed: u64) -> Greedy {
        Greedy { seed }
    }
}

impl<D: Searchable> Bot<D> for Greedy {
    fn decide(&mut self, seen: &Observation<D::View>, _: Budget) -> Decision {
        let mut rng = FastRng::new(seed_from(seen, self.seed));
        Decision::of(D::greedy(&seen.view, &mut rng))
    }
}
