//! What this release brought, for who comes back after an update.

use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::pages::page_layout::{headed, sheet};

/// The screen.
#[must_use]
pub fn news() -> El {
    let words = AppContext::here().words();
    let item = |(title, text): &(&str, &str)| {
        el("li", "")
            .put(el("b", "").text(title))
            .text(" ")
            .text(text)
    };
    let version = [words.version(), " ", env!("CARGO_PKG_VERSION")].concat();
    let content = headed(words.news())
        .put(el("p", "lead").text(&version))
        .put(el("article", "prose").put(el("ul", "").all(words.news_items().iter().map(item))));
    sheet(words.news(), content)
}
