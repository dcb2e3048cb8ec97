//! The one live region: every sentence a paragraph of its own, so that repeats are spoken too.

use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use leptos::prelude::*;

/// The live region.
#[must_use]
pub fn voice() -> El {
    let page = AppContext::here();
    let numbers = move || {
        page.said
            .with(|said| said.iter().map(|(number, _)| *number).collect())
    };
    let sentence = move |number: u32| {
        let said = page.said.with_untracked(|said| {
            let found = said.iter().find(|(other, _)| *other == number);
            found.map(|(_, sentence)| sentence.clone())
        });
        el("p", "").text(&said.unwrap_or_default())
    };
    el("div", "sr")
        .attr("id", "voice")
        .attr("aria-live", "polite")
        .attr("aria-atomic", "false")
        .attr("aria-relevant", "additions")
        .each(numbers, sentence)
}
