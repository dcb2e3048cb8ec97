//! The charts: points added up over the last deals, and how often a deal brought how many.

use super::{Figure, signed};
use crate::app::app_context::AppContext;
use crate::app::lazy_pages::elements::TableHead;
use crate::app::rating::Rating;
use leptos::prelude::*;

/// Left and right edge of the line, top and bottom.
const LEFT: i32 = 40;
const RIGHT: i32 = 314;
const TOP: i32 = 14;
const BOTTOM: i32 = 126;
/// How high letters are.
const LETTERS: i32 = 14;

/// Points added up over deals with these balances.
#[component]
pub fn UpsAndDowns(balances: Vec<i32>) -> impl IntoView {
    let words = AppContext::use_context().words();
    let mut sum = 0;
    let sums: Vec<i32> = balances
        .iter()
        .map(|balance| {
            sum += balance;
            sum
        })
        .collect();
    let low = sums.iter().copied().min().unwrap_or(0).min(0);
    let high = sums.iter().copied().max().unwrap_or(0).max(low + 4);
    let last = sums.last().copied().unwrap_or(0);
    let summary = words.sum_of_deals(sums.len(), last);
    view! {
        <Figure title=words.ups_and_downs() note=summary.clone()>
            <Line
                label=summary
                values=sums
                spread=Vec::new()
                marks=[low, 0, high]
                text=signed
                column=words.sum_word()
            />
        </Figure>
    }
}

/// The rating after each of these deals, with its standard error as a band.
#[component]
pub fn RatingCourse(course: Vec<Rating>) -> impl IntoView {
    let words = AppContext::use_context().words();
    let values: Vec<i32> = course.iter().map(|rating| rating.points()).collect();
    let spread: Vec<i32> = course.iter().map(|rating| rating.deviation()).collect();
    let reach = || values.iter().zip(&spread);
    let low = reach().map(|(value, spread)| value - spread).min();
    let high = reach().map(|(value, spread)| value + spread).max();
    let (low, high) = (
        low.unwrap_or(0) / 100 * 100,
        high.unwrap_or(0) / 100 * 100 + 100,
    );
    let label = [words.rating(), ": ", &rating_text(course.last())].concat();
    view! {
        <Line
            label
            values
            spread
            marks=[low, i32::midpoint(low, high), high]
            text=|value| value.to_string()
            column=words.rating()
        />
    }
}

/// "1180 ± 60"; nothing without a rating.
pub fn rating_text(rating: Option<&Rating>) -> String {
    let text = |rating: &Rating| {
        let [points, deviation] =
            [rating.points(), rating.deviation()].map(|number| number.to_string());
        [&*points, "\u{a0}±\u{a0}", &deviation].concat()
    };
    rating.map(text).unwrap_or_default()
}

/// A line over deals, the last one on the right, and its numbers as a table.
#[component]
fn Line(
    /// What it shows, for who cannot see it.
    label: String,
    values: Vec<i32>,
    /// How far each may be off; empty if they are exact.
    spread: Vec<i32>,
    /// The lines behind it: the lowest, one in between and the highest.
    marks: [i32; 3],
    /// A value in words.
    text: fn(i32) -> String,
    /// The heading of the values in the table.
    column: &'static str,
) -> impl IntoView {
    let words = AppContext::use_context().words();
    let [low, _, high] = marks;
    let y = move |value: i32| BOTTOM - (value - low) * (BOTTOM - TOP) / (high - low).max(1);
    let steps = i32::try_from(values.len()).unwrap_or(1).max(2) - 1;
    let x = move |at: i32| LEFT + at * (RIGHT - LEFT) / steps;
    let point =
        move |(at, value): (i32, i32)| [&*x(at).to_string(), ",", &y(value).to_string()].concat();
    let points: Vec<String> = (0..).zip(values.iter().copied()).map(point).collect();
    let upper = (0..).zip(values.iter().zip(&spread));
    let upper = upper.map(|(at, (value, spread))| (at, value + spread));
    let lower = (0..).zip(values.iter().zip(&spread));
    let mut lower: Vec<(i32, i32)> = lower
        .map(|(at, (value, spread))| (at, value - spread))
        .collect();
    lower.reverse();
    let band: Vec<String> = upper.chain(lower).map(point).collect();
    let band = (!band.is_empty())
        .then(|| view! { <polygon class="c-band" points=band.join(" ") /> }.into_any());
    let middle = marks[1];
    let grid = marks.map(|value| {
        // A number that would lie on the one in the middle is left out.
        let is_free = value == middle || (y(value) - y(middle)).abs() >= LETTERS;
        let text = if is_free { text(value) } else { String::new() };
        view! {
            <g>
                <path
                    class=if value == 0 { "c-axis" } else { "c-grid" }
                    d=["M40 ", &y(value).to_string(), "H320"].concat()
                />
                <Label x=34 y=y(value) + 4 anchor="end" text />
            </g>
        }
        .into_any()
    });
    let last = values.last().copied().unwrap_or(0);
    let dot = (values.len() > 1).then(|| {
        view! { <circle class="c-dot" cx=RIGHT.to_string() cy=y(last).to_string() r="5" /> }
            .into_any()
    });
    let rows = (1..)
        .zip(&values)
        .map(|(number, value): (u32, _)| (number.to_string(), text(*value)))
        .collect();
    view! {
        <div>
            <svg viewBox="0 0 328 150" role="img" aria-label=label>
                {grid.collect_view()}
                {band}
                <polyline class="c-line" points=points.join(" ") />
                {dot}
                <Label x=RIGHT y=146 anchor="end" text=words.today() />
            </svg>
            <ChartTable columns=[words.deal_word(), column] rows />
        </div>
    }
}

