//! The charts: points added up over the last deals, and how often a deal brought how many.

use super::{Figure, signed};
use crate::app::app_context::AppContext;
use crate::app::lazy_pages::elements::TableHead;
use leptos::prelude::*;

/// Left and right edge of the line, top and bottom.
const LEFT: i32 = 30;
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
    let y = move |value: i32| BOTTOM - (value - low) * (BOTTOM - TOP) / (high - low);
    let steps = i32::try_from(sums.len()).unwrap_or(1).max(2) - 1;
    let points: Vec<String> = (0..)
        .zip(&sums)
        .map(|(at, value)| {
            let x = LEFT + at * (RIGHT - LEFT) / steps;
            [&*x.to_string(), ",", &y(*value).to_string()].concat()
        })
        .collect();
    let grid = [low, 0, high].map(|value| {
        // A number that would lie on the zero is left out.
        let is_free = value == 0 || (y(value) - y(0)).abs() >= LETTERS;
        let text = if is_free {
            signed(value)
        } else {
            String::new()
        };
        view! {
            <g>
                <path
                    class=if value == 0 { "c-axis" } else { "c-grid" }
                    d=["M30 ", &y(value).to_string(), "H320"].concat()
                />
                <Label x=24 y=y(value) + 4 anchor="end" text />
            </g>
        }
        .into_any()
    });
    let last = sums.last().copied().unwrap_or(0);
    let dot = (sums.len() > 1).then(|| {
        view! { <circle class="c-dot" cx=RIGHT.to_string() cy=y(last).to_string() r="5" /> }
            .into_any()
    });
    let summary = words.sum_of_deals(sums.len(), &signed(last));
    let rows = (1..)
        .zip(&sums)
        .map(|(number, sum): (u32, _)| (number.to_string(), signed(*sum)))
        .collect();
    view! {
        <Figure title=words.ups_and_downs() note=summary.clone()>
            <svg viewBox="0 0 328 150" role="img" aria-label=summary>
                {grid.collect_view()}
                <polyline class="c-line" points=points.join(" ") />
                {dot}
                <Label x=RIGHT y=146 anchor="end" text=words.today() />
            </svg>
            <ChartTable columns=[words.deal_word(), words.sum_word()] rows />
        </Figure>
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
