//! The trick under way, and a marriage while it is shown.

use super::card::{class, lying, picture};
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::match_session::PLAYER;
use crate::app::table::phase;
use crate::app::table::scene::{Laid, Shown};
use crate::i18n::{Person, Words};
use sechsundsechzig_engine::cards::{Card, CardSet};

/// The middle of the table.
#[must_use]
pub fn trick() -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let shown = move || game.scene.with(|scene| scene.shown);
    let class = move || match shown() {
        Some(_) => Some("trick trick--meld"),
        None => Some("trick"),
    };
    let label = move || match shown() {
        Some(_) => Some(words.trick_with_marriage()),
        None => Some(words.trick()),
    };
    let lies = move || game.scene.with(|scene| (scene.trick.clone(), scene.shown));
    let beside = |lies: (Vec<Laid>, Option<Shown>)| match lies {
        (laid, None) if laid.len() < 2 => vec![el("span", "trick__slot")],
        (laid, Some(shown)) => partner(&laid, shown)
            .map(|card| lying(card, "meld__other"))
            .into_iter()
            .collect(),
        _ => Vec::new(),
    };
    let numbers = move || {
        game.scene
            .with(|scene| scene.trick.iter().map(number).collect())
    };
    el("section", "")
        .live("class", class)
        .live("aria-label", label)
        .slot_for(lies, beside)
        .each(numbers, move |number| laid(game, number))
        .slot_for(shown, move |shown| {
            shown
                .map(|shown| announce(words, game.told().person(shown.seat), shown))
                .into_iter()
                .collect()
        })
}

/// A card laid by somebody, as a number.
pub(super) fn number(laid: &Laid) -> u32 {
    laid.card.index() as u32 | u32::from(laid.seat.0) << 8
}

/// Whether a seat's card lies in the player's place: his own, or while he sits out that of the
/// second of the two who play.
fn lies_below(game: Game, seat: u32) -> bool {
    let looks_on = game
        .view
        .with_untracked(|view| phase::sits_out(view) == Some(PLAYER));
    seat == if looks_on { 2 } else { PLAYER.0.into() }
}

fn laid(game: Game, number: u32) -> El {
    let Some(card) = Card::from_index((number & 0xff) as usize) else {
        return el("span", "");
    };
    let seat = number >> 8;
    let own = lies_below(game, seat);
    let place = move || {
        let shown = game.scene.with(|scene| scene.shown);
        let place = match shown {
            Some(shown) if shown.suit == card.suit() => "meld__led",
            _ if own => "trick__mine",
            _ => "trick__theirs",
        };
        Some(class(card, place))
    };
    el("span", "")
        .live("class", place)
        .attr("role", "img")
        .attr("aria-label", &AppContext::here().words().card_label(card))
        .attr("data-card", &card.to_string())
        .attr("data-by", &seat.to_string())
        .put(picture(card))
}

/// The card of a shown marriage that is not played.
#[must_use]
pub fn partner(laid: &[Laid], shown: Shown) -> Option<Card> {
    let marriage = CardSet::marriage(shown.suit);
    let led = laid.iter().find(|one| marriage.has(one.card))?;
    marriage.iter().find(|card| *card != led.card)
}

/// Who announces which marriage.
#[must_use]
pub fn announce(words: Words, who: Person, shown: Shown) -> El {
    let told = el("span", "")
        .text(&words.announces(who))
        .put(el("br", ""))
        .text(&words.marriage(shown.suit));
    let worth = el("b", "").text(&shown.value.to_string());
    el("div", "announce").put(el("p", "").put(worth).put(told))
}
