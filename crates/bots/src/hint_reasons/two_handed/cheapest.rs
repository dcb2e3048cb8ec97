//! The cheapest of several cards that are as good.

use crate::hint_reasons::ALIKE;
use crate::{Candidate, Decision};
use sechsundsechzig_engine::deal::Action;
use sechsundsechzig_engine::games::sixty_six::TwoHandedView;

/// The decision with the cheapest of the cards that are as good to play: no trump, then few card points.
pub(in crate::hint_reasons) fn with_cheapest_card(
    view: &TwoHandedView,
    decision: Decision,
) -> Decision {
    let table = view.table();
    let cost = |found: &Candidate| match found.action {
        Action::Play {
            card, meld: false, ..
        } => Some((
            table.trump == Some(card.suit()),
            table.rules.card_points(card),
        )),
        _ => None,
    };
    let mut all = decision.candidates.iter();
    let Some(chosen) = all.find(|found| found.action == decision.action) else {
        return decision;
    };
    // What was hardly tried is not known well enough.
    let is_as_good = |found: &&Candidate| {
        found.value > chosen.value - ALIKE && 2 * found.visits >= chosen.visits
    };
    let alike = decision.candidates.iter().filter(is_as_good);
    let priced = alike.filter_map(|found| Some((cost(found)?, found.action)));
    let own = cost(chosen);
    let cheapest = priced
        .min_by_key(|(cost, _)| *cost)
        .filter(|(cost, _)| own.is_some_and(|own| *cost < own));
    let action = cheapest.map_or(decision.action, |(_, action)| action);
    Decision { action, ..decision }
}
