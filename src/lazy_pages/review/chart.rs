//! The player's decisions as a line: what the deal was worth before and after each, and what it brought in the end.

use super::board::open;
use super::tenths;
use crate::app_context::AppContext;
use crate::model::review::chart::{ChartLabels, ChartScale, MIDDLE};
use crate::model::review::{ReviewedDecision, Verdict, decision_values};
use leptos::prelude::*;
use sechsundsechzig_engine::rules::Game;

/// The drawing's size.
const BOX: &str = "0 0 336 166";
/// What the two sides of the line mean stands above and below all that may be drawn.
const ABOVE: &str = "16";
const BELOW: &str = "138";
/// The number under a decision.
const NUMBERS: &str = "162";

/// The chart of these decisions: a line that falls where a decision has a cost, by that cost.
#[component]
pub fn DecisionChart(
    decisions: Vec<ReviewedDecision>,
    /// The numbers they have among all.
    numbers: Vec<u32>,
    /// The costliest decision by its place among them, once it is known, with what it cost in tenths of a point if it has a
    /// value.
    costliest: Option<(usize, Option<u32>)>,
    /// Whether all are evaluated; until then the line does not go to the end.
    is_whole: bool,
    /// What the deal brought the player, in thousandths of a point.
    brought: Option<i32>,
    game: Game,
    /// The decision opened last.
    opened: RwSignal<Option<usize>>,
    /// The decision on the board.
    shown: Memo<Option<usize>>,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let decision_values = decision_values(&decisions);
    // Of a forced move nothing is known: the line goes past it.
    let is_known = |at: &usize| decisions[*at].evaluation.is_some();
    let known: Vec<usize> = (0..decisions.len()).filter(is_known).collect();
    let scale = ChartScale::of(&decision_values, brought);
    let (x, y) = (|place| scale.x(place), |worth| scale.y(worth));
    let marked = costliest.map(|(place, _)| place);
    let between = known.windows(2).map(|pair| {
        let (from, to) = (pair[0], pair[1]);
        let from = (x(from), y(decision_values[from].after));
        let to = (x(to), y(decision_values[to].before));
        view! { <Line class="chart__line" from to /> }.into_any()
    });
    let falls = known.iter().map(|at| {
        let (worth, verdict) = (decision_values[*at], decisions[*at].verdict());
        let costs = matches!(verdict, Some(Verdict::Costs(_) | Verdict::Wrong));
        (costs && worth.after < worth.before).then(|| {
            let (from, to) = ((x(*at), y(worth.before)), (x(*at), y(worth.after)));
            view! { <Line class="chart__drop" from to /> }.into_any()
        })
    });
    let dots = known.iter().map(|at| {
        let (class, radius) = if marked == Some(*at) {
            ("chart__costliest", "8")
        } else {
            ("chart__dot", "4.5")
        };
        let (x, y) = (
            x(*at).to_string(),
            y(decision_values[*at].after).to_string(),
        );
        view! { <circle class=class cx=x cy=y r=radius /> }.into_any()
    });
    let ChartLabels {
        numbered,
        names_end,
    } = ChartLabels::of(decision_values.len(), marked, brought.is_some());
    let end = brought.filter(|_| is_whole).map(|brought| {
        let end = (x(decision_values.len()), y(brought));
        let line = known.last().map(|last| {
            let from = (x(*last), y(decision_values[*last].after));
            view! { <Line class="chart__line chart__line--dashed" from to=end /> }
        });
        view! {
            {line}
            <circle class="chart__end" cx=end.0.to_string() cy=end.1.to_string() r="4.5" />
            {names_end
                .then(|| {
                    view! {
                        <text class="chart__label" x="334" y=NUMBERS text-anchor="end">
                            {words.chart_end()}
                        </text>
                    }
                })}
        }
        .into_any()
    });
    let labels = numbered.into_iter().map(|at| {
        let class = if marked == Some(at) {
            "chart__label chart__label--costliest"
        } else {
            "chart__label"
        };
        view! {
            <text class=class x=x(at).to_string() y=NUMBERS text-anchor="middle">
                {(at + 1).to_string()}
            </text>
        }
        .into_any()
    });
    let width = x(1) - x(0);
    let columns = numbers.into_iter().enumerate().map(|(at, number)| {
        let number = number as usize;
        let left = x(at) - width / 2;
        view! {
            <rect
                class="chart__column"
                data-shown=move || (shown.get() == Some(number)).then_some("")
                x=left.to_string()
                width=width.to_string()
                height="100%"
                on:click=move |_| open(number, opened)
            />
        }
        .into_any()
    });
    let [good, bad] = words.chart_edges(game, tenths(scale.most));
    let label = words.chart(
        game,
        decision_values.len(),
        costliest.and_then(|(at, cost)| Some((at + 1, cost?))),
    );
    view! {
        <figure class="chart chart--flush">
            <figcaption class="visually-hidden">{words.worth_of_decisions()}</figcaption>
            <svg viewBox=BOX role="img" aria-label=label>
                {columns.collect_view()}
                <Line class="chart__grid" from=(10, y(scale.most)) to=(326, y(scale.most)) />
                <Line class="chart__grid" from=(10, y(-scale.most)) to=(326, y(-scale.most)) />
                <Line class="chart__axis" from=(10, MIDDLE) to=(326, MIDDLE) />
                <text class="chart__label" x="10" y=ABOVE>
                    {good}
                </text>
                <text class="chart__label" x="10" y=BELOW>
                    {bad}
                </text>
                {between.collect_view()}
                {end}
                {falls.collect_view()}
                {dots.collect_view()}
                {labels.collect_view()}
            </svg>
        </figure>
    }
}

#[component]
fn Line(class: &'static str, from: (i32, i32), to: (i32, i32)) -> impl IntoView {
    let [x, y, to_x, to_y] = [from.0, from.1, to.0, to.1].map(|number| number.to_string());
    view! { <path class=class d=["M", &x, " ", &y, "L", &to_x, " ", &to_y].concat() /> }
}
