//! Where the keyboard's focus is at the table, and where it goes.

use super::GameController;
use crate::model::table::turn::HandCard;
use crate::platform::dom::{find, focus, focus_is_lost};
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Card;
use web_sys::Element;

/// Where the keyboard's focus may go, as the components mark it: what they show comes and goes with the deal, so that it is
/// looked for when it is needed.
pub mod target {
    /// The hand.
    pub const HAND: &str = ".hand";
    /// A card that cannot be played now.
    pub const USELESS_CARD: &str = ".hand [aria-disabled=true]";
    /// A card that can be played now.
    pub const USABLE_CARD: &str = ".hand button:not([aria-disabled=true])";
    /// The talon, while it is to be drawn from.
    pub const TALON: &str = ".talon__button";
    /// A call, the first where one is looked for.
    pub const CALL: &str = ".actions .action";
    /// The call that has the focus.
    pub const FOCUSED_CALL: &str = ".actions .action:focus";
    /// A call that cannot be made now.
    pub const USELESS_CALL: &str = ".actions .action[aria-disabled]";
    /// What takes a call back that waits for its second tap.
    pub const BACK: &str = "[data-call=back]";
    /// The first way on from the end of a deal.
    pub const WAY_ON: &str = ".end__go .btn";
}

/// Whether the keyboard's focus is nowhere, or on what this selector stands for.
pub fn focus_is_lost_or_on(selector: &str) -> bool {
    let active = document().active_element();
    let is_on = |active: Element| active.matches(selector).unwrap_or(false);
    focus_is_lost() || active.is_some_and(is_on)
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

/// Puts the keyboard's place on a card of the hand at the table.
pub fn focus_place(game: GameController, place: usize) {
    let choices = untrack(|| game.choices());
    focus_in_hand(&choices.hand, game.focused_card, place);
}
