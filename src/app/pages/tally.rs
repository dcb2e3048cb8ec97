//! The slate as a screen of its own.

use super::sheet::sheet;
use crate::app::components::slate::slate;
use crate::app::page::Page;
use crate::words::Words;
use leptos::prelude::*;

/// The screen.
pub fn tally() -> AnyView {
    let page = Page::here();
    let content = view! {
        <main class="tally table-ground">
            {slate()} <p class="tally__note">{move || page.words.get().bummerl_explained()}</p>
        </main>
    };
    sheet(Words::slate, content)
}
