//! Share the present deal as a link.

use super::sheet::sheet;
use crate::app::components::icon::icon;
use crate::app::game::Game;
use crate::app::page::{Message, Page};
use crate::words::Words;
use leptos::prelude::*;

/// The screen.
pub fn share() -> AnyView {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words;
    let address = address(&game.link().print());
    let shown = address.clone();
    let copy = move |_| {
        let _ = window().navigator().clipboard().write_text(&address);
        page.tell(Message::Copied);
    };
    let content = view! {
        <main class="sheet">
            <div class="share">
                <h2 class="sheet__title">{move || words.get().share_title()}</h2>
                <p class="lead">{move || words.get().share_text()}</p>
                <p class="link-line">{shown}</p>
                <button type="button" class="btn btn--primary btn--wide" on:click=copy>
                    {icon("copy")}
                    {move || words.get().copy_link()}
                </button>
            </div>
        </main>
    };
    sheet(Words::share, content)
}

/// The page's own address with this fragment.
fn address(fragment: &str) -> String {
    let location = window().location();
    let origin = location.origin().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    [origin, path, fragment.into()].concat()
}
