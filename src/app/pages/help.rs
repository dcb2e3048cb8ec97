//! The keys.

use super::sheet::sheet;
use crate::app::page::Page;
use crate::words::Words;
use leptos::prelude::*;

/// The screen.
pub fn help() -> AnyView {
    let page = Page::here();
    let rows = move || {
        let all = page.words.get().key_help().into_iter();
        let row = |(key, text)| {
            view! {
                <div>
                    <dt>{text}</dt>
                    <dd>{key}</dd>
                </div>
            }
        };
        all.map(row).collect_view()
    };
    let content = view! {
        <main class="sheet">
            <h2 class="sheet__title">{move || page.words.get().keys()}</h2>
            <dl class="counts">{rows}</dl>
        </main>
    };
    sheet(Words::keys, content)
}
