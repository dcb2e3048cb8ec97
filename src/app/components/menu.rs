//! The menu: where everything else is.

use super::help_buttons::in_menu;
use super::icon::{button, icon, icon_button, link};
use crate::app::app_context::AppContext;
use crate::app::dom::{El, dismiss, el};
use crate::app::game::Game;
use crate::app::match_session::MatchSession;
use crate::app::rules_editor::RulesEditor;
use crate::i18n::Words;

/// Where the menu leads: address, sign, words.
type Way = (&'static str, &'static str, fn(Words) -> &'static str);

/// Fills the menu's dialog.
#[must_use]
pub fn menu(dialog: El) -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let rooms: [Way; 14] = [
        ("#/choose", "suit", Words::choose_game),
        ("#/daily", "day", Words::daily_deal),
        ("#/lesson", "hint", Words::teaching_hand),
        ("#/puzzles", "puzzle", Words::puzzles),
        ("#/counting", "check", Words::counting),
        ("#/opponents", "person", Words::opponents),
        ("#/rules", "book", Words::rules),
        ("#/tally", "figures", Words::slate),
        ("#/review", "clock", Words::review),
        ("#/statistics", "chart", Words::statistics),
        ("#/settings", "settings", Words::settings),
        ("#/share", "share", Words::share),
        ("#/help", "keys", Words::keys),
        ("#/history", "house", Words::history),
    ];
    let room = |(href, sign, text): Way| {
        let link = link("menu__item", "", href)
            .put(icon(sign))
            .put(el("span", "").says(move || text(page.look().words)))
            .press(move || game.sheet.set(None));
        el("li", "").put(link)
    };
    let close = icon_button("close", "", dismiss)
        .live("aria-label", move || Some(page.look().words.close()));
    let head = el("div", "menu__head")
        .put(el("h2", "").says(move || page.look().words.menu()))
        .put(close);
    dialog
        .put(head)
        .put(now(page, game))
        .put(el("ul", "menu__list").all(rooms.map(room)))
}

/// What is being played.
fn now(page: AppContext, game: Game) -> El {
    let title = move || {
        let words = page.look().words;
        game.standing
            .with(|standing| RulesEditor::here().title(words, standing.preset, *standing.rules))
    };
    let against = move || {
        let words = page.look().words;
        let told = game.told();
        game.standing.with(|standing| {
            let others = 1..standing.points.len();
            let others: Vec<_> = others
                .map(|side| words.full_name(told.side(side)))
                .collect();
            [&*others.join(", "), ", ", &standing.digits()].concat()
        })
    };
    let note = move |changed| {
        let note = || {
            el("p", "")
                .says(move || page.look().words.with_changed_rules())
                .attr("data-note", "changed")
        };
        Vec::from_iter(bool::then(changed, note))
    };
    let apart = move || {
        // With another deal it may be another match.
        game.number.with(|_| ());
        game.with_sitting(MatchSession::is_apart)
    };
    let other_match = move |apart| {
        vec![match apart {
            true => button("btn", "", move || {
                game.sheet.set(None);
                game.back_to_match();
            })
            .says(move || page.look().words.back_to_match()),
            false => button("btn", "", move || game.ask_for_new_match())
                .says(move || page.look().words.new_match()),
        }]
    };
    el("section", "menu__now")
        .put(el("b", "").says(move || title().0))
        .slot_for(move || title().1, note)
        .put(el("p", "").says(against))
        .put(in_menu())
        .put(el("div", "btn-row").slot_for(apart, other_match))
}
