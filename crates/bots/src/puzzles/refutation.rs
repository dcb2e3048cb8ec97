//! How a move fails to make sure of a goal: the cards it fails against, or the guess it leaves, and
//! one way it can go.

use super::SOLVER;
use super::line::{self, Continuation, other_hand};
use super::worlds::{self, Alike, World};
use super::worst_case::WorstCase;
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::Action;

/// With more worlds than this, and cards still to be drawn, only so many are looked at one by one.
const TRIED: usize = 40;

/// Why a move is not sure of the goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation {
    /// What it comes down to.
    pub cause: Cause,
    /// One way it can go.
    pub line: Continuation,
}

/// What a refutation comes down to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A claim that does not hold.
    FalseClaim,
    /// It fails whatever the other holds.
    Always,
    /// It fails whenever the other holds these cards, one or two.
    Holding(CardSet),
    /// It fails against the hand told.
    Hand,
    /// Against each hand there is an answer, but none that is right against all: the solver has to
    /// guess.
    Guess,
}

/// Refutes an action that is not sure of at least so many game points.
pub(super) fn of(
    worst_case: &mut WorstCase,
    all: &[World],
    action: Action,
    least: i8,
) -> Refutation {
    let (cause, start) = cause(worst_case, all, action, least);
    Refutation {
        cause,
        line: line::of(worst_case, all, &start, action, least),
    }
}

/// What it comes down to, with the worlds to show it in.
fn cause(worst_case: &mut WorstCase, all: &[World], action: Action, least: i8) -> (Cause, Alike) {
    let parts = worlds::after(all, SOLVER, action);
    let open = |part: &Alike| part.iter().any(|world| world.deal.table().talon_open());
    let looked_at = if parts.iter().any(open) {
        all.len().min(TRIED)
    } else {
        all.len()
    };
    let tried = all[..looked_at].iter();
    let (kept, lost): (Vec<&World>, Vec<&World>) = tried
        .partition(|world| worst_case.action_reaches(std::slice::from_ref(*world), action, least));
    let Some(first) = lost.first() else {
        return (Cause::Guess, all.to_vec());
    };
    let one = |world: &World| vec![world.clone()];
    if matches!(action, Action::Out { .. }) {
        (Cause::FalseClaim, one(first))
    } else if looked_at < all.len() {
        (Cause::Hand, one(first))
    } else if kept.is_empty() {
        (Cause::Always, one(first))
    } else {
        let (cards, world) = decisive(&kept, &lost);
        match cards {
            Some(cards) => (Cause::Holding(cards), one(world.unwrap_or(first))),
            None => (Cause::Hand, one(first)),
        }
    }
}

/// The fewest cards, two at most, with which the other always refutes; among those that are as
/// few, the cards held most often. With a world to show it.
fn decisive<'a>(kept: &[&World], lost: &[&'a World]) -> (Option<CardSet>, Option<&'a World>) {
    let mut best: Option<((usize, usize), CardSet, &'a World)> = None;
    for world in lost {
        let hand = other_hand(world);
        let pairs = hand
            .iter()
            .flat_map(|one| hand.iter().map(move |two| (one, two)));
        for cards in pairs.map(|(one, two)| CardSet::of(one) | CardSet::of(two)) {
            let has = |world: &&&World| other_hand(world).is_superset(cards);
            if kept.iter().any(|world| has(&world)) {
                continue;
            }
            let rank = (cards.len(), usize::MAX - lost.iter().filter(has).count());
            if best.as_ref().is_none_or(|(least, ..)| rank < *least) {
                best = Some((rank, cards, *world));
            }
        }
    }
    match best {
        Some((_, cards, world)) => (Some(cards), Some(world)),
        None => (None, None),
    }
}
