//! What is trump, where no card lies that shows it, and in a corner of the table of three and four.

use super::card::OpenCard;
use super::icon::Sprite;
use super::table::TableModel;
use crate::app_context::AppContext;
use crate::model::table::scene::Scene;
use crate::model::table::symbol::{suit_class, suit_symbol};
use leptos::prelude::*;

/// The suit that is trump, or that there is none yet.
#[component]
pub fn TrumpTile(scene: Signal<Scene>) -> impl IntoView {
    let app = AppContext::use_context();
    let (words, face) = (app.words_untracked(), app.face_untracked());
    let trump = Memo::new(move |_| scene.with(|scene| scene.trump));
    view! {
        <p class=move || match trump.get() {
            Some(suit) => ["trump-tile ", suit_class(suit, face)].concat(),
            None => "trump-tile trump-tile--none".into(),
        }>
            {move || match trump.get() {
                Some(suit) => {
                    view! {
                        <Sprite view_box="0 0 100 100" symbol=suit_symbol(suit, face) />
                        <span>{words.trumps(suit)}</span>
                    }
                        .into_any()
                }
                None => view! { <span>{words.no_trump_yet()}</span> }.into_any(),
            }}
        </p>
    }
}

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
