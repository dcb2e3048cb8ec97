//! An opponent's portrait.

use super::icon::Sprite;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;

/// The opponent's portrait, drawn in a square.
#[component]
pub fn Portrait(opponent: Opponent, class: &'static str) -> impl IntoView {
    let symbol = match opponent {
        Opponent::Johannes => "#f-johannes",
        Opponent::Kord => "#f-kord",
        Opponent::Schilder => "#f-schilder",
        Opponent::Froehlich => "#f-froehlich",
    };
    view! { <Sprite view_box="0 0 120 120" class symbol /> }
}
