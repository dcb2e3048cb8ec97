//! What others wrote that is part of the page, and under which licences.

use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::pages::page_layout::{headed, sheet};

/// A line for each licence with what stands under it; `cargo xtask licences` writes them.
const LIST: &str = include_str!("licences.txt");

/// The screen.
#[must_use]
pub fn licences() -> El {
    let words = AppContext::here().words();
    let entry = |line: &'static str| {
        let (licence, crates) = line.split_once(": ")?;
        let title = el("h3", "").text(licence);
        Some([title, el("p", "mono").text(crates)])
    };
    let list = el("article", "prose").all(LIST.lines().filter_map(entry).flatten());
    let content = headed(words.licences())
        .put(el("p", "lead").text(words.licences_help()))
        .put(list);
    sheet(words.licences(), content)
}
