//! The one live region: every sentence is a paragraph of its own, so that repeats are spoken too.

use crate::app::app_context::AppContext;
use leptos::prelude::*;

/// The live region.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let page = AppContext::use_context();
    view! {
        <div class="sr" id="voice" aria-live="polite" aria-atomic="false" aria-relevant="additions">
            <For each=move || page.said.get() key=|(number, _)| *number let:said>
                <p>{said.1}</p>
            </For>
        </div>
    }
}
