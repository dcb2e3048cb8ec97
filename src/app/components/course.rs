//! The course of the deal, beside the table where there is room.

use super::slate::slate;
use crate::app::game::Game;
use crate::app::page::Page;
use crate::deal::Event;
use leptos::prelude::*;

/// Slate and course.
pub fn side() -> impl IntoView {
    let page = Page::here();
    view! {
        <aside class="side" aria-label=move || page.words.get().slate_and_course()>
            {slate()}
            <section class="course">
                <h2>{move || page.words.get().course()}</h2>
                <ol>{move || lines()}</ol>
            </section>
        </aside>
    }
}

/// How many of the last lines have room.
const LINES: usize = 10;

fn lines() -> AnyView {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words.get();
    let told = game.told.get();
    let tells = |event: &&Event| !matches!(event, Event::Drew { .. } | Event::Ended(_));
    let lines: Vec<String> = game.scene.with(|scene| {
        let told_events = scene.course.iter().filter(tells);
        told_events.map(|event| words.event(event, &told)).collect()
    });
    let skipped = lines.len().saturating_sub(LINES);
    lines
        .into_iter()
        .skip(skipped)
        .map(|line| view! { <li>{line}</li> })
        .collect_view()
        .into_any()
}
