//! A hand whose cards are open.

use crate::app_context::AppContext;
use crate::components::card::OpenCard;
use crate::components::list::List;
use crate::components::seats::hand_name;
use crate::components::table::TableModel;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::Seat;

/// A seat's open hand.
#[component]
pub fn OpenHand(model: TableModel, at: Seat) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let hand = move || {
        let hands = model
            .marks
            .with(|marks| marks.open_hands)
            .unwrap_or_default();
        hands[at.index() & 3]
    };
    let keys = Signal::derive(move || {
        let hand = model.scene.with(|scene| scene.sorted(hand()));
        hand.iter().map(|card| card.index() as u32).collect()
    });
    let open_card = |key: u32| {
        let card = Card::from_index(key as usize);
        card.map(|card| view! { <OpenCard card /> }.into_any())
            .into_any()
    };
    view! {
        <span
            class="fan fan--open"
            role="group"
            aria-label=move || {
                model.context.with(|context| hand_name(words, context, at, hand().len() as u8))
            }
        >
            <List keys item=Callback::new(open_card) />
        </span>
    }
}
