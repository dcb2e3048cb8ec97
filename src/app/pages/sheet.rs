//! What every screen but the table has: a bar with a way back, and a title.

use crate::app::components::icon::icon;
use crate::app::page::Page;
use crate::words::{Source, Words};
use leptos::html;
use leptos::prelude::*;

/// A screen with this title.
pub fn sheet(title: fn(Words) -> &'static str, content: impl IntoView + 'static) -> AnyView {
    let page = Page::here();
    let heading = NodeRef::<html::H1>::new();
    Effect::new(move || {
        if let Some(heading) = heading.get() {
            let _ = heading.focus();
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    view! {
        <div class="page">
            <header class="bar">
                <a class="icon-btn" href="#/" aria-label=move || page.words.get().back_to_table()>
                    {icon("back")}
                </a>
                <h1 class="bar__title" tabindex="-1" node_ref=heading>
                    {move || title(page.words.get())}
                </h1>
            </header>
            {content.into_any()}
        </div>
    }
    .into_any()
}

/// The letter of a source.
pub fn letter(source: Source) -> AnyView {
    let page = Page::here();
    view! {
        <abbr class="src" title=move || page.words.get().source_label(source)>
            {source.letter()}
        </abbr>
    }
    .into_any()
}
