//! The keyboard's focus in a hand of cards, at the table and on the other pages.

use super::dom::{find, focus, focus_is_lost, focus_is_on};
use crate::model::table::turn::HandCard;
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Card;

/// Whether the keyboard's focus is nowhere, or on what this selector stands for.
pub fn focus_is_lost_or_on(selector: &str) -> bool {
    focus_is_lost() || focus_is_on(selector)
}

/// The CSS selector of a card of the hand.
#[must_use]
pub fn card_selector(card: Card) -> String {
    [".hand [data-card=\"", &card.to_string(), "\"]"].concat()
}

/// Puts the keyboard's place on a card of the hand, the last one if there are not so many.
pub fn focus_in_hand(hand: &[HandCard], focused: RwSignal<Option<Card>>, place: usize) {
    let last = hand.len().saturating_sub(1);
    let card = hand.get(place.min(last)).map(|held| held.card);
    if let Some(card) = card {
        focused.set_if_changed(Some(card));
        if let Some(button) = find(&card_selector(card)) {
            focus(&button);
        }
    }
}
