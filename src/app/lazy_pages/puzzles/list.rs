//! All puzzles, the easiest first, with those marked that are solved.

use super::{address, kept};
use crate::app::app_context::AppContext;
use crate::app::components::icon::{icon, link};
use crate::app::dom::{El, el};
use crate::app::pages::page_layout::{headed, sheet};
use crate::app::puzzle_progress;
use crate::i18n::Words;
use sechsundsechzig_bots::puzzles::{self, Grade, Puzzle};
use sechsundsechzig_engine::rules::Preset;

/// The screen.
#[must_use]
pub fn list() -> El {
    let words = AppContext::here().words();
    let kept = kept();
    let all: Vec<(usize, Puzzle)> = puzzles::all().collect();
    let done = all
        .iter()
        .filter(|(_, one)| puzzle_progress::has(&kept, &one.key()));
    let count = words.puzzles_solved(done.count(), all.len());
    let daily = link("btn btn--primary btn--wide", "", "#/puzzles/daily")
        .put(icon("day"))
        .put(el("span", "").text(words.daily_puzzle()));
    let content = headed(words.puzzles())
        .put(el("p", "lead").text(words.puzzles_help()))
        .put(el("div", "btn-stack").put(daily))
        .put(el("p", "riddles__count").text(&count))
        .all(Grade::ALL.map(|grade| of_grade(words, grade, &all, &kept)));
    sheet(words.puzzles(), content)
}

fn of_grade(words: Words, grade: Grade, all: &[(usize, Puzzle)], kept: &str) -> El {
    let these = all.iter().filter(|(_, puzzle)| puzzle.grade == grade);
    let rows = these.map(|(number, puzzle)| row(words, *number, puzzle, kept));
    el("section", "riddles")
        .put(el("h3", "").text(words.grade(grade)))
        .put(el("ul", "").all(rows))
}

fn row(words: Words, number: usize, puzzle: &Puzzle, kept: &str) -> El {
    let preset = puzzle.replay.link().preset;
    let game = (preset != Preset::Paderborn).then(|| words.preset(preset));
    let done = puzzle_progress::has(kept, &puzzle.key()).then(|| words.solved());
    let about: Vec<&str> = [Some(words.goal(puzzle.goal)), game, done]
        .into_iter()
        .flatten()
        .collect();
    let way = link("riddle", "", &address(number))
        .maybe("data-solved", done.map(|_| ""))
        .put(el("b", "num").text(&number.to_string()))
        .put(el("span", "").text(&about.join(", ")));
    el("li", "").put(way)
}
