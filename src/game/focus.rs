//! The keyboard's focus in the player's hand.

use super::GameController;
use crate::platform::hand_focus::focus_in_hand;
use leptos::prelude::*;

impl GameController {
    /// Puts the keyboard's place on a card of the hand at the table.
    pub fn focus_place(self, place: usize) {
        let choices = untrack(|| self.choices());
        focus_in_hand(&choices.hand, self.focused_card, place);
    }
}
