//! The tricks of a deal.

use super::scene::Laid;
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::{Event, Seat};

/// The cards of all tricks that a seat has taken, in the order they were played.
#[must_use]
pub fn cards_taken(events: &[Event], owner: Seat) -> Vec<Card> {
    let taken = tricks(events)
        .into_iter()
        .filter(|(taker, _)| *taker == owner);
    taken
        .flat_map(|(_, trick)| trick)
        .map(|laid| laid.card)
        .collect()
}

/// The tricks that were taken, each with who took it.
pub(super) fn tricks(events: &[Event]) -> Vec<(Seat, Vec<Laid>)> {
    let mut trick = Vec::new();
    let mut all = Vec::new();
    for event in events {
        match *event {
            Event::Played { seat, card, .. } => trick.push(Laid { seat, card }),
            Event::TrickTaken { seat, .. } => all.push((seat, std::mem::take(&mut trick))),
            _ => {}
        }
    }
    all
}
