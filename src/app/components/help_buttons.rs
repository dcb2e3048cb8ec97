//! The helps: a hint, and taking back. They have the calls' row where a game has no calls, stand
//! beside the log where there is room, and in the menu everywhere.

use super::icon::{button, icon, icon_button};
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::i18n::Words;

/// A help: its sign, its words, its key, what it does.
type Help = (
    &'static str,
    fn(Words) -> &'static str,
    &'static str,
    fn(Game),
);

const HELPS: [Help; 2] = [
    ("hint", Words::hint, "H", Game::hint),
    ("undo", Words::undo, "U", Game::undo),
];

/// With words and keys, for the calls' row.
#[must_use]
pub fn in_row() -> Vec<El> {
    let (words, game) = (AppContext::here().words(), Game::here());
    let help = |(sign, text, key, does): Help| {
        button("action action--help", "", move || does(game))
            .attr("data-help", sign)
            .put(icon(sign))
            .put(el("span", "").text(text(words)))
            .put(el("kbd", "").attr("aria-hidden", "true").text(key))
    };
    HELPS.map(help).into()
}

/// Signs alone, for beside the log.
#[must_use]
pub fn beside_log() -> El {
    let (words, game) = (AppContext::here().words(), Game::here());
    let help = |(sign, text, _, does): Help| {
        icon_button(sign, text(words), move || does(game)).attr("data-help", sign)
    };
    el("div", "log__helps")
        .attr("role", "group")
        .attr("aria-label", words.help_row())
        .all(HELPS.map(help))
}

/// With words, for the menu, which closes first.
#[must_use]
pub fn in_menu() -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let help = |(sign, text, _, does): Help| {
        let help = move || {
            game.sheet.set(None);
            does(game);
        };
        button("btn", "", help)
            .attr("data-help", sign)
            .put(icon(sign))
            .put(el("span", "").says(move || text(page.look().words)))
    };
    el("div", "btn-row").all(HELPS.map(help))
}
