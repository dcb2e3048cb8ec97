//! Trumps where no card lies that shows them.

use super::card::face;
use super::icon::drawing;
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::table::symbol::{suit_class, suit_symbol};
use sechsundsechzig_engine::cards::Suit;

/// The suit that is trump, or that there is none yet.
#[must_use]
pub fn trump_tile() -> El {
    let game = Game::here();
    let trump = move || game.scene.with(|scene| scene.trump);
    el("p", "")
        .live("class", move || Some(class(trump())))
        .slot_for(trump, tile)
}

/// The tile's class.
#[must_use]
pub fn class(trump: Option<Suit>) -> String {
    match trump {
        Some(suit) => ["trump-tile ", suit_class(suit, face())].concat(),
        None => "trump-tile trump-tile--none".into(),
    }
}

/// What stands on the tile.
#[must_use]
pub fn tile(trump: Option<Suit>) -> Vec<El> {
    let words = AppContext::here().words();
    let Some(suit) = trump else {
        return vec![el("span", "").text(words.no_trump_yet())];
    };
    let words = el("span", "")
        .text(&words.suit_label(suit))
        .put(el("br", ""))
        .text(words.trump());
    vec![drawing("0 0 100 100", "", suit_symbol(suit, face())), words]
}
