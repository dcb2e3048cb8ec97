//! The layout of the pages that show a position: the table, and what each page puts around it.

use super::position::{Asked, Position, felt, hand, seats};
use crate::app::live::Live;
use leptos::prelude::*;

/// The whole page: bar, [`PositionTable`], what stands beside it and over it.
#[component]
pub fn PositionPage(position: Live<Position>, children: Children) -> impl IntoView {
    let class = move || match position.with(|position| position.open.is_some()) {
        true => "table table--open",
        false => "table",
    };
    view! { <div class=class>{children()}</div> }
}

/// The table: seats, what lies in the middle, the children (the log line and what can be done), the
/// hand.
#[component]
pub fn PositionTable(
    position: Live<Position>,
    /// Takes the moves made with the hand; without it the hand is only shown.
    #[prop(optional)]
    asked: Option<StoredValue<Asked, LocalStorage>>,
    children: Children,
) -> impl IntoView {
    let asked = asked.map(|asked| asked.get_value());
    view! {
        <main class="play">
            {seats(position)}
            {felt(position)}
            {children()}
            {hand(position, asked)}
        </main>
    }
}
