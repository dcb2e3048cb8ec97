//! Share the present deal as a link.

use super::sheet::sheet;
use crate::app::components::icon::{button, icon};
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::page::{Message, Page};
use crate::share::DealLink;
use leptos::prelude::window;

/// The screen.
#[must_use]
pub fn share() -> El {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words();
    let link = game.link();
    let line = el("p", "link-line").text(&address(&link.print()));
    let copy = button("btn btn--primary btn--wide", "", move || copy(&link));
    let share = el("div", "share")
        .put(el("h2", "sheet__title").text(words.share_title()))
        .put(line)
        .put(copy.put(icon("copy")).text(words.copy_link()));
    sheet(words.share(), el("main", "sheet").put(share))
}

/// Copies a link to a deal.
pub fn copy(link: &DealLink) {
    let address = address(&link.print());
    let _ = window().navigator().clipboard().write_text(&address);
    Page::here().tell(Message::Copied);
}

/// The page's own address with this fragment.
fn address(fragment: &str) -> String {
    let location = window().location();
    let origin = location.origin().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    [origin, path, fragment.into()].concat()
}
