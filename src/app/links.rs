//! Links to deals, for others.

use super::message::Message;
use super::page::Page;
use leptos::prelude::window;

/// Copies a text, and says so.
pub fn copy(text: &str) {
    let _ = window().navigator().clipboard().write_text(text);
    Page::here().tell(Message::Copied);
}

/// The page's own address with this fragment.
#[must_use]
pub fn address(fragment: &str) -> String {
    let location = window().location();
    let origin = location.origin().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    [origin, path, fragment.into()].concat()
}
