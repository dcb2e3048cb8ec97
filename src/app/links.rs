//! Links to deals, for others.

use super::page::{Message, Page};
use crate::share::DealLink;
use leptos::prelude::window;

/// Copies a link to a deal.
pub fn copy(link: &DealLink) {
    let address = address(&link.print());
    let _ = window().navigator().clipboard().write_text(&address);
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
