//! The one live region: every sentence is a paragraph of its own, so that repeats are announced too.

use super::list::List;
use crate::app_context::AppContext;
use leptos::prelude::*;

/// The live region.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let page = AppContext::use_context();
    let keys = Signal::derive(move || {
        page.announcements
            .with(|announcements| announcements.iter().map(|(number, _)| *number).collect())
    });
    let sentence = Callback::new(move |number| {
        let text = page.announcements.with_untracked(|announcements| {
            let found = announcements.iter().find(|(other, _)| *other == number);
            found.map(|(_, sentence)| sentence.clone())
        });
        view! { <p>{text.unwrap_or_default()}</p> }.into_any()
    });
    view! {
        <div class="sr" id="voice" aria-live="polite">
            <List keys item=sentence />
        </div>
    }
}
