//! The one live region: every sentence a paragraph of its own, so that repeats are spoken too.

use crate::app::page::Page;
use leptos::prelude::*;

/// The live region.
pub fn voice() -> impl IntoView {
    let page = Page::here();
    view! {
        <div class="sr" id="voice" aria-live="polite" aria-atomic="false" aria-relevant="additions">
            <For
                each=move || page.said.get()
                key=|(number, _)| *number
                children=|(_, sentence)| view! { <p>{sentence}</p> }
            />
        </div>
    }
}
