//! The score as the sources keep it: a card half hidden by another, one pip more for each point.

use crate::app::app_context::AppContext;
use crate::app::dom::{El, el, svg};
use crate::app::game::{Game, Standing};
use crate::app::table::pips::{self, Pips};

/// A score card: points of a target, the last `new` of them just won.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Kept {
    points: u16,
    new: u16,
    target: u16,
}

fn kept(standing: &Standing, side: usize) -> Kept {
    let of = |list: &[u16]| list.get(side).copied().unwrap_or(0);
    Kept {
        points: of(&standing.points),
        new: of(&standing.gained),
        target: standing.rules.target,
    }
}

/// The score card of a side, lying where this class says, with pips of this suit.
fn keeper(side: usize, class: &str, suit: &'static str, marks_new: bool) -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let kept = move || game.standing.with(|standing| kept(standing, side));
    let label = move || {
        let who = game.told().side(side);
        Some(words.score_card(who, kept().points, kept().target))
    };
    el("span", &["keeper ", class].concat())
        .attr("role", "img")
        .live("aria-label", label)
        .slot_for(
            move || kept().target,
            move |target| match pips::card_for(target) {
                Some(pips) => vec![drawing(pips, suit, kept, marks_new)],
                None => vec![plain(kept)],
            },
        )
}

/// A target no card has the pips for: the number stands there.
fn plain(kept: impl Fn() -> Kept + Copy + 'static) -> El {
    el("b", "keeper__number num")
        .attr("aria-hidden", "true")
        .says(move || [&*kept().points.to_string(), "/", &kept().target.to_string()].concat())
}

fn drawing(
    card: &'static Pips,
    suit: &'static str,
    kept: impl Fn() -> Kept + Copy + 'static,
    marks_new: bool,
) -> El {
    let half = card.size / 2;
    let pip = |(x, y): &(i32, i32)| {
        svg("use")
            .attr("href", suit)
            .attr("x", &units(x - half))
            .attr("y", &units(y - half))
            .attr("width", &units(card.size))
            .attr("height", &units(card.size))
    };
    let lid = move || {
        let points = kept().points.min(card.target).to_string();
        let target = card.target.to_string();
        Some(["keeper__lid keeper__lid--", &target, "-", &points].concat())
    };
    let back = svg("use")
        .attr("class", "keeper__back")
        .attr("href", "#card-back")
        .attr("width", "60")
        .attr("height", "84");
    let paper = svg("rect")
        .attr("class", "keeper__card")
        .attr("x", ".5")
        .attr("y", ".5")
        .attr("width", "59")
        .attr("height", "83")
        .attr("rx", "3.7");
    svg("svg")
        .attr("viewBox", "-2 -78 96 164")
        .attr("aria-hidden", "true")
        .put(paper)
        .put(
            svg("g")
                .attr("class", "keeper__pip")
                .all(card.places.iter().map(pip)),
        )
        .slot(move || {
            if marks_new {
                rings(card, kept())
            } else {
                Vec::new()
            }
        })
        .put(svg("g").live("class", lid).put(back))
}

fn rings(card: &Pips, kept: Kept) -> Vec<El> {
    let points = kept.points.min(card.target);
    let ring = |(x, y): (i32, i32)| {
        svg("circle")
            .attr("class", "keeper__new")
            .attr("cx", &units(x))
            .attr("cy", &units(y))
            .attr("r", "8")
    };
    card.uncovered_between(points.saturating_sub(kept.new), points)
        .map(ring)
        .collect()
}

/// Hundredths as units.
fn units(hundredths: i32) -> String {
    let part = (hundredths % 100).to_string();
    let zero = if part.len() < 2 { "0" } else { "" };
    [&*(hundredths / 100).to_string(), ".", zero, &part].concat()
}

/// The suits the sides keep their score in.
const SUITS: [(&str, &str); 4] = [
    ("suit-h", "#card-sH"),
    ("suit-s", "#card-sS"),
    ("suit-c", "#card-sC"),
    ("suit-d", "#card-sD"),
];

/// The score card of a side, as it lies at the table.
fn at_table(side: usize, more: &str) -> El {
    let whose = if side == 0 {
        "keeper--mine "
    } else {
        "keeper--theirs "
    };
    let (class, suit) = SUITS[side & 3];
    keeper(side, &[whose, class, more].concat(), suit, false)
}

/// Everybody's score cards beside the trick, the player's own last.
#[must_use]
pub fn keepers() -> El {
    let game = Game::here();
    let sides = game
        .standing
        .with_untracked(|standing| standing.points.len());
    let class = if sides > 2 {
        "keepers keepers--many"
    } else {
        "keepers"
    };
    el("section", class)
        .attr("aria-label", AppContext::here().words().score())
        .all((1..sides).map(|side| at_table(side, "")))
        .put(at_table(0, ""))
}

/// A score card in a corner of the table of three or four; the first other's of three lies left.
#[must_use]
pub fn keeper_in_corner(side: usize) -> El {
    let game = Game::here();
    let sides = game
        .standing
        .with_untracked(|standing| standing.points.len());
    let left = side == 1 && sides > 2;
    at_table(side, if left { " keeper--left" } else { "" })
}

/// A score card at the end of a deal, new points marked.
#[must_use]
pub fn keeper_at_end(side: usize) -> El {
    let (class, suit) = SUITS[side & 3];
    keeper(
        side,
        &["keeper--mine keeper--still ", class].concat(),
        suit,
        true,
    )
}
