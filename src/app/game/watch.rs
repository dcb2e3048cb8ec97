//! A window that only watches another one play, and the change between the two.

use super::{Game, Sheet, keep};
use crate::app::dom::on_window;
use crate::app::message::Message;
use crate::app::seat;
use crate::app::sitting::Sitting;
use crate::app::storage::browser::{self, Shelf};
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;

impl Game {
    /// Whether this window only watches.
    #[must_use]
    pub(super) fn watches(self) -> bool {
        seat::watches()
    }

    /// Listens for what becomes of the seat, and to what another window plays.
    pub(super) fn mind_the_seat(self) {
        self.seat_changed();
        seat::on_change(move || {
            self.seat_changed();
            self.read_again();
        });
        on_window("storage", move |event| {
            let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
            if key.as_deref() == Some(Shelf::Match.name()) {
                self.read_again();
            }
        });
    }

    fn seat_changed(self) {
        if self.watches() {
            self.page.tell(Message::Watching);
        } else {
            self.page.dismiss(Message::Watching);
        }
    }

    /// Goes on with the match as it is kept: another window has played, or gives it over.
    fn read_again(self) {
        let slates = keep::slates(self.page);
        let kept = keep::sitting(self.page).or_else(|| {
            // Nothing is kept of a match nobody has begun, and where nothing can be kept; else it
            // was deleted.
            let gone = !browser::is_blocked() && !self.with_sitting(Sitting::is_fresh);
            gone.then(keep::first_sitting)
        });
        self.change(|state| {
            if let Some(sitting) = kept {
                state.sitting = sitting;
                // What waits is on its shelf.
                state.waiting = None;
            }
            if !browser::is_blocked() {
                state.slates = slates;
            }
        });
        // What only shows something stays open; a question about the match as it was does not.
        let shows = |sheet: &Option<Sheet>| {
            use Sheet::{LastTrick, Menu, OlderTricks};
            matches!(sheet, Some(Menu | LastTrick | OlderTricks(_)))
        };
        if !self.sheet.with_untracked(shows) {
            self.sheet.set(None);
        }
        if !self.watches() {
            self.write_up(false);
            self.seat_opponent(false);
        }
        self.resume();
    }
}
