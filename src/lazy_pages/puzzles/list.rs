//! All puzzles, the easiest first, with those marked that are solved.

use super::{address, solved};
use crate::app_context::AppContext;
use crate::components::icon::Icon;
use crate::components::page_layout::PageLayout;
use crate::lazy_pages::content::ShortText;
use crate::model::puzzle_progress;
use crate::platform::calendar::today;
use leptos::prelude::*;
use sechsundsechzig_bots::puzzles::{self, Grade, Puzzle};
use sechsundsechzig_engine::rules::Preset;

#[component]
pub fn PuzzleList() -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let solved = solved(app);
    let is_solved = |puzzle: &Puzzle| puzzle_progress::has(&solved, &puzzle.key());
    let all: Vec<(usize, Puzzle)> = puzzles::all().collect();
    let done = all.iter().filter(|(_, puzzle)| is_solved(puzzle));
    let done = done.count();
    let count = words.puzzles_solved(done, all.len());
    let unsolved = all.iter().find(|(_, puzzle)| !is_solved(puzzle));
    let goes_on = unsolved.filter(|_| done > 0).map(|(number, _)| {
        view! {
            <a class="btn btn--wide" href=address(*number)>
                {words.continue_with_puzzle(*number)}
            </a>
        }
        .into_any()
    });
    let of_day = puzzles::of_day(today());
    let is_day_solved = all
        .iter()
        .any(|(number, puzzle)| *number == of_day && is_solved(puzzle));
    let day: Vec<&str> = [
        Some(words.daily_puzzle()),
        Some(words.preset(puzzles::GAME_OF_DAY)),
        is_day_solved.then(|| words.solved()),
    ]
    .into_iter()
    .flatten()
    .collect();
    let sections = Grade::ALL.map(|grade| {
        let these = all.iter().filter(|(_, puzzle)| puzzle.grade == grade);
        let rows = these.map(|(number, puzzle)| {
            view! { <PuzzleRow number=*number puzzle is_solved=is_solved(puzzle) /> }.into_any()
        });
        view! {
            <section class="puzzles">
                <h3>{words.grade(grade)}</h3>
                <ul>{rows.collect_view()}</ul>
            </section>
        }
        .into_any()
    });
    view! {
        <PageLayout title=words.puzzles()>
            <main class="sheet">
                <h2 class="sheet__title">{words.puzzles_title()}</h2>
                <ShortText name="puzzles" />
                <ShortText name="puzzle-terms" />
                <div class="btn-stack">
                    <a class="btn btn--primary btn--wide" href="#/puzzles/daily">
                        <Icon name="day" />
                        <span>{day.join(", ")}</span>
                    </a>
                    {goes_on}
                </div>
                <p class="puzzles__count">{count}</p>
                {sections.into_iter().collect_view()}
            </main>
        </PageLayout>
    }
}

#[component]
fn PuzzleRow<'a>(number: usize, puzzle: &'a Puzzle, is_solved: bool) -> impl IntoView + use<> {
    let words = AppContext::use_context().words_untracked();
    let preset = puzzle.replay.link().preset;
    let game = (preset != Preset::Paderborn).then(|| words.preset(preset));
    let solved = is_solved.then(|| words.solved());
    let about: Vec<&str> = [Some(words.goal(puzzle.goal)), game, solved]
        .into_iter()
        .flatten()
        .collect();
    view! {
        <li>
            <a class="puzzle" href=address(number) data-solved=is_solved.then_some("")>
                <b class="num">{number.to_string()}</b>
                <span>{about.join(", ")}</span>
            </a>
        </li>
    }
}
