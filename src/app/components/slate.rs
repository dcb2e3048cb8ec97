//! The slate: Bummerl as balls, the match deal by deal as strokes.

use super::balls::{ball, strokes};
use crate::app::dom::{El, el};
use crate::app::game::{Game, Standing};
use crate::app::page::Page;
use crate::words::{Scene, Words};

/// The slate.
#[must_use]
pub fn slate() -> Vec<El> {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words();
    let standing = game.standing.get();
    let told = game.told();
    let column = |(side, bummerl): (usize, &u32)| {
        let name = el("h3", "").text(&words.full_name(told.side(side)));
        el("div", "").put(name).put(balls(*bummerl))
    };
    let columns = standing.bummerl.iter().enumerate().map(column);
    vec![
        el("section", "slate")
            .put(el("h2", "").text(words.bummerl()))
            .put(el("div", "slate__cols").all(columns))
            .put(deals(words, &standing, &told)),
    ]
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
    let row = |credited: &Vec<u16>| {
        el("tr", "")
            .put(scope("row", kind(words, credited)))
            .all(credited.iter().copied().map(strokes))
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
        .put(el("tbody", "").all(standing.deals.iter().map(row)))
        .put(el("tfoot", "").put(foot))
}

/// What a deal was, by what it brought.
fn kind(words: Words, credited: &[u16]) -> &'static str {
    match credited.iter().copied().max().unwrap_or(0) {
        0 => "–",
        1 => words.single_win(),
        2 => words.schneider(),
        3 => words.schwarz(),
        _ => words.deal(),
    }
}
