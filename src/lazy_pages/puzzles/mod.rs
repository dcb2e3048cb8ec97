//! Puzzles: all of them by difficulty, or one to be solved.

mod known_cards;
mod list;
mod puzzle_page;
mod session;
mod verdict;

use crate::app_context::AppContext;
use crate::model::puzzle_progress;
use crate::platform::calendar::today;
use crate::storage::browser::StorageKey;
use leptos::prelude::*;
use list::PuzzleList;
use puzzle_page::PuzzlePage;
use sechsundsechzig_bots::puzzles::{self, Puzzle};
use session::PuzzleSession;

/// One puzzle, or all of them where there is no such one.
#[component]
pub fn PuzzlesPage(
    /// The puzzle's number, or `daily` for that of the day.
    which: Option<String>,
) -> impl IntoView {
    let daily = which.as_deref() == Some("daily");
    let number = if daily {
        Some(puzzles::of_day(today()))
    } else {
        which.and_then(|number| number.parse().ok())
    };
    match number.and_then(PuzzleSession::begin) {
        Some(session) => view! { <PuzzlePage session daily /> }.into_any(),
        None => view! { <PuzzleList /> }.into_any(),
    }
}

fn address(number: usize) -> String {
    ["#/puzzles/", &number.to_string()].concat()
}

/// The puzzles solved so far, as they are saved.
fn solved(app: AppContext) -> String {
    app.load(StorageKey::Puzzles).unwrap_or_default()
}

/// Remembers that a puzzle is solved.
fn remember(app: AppContext, puzzle: &Puzzle) {
    let solved = puzzle_progress::add(&solved(app), &puzzle.key());
    app.save(StorageKey::Puzzles, &solved);
}
