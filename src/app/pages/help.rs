//! The keys.

use super::sheet::{headed, sheet};
use crate::app::dom::{El, el};
use crate::app::page::Page;

/// The screen.
#[must_use]
pub fn help() -> El {
    let words = Page::here().words();
    let row = |(key, text): (&str, &str)| {
        el("div", "")
            .put(el("dt", "").text(text))
            .put(el("dd", "").text(key))
    };
    let keys = el("dl", "counts").all(words.key_help().map(row));
    sheet(words.keys(), headed(words.keys()).put(keys))
}
