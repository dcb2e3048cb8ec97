//! Cards, from both sides.

use super::icon::Sprite;
use crate::app_context::AppContext;
use crate::model::settings::Face;
use crate::model::table::symbol::{suit_class, symbol};
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Card;

/// The `viewBox` of every card.
pub const BOX: &str = "0 0 240 336";

/// The class of a card with this one's suit colour.
#[must_use]
pub fn class(card: Card, more: &str) -> String {
    card_class(card, AppContext::use_context().face_untracked(), more)
}

/// The class of a card of this face with its suit's colour, and more classes.
#[must_use]
pub fn card_class(card: Card, face: Face, more: &str) -> String {
    ["card ", suit_class(card.suit(), face), " ", more].concat()
}

/// A card's drawing.
#[component]
pub fn CardFace(card: Card) -> impl IntoView {
    let face = AppContext::use_context().face_untracked();
    view! { <Sprite view_box=BOX symbol=symbol(card, face) /> }
}

/// A card that lies face up, with its name.
#[component]
pub fn OpenCard(
    card: Card,
    /// More classes.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let app = AppContext::use_context();
    view! {
        <span
            class=card_class(card, app.face_untracked(), class)
            role="img"
            aria-label=app.words_untracked().card_label(card)
            data-card=card.to_string()
        >
            <CardFace card />
        </span>
    }
}

/// The back of a card.
#[component]
pub fn CardBack(
    /// More classes.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    view! {
        <span class=["back ", class].concat() aria-hidden="true">
            <Sprite view_box=BOX symbol="#card-back" />
        </span>
    }
}
