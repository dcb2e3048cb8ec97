//! Penneech: the talon with the card turned up, and the board its points are pegged on.

use super::card::{back, lying};
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el, svg};
use crate::app::game::Game;
use crate::app::match_session::PLAYER;
use crate::app::table::pegs::{Hole, hole};
use crate::app::table::scene::{Pegs, Scene};
use crate::i18n::Scene as Told;
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::{Event, Mark};
use sechsundsechzig_engine::games::penneech::PENNEECH;
use sechsundsechzig_engine::rules::Preset;

/// The talon, its turned-up card beside it.
#[must_use]
pub fn turned() -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let lies = move || {
        game.scene
            .with(|scene| (scene.talon.count, scene.talon.bottom))
    };
    let label = move || {
        let (count, turned) = lies();
        turned.map(|card| words.penneech_talon(count, card))
    };
    let caption = move || match lies().1 {
        Some(card) => words.trumps(card.suit()),
        None => words.no_trump_yet().into(),
    };
    el("section", "talon talon--flat")
        .live("aria-label", label)
        .slot_for(lies, cards)
        .put(el("p", "caption").says(caption))
        .slot_for(
            move || game.scene.with(celebrated),
            |worth| worth.map(celebration).into_iter().collect(),
        )
}

/// What the Penneech just turned up brings (6.3).
fn celebrated(scene: &Scene) -> Option<u16> {
    match scene.course.last() {
        Some(Event::Marked(_, worth, Mark::TurnedUp(PENNEECH))) => Some(*worth),
        _ => None,
    }
}

fn celebration(worth: u16) -> El {
    let words = AppContext::here().words();
    let worth = el("b", "").text(&worth.to_string());
    let called = el("span", "")
        .text(words.preset(Preset::Penneech))
        .text("!");
    el("div", "announce announce--penneech").put(el("p", "").put(worth).put(called))
}

/// What of the talon can be seen, and the card turned up.
#[must_use]
pub fn cards((count, turned): (u8, Option<Card>)) -> Vec<El> {
    let backs = ["", "back--2", "back--3"];
    let number = el("span", "talon__count")
        .attr("aria-hidden", "true")
        .put(el("b", "num").text(&count.to_string()));
    backs
        .into_iter()
        .take(count.into())
        .map(back)
        .chain((count > 0).then_some(number))
        .chain(turned.map(|card| lying(card, "")))
        .collect()
}

/// The peg board.
#[must_use]
pub fn board() -> El {
    let game = Game::here();
    let pegs = move |side: usize| {
        let pegs = game.scene.with(|scene| scene.pegs.get(side).copied());
        pegs.unwrap_or_default()
    };
    board_of(move || game.told(), pegs, PLAYER.index())
}

/// The peg board of these people, one's own side in front.
#[must_use]
pub fn board_of(
    told: impl Fn() -> Told + Copy + 'static,
    pegs: impl Fn(usize) -> Pegs + Copy + 'static,
    own: usize,
) -> El {
    let words = AppContext::here().words();
    let target = move || told().rules.target;
    let name = move |side: usize| {
        el("span", "")
            .says(move || words.full_name(told().side(side)))
            .text(" ")
            .put(el("b", "num").says(move || pegs(side).front.to_string()))
    };
    let label = move || {
        let told = told();
        let side = |side: usize| (told.side(side), pegs(side).front, 0);
        Some(words.peg_board(target(), &[side(own), side(1 - own)]))
    };
    let caption = el("figcaption", "")
        .put(name(1 - own))
        .put(el("span", "").says(move || words.up_to(target())))
        .put(name(own));
    let board = move || match target() {
        61 => Some("#peg-board-61"),
        91 => Some("#peg-board-91"),
        _ => None,
    };
    let drawn = svg("svg")
        .attr("viewBox", "0 0 348 72")
        .attr("role", "img")
        .live("aria-label", label)
        .slot_for(board, move |board| {
            let Some(board) = board else {
                return Vec::new();
            };
            let mut parts = vec![svg("use").attr("href", board)];
            let fine = board == "#peg-board-91";
            for (side, mine) in [(1 - own, false), (own, true)] {
                for front in [false, true] {
                    parts.push(peg(move || pegs(side), target, mine, front, fine));
                }
            }
            parts
        });
    el("figure", "board").put(caption).put(drawn)
}

/// Tenths as units.
fn units(tenths: i32) -> String {
    [&*(tenths / 10).to_string(), ".", &(tenths % 10).to_string()].concat()
}

/// One peg: round ones are the player's, square ones the other's.
fn peg(
    pegs: impl Fn() -> Pegs + Copy + 'static,
    target: impl Fn() -> u16 + Copy + 'static,
    mine: bool,
    front: bool,
    fine: bool,
) -> El {
    let place = move || -> Hole {
        let pegs = pegs();
        let points = if front { pegs.front } else { pegs.rear };
        hole(points, target(), mine)
    };
    if mine {
        let radius = match (front, fine) {
            (true, false) => "6.6",
            (false, false) => "4.8",
            (true, true) => "4.6",
            (false, true) => "3.4",
        };
        return svg("circle")
            .attr("class", "peg peg--mine")
            .attr("r", radius)
            .live("cx", move || Some(units(place().x)))
            .live("cy", move || Some(units(place().y)));
    }
    let size = match (front, fine) {
        (true, false) => 124,
        (false, false) => 88,
        (true, true) => 86,
        (false, true) => 62,
    };
    svg("rect")
        .attr("class", "peg")
        .attr("width", &units(size))
        .attr("height", &units(size))
        .live("x", move || Some(units(place().x - size / 2)))
        .live("y", move || Some(units(place().y - size / 2)))
}
