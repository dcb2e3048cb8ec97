//! The keys.

use super::page_layout::{headed, sheet};
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};

/// The screen.
#[must_use]
pub fn help() -> El {
    let words = AppContext::here().words();
    let row = |(key, text): (&str, &str)| {
        el("div", "")
            .put(el("dt", "").text(text))
            .put(el("dd", "").text(key))
    };
    let keys = el("dl", "counts").all(words.key_help().map(row));
    sheet(words.keys(), headed(words.keys()).put(keys))
}
