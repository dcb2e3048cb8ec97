//! Where the keyboard's focus is at the table, and where it goes.

use super::GameController;
use crate::platform::hand_focus::focus_in_hand;
use leptos::prelude::*;

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
    /// The claim.
    pub const CLAIM: &str = "[data-call=out]";
    /// What takes a call back that waits for its second tap.
    pub const BACK: &str = "[data-call=back]";
    /// The first button at the end of a deal.
    pub const END_BUTTON: &str = ".end__go .btn";
}

/// Puts the keyboard's place on a card of the hand at the table.
pub fn focus_place(game: GameController, place: usize) {
    let choices = untrack(|| game.choices());
    focus_in_hand(&choices.hand, game.focused_card, place);
}
