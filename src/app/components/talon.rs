//! The talon: how many cards, the trump card half under it, or covered.

use super::card::{back, lying};
use super::icon::button;
use super::trump_tile::trump_tile;
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::table::model::Ask;
use crate::app::table::phase;
use crate::app::table::scene::TalonScene;
use crate::i18n::{Talon, Words};
use sechsundsechzig_engine::cards::{Card, Suit};
use sechsundsechzig_engine::rules;

/// The talon; a tap draws or moves on.
#[must_use]
pub fn talon() -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let lies = move || game.scene.with(|scene| (scene.talon, scene.trump));
    let label = move || {
        let (talon, trump) = lies();
        Some(words.talon_label(told(talon), trump))
    };
    let draws = move || game.ask() == Ask::Draw;
    let class = move || Some(class(lies().0, draws()));
    el("section", "")
        .live("class", class)
        .live("aria-label", label)
        .slot_for(move || Pile::of(lies().0), |pile| pile.cards())
        .slot_for(move || face_down(lies().0), count)
        .slot_for(draws, move |draws| {
            draws.then(|| draw(words, game)).into_iter().collect()
        })
        .slot_for(
            move || game.may_lift_two(),
            move |lifts| lifts.then(|| lift_two(words, game)).into_iter().collect(),
        )
        .put(caption_or_tile(words, game))
}

/// What is trump, in words; large where no card lies that shows it.
fn caption_or_tile(words: Words, game: Game) -> El {
    if game.view.with_untracked(phase::has_turned_card) {
        let lies = move || game.scene.with(|scene| (scene.talon, scene.trump));
        el("p", "caption").says(move || caption(words, lies()))
    } else {
        el("div", "caption caption--tile").put(trump_tile())
    }
}

/// The class of the felt it lies on.
#[must_use]
pub const fn felt_class(game: rules::Game, has_turned_card: bool) -> &'static str {
    match game {
        rules::Game::Three | rules::Game::Four => "felt felt--ring",
        rules::Game::Penneech => "felt felt--penneech",
        rules::Game::FreeTrumps => "felt felt--tile felt--written",
        _ if has_turned_card => "felt",
        _ => "felt felt--tile",
    }
}

/// Its class, whether one may draw or not.
#[must_use]
pub fn class(talon: TalonScene, draws: bool) -> String {
    let kind = match talon {
        TalonScene {
            covered_by: Some(_),
            ..
        } => "talon talon--closed",
        TalonScene { count: 1, .. } => "talon talon--last",
        _ => "talon",
    };
    [kind, if draws { " talon--draw" } else { "" }].concat()
}

/// One draws by pressing the talon.
fn draw(words: Words, game: Game) -> El {
    button("talon__button", "", || {})
        .put(el("span", "").text(words.draw()))
        .on("click", move |event| {
            event.stop_propagation();
            game.draw();
        })
}

/// Before a punishing referee the hand can slip (2.29).
fn lift_two(words: Words, game: Game) -> El {
    button("talon__two", words.lift_two(), || {})
        .attr("data-call", "lift-two")
        .on("click", move |event| {
            event.stop_propagation();
            game.lift_two();
        })
}

/// The talon as the words know it.
#[must_use]
pub fn told(talon: TalonScene) -> Talon {
    match (talon.count, talon.covered_by, talon.bottom) {
        (0, ..) => Talon::Gone,
        (count, Some(_), _) => Talon::Covered(count),
        (count, None, Some(card)) => Talon::Open(count, card),
        (count, None, None) => Talon::Unturned(count),
    }
}

/// What is trump, under it.
#[must_use]
pub fn caption(words: Words, (talon, trump): (TalonScene, Option<Suit>)) -> String {
    match (trump, talon.covered_by) {
        (None, _) => words.no_trump_yet().into(),
        (Some(suit), Some(_)) => words.covered_trumps(suit),
        (Some(suit), None) => words.trumps(suit),
    }
}

/// What of it can be seen.
#[must_use]
pub fn cards(talon: TalonScene) -> Vec<El> {
    let mut all = Pile::of(talon).cards();
    all.extend(count(face_down(talon)));
    all
}

/// How many of an open talon lie face down; nothing of a covered one.
fn face_down(talon: TalonScene) -> Option<u8> {
    let turned = u8::from(talon.bottom.is_some() && talon.count > 0);
    let number = talon.count - turned;
    (talon.covered_by.is_none() && number > 0).then_some(number)
}

fn count(face_down: Option<u8>) -> Vec<El> {
    let shown = face_down.map(|number| {
        el("span", "talon__count")
            .attr("aria-hidden", "true")
            .put(el("b", "num").text(&number.to_string()))
    });
    shown.into_iter().collect()
}

/// How it lies: a stack looks the same while it has three cards and more.
#[derive(Clone, Copy, PartialEq)]
struct Pile {
    stack: u8,
    turned: Option<Card>,
    lid: bool,
}

impl Pile {
    fn of(talon: TalonScene) -> Pile {
        let lid = talon.covered_by.is_some();
        let stack = match lid {
            true => talon.count.saturating_sub(1),
            false => face_down(talon).unwrap_or(0),
        };
        Pile {
            stack: stack.min(BACKS.len() as u8),
            turned: talon.bottom.filter(|_| !lid),
            lid,
        }
    }

    fn cards(self) -> Vec<El> {
        let turned = self
            .turned
            .map(|card| el("span", "talon__trump").put(lying(card, "")));
        let stack = BACKS.into_iter().take(self.stack.into()).map(back);
        let lid = self.lid.then(|| el("span", "talon__lid").put(back("")));
        turned.into_iter().chain(stack).chain(lid).collect()
    }
}

/// The classes of a stack's cards.
const BACKS: [&str; 3] = ["", "back--2", "back--3"];
