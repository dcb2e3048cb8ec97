//! Cards, from both sides.

use crate::app::page::Page;
use crate::app::settings::Face;
use crate::app::table::symbol::{suit_class, symbol};
use crate::cards::Card;
use leptos::prelude::*;

/// The drawing of a back. (A literal in the markup would make it a static subtree, which Leptos
/// writes out as text, `use_` and all.)
pub const BACK: &str = "#card-back";

/// The face the cards show.
fn face() -> Face {
    Page::here().settings.with(|settings| settings.face)
}

/// The class of a card with this one's suit colour.
#[must_use]
pub fn class(card: Card, more: &str) -> String {
    ["card ", suit_class(card.suit(), face()), " ", more].concat()
}

/// A card's drawing.
pub fn picture(card: Card) -> impl IntoView {
    view! {
        <svg viewBox="0 0 240 336" aria-hidden="true">
            <use_ href=move || symbol(card, face())/>
        </svg>
    }
}

/// A card that lies somewhere, with its name.
pub fn lying(card: Card, more: &'static str) -> AnyView {
    let label = move || Page::here().words.get().card_label(card);
    view! {
        <span
            class=move || class(card, more)
            role="img"
            aria-label=label
            data-card=card.to_string()
        >
            {picture(card)}
        </span>
    }
    .into_any()
}

/// The back of a card.
pub fn back(more: &'static str) -> AnyView {
    view! {
        <span class=["back ", more].concat() aria-hidden="true">
            <svg viewBox="0 0 240 336">
                <use_ href=BACK.to_owned()/>
            </svg>
        </span>
    }
    .into_any()
}
