//! One window plays, the others watch. Which this is the page's first script finds out and writes
//! on `<html>`; here it is read, and asked for.

use crate::model::page_bridge::event;
use crate::platform::dom::dispatch_window_event;
use crate::platform::root;
use leptos::prelude::*;

/// Whether another window plays, or this one is about to leave: nothing of the match may be written here.
#[must_use]
pub fn is_read_only() -> bool {
    root::get("data-tab").is_some_and(|tab| tab != "plays")
}

/// This window is about to load the page anew: nothing of the old one is written any more.
pub fn leave() {
    root::set("data-tab", Some("leaves"));
}

/// Asks for the lock; the other window watches from then on.
pub fn acquire() {
    dispatch_window_event(event::TAKE_TAB_LOCK);
}

/// Does something whenever this window gets the lock or loses it.
pub fn on_change(work: impl Fn() + 'static) {
    window_event_listener_untyped(event::TAB_LOCK, move |_| work());
}
