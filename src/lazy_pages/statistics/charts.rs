//! The charts: points added up over the last deals, how often a deal brought how many, the rating, accuracy, luck and skill.

use super::{Figure, signed};
use crate::app_context::AppContext;
use crate::lazy_pages::elements::TableHead;
use crate::model::rating::Rating;
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
    let words = AppContext::use_context().words_untracked();
    let sums = added_up(balances);
    let low = sums.iter().copied().min().unwrap_or(0).min(0);
    let high = sums.iter().copied().max().unwrap_or(0).max(low + 4).max(0);
    let last = sums.last().copied().unwrap_or(0);
    let summary = words.sum_of_deals(sums.len(), last);
    view! {
        <Figure title=words.ups_and_downs() note=summary.clone()>
            <Line
                label=summary
                values=sums
                marks=[low, 0, high]
                text=Box::new(signed)
                columns=vec![words.sum_word()]
            />
        </Figure>
    }
}

/// The rating after each of these deals, with its standard error as a band.
#[component]
pub fn RatingChart(ratings: Vec<Rating>) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let values: Vec<i32> = ratings.iter().map(|rating| rating.points()).collect();
    let spread: Vec<i32> = ratings.iter().map(|rating| rating.deviation()).collect();
    let reach = || values.iter().zip(&spread);
    let low = reach().map(|(value, spread)| value - spread).min();
    let high = reach().map(|(value, spread)| value + spread).max();
    let (low, high) = (
        low.unwrap_or(0) / 100 * 100,
        high.unwrap_or(0) / 100 * 100 + 100,
    );
    let label = [words.rating(), ": ", &rating_text(ratings.last())].concat();
    view! {
        <Line
            label
            values
            spread
            marks=[low, i32::midpoint(low, high), high]
            text=Box::new(|value| value.to_string())
            columns=vec![words.rating()]
        />
    }
}

/// How many deals a point of the chart of accuracy stands for, at most.
const AVERAGED: usize = 10;

/// Accuracy after each of these deals, as the mean of the last ones.
#[component]
pub fn AccuracyChart(shares: Vec<u8>) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let values: Vec<i32> = (1..=shares.len())
        .map(|end| mean(&shares[end.saturating_sub(AVERAGED)..end]))
        .collect();
    let last = values.last().copied().unwrap_or(0);
    let last = words.percent(last.unsigned_abs());
    let label = [words.accuracy(), ": ", &last].concat();
    view! {
        <Line label values marks=[0, 50, 100] text=Box::new(|value| value.to_string()) columns=vec![words.accuracy()] />
    }
}

/// The sums of points from the first on, deal by deal.
fn added_up(points: Vec<i32>) -> Vec<i32> {
    let mut sum = 0;
    let add = |points| {
        sum += points;
        sum
    };
    points.into_iter().map(add).collect()
}

/// The mean of shares, rounded.
pub fn mean(shares: &[u8]) -> i32 {
    let sum: i32 = shares.iter().map(|share| i32::from(*share)).sum();
    let number = i32::try_from(shares.len()).unwrap_or(i32::MAX).max(1);
    (sum + number / 2) / number
}

