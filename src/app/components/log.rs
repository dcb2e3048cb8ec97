//! The log line: what happened, and what is asked now; beside it the player's own tricks.

use crate::app::game::Game;
use crate::app::page::Page;
use crate::app::settings::Counting;
use crate::app::sitting::PLAYER;
use crate::app::table::model::Ask;
use crate::deal::Event;
use leptos::prelude::*;

/// The log line.
pub fn log() -> impl IntoView {
    let lines = Memo::new(move |_| lines());
    view! {
        <div class="log">
            <p class=move || lines.with(class)>{move || text(lines.get())}</p>
            {move || own()}
        </div>
    }
}

/// So many signs fit into one line, and into two, on a narrow phone.
const LINE: usize = 24;
const TWO_LINES: usize = 48;

/// Where both lines would need three, what happened gives way to what is asked.
fn class((first, second): &(String, String)) -> &'static str {
    let (first, second) = (first.chars().count(), second.chars().count());
    if second > 0 && first + second > TWO_LINES {
        "log__text log__text--long"
    } else if first <= LINE {
        "log__text log__text--apart"
    } else {
        "log__text"
    }
}

fn text((first, second): (String, String)) -> AnyView {
    let first = (!first.is_empty()).then(|| view! { <span>{first} " "</span> });
    let second = (!second.is_empty()).then(|| view! { <b>{second}</b> });
    view! {
        {first}
        {second}
    }
    .into_any()
}

/// What happened last, and what is asked; a question of two sentences stands alone.
fn lines() -> (String, String) {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words.get();
    let told = game.told.get();
    let asked = game
        .prompt()
        .map(|prompt| words.prompt(prompt, &told.rules))
        .unwrap_or_default();
    if let Some((first, second)) = asked.split_once(". ") {
        return ([first, "."].concat(), second.into());
    }
    let happened = game.scene.with(|scene| {
        let worth_telling = |event: &&Event| match event {
            Event::Drew { seat, .. } => *seat == PLAYER,
            _ => true,
        };
        let event = scene.course.iter().rev().find(worth_telling).copied();
        event.map(|event| words.event(&event, &told))
    });
    let tap = (game.ask.get() == Ask::Tap).then(|| words.tap_to_go_on().to_owned());
    (happened.unwrap_or_default(), tap.unwrap_or(asked))
}

/// The player's tricks; with a marriage in hand the choice not to announce it.
fn own() -> AnyView {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words.get();
    if matches!(game.ask.get(), Ask::Lead(Some(_))) {
        let announcing = game.moment.with(|moment| moment.announcing);
        return view! {
            <button
                type="button"
                class="log__choice"
                aria-pressed=(!announcing).to_string()
                on:click=move |_| game.toggle_announcing()
            >
                {words.without_announcing()}
            </button>
        }
        .into_any();
    }
    let mine = game.scene.with(|scene| scene.seat(PLAYER));
    let counted = page.settings.with(|settings| settings.counting) != Counting::Hidden;
    let second = if counted {
        words.card_points_count(mine.points + mine.melds_counting())
    } else {
        words.tricks_count(mine.tricks.into())
    };
    view! { <p class="log__mine">{words.you()} <br/> {second}</p> }.into_any()
}
