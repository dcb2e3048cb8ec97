//! The course of the deal, beside the table where there is room.

use super::slate::slate;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::page::Page;
use crate::deal::Event;

/// Slate and course.
#[must_use]
pub fn side() -> El {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words();
    let course = el("section", "course")
        .put(el("h2", "").text(words.course()))
        .put(el("ol", "").slot(move || lines(page, game)));
    el("aside", "side")
        .attr("aria-label", words.slate_and_course())
        .slot(slate)
        .put(course)
}

/// How many of the last lines have room.
const LINES: usize = 10;

fn lines(page: Page, game: Game) -> Vec<El> {
    let words = page.words();
    let told = game.told();
    let mut trick = 1;
    let mut lines = Vec::new();
    game.scene.with(|scene| {
        for event in &scene.course {
            let line = words.event(event, &told);
            match event {
                Event::Drew { .. } | Event::Ended(_) => {}
                Event::Played { .. } => lines.push(words.in_trick(trick, &line)),
                Event::TrickTaken { .. } => {
                    trick += 1;
                    lines.push(line);
                }
                _ => lines.push(line),
            }
        }
    });
    let slate = game.standing.with(|standing| standing.deals.len());
    let skipped = lines.len().saturating_sub(LINES - slate.min(LINES - 3));
    let line = |line: &String| el("li", "").text(line);
    lines[skipped..].iter().map(line).collect()
}
