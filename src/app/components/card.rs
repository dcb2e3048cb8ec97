//! Cards, from both sides.

use super::icon::drawing;
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::settings::Face;
use crate::app::table::symbol::{suit_class, symbol};
use sechsundsechzig_engine::cards::Card;

const BOX: &str = "0 0 240 336";

/// The face the cards show.
#[must_use]
pub fn face() -> Face {
    AppContext::here().look().face
}

/// The class of a card with this one's suit colour.
#[must_use]
pub fn class(card: Card, more: &str) -> String {
    ["card ", suit_class(card.suit(), face()), " ", more].concat()
}

/// A card's drawing.
#[must_use]
pub fn picture(card: Card) -> El {
    drawing(BOX, "", &symbol(card, face()))
}

/// A card that lies somewhere, with its name.
#[must_use]
pub fn lying(card: Card, more: &str) -> El {
    el("span", &class(card, more))
        .attr("role", "img")
        .attr("aria-label", &AppContext::here().words().card_label(card))
        .attr("data-card", &card.to_string())
        .put(picture(card))
}

/// The back of a card.
#[must_use]
pub fn back(more: &str) -> El {
    el("span", &["back ", more].concat())
        .attr("aria-hidden", "true")
        .put(drawing(BOX, "", "#card-back"))
}
