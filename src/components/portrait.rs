//! An opponent's face.

use super::icon::Sprite;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;

/// The opponent's portrait, drawn in a square.
#[component]
pub fn Portrait(opponent: Opponent, class: &'static str) -> impl IntoView {
    let symbol = match opponent {
        Opponent::Johannes => "#f-johannes",
        Opponent::Kord => "#f-hermen",
        Opponent::Schilder => "#f-franz",
        Opponent::Froehlich => "#f-ernestus",
    };
    view! { <Sprite view_box="0 0 120 120" class symbol /> }
}
