//! The player's decisions as a line: what the deal was worth after each.

use crate::app::dom::{El, el, svg};
use crate::app::review::Choice;
use crate::i18n::Words;

/// The drawing's size.
const BOX: &str = "0 0 336 138";
/// The first and the last decision's place from the left.
const LEFT: i32 = 22;
const RIGHT: i32 = 314;
/// The line of even chances, and how far the worst lies below it.
const MIDDLE: i32 = 64;
const HALF: i32 = 50;
/// The least worth, in thousandths of a point, that reaches the edge.
const FULL: i32 = 1_500;
/// The number under a decision.
const NUMBERS: i32 = 132;
/// More decisions than this have every other number.
const CROWDED: usize = 12;

/// The chart of these decisions, with the costliest by its place among them and what it cost.
#[must_use]
pub fn chart(words: Words, choices: &[Choice], knack: Option<(usize, u32)>) -> El {
    let values = values(choices);
    let most = values.iter().map(|value| value.abs()).max().unwrap_or(0);
    let most = most.max(FULL);
    let steps = i32::try_from(values.len()).unwrap_or(1).max(2) - 1;
    let place = |number: usize| {
        let number = i32::try_from(number).unwrap_or(0);
        let x = LEFT + number * (RIGHT - LEFT) / steps;
        let value = usize::try_from(number).ok().and_then(|at| values.get(at));
        (x, MIDDLE - value.copied().unwrap_or(0) * HALF / most)
    };
    let costliest = knack.map(|(place, _)| place);
    let lines = (1..values.len()).map(|to| {
        let class = if costliest == Some(to) {
            "c-drop"
        } else {
            "c-line"
        };
        line(class, place(to - 1), place(to))
    });
    let dots = (0..values.len()).map(|at| {
        let (x, y) = place(at);
        let (class, radius) = match costliest == Some(at) {
            true => ("c-knack", "8"),
            false => ("c-dot", "4.5"),
        };
        svg("circle")
            .attr("class", class)
            .attr("cx", &x.to_string())
            .attr("cy", &y.to_string())
            .attr("r", radius)
    });
    let every = if values.len() > CROWDED { 2 } else { 1 };
    let numbers = (0..values.len()).step_by(every).map(|at| {
        let (x, _) = place(at);
        label(x, NUMBERS, &(at + 1).to_string()).attr("text-anchor", "middle")
    });
    let flag = costliest.map(|at| {
        let (x, y) = place(at);
        line("c-flag", (x, y + 11), (x, 116))
    });
    let told = words.chart(values.len(), knack.map(|(at, cost)| (at + 1, cost)));
    let drawing = svg("svg")
        .attr("viewBox", BOX)
        .attr("role", "img")
        .attr("aria-label", &told)
        .put(line("c-axis", (10, MIDDLE), (326, MIDDLE)))
        .all(flag)
        .put(label(12, 14, words.good_for_you()))
        .put(label(12, 110, words.bad_for_you()))
        .all(lines)
        .all(dots)
        .all(numbers);
    el("figure", "chart chart--flush")
        .put(el("figcaption", "sr").text(words.worth_of_decisions()))
        .put(drawing)
}

/// What the deal was worth after each decision; where nothing was weighed, as before.
fn values(choices: &[Choice]) -> Vec<i32> {
    let mut now = 0;
    let value = |choice: &Choice| {
        now = choice.value().unwrap_or(now);
        now
    };
    choices.iter().map(value).collect()
}

fn line(class: &str, from: (i32, i32), to: (i32, i32)) -> El {
    let path = [
        "M",
        &from.0.to_string(),
        " ",
        &from.1.to_string(),
        "L",
        &to.0.to_string(),
        " ",
        &to.1.to_string(),
    ];
    svg("path").attr("class", class).attr("d", &path.concat())
}

fn label(x: i32, y: i32, text: &str) -> El {
    svg("text")
        .attr("class", "c-lab")
        .attr("x", &x.to_string())
        .attr("y", &y.to_string())
        .text(text)
}
