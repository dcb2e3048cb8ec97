//! Hints: what a player is advised to do, by the search that reviews decisions.

use super::hint_reasons::{HintReason, advised, reasons, weightiest};
use super::{Decision, REWARD_RANGE, review};
use sechsundsechzig_engine::deal::{Action, Observation};
use sechsundsechzig_engine::games::AnyView;

/// The least difference between rewards that counts: a tenth of a game point, as in a review.
const COUNTS: f32 = 0.1 / REWARD_RANGE;

/// What a player is advised to do, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move.
    pub action: Action,
    /// What speaks for it, the weightiest first; at least one.
    pub reasons: Vec<HintReason>,
}

/// A hint to the seat to act: the move that a review will call the best. Where the match may end with the deal and another
/// move wins it more often it is that one, and the hint says so.
#[must_use]
pub fn hint(seen: &Observation<AnyView>) -> Hint {
    let by_points = advised(&seen.view, review::best(seen));
    let for_match = match &seen.view {
        AnyView::TwoHanded(view)
            if review::may_end_match(&view.table().rules, &view.table().start) =>
        {
            let decision = advised(&seen.view, review::best_for_match(seen));
            is_worse(&decision, by_points.action).then_some(decision)
        }
        _ => None,
    };
    let lead = for_match
        .as_ref()
        .filter(|decision| is_worse(&by_points, decision.action))
        .map(|_| HintReason::WinsMatch);
    let decision = for_match.unwrap_or(by_points);
    let reasons = reasons(&seen.view, decision.action);
    let reasons = lead.into_iter().chain(reasons).collect();
    Hint {
        action: decision.action,
        reasons: weightiest(reasons, &decision),
    }
}

/// Whether a search found an action to be worth less than the one it decided for, by something that counts.
fn is_worse(decision: &Decision, action: Action) -> bool {
    match (
        decision.value_of(action),
        decision.value_of(decision.action),
    ) {
        (Some(value), Some(best)) => value < best - COUNTS,
        _ => action != decision.action,
    }
}
