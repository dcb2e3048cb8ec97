//! The digits at a table that asks for a card: each chooses one of the hand, the same once more plays it, as in a match.

use crate::app_context::AppContext;
use crate::components::table::{TableChoice, TableModel};
use crate::i18n::Unavailable;
use crate::model::keymap::{self, Key};
use crate::model::table::turn::HandCard;
use crate::platform::dom::is_for_browser;
use crate::platform::hand_focus::focus_in_hand;
use leptos::ev;
use leptos::prelude::*;

/// Listens for digits as long as the table is there.
pub fn listen_for_digits(app: AppContext, model: TableModel) {
    let chosen = StoredValue::new(None);
    let listener = window_event_listener(ev::keydown, move |event| {
        if is_for_browser(&event) || event.repeat() {
            return;
        }
        let before = chosen.get_value();
        chosen.set_value(None);
        let letters = app.settings.with_untracked(|settings| settings.keys);
        let Some(Key::Card(place)) = keymap::meaning(&event.key(), letters) else {
            return;
        };
        let hand = model.choices.with_untracked(|choices| choices.hand.clone());
        // Where no card is asked for, the focus stays on what goes on.
        let is_asked = |held: &&HandCard| held.why != Some(Unavailable::NotYourTurn);
        let Some(held) = hand.get(place).or(hand.last()).filter(is_asked) else {
            return;
        };
        let now = Some((place, held.card));
        if now == before {
            model.choose(TableChoice::Card(held.card));
        } else {
            focus_in_hand(&hand, model.focused_card, place);
            chosen.set_value(now);
        }
    });
    on_cleanup(move || listener.remove());
}
