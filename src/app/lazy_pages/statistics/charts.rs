//! The pictures: points added up over the last deals, and how often a deal brought how many.

use super::{headed, signed};
use crate::app::dom::{El, el, svg};
use crate::i18n::Words;
use sechsundsechzig_engine::match_score::deal_history::Played;

/// Left and right edge of the line, top and bottom.
const LEFT: i32 = 30;
const RIGHT: i32 = 314;
const TOP: i32 = 14;
const BOTTOM: i32 = 126;

/// Points added up over these deals.
#[must_use]
pub fn ups_and_downs(words: Words, deals: &[&Played]) -> El {
    let mut sum = 0;
    let sums: Vec<i32> = deals
        .iter()
        .map(|played| {
            sum += played.balance;
            sum
        })
        .collect();
    let low = sums.iter().copied().min().unwrap_or(0).min(0);
    let high = sums.iter().copied().max().unwrap_or(0).max(low + 4);
    let y = |value: i32| BOTTOM - (value - low) * (BOTTOM - TOP) / (high - low);
    let steps = i32::try_from(sums.len()).unwrap_or(1).max(2) - 1;
    let points: Vec<String> = (0..)
        .zip(&sums)
        .map(|(at, value)| {
            let x = LEFT + at * (RIGHT - LEFT) / steps;
            [&*x.to_string(), ",", &y(*value).to_string()].concat()
        })
        .collect();
    let grid = [low, 0, high].map(|value| {
        svg("g")
            .put(
                svg("path")
                    .attr("class", if value == 0 { "c-axis" } else { "c-grid" })
                    .attr("d", &["M30 ", &y(value).to_string(), "H320"].concat()),
            )
            .put(label(24, y(value) + 4, "end", &signed(value)))
    });
    let line = svg("polyline")
        .attr("class", "c-line")
        .attr("points", &points.join(" "));
    let last = sums.last().copied().unwrap_or(0);
    let dot = svg("circle")
        .attr("class", "c-dot")
        .attr("cx", &RIGHT.to_string())
        .attr("cy", &y(last).to_string())
        .attr("r", "5");
    let said = words.sum_of_deals(deals.len(), &signed(last));
    let drawing = picture("0 0 328 150", &said)
        .all(grid)
        .put(line)
        .all((sums.len() > 1).then_some(dot))
        .put(label(RIGHT, 146, "end", words.today()));
    let rows = (1..)
        .zip(&sums)
        .map(|(number, sum): (u32, _)| (number.to_string(), signed(*sum)));
    let heads = [words.deal_word(), words.sum_word()];
    headed(words.ups_and_downs(), &said)
        .put(drawing)
        .put(table(words, heads, rows.collect()))
}

/// How often a deal brought how many points.
#[must_use]
pub fn points(words: Words, deals: &[&Played]) -> El {
    const KINDS: [i32; 7] = [-3, -2, -1, 0, 1, 2, 3];
    const WIDTH: i32 = 32;
    let counted = KINDS.map(|points| {
        let fits = |played: &&&Played| played.balance.clamp(-3, 3) == points;
        i32::try_from(deals.iter().filter(fits).count()).unwrap_or(i32::MAX)
    });
    let most = counted.iter().copied().max().unwrap_or(1).max(1);
    let bars = (0..)
        .zip(KINDS.iter().zip(&counted))
        .map(|(at, (points, count)): (i32, _)| {
            let x = 12 + at * 44;
            let height = (count * 84 + most - 1) / most;
            let middle = x + WIDTH / 2;
            let class = match points {
                ..0 => "c-loss",
                0 => "c-even",
                _ => "c-win",
            };
            let bar = svg("rect")
                .attr("class", class)
                .attr("x", &x.to_string())
                .attr("y", &(112 - height).to_string())
                .attr("width", &WIDTH.to_string())
                .attr("height", &height.to_string())
                .attr("rx", "2");
            let number = label(middle, 106 - height, "middle", &count.to_string());
            svg("g")
                .all((*count > 0).then_some(bar))
                .all((*count > 0).then_some(number))
                .put(label(middle, 129, "middle", &signed(*points)))
        });
    let axis = svg("path")
        .attr("class", "c-axis")
        .attr("d", "M8 112.5H320");
    let drawing = picture("0 0 328 136", words.points_a_deal())
        .put(axis)
        .all(bars);
    let rows = KINDS.iter().zip(&counted);
    let rows = rows.map(|(points, count)| (signed(*points), count.to_string()));
    let heads = [words.points_word(), words.deals_played()];
    headed(words.points_a_deal(), words.lost_is_hatched())
        .put(drawing)
        .put(table(words, heads, rows.collect()))
}

fn picture(view_box: &str, said: &str) -> El {
    svg("svg")
        .attr("viewBox", view_box)
        .attr("role", "img")
        .attr("aria-label", said)
}

fn label(x: i32, y: i32, anchor: &str, text: &str) -> El {
    svg("text")
        .attr("class", "c-lab")
        .attr("x", &x.to_string())
        .attr("y", &y.to_string())
        .attr("text-anchor", anchor)
        .text(text)
}

/// The same in numbers.
fn table(words: Words, heads: [&str; 2], rows: Vec<(String, String)>) -> El {
    let heads = heads.map(|text| el("th", "").attr("scope", "col").text(text));
    let row = |(first, second): (String, String)| {
        el("tr", "")
            .put(el("td", "").text(&first))
            .put(el("td", "").text(&second))
    };
    let table = el("table", "plain")
        .put(el("thead", "").put(el("tr", "").all(heads)))
        .put(el("tbody", "").all(rows.into_iter().map(row)));
    el("details", "")
        .put(el("summary", "").text(words.as_a_table()))
        .put(table)
}
