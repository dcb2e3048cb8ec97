//! The search with all cards open to both sides: no player, but a measure of what is hidden.

use super::ismcts::Ismcts;
use super::search_options::SearchOptions;
use super::{Bot, Budget, Decision, Searchable, Thinker};
use sechsundsechzig_engine::deal::Observation;
use sechsundsechzig_engine::games::AnyDeal;

/// A search in one world, the real one.
pub(super) struct OpenSearch<'a> {
    /// The deal as it lies.
    pub deal: &'a AnyDeal,
    /// The options; no hand is resampled whatever they say, since none is hidden.
    pub options: SearchOptions,
    pub seed: u64,
    pub budget: Budget,
}

impl Thinker for OpenSearch<'_> {
    fn think<D: Searchable>(&self, seen: &Observation<D::View>) -> Decision {
        let options = SearchOptions {
            resampled: 0,
            ..self.options
        };
        let mut search = Ismcts::<D>::new(options, self.seed);
        match D::within(self.deal) {
            Some(deal) => search.decide_openly(seen, deal, self.budget),
            None => search.decide(seen, self.budget),
        }
    }
}
