//! A row of numbers with what they count.

use leptos::prelude::*;

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
        .into_any()
    };
    view! { <ul class="stat-row">{stats.into_iter().map(stat).collect_view()}</ul> }
}
