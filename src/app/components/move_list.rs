//! The course of the deal and what all deals add up to, beside the table where there is room.

use super::icon::link;
use super::slate::slate;
use super::stat_row::facts;
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::idempotent_log;
use crate::app::storage::browser::StorageKey;
use crate::i18n::Words;
use leptos::prelude::window;
use sechsundsechzig_engine::deal::Event;
use sechsundsechzig_engine::match_score::deal_history::{self, Played, Sum};

/// ScoreSheet, course and statistics.
#[must_use]
pub fn side() -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let course = el("section", "course")
        .put(el("h2", "").text(words.course()))
        .put(el("ol", "").slot_for(
            move || lines(page, game),
            |lines| lines.iter().map(|line| el("li", "").text(line)).collect(),
        ));
    el("aside", "side")
        .attr("aria-label", words.slate_and_course())
        .part(slate)
        .put(course)
        .all(is_wide().then(|| statistics(words)).flatten())
}

/// Whether the window has room for all of it: years of deals are not read where nobody sees them.
fn is_wide() -> bool {
    let query = window().match_media("(min-width: 768px) and (min-height: 760px)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// What all deals add up to; nothing before the first.
fn statistics(words: Words) -> Option<El> {
    let kept = AppContext::here().load(StorageKey::Chronicle)?;
    let played: Vec<Played> = deal_history::read(idempotent_log::text(&kept)).collect();
    let sum = Sum::of(&played);
    let row = facts([
        (sum.deals, words.deals_played()),
        (sum.won, words.deals_won()),
        (sum.streak, words.streak()),
    ]);
    let shown = el("section", "side__facts")
        .put(el("h2", "").put(link("", words.statistics(), "#/statistics")))
        .put(row);
    (sum.deals > 0).then_some(shown)
}

/// How many of the last lines have room.
const LINES: usize = 10;

fn lines(page: AppContext, game: Game) -> Vec<String> {
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
    lines.split_off(skipped)
}
