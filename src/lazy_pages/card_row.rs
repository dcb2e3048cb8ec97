//! Cards side by side under a caption.

use crate::components::card::{CardBack, OpenCard};
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Card;

/// The cards with their caption; a card's back where there is none.
#[component]
pub fn CardRow(#[prop(into)] caption: String, cards: Vec<Card>) -> impl IntoView {
    let shown = if cards.is_empty() {
        view! { <CardBack /> }.into_any()
    } else {
        let cards = cards
            .into_iter()
            .map(|card| view! { <OpenCard card /> }.into_any());
        cards.collect_view().into_any()
    };
    view! {
        <figure class="sight__cards">
            <figcaption>{caption}</figcaption>
            <div>{shown}</div>
        </figure>
    }
}
