//! The tricks that one of two, or the other side of four, has won.

use super::card::CardBack;
use crate::app_context::AppContext;
use crate::model::match_session::PLAYER;
use crate::model::table::scene::Scene;
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Seat;

/// Those of one of two, beside him, face down; how many they are, the pile does not tell.
#[component]
pub fn WonTricks(scene: Signal<Scene>, seat: Seat) -> impl IntoView {
    let side = match seat {
        PLAYER => "won-tricks won-tricks--mine",
        _ => "won-tricks won-tricks--theirs",
    };
    let class = move || {
        let tricks = scene.with(|scene| {
            let on_table = scene.taken_by == Some(seat);
            scene.seat(seat).tricks - u8::from(on_table)
        });
        [side, if tricks > 0 { "" } else { " won-tricks--none" }].concat()
    };
    view! {
        <span class=class aria-hidden="true">
            <CardBack />
        </span>
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
                let [one, other] = [1, 3].map(|seat| scene.with(|scene| scene.seat(Seat(seat))));
                let tricks = u16::from(one.tricks + other.tricks);
                let melds = if tricks > 0 { one.melds + other.melds } else { 0 };
                words.tricks_and_melds(tricks, melds)
            }}
        </p>
    }
}
