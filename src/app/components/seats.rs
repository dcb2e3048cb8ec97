//! Who sits opposite: portrait, name, tricks and the backs of his cards.

use super::card::back;
use super::icon::drawing;
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::opponent::Opponent;
use crate::app::settings::Counting;
use crate::app::table::model::{self, Ask};
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Seat;

/// Everybody but the player.
#[must_use]
pub fn seats() -> El {
    let game = Game::here();
    let others: Vec<Seat> = game.scene.with_untracked(|scene| scene.others().collect());
    match others[..] {
        [left, right] => el("div", "seats seats--many").all([left, right].map(small)),
        [_, opposite, _] => el("div", "seats").put(partner(opposite)),
        _ => el("div", "seats").all(others.into_iter().map(seat)),
    }
}

/// A seat at a table for more than two, told apart by whose turn it is.
fn place(at: Seat, class: &'static str) -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let turn = move || game.view.with(model::awaited) == Some(at) && game.ask() == Ask::Wait;
    let class = move || {
        let turn = if turn() { " seat--turn" } else { "" };
        Some(["seat ", class, turn].concat())
    };
    let label = move || {
        let here = game.scene.with(|scene| scene.seat(at));
        Some(words.seat(game.told().person(at), here.held, here.tricks.into()))
    };
    el("section", "")
        .live("class", class)
        .live("aria-label", label)
        .attr("data-seat", &at.0.to_string())
        .slot_for(move || game.opponent_at(at), portrait)
        .slot(move || spoken(at))
}

/// What he has just said aloud.
fn spoken(at: Seat) -> Vec<El> {
    let said = Game::here().spoken.get().filter(|(seat, _)| *seat == at);
    // The live region tells the same in a sentence.
    let said = said.map(|(_, text)| {
        el("span", "seat__says")
            .attr("aria-hidden", "true")
            .text(text)
    });
    said.into_iter().collect()
}

fn name(at: Seat) -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    el("span", "seat__name").says(move || words.person(game.told().person(at)))
}

/// Who deals and who leads first, until somebody has a trick.
fn role(game: Game, at: Seat) -> Option<&'static str> {
    let words = AppContext::here().words();
    game.scene.with(|scene| {
        let players = scene.seats.len() as u8;
        let forehand = scene.dealer.left(players / 2, players);
        match scene.last_trick {
            None if at == scene.dealer => Some(words.dealer()),
            None if at == forehand => Some(words.forehand()),
            _ => None,
        }
    })
}

/// One of two others: portrait and name, his tricks or that he sits out.
fn small(at: Seat) -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let state = move || -> String {
        let told = game.told();
        if told.sits_out == Some(at) {
            return words.sits_out().into();
        }
        if let Some(role) = role(game, at) {
            return role.into();
        }
        let here = game.scene.with(|scene| scene.seat(at));
        if page.settings.with(|settings| settings.counting) == Counting::Both {
            return words.card_points_count(here.points + here.melds_counting());
        }
        words.tricks_count(here.tricks.into())
    };
    let who = el("span", "seat__who")
        .put(name(at))
        .put(el("span", "seat__tricks").says(state));
    place(at, "seat--small").put(who)
}

/// The partner, opposite.
fn partner(at: Seat) -> El {
    let words = AppContext::here().words();
    let who = el("span", "seat__who")
        .put(name(at))
        .put(el("span", "seat__tricks team").text(words.your_partner()));
    place(at, "seat--center").put(who)
}

/// A seat beside the trick.
#[must_use]
pub fn post(at: Seat, corner: &'static str) -> El {
    let class = if corner == "at-l" {
        "seat--post at-l"
    } else {
        "seat--post at-r"
    };
    let game = Game::here();
    let role = el("span", "seat__tricks").says(move || role(game, at).unwrap_or_default());
    place(at, class).put(el("span", "seat__who").put(name(at)).put(role))
}

fn seat(at: Seat) -> El {
    let (page, game) = (AppContext::here(), Game::here());
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
        .slot_for(move || game.opponent_at(at), portrait)
        .slot(move || spoken(at))
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
