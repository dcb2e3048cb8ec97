//! What is trump, where no card lies that shows it.

use super::card::face;
use super::icon::Sprite;
use crate::app_context::AppContext;
use crate::model::table::scene::Scene;
use crate::model::table::symbol::{suit_class, suit_symbol};
use leptos::prelude::*;

/// The suit that is trump, or that there is none yet.
#[component]
pub fn TrumpTile(scene: Signal<Scene>) -> impl IntoView {
    let (words, face) = (AppContext::use_context().words_untracked(), face());
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
