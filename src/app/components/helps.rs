//! The helps: a hint, and taking back. They have the calls' row where a game has no calls, stand
//! beside the log where there is room, and in the menu everywhere.

use super::icon::{button, icon, icon_button};
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::page::Page;

/// A help: its sign, its words, its key, what it does.
type Help = (&'static str, &'static str, &'static str, fn(Game));

fn helps() -> [Help; 2] {
    let words = Page::here().words();
    [
        ("hint", words.hint(), "H", Game::hint),
        ("undo", words.undo(), "U", Game::undo),
    ]
}

/// With words and keys, for the calls' row.
#[must_use]
pub fn in_row() -> Vec<El> {
    let game = Game::here();
    let help = |(sign, text, key, does): Help| {
        button("action action--help", "", move || does(game))
            .attr("data-help", sign)
            .put(icon(sign))
            .put(el("span", "").text(text))
            .put(el("kbd", "").attr("aria-hidden", "true").text(key))
    };
    helps().map(help).into()
}

/// Signs alone, for beside the log.
#[must_use]
pub fn beside_log() -> El {
    let game = Game::here();
    let help = |(sign, text, _, does): Help| {
        icon_button(sign, text, move || does(game)).attr("data-help", sign)
    };
    el("div", "log__helps")
        .attr("role", "group")
        .attr("aria-label", Page::here().words().help_row())
        .all(helps().map(help))
}

/// With words, for the menu, which closes first.
#[must_use]
pub fn in_menu() -> El {
    let game = Game::here();
    let help = |(sign, text, _, does): Help| {
        let help = move || {
            game.sheet.set(None);
            does(game);
        };
        button("btn", "", help)
            .attr("data-help", sign)
            .put(icon(sign))
            .put(el("span", "").text(text))
    };
    el("div", "btn-row").all(helps().map(help))
}
