//! The tricks one of two has won, as they lie beside him.

use super::card::CardBack;
use crate::model::match_session::PLAYER;
use crate::model::table::scene::Scene;
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Seat;

/// Face down; how many they are, the pile does not tell.
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