/// How often a deal brought how many points, of deals with these balances.
#[component]
pub fn PointsOfDeals(balances: Vec<i32>) -> impl IntoView {
    const KINDS: [i32; 7] = [-3, -2, -1, 0, 1, 2, 3];
    let words = AppContext::use_context().words();
    let counted = KINDS.map(|points| {
        let fits = |balance: &&i32| (**balance).clamp(-3, 3) == points;
        i32::try_from(balances.iter().filter(fits).count()).unwrap_or(i32::MAX)
    });
    let most = counted.iter().copied().max().unwrap_or(1).max(1);
    let columns = (0..).zip(KINDS.into_iter().zip(counted));
    let bars = columns.map(move |(at, (points, count)): (i32, _)| {
        view! { <Bar x=12 + at * 44 points count most /> }.into_any()
    });
    let rows = KINDS.iter().zip(&counted);
    let rows = rows
        .map(|(points, count)| (signed(*points), count.to_string()))
        .collect();
    view! {
        <Figure title=words.points_a_deal() note=words.lost_is_hatched()>
            <svg viewBox="0 0 328 136" role="img" aria-label=words.points_a_deal()>
                <path class="c-axis" d="M8 112.5H320" />
                {bars.collect_view()}
            </svg>
            <ChartTable columns=[words.points_word(), words.deals_played()] rows />
        </Figure>
    }
}

/// A bar with its number above and its points below.
#[component]
fn Bar(
    /// Its left edge.
    x: i32,
    /// What each of its deals brought.
    points: i32,
    /// How many deals it stands for.
    count: i32,
    /// How many the highest bar stands for.
    most: i32,
) -> impl IntoView {
    const WIDTH: i32 = 32;
    let height = (count * 84 + most - 1) / most;
    let middle = x + WIDTH / 2;
    let class = match points {
        ..0 => "c-loss",
        0 => "c-even",
        _ => "c-win",
    };
    let bar = (count > 0).then(|| {
        view! {
            <rect
                class=class
                x=x.to_string()
                y=(112 - height).to_string()
                width=WIDTH.to_string()
                height=height.to_string()
                rx="2"
            />
            <Label x=middle y=106 - height anchor="middle" text=count.to_string() />
        }
        .into_any()
    });
    view! {
        <g>
            {bar}
            <Label x=middle y=129 anchor="middle" text=signed(points) />
        </g>
    }
}

/// A text in a chart.
#[component]
fn Label(
    x: i32,
    y: i32,
    /// Which end of the text is there (`text-anchor`).
    anchor: &'static str,
    #[prop(into)] text: String,
) -> impl IntoView {
    view! {
        <text class="c-lab" x=x.to_string() y=y.to_string() text-anchor=anchor>
            {text}
        </text>
    }
}

/// The numbers of a chart as a table.
#[component]
fn ChartTable(columns: [&'static str; 2], rows: Vec<(String, String)>) -> impl IntoView {
    let words = AppContext::use_context().words();
    let row = |(first, second): (String, String)| {
        view! {
            <tr>
                <td>{first}</td>
                <td>{second}</td>
            </tr>
        }
        .into_any()
    };
    view! {
        <details>
            <summary>{words.as_a_table()}</summary>
            <table class="plain">
                <TableHead columns=columns.to_vec() />
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </details>
    }
}
