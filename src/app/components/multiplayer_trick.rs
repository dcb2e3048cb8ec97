//! The table of three and four: trick in the middle, everybody's score card in his corner.

use super::card::{class, lying, picture};
use super::score_card::keeper_in_corner;
use super::seats::post;
use super::trick::{announce, number, partner};
use super::trump_tile::trump_tile;
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::match_session::PLAYER;
use crate::app::table::scene::{Laid, Shown};
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::Seat;
use sechsundsechzig_engine::rules;

/// What lies on the table.
#[must_use]
pub fn ring(kind: rules::Game) -> Vec<El> {
    let at = |place: &str, what: El| el("span", place).put(what);
    if kind == rules::Game::Three {
        return vec![
            at("at-tl", keeper_in_corner(1)),
            at("at-tr", keeper_in_corner(2)),
            trick(3),
            at("at-bl", trumps()),
            at("at-br", keeper_in_corner(0)),
        ];
    }
    vec![
        at("at-tl", trumps()),
        at("at-tr", keeper_in_corner(1)),
        post(Seat(1), "at-l"),
        trick(4),
        post(Seat(3), "at-r"),
        others_tricks(),
        at("at-br", keeper_in_corner(0)),
    ]
}

/// Trumps, and the dealer's bottom card until the first card is led.
fn trumps() -> El {
    let game = Game::here();
    let bottom = move || {
        game.scene.with(|scene| {
            let fresh = scene.trick.is_empty() && scene.last_trick.is_none();
            scene.talon.bottom.filter(|_| fresh)
        })
    };
    el("div", "trumps")
        .put(trump_tile())
        .slot_for(bottom, |card| {
            let card = card.map(|card| lying(card, "trumps__card"));
            card.into_iter().collect()
        })
}

/// Tricks of the other side of a game for four.
fn others_tricks() -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let tricks = move || {
        let taken = |seat: u8| game.scene.with(|scene| scene.seat(Seat(seat)).tricks);
        words.tricks_count(u16::from(taken(1) + taken(3)))
    };
    el("p", "at-bl tricks-note")
        .put(el("b", "").text(words.they()))
        .text(" ")
        .put(el("br", ""))
        .says(tricks)
}

/// Where a seat's card lies for this viewer.
#[must_use]
pub fn from(seat: Seat, viewer: Seat, players: u8) -> &'static str {
    match ((seat.0 + players - viewer.0) % players, players) {
        (0, _) => "from-s",
        (1, _) => "from-w",
        (2, 4) => "from-n",
        _ => "from-e",
    }
}

fn trick(players: u8) -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let shown = move || game.scene.with(|scene| scene.shown);
    let label = move || match shown() {
        Some(_) => Some(words.trick_with_marriage()),
        None => Some(words.trick()),
    };
    let lies = move || game.scene.with(|scene| (scene.trick.clone(), scene.shown));
    let beside = |(laid, shown): (Vec<Laid>, Option<Shown>)| match shown {
        Some(shown) => marriage(&laid, shown),
        None if laid.iter().all(|one| one.seat != PLAYER) => {
            vec![el("span", "trick__slot from-s")]
        }
        None => Vec::new(),
    };
    let numbers = move || {
        game.scene
            .with(|scene| scene.trick.iter().map(number).collect())
    };
    let class = if players == 3 {
        "trick trick--ring trick--three"
    } else {
        "trick trick--ring"
    };
    el("section", class)
        .live("aria-label", label)
        .slot_for(lies, beside)
        .each(numbers, move |number| laid(number, players))
        .slot_for(shown, move |shown| {
            shown
                .map(|shown| announce(words, game.told().person(shown.seat), shown))
                .into_iter()
                .collect()
        })
}

/// The cards of a shown marriage that are not played: one beside the card led, or both.
#[must_use]
pub fn marriage(laid: &[Laid], shown: Shown) -> Vec<El> {
    if let Some(other) = partner(laid, shown) {
        return vec![lying(other, "shown shown--one")];
    }
    CardSet::marriage(shown.suit)
        .iter()
        .zip(["shown shown--king", "shown shown--queen"])
        .map(|(card, place)| lying(card, place))
        .collect()
}

fn laid(number: u32, players: u8) -> El {
    let Some(card) = Card::from_index((number & 0xff) as usize) else {
        return el("span", "");
    };
    let seat = Seat((number >> 8) as u8);
    el("span", &class(card, from(seat, PLAYER, players)))
        .attr("role", "img")
        .attr("aria-label", &AppContext::here().words().card_label(card))
        .attr("data-card", &card.to_string())
        .attr("data-by", &seat.0.to_string())
        .put(picture(card))
}
