//! A row of numbers with what they count.

use crate::app::dom::{El, el};
use leptos::prelude::*;

/// The row.
#[must_use]
pub fn facts<const N: usize>(facts: [(u32, &str); N]) -> El {
    let fact = |(number, text): (u32, &str)| {
        el("li", "")
            .put(el("b", "num").text(&number.to_string()))
            .put(el("span", "").text(text))
    };
    el("ul", "facts").all(facts.map(fact))
}

/// The row: numbers and what each counts.
#[component]
pub fn StatRow(stats: Vec<(u32, &'static str)>) -> impl IntoView {
    let stat = |(number, text): (u32, &'static str)| {
        view! {
            <li>
                <b class="num">{number.to_string()}</b>
                <span>{text}</span>
            </li>
        }
    };
    view! { <ul class="facts">{stats.into_iter().map(stat).collect_view()}</ul> }
}
