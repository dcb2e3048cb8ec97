//! What lies in the middle: talon and trumps, the trick, the peg board.

use super::Position;
use super::seats::post;
use crate::app::app_context::AppContext;
use crate::app::components::card;
use crate::app::components::card::{lying, picture};
use crate::app::components::multiplayer_trick::{from, marriage};
use crate::app::components::peg_board;
use crate::app::components::talon::{self, caption, cards, felt_class, told};
use crate::app::components::trick::{announce, partner};
use crate::app::components::trump_tile::{self, tile};
use crate::app::dom::{El, el};
use crate::app::live::Live;
use crate::app::table::phase;
use crate::app::table::scene::Laid;
use sechsundsechzig_engine::deal::Seat;
use sechsundsechzig_engine::rules::Game;

/// The middle of the table.
#[must_use]
pub fn felt(here: Live<Position>) -> El {
    let class = here.with_untracked(|position| {
        felt_class(position.game(), phase::has_turned_card(&position.view))
    });
    el("section", class)
        .attr("aria-label", AppContext::here().words().table())
        .slot(move || here.with(middle))
}

fn middle(position: &Position) -> Vec<El> {
    match position.game() {
        Game::Three => vec![trumps(position, "at-bl"), ring(position, 3)],
        Game::Four => {
            let viewer = position.scene.viewer;
            let closed = position.open.is_none();
            let beside = |steps, corner| post(position, viewer.left(steps, 4), corner);
            let posts = closed.then(|| [beside(1, "at-l"), beside(3, "at-r")]);
            [trumps(position, "at-tl"), ring(position, 4)]
                .into_iter()
                .chain(posts.into_iter().flatten())
                .collect()
        }
        Game::Penneech => {
            vec![turned(position), pair(position), board(position)]
        }
        _ => vec![stack(position), pair(position)],
    }
}

/// The talon of Penneech, its turned-up card beside it.
fn turned(position: &Position) -> El {
    let words = AppContext::here().words();
    let talon = position.scene.talon;
    let (label, caption) = match talon.bottom {
        Some(card) => (
            words.penneech_talon(talon.count, card),
            words.trumps(card.suit()),
        ),
        None => (
            words.talon_label(told(talon), None),
            words.no_trump_yet().into(),
        ),
    };
    el("section", "talon talon--flat")
        .attr("aria-label", &label)
        .all(peg_board::cards((talon.count, talon.bottom)))
        .put(el("p", "caption").text(&caption))
}

fn board(position: &Position) -> El {
    let scene = &position.scene;
    let told = position.told;
    let pegs = [0, 1].map(|side| scene.pegs.get(side).copied().unwrap_or_default());
    peg_board::board_of(
        move || told,
        move |side| pegs[side & 1],
        scene.viewer.index() & 1,
    )
}

/// The talon; where no card lies that shows what is trump, a tile does.
fn stack(position: &Position) -> El {
    let words = AppContext::here().words();
    let scene = &position.scene;
    let caption = match phase::has_turned_card(&position.view) {
        true => el("p", "caption").text(&caption(words, (scene.talon, scene.trump))),
        false => el("div", "caption caption--tile").put(trumps_tile(position)),
    };
    el("section", &talon::class(scene.talon, false))
        .attr(
            "aria-label",
            &words.talon_label(told(scene.talon), scene.trump),
        )
        .all(cards(scene.talon))
        .put(caption)
}

fn trumps_tile(position: &Position) -> El {
    let trump = position.scene.trump;
    el("p", &trump_tile::class(trump)).all(tile(trump))
}

/// Trumps of three and four, and the dealer's bottom card until the first card is led.
fn trumps(position: &Position, corner: &str) -> El {
    let scene = &position.scene;
    let fresh = scene.trick.is_empty() && scene.last_trick.is_none();
    let bottom = scene.talon.bottom.filter(|_| fresh);
    let trumps = el("div", "trumps")
        .put(trumps_tile(position))
        .all(bottom.map(|card| lying(card, "trumps__card")));
    el("span", corner).put(trumps)
}

fn trick(position: &Position, class: &str) -> El {
    let words = AppContext::here().words();
    let shown = position.scene.shown;
    let label = match shown {
        Some(_) => words.trick_with_marriage(),
        None => words.trick(),
    };
    let announced = shown.map(|shown| announce(words, position.told.person(shown.seat), shown));
    el("section", class)
        .attr("aria-label", label)
        .all(announced)
}

fn laid(one: Laid, place: &str) -> El {
    let label = AppContext::here().words().card_label(one.card);
    el("span", &card::class(one.card, place))
        .attr("role", "img")
        .attr("aria-label", &label)
        .attr("data-card", &one.card.to_string())
        .attr("data-by", &one.seat.0.to_string())
        .put(picture(one.card))
}

/// The trick of two.
fn pair(position: &Position) -> El {
    let scene = &position.scene;
    let looks_on = position.told.sits_out == Some(scene.viewer);
    let front = match looks_on {
        // The second of the two who play lies in front of who sits out.
        true => scene.viewer.left(2, scene.seats.len() as u8),
        false => scene.viewer,
    };
    let place = |one: &Laid| match scene.shown {
        Some(shown) if shown.suit == one.card.suit() => "meld__led",
        _ if one.seat == front => "trick__mine",
        _ => "trick__theirs",
    };
    let other = scene.shown.and_then(|shown| partner(&scene.trick, shown));
    let slot = (scene.shown.is_none() && scene.trick.len() < 2).then(|| el("span", "trick__slot"));
    let class = match scene.shown {
        Some(_) => "trick trick--meld",
        None => "trick",
    };
    trick(position, class)
        .all(slot)
        .all(other.map(|card| lying(card, "meld__other")))
        .all(scene.trick.iter().map(|one| laid(*one, place(one))))
}

/// The trick of three and four.
fn ring(position: &Position, players: u8) -> El {
    let scene = &position.scene;
    let class = match players {
        3 => "trick trick--ring trick--three",
        _ => "trick trick--ring",
    };
    let place = |seat: Seat| from(seat, scene.viewer, players);
    let shown = scene.shown.map(|shown| marriage(&scene.trick, shown));
    let mine = scene.trick.iter().any(|one| one.seat == scene.viewer);
    let slot = (shown.is_none() && !mine).then(|| el("span", "trick__slot from-s"));
    trick(position, class)
        .all(slot)
        .all(shown.into_iter().flatten())
        .all(scene.trick.iter().map(|one| laid(*one, place(one.seat))))
}
