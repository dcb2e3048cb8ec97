//! Chalk: balls for Bummerl, strokes for points.

use super::icon::Sprite;
use leptos::prelude::*;

fn symbol(name: &str, number: u32) -> String {
    ["#chalk-", name, "-", &(number % 3 + 1).to_string()].concat()
}

/// A ball on the scoreboard.
#[component]
pub fn ChalkBall(
    number: u32,
    /// Whether it has just been drawn.
    #[prop(optional)]
    is_new: bool,
) -> impl IntoView {
    let class = if is_new { "new" } else { "" };
    view! { <Sprite view_box="0 0 20 20" class symbol=symbol("ball", number) /> }
}

/// More points than these stand there as a number.
const MOST_STROKES: u16 = 9;

/// A cell with points as strokes, and the number for screen readers.
#[component]
pub fn ChalkStrokes(points: u16) -> impl IntoView {
    let stroke = |number: u16| {
        view! {
            <svg viewBox="0 0 8 21" aria-hidden="true" width="8" height="21">
                <use_ href=symbol("stroke", number.into()) />
            </svg>
        }
        .into_any()
    };
    match points {
        0 => view! { <td></td> }.into_any(),
        1..=MOST_STROKES => view! {
            <td>
                <span class="visually-hidden">{points.to_string()}</span>
                {(0..points).map(stroke).collect_view()}
            </td>
        }
        .into_any(),
        _ => view! { <td>{points.to_string()}</td> }.into_any(),
    }
}
