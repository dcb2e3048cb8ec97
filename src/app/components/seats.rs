//! Who sits opposite: portrait, name, tricks and the backs of his cards.

use super::card::back;
use super::icon::drawing;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::opponent::Opponent;
use crate::app::page::Page;
use crate::app::settings::Counting;
use crate::app::table::model::Ask;
use crate::deal::Seat;

/// Everybody but the player.
#[must_use]
pub fn seats() -> El {
    let game = Game::here();
    let others: Vec<Seat> = game.scene.with_untracked(|scene| scene.others().collect());
    el("div", "seats").all(others.into_iter().map(seat))
}

fn seat(at: Seat) -> El {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words();
    let here = move || game.scene.with(|scene| scene.seat(at));
    let person = move || game.told().person(at);
    let label = move || {
        let here = here();
        Some(words.seat(person(), here.held, here.tricks.into()))
    };
    let tricks = move || {
        let here = here();
        let tricks = words.tricks_count(here.tricks.into());
        if page.settings.with(|settings| settings.counting) == Counting::Both {
            let points = words.card_points_count(here.points + here.melds_counting());
            [&*tricks, ", ", &points].concat()
        } else {
            tricks
        }
    };
    let class = move || match game.ask() {
        Ask::Wait => Some("seat__tricks seat__turn"),
        _ => Some("seat__tricks"),
    };
    let who = el("span", "seat__who")
        .put(el("span", "seat__name").says(move || words.full_name(person())))
        .put(el("span", "").live("class", class).says(tricks));
    el("section", "seat")
        .live("aria-label", label)
        .attr("data-seat", &at.0.to_string())
        .slot_for(
            move || page.settings.with(|settings| settings.opponent),
            portrait,
        )
        .put(who)
        .put(
            el("span", "fan")
                .attr("aria-hidden", "true")
                .each(move || (0..here().held.into()).collect(), |_| back("")),
        )
}

fn portrait(opponent: Opponent) -> Vec<El> {
    vec![drawing(
        "0 0 120 120",
        "face seat__face",
        opponent.portrait(),
    )]
}
