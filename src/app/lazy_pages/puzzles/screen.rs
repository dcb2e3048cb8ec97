//! The screen on which a puzzle is solved: the table, what is asked, and what came of a move.

use super::known_cards::known;
use super::solving::Solving;
use super::verdict::verdict;
use crate::app::app_context::AppContext;
use crate::app::components::icon::{button, icon, icon_button, link};
use crate::app::dom::{El, effect, el};
use crate::app::lazy_pages::position::{Asked, Position, calls, frame, hand, log, prepare};
use crate::app::live::Live;
use crate::app::table::model;
use leptos::prelude::window;
use sechsundsechzig_engine::rules::Preset;
use std::rc::Rc;

/// The screen; the day's puzzle is called so.
#[must_use]
pub fn screen(solving: &Rc<Solving>, daily: bool) -> El {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    prepare(solving.here);
    let words = AppContext::here().words();
    let asked = solving.asked();
    let shows_cards = Live::new(false);
    let question = words.question(solving.puzzle.goal);
    let here = solving.here;
    let offered = move || here.with(may_announce).then_some("");
    let line = log(solving.here, move || (String::new(), question.to_owned()))
        .live("data-choice", offered);
    let (listens, shown) = (asked.clone(), solving.clone());
    effect(move || listens.listen(shown.outcome.with(Option::is_none)));
    let (told, judged) = (solving.clone(), solving.clone());
    frame(
        bar(solving, daily, shows_cards),
        solving.here,
        line.slot_for(move || here.with(may_announce), without_announcing(&asked)),
        calls(solving.here, asked.clone()),
        hand(solving.here, Some(asked)),
        side(solving, shows_cards),
    )
    .put(el("div", "watch__over").slot_for(
        move || told.outcome.get(),
        move |outcome| Vec::from_iter(outcome.map(|outcome| verdict(&judged, &outcome))),
    ))
}

fn bar(solving: &Solving, daily: bool, shows_cards: Live<bool>) -> El {
    let words = AppContext::here().words();
    let back = link("icon-btn", "", "#/puzzles")
        .attr("aria-label", words.puzzles())
        .put(icon("back"));
    let name = match daily {
        true => words.daily_puzzle().to_owned(),
        false => words.puzzle_number(solving.number),
    };
    let preset = solving.puzzle.replay.link().preset;
    let name = match preset {
        Preset::Paderborn => name,
        _ => [&*name, ": ", words.preset(preset)].concat(),
    };
    let title = el("h1", "bar__title")
        .attr("tabindex", "-1")
        .attr("id", "title")
        .text(&name);
    let pressed = move || Some(if shows_cards.get() { "true" } else { "false" });
    let cards = icon_button("suit", words.cards_known(), move || {
        shows_cards.update(|shows| *shows = !*shows);
    });
    el("header", "bar")
        .put(back)
        .put(title)
        .put(cards.live("aria-expanded", pressed))
}

/// With a marriage in hand the choice not to announce it.
fn without_announcing(asked: &Asked) -> impl Fn(bool) -> Vec<El> + 'static {
    let asked = asked.clone();
    move |announces| {
        let (toggles, shown) = (asked.clone(), asked.clone());
        let pressed = move || Some(if shown.announces() { "false" } else { "true" });
        let choice = announces.then(|| {
            button(
                "log__choice",
                AppContext::here().words().without_announcing(),
                move || {
                    toggles.toggle_announcing();
                },
            )
            .live("aria-pressed", pressed)
        });
        choice.into_iter().collect()
    }
}

/// Whether a card of the hand can be announced with.
fn may_announce(position: &Position) -> bool {
    let mut held = position.scene.hand.iter();
    held.any(|card| model::announcement(&position.view, *card).is_some())
}

/// What is known of the cards: beside the table, or over it where there is no room and it is
/// asked for.
fn side(solving: &Rc<Solving>, shows_cards: Live<bool>) -> El {
    let words = AppContext::here().words();
    let class = move || {
        Some(if shows_cards.get() {
            "side side--open"
        } else {
            "side"
        })
    };
    el("aside", "")
        .live("class", class)
        .attr("aria-label", words.cards_known())
        .put(el("h2", "").text(words.cards_known()))
        .all(known(solving))
}
