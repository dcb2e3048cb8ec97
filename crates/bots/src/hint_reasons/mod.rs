//! The reasons of a hint: what a player may be told about the move the search prefers.
//!
//! A [`HintReason`] is computed from the player's own observation and from what the search found, and
//! is true as it stands; `src/i18n` puts it into words. Reasons draw only on what the player knows: the own
//! hand, the cards played, what is proven of the other hand, and what can be counted.

mod multiplayer;
mod reason;
mod two_handed;

pub use reason::{HintReason, Part};

use super::{Candidate, Decision};
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::{Action, View};
use sechsundsechzig_engine::games::AnyView;
use sechsundsechzig_engine::games::sixty_six::TwoHandedView;
use std::mem::discriminant;

/// How many reasons one hint gives.
const MAX_REASONS: usize = 2;

/// Everything that can be said for an action of the seat to act, the weightiest first.
#[must_use]
pub fn reasons(view: &AnyView, action: Action) -> Vec<HintReason> {
    match view {
        AnyView::TwoHanded(view) => two_handed::reasons(view, action),
        AnyView::Rotating(view) => match view.player() {
            Some(player) => two_handed::reasons(player, action),
            None => Vec::new(),
        },
        AnyView::Three(view) => multiplayer::three(view, action),
        AnyView::Four(view) => multiplayer::four(view, action),
        AnyView::Penneech(view) => multiplayer::penneech(view, action),
    }
}

/// What speaks for an action, but not for another one just as well.
#[must_use]
pub fn reasons_over(view: &AnyView, action: Action, other: Action) -> Vec<HintReason> {
    let kind = |reason: &HintReason| match reason {
        HintReason::HigherGone(_) => discriminant(&HintReason::OnlyTrumps),
        reason => discriminant(reason),
    };
    let for_other = reasons(view, other);
    let mut reasons = reasons(view, action);
    reasons.retain(|reason| for_other.iter().all(|other| kind(other) != kind(reason)));
    reasons
}

/// The decision as a hint gives it: of cards that are as good in 66 for two, the one that a player gives up most easily.
#[must_use]
pub fn advised(view: &AnyView, decision: Decision) -> Decision {
    match view {
        AnyView::TwoHanded(view) => two_handed::with_cheapest_card(view, decision),
        _ => decision,
    }
}

/// What speaks for the solution of a puzzle, which says itself what best play makes of it.
#[must_use]
pub fn reasons_in_puzzle(view: &TwoHandedView, action: Action) -> Vec<HintReason> {
    two_handed::reasons_in_puzzle(view, action)
}

/// What the rules alone decide, in any game.
fn only_move(view: &impl View) -> bool {
    view.legal_actions().len() == 1
}

/// Values as close as this are the same to a player.
const ALIKE: f32 = 0.01;

/// The first reasons, and whether the search found another action as good.
pub(super) fn weightiest(mut reasons: Vec<HintReason>, decision: &Decision) -> Vec<HintReason> {
    let own = |found: &&Candidate| found.action == decision.action;
    let chosen = decision.value_of(decision.action).unwrap_or(1.0);
    let others = decision.candidates.iter().filter(|found| !own(found));
    // Who may exchange loses nothing by it: that there are others is no reason.
    let exchanges = decision.action == Action::Rob;
    let mut alike = others.filter(|other| !exchanges && other.value > chosen - ALIKE);
    if let Some(first) = alike.next() {
        reasons.truncate(MAX_REASONS - 1);
        let only = alike.next().is_none().then_some(first.action);
        reasons.push(match only {
            // What has just been said to be worth keeping is not proposed.
            Some(Action::Play {
                card, meld: false, ..
            }) if !names(&reasons, card) => HintReason::AsGoodAs(card),
            _ => HintReason::AsGood,
        });
    }
    reasons.truncate(MAX_REASONS);
    reasons
}

fn names(reasons: &[HintReason], card: Card) -> bool {
    let mut parts = reasons.iter().flat_map(|reason| reason.parts());
    parts.any(|part| part == Part::Card(card))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sechsundsechzig_engine::cards::{Rank, Suit};
    use sechsundsechzig_engine::deal::Action::{Cover, Draw};

    #[test]
    fn it_is_said_whether_another_move_is_as_good() {
        let found = |action, value| Candidate {
            action,
            visits: 100,
            value,
        };
        let decision = |other| Decision {
            candidates: vec![found(Draw, 0.6), found(Cover, other)],
            ..Decision::of(Draw)
        };
        let reason = vec![HintReason::CannotTake];
        assert_eq!(weightiest(reason.clone(), &decision(0.5)), reason);
        let as_good = [HintReason::CannotTake, HintReason::AsGood];
        assert_eq!(weightiest(reason.clone(), &decision(0.599)), as_good);
        let jack = Card::new(Suit::Clubs, Rank::Jack);
        let two = Decision {
            candidates: vec![found(Draw, 0.6), found(Action::play(jack), 0.6)],
            ..Decision::of(Draw)
        };
        let named = [HintReason::CannotTake, HintReason::AsGoodAs(jack)];
        assert_eq!(weightiest(reason, &two), named);
        let kept = HintReason::LetsGoFor(2, jack);
        assert_eq!(weightiest(vec![kept], &two), [kept, HintReason::AsGood]);
    }
}
