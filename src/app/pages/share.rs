//! Share the present deal as a link.

use super::sheet::sheet;
use crate::app::components::icon::{button, icon};
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::links::{address, copy};
use crate::app::page::Page;

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
