//! The menu: where everything else is.

use super::helps::in_menu;
use super::icon::{button, icon, icon_button, link};
use crate::app::dom::{El, dismiss, el};
use crate::app::game::Game;
use crate::app::page::Page;
use crate::app::sitting::Sitting;
use crate::app::workshop::Workshop;

/// The menu's content.
#[must_use]
pub fn menu() -> Vec<El> {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words();
    let rooms = [
        ("#/choose", "suit", words.choose_game()),
        ("#/daily", "day", words.daily_deal()),
        ("#/lesson", "hint", words.teaching_hand()),
        ("#/puzzles", "puzzle", words.puzzles()),
        ("#/counting", "check", words.counting()),
        ("#/opponents", "person", words.opponents()),
        ("#/rules", "book", words.rules()),
        ("#/tally", "figures", words.slate()),
        ("#/review", "clock", words.review()),
        ("#/statistics", "chart", words.statistics()),
        ("#/settings", "settings", words.settings()),
        ("#/share", "share", words.share()),
        ("#/help", "keys", words.keys()),
        ("#/history", "house", words.history()),
    ];
    let room = |(href, sign, text): (&str, &str, &str)| {
        let link = link("menu__item", "", href)
            .put(icon(sign))
            .put(el("span", "").text(text))
            .press(move || game.sheet.set(None));
        el("li", "").put(link)
    };
    let head = el("div", "menu__head")
        .put(el("h2", "").text(words.menu()))
        .put(icon_button("close", words.close(), dismiss));
    vec![
        head,
        now(page, game),
        el("ul", "menu__list").all(rooms.map(room)),
    ]
}

/// What is being played.
fn now(page: Page, game: Game) -> El {
    let words = page.words();
    let standing = game.standing.get_untracked();
    let told = game.told();
    let others = 1..standing.points.len();
    let others: Vec<_> = others
        .map(|side| words.full_name(told.side(side)))
        .collect();
    let against = [&*others.join(", "), ", ", &standing.digits()].concat();
    let row = el("div", "btn-row");
    let row = match game.with_sitting(Sitting::is_apart) {
        true => row.put(button("btn", words.back_to_match(), move || {
            game.sheet.set(None);
            game.back_to_match();
        })),
        false => row.put(button("btn", words.new_match(), move || {
            game.ask_for_new_match();
        })),
    };
    let (title, changed) = Workshop::here().title(words, standing.preset, *standing.rules);
    let changed = changed.then(|| {
        let note = el("p", "").text(words.with_changed_rules());
        note.attr("data-note", "changed")
    });
    el("section", "menu__now")
        .put(el("b", "").text(&title))
        .all(changed)
        .put(el("p", "").text(&against))
        .put(in_menu())
        .put(row)
}
