//! Chalk: balls for Bummerl, strokes for points.

use super::icon::drawing;
use crate::app::dom::{El, el, svg};

fn symbol(name: &str, number: u32) -> String {
    ["#chalk-", name, "-", &(number % 3 + 1).to_string()].concat()
}

/// A ball on the slate.
#[must_use]
pub fn ball(number: u32) -> El {
    drawing("0 0 20 20", "", &symbol("ball", number))
}

/// Balls of two sides in one line, as far as they fit into the bar.
#[must_use]
pub fn pair(mine: u32, theirs: u32) -> Option<El> {
    const STEP: u32 = 17;
    if mine + theirs == 0 || mine + theirs > 6 {
        return None;
    }
    let place = |href: &str, x: u32, y: &str, width: &str, height: &str| {
        svg("use")
            .attr("href", href)
            .attr("x", &x.to_string())
            .attr("y", y)
            .attr("width", width)
            .attr("height", height)
    };
    let ball = |number: u32, x: u32| place(&symbol("ball", number), x, "2", "16", "16");
    let line = STEP * mine;
    let width = line + 8 + STEP * theirs;
    let drawing = svg("svg")
        .attr("viewBox", &["0 0 ", &width.to_string(), " 20"].concat())
        .attr("width", &width.to_string())
        .attr("height", "20")
        .attr("aria-hidden", "true")
        .all((0..mine).map(|number| ball(number, STEP * number)))
        .put(place("#chalk-line", line, "0", "6", "20"))
        .all((0..theirs).map(|number| ball(number, line + 8 + STEP * number)));
    Some(drawing)
}

/// More points than these stand there as a number.
const MOST_STROKES: u16 = 9;

/// A cell with points as strokes, and the number for who listens.
#[must_use]
pub fn strokes(points: u16) -> El {
    let cell = el("td", "");
    if points == 0 {
        return cell;
    }
    if points > MOST_STROKES {
        return cell.text(&points.to_string());
    }
    let stroke = |number: u16| {
        drawing("0 0 8 21", "", &symbol("stroke", number.into()))
            .attr("width", "8")
            .attr("height", "21")
    };
    cell.put(el("span", "sr").text(&points.to_string()))
        .all((0..points).map(stroke))
}
