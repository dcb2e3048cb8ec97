//! Keys that mean something on a page as a whole.

use crate::platform::dom::is_for_browser;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Listens for keys while its caller is shown, but for those that mean something to the browser or to what has the focus.
/// The page answers whether a key was one of its own.
pub fn listen(on_key: impl Fn(&str) -> bool + 'static) {
    let keys = window_event_listener(ev::keydown, move |event| {
        let key = event.key();
        if !is_for_browser(&event) && !has_own_keys(&event, &key) && on_key(&key) {
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
}

/// Whether what has the focus does something of its own with this key.
fn has_own_keys(event: &KeyboardEvent, key: &str) -> bool {
    let target: Option<Element> = event.target().and_then(|at| at.dyn_into().ok());
    match target.map(|target| target.tag_name()).as_deref() {
        Some("SELECT" | "INPUT") => true,
        Some("BUTTON" | "A") => key == " ",
        _ => false,
    }
}
