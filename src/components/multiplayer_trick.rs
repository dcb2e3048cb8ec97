//! What the table of three and four has of its own: cards around the middle, trumps in a corner.

use super::card::OpenCard;
use super::table::TableModel;
use super::trump_tile::TrumpTile;
use crate::app_context::AppContext;
use crate::model::table::scene::Scene;
use leptos::prelude::*;
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
    let words = AppContext::use_context().words_untracked();
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
