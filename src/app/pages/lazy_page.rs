//! The place of a room beside the table, until its program has made it.
//!
//! Table and rooms are programs of their own. They share what is kept in the browser, and this
//! element: its attributes tell the room what is being played, its events tell the table what the
//! room wants.

use super::page_layout::sheet;
use crate::app::app_context::AppContext;
use crate::app::components::icon::{button, icon};
use crate::app::dom::{El, ask_boot, el};
use crate::app::game::{Game, Sheet};
use crate::app::live::Live;
use crate::app::match_session::MatchSession;
use crate::app::message::Message;
use crate::app::page_bridge::{LazyPage, event};
use crate::app::route::Route;
use crate::app::rule_sets::Draft;
use crate::i18n::Words;
use leptos::prelude::*;
use sechsundsechzig_engine::share::{Replay, ShuffleWord};
use web_sys::Event;

/// The screen.
#[must_use]
pub fn room() -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let in_force = game.standing.with_untracked(|standing| Draft {
        preset: standing.preset,
        rules: *standing.rules,
    });
    let shows_seal = page.route.get_untracked() == Route::LazyPage(LazyPage::Seal);
    if shows_seal && game.with_sitting(MatchSession::is_fresh) {
        // A seal that was shown binds: the match must outlive a reload even before its first card.
        game.keep_match();
    }
    let missing = Live::new(false);
    let shown = move || match missing.get() {
        false => vec![waiting(words)],
        true => vec![not_here(words, missing)],
    };
    request_animation_frame(ask);
    el("div", "")
        .attr("id", "room")
        .attr(event::RULES, &in_force.print())
        .attr(event::LINK, &game.link().print())
        .attr(event::RESULT, &game.headline())
        .maybe(event::RUNNING, (!game.match_is_over()).then_some(""))
        .on(event::MISSING, move |_| missing.set(true))
        .on(event::SAY, move |event| {
            page.say(told(&event).unwrap_or_default());
        })
        .on(event::TELL, move |event| {
            if let Some(message) = told(&event).as_deref().and_then(Message::from_key) {
                page.tell(message);
            }
        })
        .on(event::AGAIN, move |event| {
            try_apart(page, game, &event, true)
        })
        .on(event::FIRST, move |event| {
            try_apart(page, game, &event, false)
        })
        .on(event::PLAY, move |event| {
            if let Some(draft) = told(&event).as_deref().and_then(Draft::parse) {
                play(page, game, draft);
            }
        })
        .on(event::WORD, move |event| {
            let word = ShuffleWord::parse(&told(&event).unwrap_or_default());
            if let Ok(word) = word {
                game.choose_word(word);
                page.go(&Route::Table);
            }
        })
        .put(sheet(words.app_name(), el("main", "sheet").slot(shown)))
}

/// What the room says with an event.
fn told(event: &Event) -> Option<String> {
    use wasm_bindgen::JsCast;
    let room: web_sys::Element = event.current_target()?.dyn_into().ok()?;
    room.get_attribute(event::TOLD)
}

/// The page's first script fetches the rooms' program, which then finds the place itself.
fn ask() {
    ask_boot(event::ENTER);
}

fn waiting(words: Words) -> El {
    el("p", "lead")
        .attr("role", "status")
        .text(words.room_coming())
}

fn not_here(words: Words, missing: Live<bool>) -> El {
    let again = button("btn btn--primary", words.try_again(), move || {
        missing.set(false);
        ask();
    });
    let text = el("p", "").attr("role", "alert").text(words.room_missing());
    el("div", "message")
        .put(el("div", "note").put(icon("info")).put(text))
        .put(el("div", "btn-row").put(again))
}

/// Plays a deal apart, as practice or not.
fn try_apart(page: AppContext, game: Game, event: &Event, practice: bool) {
    if let Some(replay) = told(event).as_deref().and_then(Replay::parse) {
        game.try_apart(&replay, practice);
        page.go(&Route::Table);
    }
}

/// Starts a match with these rules; one that is running is left only after a question.
fn play(page: AppContext, game: Game, draft: Draft) {
    match draft.check() {
        Ok(rules) if game.may_leave() => {
            game.start_match(draft.preset, rules);
            page.go(&Route::Table);
        }
        Ok(rules) => game
            .sheet
            .set(Some(Sheet::NewMatch(draft.preset, Box::new(rules)))),
        Err(_) => page.say(page.words().rules_conflict().to_owned()),
    }
}
