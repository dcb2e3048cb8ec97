//! The player's decisions as a line: what the deal was worth after each.

use crate::app_context::AppContext;
use crate::model::review::Choice;
use leptos::prelude::*;

/// The drawing's size.
const BOX: &str = "0 0 336 138";
/// The first and the last decision's place from the left.
const LEFT: i32 = 22;
const RIGHT: i32 = 314;
/// The line of even chances, and how far the worst lies below it.
const MIDDLE: i32 = 70;
const HALF: i32 = 46;
/// The least worth, in thousandths of a point, that reaches the edge.
const FULL: i32 = 1_500;
/// The number under a decision.
const NUMBERS: i32 = 132;
/// More decisions than this have every other number.
const CROWDED: usize = 12;

/// The chart of these decisions.
#[component]
pub fn DecisionChart(
    choices: Vec<Choice>,
    /// The costliest decision by its place among them, with what it cost in tenths of a point.
    costliest: Option<(usize, u32)>,
) -> impl IntoView {
    let words = AppContext::use_context().words();
    let values = values(&choices);
    let most = values.iter().map(|value| value.abs()).max().unwrap_or(0);
    let most = most.max(FULL);
    let steps = i32::try_from(values.len()).unwrap_or(1).max(2) - 1;
    let place = |number: usize| {
        let number = i32::try_from(number).unwrap_or(0);
        let x = LEFT + number * (RIGHT - LEFT) / steps;
        let value = usize::try_from(number).ok().and_then(|at| values.get(at));
        (x, MIDDLE - value.copied().unwrap_or(0) * HALF / most)
    };
    let marked = costliest.map(|(place, _)| place);
    let lines = (1..values.len()).map(|to| {
        let class = if marked == Some(to) {
            "c-drop"
        } else {
            "c-line"
        };
        view! { <Line class from=place(to - 1) to=place(to) /> }.into_any()
    });
    let dots = (0..values.len()).map(|at| {
        let (x, y) = place(at);
        let (class, radius) = if marked == Some(at) {
            ("c-knack", "8")
        } else {
            ("c-dot", "4.5")
        };
        view! { <circle class=class cx=x.to_string() cy=y.to_string() r=radius /> }.into_any()
    });
    let every = if values.len() > CROWDED { 2 } else { 1 };
    let numbers = (0..values.len()).step_by(every).map(|at| {
        let (x, y) = (place(at).0.to_string(), NUMBERS.to_string());
        view! {
            <text class="c-lab" x=x y=y text-anchor="middle">
                {(at + 1).to_string()}
            </text>
        }
        .into_any()
    });
    let flag = marked.map(|at| {
        let (x, y) = place(at);
        view! { <Line class="c-flag" from=(x, y + 11) to=(x, 116) /> }.into_any()
    });
    let label = words.chart(values.len(), costliest.map(|(at, cost)| (at + 1, cost)));
    view! {
        <figure class="chart chart--flush">
            <figcaption class="sr">{words.worth_of_decisions()}</figcaption>
            <svg viewBox=BOX role="img" aria-label=label>
                <Line class="c-axis" from=(10, MIDDLE) to=(326, MIDDLE) />
                {flag}
                <text class="c-lab" x="12" y="12">
                    {words.good_for_you()}
                </text>
                <text class="c-lab" x="12" y="110">
                    {words.bad_for_you()}
                </text>
                {lines.collect_view()}
                {dots.collect_view()}
                {numbers.collect_view()}
            </svg>
        </figure>
    }
}

/// What the deal was worth after each decision; where nothing was evaluated, as before.
fn values(choices: &[Choice]) -> Vec<i32> {
    let mut now = 0;
    let value = |choice: &Choice| {
        now = choice.value().unwrap_or(now);
        now
    };
    choices.iter().map(value).collect()
}

/// A straight line.
#[component]
fn Line(class: &'static str, from: (i32, i32), to: (i32, i32)) -> impl IntoView {
    let [x, y, to_x, to_y] = [from.0, from.1, to.0, to.1].map(|number| number.to_string());
    view! { <path class=class d=["M", &x, " ", &y, "L", &to_x, " ", &to_y].concat() /> }
}
