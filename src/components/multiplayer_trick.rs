//! What the table of three and four has of its own: cards around the middle, trumps in a corner.

use super::card::OpenCard;
use super::table::TableModel;
use super::trick::partner;
use super::trump_tile::TrumpTile;
use crate::app_context::AppContext;
use crate::model::table::scene::{Laid, Scene, Shown};
use leptos::prelude::*;
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::Seat;

/// Trumps, and the dealer's bottom card until the first card is led.
#[component]
pub fn Trumps(model: TableModel) -> impl IntoView {
    let scene = model.scene;
    let bottom = Memo::new(move |_| {
        scene.with(|scene| {
            let fresh = scene.trick.is_empty() && scene.last_trick.is_none();
            scene.talon.bottom.filter(|_| fresh)
        })
    });
    view! {
        <div class="trumps">
            <TrumpTile scene />
            {move || bottom.get().map(|card| view! { <OpenCard card class="trumps__card" /> }.into_any())}
        </div>
    }
}

/// Tricks of the other side of a game for four.
#[component]
pub fn OthersTricks(scene: Signal<Scene>) -> impl IntoView {
    let words = AppContext::use_context().words();
    view! {
        <p class="at-bl tricks-note">
            <b>{words.they()}</b>
            {" "}
            <br />
            {move || {
                let taken = |seat: u8| scene.with(|scene| scene.seat(Seat(seat)).tricks);
                words.tricks_count(u16::from(taken(1) + taken(3)))
            }}
        </p>
    }
}

/// The class of the place where a seat's card lies for this viewer.
#[must_use]
pub fn seat_class(seat: Seat, viewer: Seat, players: u8) -> &'static str {
    match ((seat.0 + players - viewer.0) % players, players) {
        (0, _) => "from-s",
        (1, _) => "from-w",
        (2, 4) => "from-n",
        _ => "from-e",
    }
}

/// The cards of a shown marriage that are not played, with their classes: one beside the card led, or both.
#[must_use]
pub fn shown_marriage(laid: &[Laid], shown: Shown) -> Vec<(Option<Card>, &'static str)> {
    if let Some(other) = partner(laid, shown) {
        return vec![(Some(other), "shown shown--one")];
    }
    CardSet::marriage(shown.suit)
        .iter()
        .map(Some)
        .zip(["shown shown--king", "shown shown--queen"])
        .collect()
}
