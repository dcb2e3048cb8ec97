//! The slate: Bummerl as balls, the match deal by deal as strokes.

use super::chalk_marks::{ball, strokes};
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::{Game, Standing};
use crate::i18n::{Scene, Words};
use sechsundsechzig_engine::rules::Game as Kind;

/// The slate.
#[must_use]
pub fn slate() -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let written = move || (game.standing.get(), game.told());
    el("section", "slate")
        .put(el("h2", "").text(words.bummerl()))
        .slot_for(written, move |(standing, told)| {
            sides(words, &standing, &told)
        })
}

fn sides(words: Words, standing: &Standing, told: &Scene) -> Vec<El> {
    let column = |(side, bummerl): (usize, &u32)| {
        let name = el("h3", "").text(&words.column(told, side));
        el("div", "").put(name).put(balls(*bummerl))
    };
    let columns = standing.bummerl.iter().enumerate().map(column);
    let class = match standing.points.len() {
        3 => "slate__cols slate__cols--three",
        _ => "slate__cols",
    };
    vec![el("div", class).all(columns), deals(words, standing, told)]
}

fn balls(bummerl: u32) -> El {
    let class = match bummerl {
        13.. => "slate__balls slate__balls--many",
        _ => "slate__balls",
    };
    let (number, balls) = match bummerl {
        31.. => (el("b", ""), 1),
        _ => (el("span", "sr"), bummerl),
    };
    el("p", class)
        .put(number.text(&bummerl.to_string()))
        .all((0..balls).map(ball))
}

fn deals(words: Words, standing: &Standing, told: &Scene) -> El {
    let scope = |name: &str, text: &str| el("th", "").attr("scope", name).text(text);
    let sides = 0..standing.points.len();
    let heads = sides.map(|side| el("td", "").text(&words.person(told.side(side))));
    let counted = matches!(standing.rules.game, Kind::FreeTrumps | Kind::Penneech);
    let cell = |points: u16| match counted {
        true => el("td", "num").text(&points.to_string()),
        false => strokes(points),
    };
    let row = |(number, credited): (usize, &Vec<u16>)| {
        let number = [words.deal(), " ", &(number + 1).to_string()].concat();
        let head = match (counted, kind(words, credited)) {
            (false, Some(kind)) => scope("row", kind),
            _ => scope("row", &number),
        };
        el("tr", "")
            .put(head)
            .all(credited.iter().copied().map(cell))
    };
    let totals = standing
        .points
        .iter()
        .map(|points| el("td", "").text(&points.to_string()));
    let caption = [words.this_match(), ", ", words.deal_by_deal()].concat();
    let head = el("tr", "")
        .put(scope("col", words.this_match()))
        .all(heads);
    let foot = el("tr", "").put(scope("row", words.standing())).all(totals);
    el("table", "deals")
        .put(el("caption", "sr").text(&caption))
        .put(el("thead", "").put(head))
        .put(el("tbody", "").all(standing.deals.iter().enumerate().map(row)))
        .put(el("tfoot", "").put(foot))
}

/// What a deal was, by what it brought to one alone.
fn kind(words: Words, credited: &[u16]) -> Option<&'static str> {
    if credited.len() > 2 {
        return None;
    }
    match credited.iter().copied().max().unwrap_or(0) {
        0 => Some("–"),
        1 => Some(words.single_win()),
        2 => Some(words.schneider()),
        3 => Some(words.schwarz()),
        _ => None,
    }
}