/// Luck and skill of these deals, in thousandths of a point, added up.
#[component]
pub fn LuckAndSkill(luck: Vec<i32>, skill: Vec<i32>) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let [luck, skill] = [luck, skill].map(added_up);
    let low = luck.iter().chain(&skill).copied().min().unwrap_or(0).min(0);
    let high = luck.iter().chain(&skill).copied().max().unwrap_or(0);
    let high = high.max(low + 2_000).max(0);
    let text = move |value: i32| words.signed_tenths(value);
    let last = |sums: &[i32]| text(sums.last().copied().unwrap_or(0));
    let label = [
        words.skill(),
        " ",
        &last(&skill),
        ", ",
        words.luck(),
        " ",
        &last(&luck),
    ];
    view! {
        <Line
            label=label.concat()
            values=skill
            dashed=luck
            marks=[low, 0, high]
            text=Box::new(text)
            columns=vec![words.skill(), words.luck()]
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

/// Where the values of deals lie in a chart.
#[derive(Clone, Copy)]
struct Scale {
    steps: i32,
    low: i32,
    high: i32,
}

impl Scale {
    /// So many values between the first and the last of these marks.
    fn new(values: usize, [low, _, high]: [i32; 3]) -> Scale {
        let steps = i32::try_from(values).unwrap_or(1).max(2) - 1;
        Scale { steps, low, high }
    }

    fn y(self, value: i32) -> i32 {
        BOTTOM - (value - self.low) * (BOTTOM - TOP) / (self.high - self.low).max(1)
    }

    fn points(self, values: impl Iterator<Item = (i32, i32)>) -> String {
        let points: Vec<String> = values
            .map(|(at, value)| {
                let x = LEFT + at * (RIGHT - LEFT) / self.steps;
                [&*x.to_string(), ",", &self.y(value).to_string()].concat()
            })
            .collect();
        points.join(" ")
    }

    /// The points of a line through these values.
    fn line(self, values: &[i32]) -> String {
        self.points((0..).zip(values.iter().copied()))
    }

    /// The corners of the band around these values.
    fn band(self, values: &[i32], spread: &[i32]) -> String {
        let both = || (0..).zip(values.iter().zip(spread));
        let upper = both().map(|(at, (value, spread))| (at, value + spread));
        let lower: Vec<_> = both()
            .map(|(at, (value, spread))| (at, value - spread))
            .collect();
        self.points(upper.chain(lower.into_iter().rev()))
    }
}

/// A line over deals, the last one on the right, and its numbers as a table.
#[component]
fn Line(
    /// What it shows, for who cannot see it.
    label: String,
    values: Vec<i32>,
    /// How far each may be off; empty if they are exact.
    #[prop(optional)]
    spread: Vec<i32>,
    /// A second line over the same deals, if there is one.
    #[prop(optional)]
    dashed: Vec<i32>,
    /// The lines behind it: the lowest, one in between and the highest.
    marks: [i32; 3],
    /// A value in words.
    text: Box<dyn Fn(i32) -> String>,
    /// The headings of the values in the table.
    columns: Vec<&'static str>,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let scale = Scale::new(values.len(), marks);
    let second = (!dashed.is_empty()).then(|| {
        view! { <polyline class="chart__line chart__line--dashed" points=scale.line(&dashed) /> }.into_any()
    });
    let band = (!spread.is_empty()).then(|| {
        view! { <polygon class="chart__band" points=scale.band(&values, &spread) /> }.into_any()
    });
    let middle = marks[1];
    let grid = marks.map(|value| {
        // A number that would lie on the one in the middle is left out.
        let is_free = value == middle || (scale.y(value) - scale.y(middle)).abs() >= LETTERS;
        let text = if is_free { text(value) } else { String::new() };
        view! {
            <g>
                <path
                    class=if value == 0 { "chart__axis" } else { "chart__grid" }
                    d=["M40 ", &scale.y(value).to_string(), "H320"].concat()
                />
                <Label x=34 y=scale.y(value) + 4 anchor="end" text />
            </g>
        }
        .into_any()
    });
    let last = values.last().copied().unwrap_or(0);
    let dot = (values.len() > 1).then(|| {
        view! { <circle class="chart__dot" cx=RIGHT.to_string() cy=scale.y(last).to_string() r="5" /> }
            .into_any()
    });
    let row = |(place, value): (usize, &i32)| {
        let second = dashed.get(place).map(|value| text(*value));
        let row = [(place + 1).to_string(), text(*value)];
        row.into_iter().chain(second).collect()
    };
    let rows = values.iter().enumerate().map(row).collect();
    let columns = std::iter::once(words.deal_word()).chain(columns).collect();
    view! {
        <div>
            <svg viewBox="0 0 328 150" role="img" aria-label=label>
                {grid.collect_view()}
                {band}
                {second}
                <polyline class="chart__line" points=scale.line(&values) />
                {dot}
                <Label x=RIGHT y=146 anchor="end" text=words.today() />
            </svg>
            <ChartTable columns rows />
        </div>
    }
}

/// How often a deal brought how many points, of deals with these balances.
#[component]
pub fn PointsOfDeals(balances: Vec<i32>) -> impl IntoView {
    const KINDS: [i32; 7] = [-3, -2, -1, 0, 1, 2, 3];
    let words = AppContext::use_context().words_untracked();
    let counted = KINDS.map(|points| {
        let fits = |balance: &&i32| (**balance).clamp(-3, 3) == points;
        i32::try_from(balances.iter().filter(fits).count()).unwrap_or(i32::MAX)
    });
    let most = counted.iter().copied().max().unwrap_or(1).max(1);
    // The outermost stand for more, too, where a deal brought more.
    let labels = KINDS.map(|points| match points {
        -3 if balances.iter().any(|balance| *balance < -3) => ["≤\u{a0}", &signed(-3)].concat(),
        3 if balances.iter().any(|balance| *balance > 3) => ["≥\u{a0}", &signed(3)].concat(),
        _ => signed(points),
    });
    let rows = labels.iter().zip(&counted);
    let rows = rows
        .map(|(label, count)| vec![label.clone(), count.to_string()])
        .collect();
    let columns = (0..).zip(KINDS.into_iter().zip(counted).zip(labels));
    let bars = columns.map(move |(at, ((points, count), label)): (i32, _)| {
        view! { <Bar x=12 + at * 44 points label count most /> }.into_any()
    });
    view! {
        <Figure title=words.points_a_deal() note=words.lost_is_hatched()>
            <svg viewBox="0 0 328 136" role="img" aria-label=words.points_a_deal()>
                <path class="chart__axis" d="M8 112.5H320" />
                {bars.collect_view()}
            </svg>
            <ChartTable columns=vec![words.points_word(), words.deals_played()] rows />
        </Figure>
    }
}

/// A bar with its number above and its points below.
#[component]
fn Bar(
    x: i32,
    /// What each of its deals brought.
    points: i32,
    /// The same as it is written below.
    label: String,
    /// How many deals it stands for.
    count: i32,
    /// How many the highest bar stands for.
    most: i32,
) -> impl IntoView {
    const WIDTH: i32 = 32;
    let height = (count * 84 + most - 1) / most;
    let middle = x + WIDTH / 2;
    let class = match points {
        ..0 => "chart__loss",
        0 => "chart__even",
        _ => "chart__win",
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
            <Label x=middle y=129 anchor="middle" text=label />
        </g>
    }
}

#[component]
fn Label(
    x: i32,
    y: i32,
    /// Which end of the text is there (`text-anchor`).
    anchor: &'static str,
    #[prop(into)] text: String,
) -> impl IntoView {
    view! {
        <text class="chart__label" x=x.to_string() y=y.to_string() text-anchor=anchor>
            {text}
        </text>
    }
}

/// The numbers of a chart as a table.
#[component]
fn ChartTable(columns: Vec<&'static str>, rows: Vec<Vec<String>>) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let cell = |text: String| view! { <td>{text}</td> }.into_any();
    let row = |cells: Vec<String>| {
        view! { <tr>{cells.into_iter().map(cell).collect_view()}</tr> }.into_any()
    };
    view! {
        <details>
            <summary>{words.as_a_table()}</summary>
            <table class="plain">
                <TableHead columns />
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </details>
    }
}
