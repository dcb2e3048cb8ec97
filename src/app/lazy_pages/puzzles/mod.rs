//! Puzzles: all of them by difficulty, or one to be solved.

mod known_cards;
mod list;
mod screen;
mod solving;
mod verdict;

use crate::app::app_context::AppContext;
use crate::app::calendar::today;
use crate::app::dom::El;
use crate::app::puzzle_progress;
use crate::app::storage::browser::StorageKey;
use sechsundsechzig_bots::puzzles::{self, Puzzle};
use solving::Solving;

/// The screen: the puzzle of this number or of the day; all of them where there is no such one.
#[must_use]
pub fn puzzles(which: Option<&str>) -> El {
    let number = match which {
        Some("daily") => Some(puzzles::of_day(today())),
        Some(number) => number.parse().ok(),
        None => None,
    };
    let solving = number.and_then(Solving::begin);
    match solving {
        Some(solving) => screen::screen(&solving, which == Some("daily")),
        None => list::list(),
    }
}

/// The address of a puzzle.
fn address(number: usize) -> String {
    ["#/puzzles/", &number.to_string()].concat()
}

/// What is kept of the puzzles that are solved.
fn kept() -> String {
    AppContext::here()
        .load(StorageKey::Puzzles)
        .unwrap_or_default()
}

/// Remembers that a puzzle is solved.
fn remember(puzzle: &Puzzle) {
    let kept = puzzle_progress::add(&kept(), &puzzle.key());
    AppContext::here().keep(StorageKey::Puzzles, &kept);
}
