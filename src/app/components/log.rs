//! The log line: what happened, and what is asked now; beside it the player's own tricks.

use super::help_buttons::beside_log;
use super::icon::{button, link};
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::match_session::{MatchSession, PLAYER};
use crate::app::settings::Counting;
use crate::app::table::model::Ask;
use crate::app::table::scene::{Scene, SeatScene};
use crate::i18n::{Prompt, Words};
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Event;
use sechsundsechzig_engine::rules::Game as Rules;

/// The log line.
#[must_use]
pub fn log() -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let lines = move || lines(page, game);
    el("div", "log")
        .put(
            el("p", "")
                .live("class", move || Some(class(&lines(), duty(game))))
                .slot_for(lines, |lines| text(&lines)),
        )
        .slot_for(
            move || beside(page, game),
            move |beside| vec![shown(page.words(), game, beside)],
        )
        .slot_for(
            move || has_calls(game),
            |calls| calls.then(beside_log).into_iter().collect(),
        )
}

/// Whether the calls' row is taken, so that the helps have their place here.
fn has_calls(game: Game) -> bool {
    game.choices.with(|choices| !choices.slots.is_empty())
}

/// The duty that is told, if one is: then the line has the whole width.
fn duty(game: Game) -> bool {
    matches!(game.prompt(), Some(Prompt::Follow { duty: Some(_) }))
}

/// So many signs fit into two lines on a narrow phone, and so many into one across
/// its whole width.
const TWO_LINES: usize = 44;
const WIDE_LINE: usize = 29;

/// Where both lines would need three, what happened gives way to what is asked.
fn class((first, second): &(String, String), wide: bool) -> &'static str {
    let (first, second) = (first.chars().count(), second.chars().count());
    let too_long = if wide {
        first.max(second) > WIDE_LINE
    } else {
        first + second > TWO_LINES
    };
    if second > 0 && too_long {
        "log__text log__text--long"
    } else {
        "log__text"
    }
}

fn text((first, second): &(String, String)) -> Vec<El> {
    let mut lines = Vec::new();
    if !first.is_empty() {
        lines.push(el("span", "").text(first).text(" "));
    }
    if !second.is_empty() {
        lines.push(el("b", "").text(second));
    }
    lines
}

/// What happened last, and what is asked; a question of two sentences stands alone.
fn lines(page: AppContext, game: Game) -> (String, String) {
    let words = page.words();
    let told = game.told();
    let prompt = game.prompt();
    let asked = match prompt {
        // That it is the player's turn is said in saying what he must do.
        Some(Prompt::Follow { duty: Some(duty) }) => words.refusal(duty, &told.rules),
        Some(prompt) => words.prompt(prompt, &told.rules),
        None if game.ask() == Ask::Tap => words.tap_to_go_on().into(),
        None => String::new(),
    };
    for end in [". ", "? "] {
        if let Some((first, second)) = asked.split_once(end) {
            return ([first, end.trim_end()].concat(), second.into());
        }
    }
    let worth_telling = |event: &&Event| match event {
        Event::Drew { seat, .. } => *seat == PLAYER,
        _ => true,
    };
    let happened = game
        .scene
        .with(|scene| scene.course.iter().rev().find(worth_telling).copied());
    let happened = happened.map(|event| words.event(&event, &told));
    (happened.unwrap_or_default(), asked)
}

/// What the player has won, together with his partner if he has one.
fn own_side(scene: &Scene, game: Rules) -> SeatScene {
    let mut mine = scene.seat(PLAYER);
    if game == Rules::Four {
        let partner = scene.seat(PLAYER.left(2, 4));
        mine.tricks += partner.tricks;
        mine.points += partner.points;
        mine.melds += partner.melds;
    }
    mine
}

/// The beginning of the seal of a deal in which no card has been played yet: "3f9a 27c1".
fn seal_before_the_first_card(game: Game) -> Option<String> {
    let played = |event: &Event| matches!(event, Event::Played { .. });
    if game.scene.with(|scene| scene.course.iter().any(played)) {
        return None;
    }
    let seal = game.with_sitting(MatchSession::seal)?;
    Some([seal.get(..4)?, " ", seal.get(4..8)?].concat())
}

/// What stands beside the line.
#[derive(Clone, PartialEq)]
enum Beside {
    /// With a marriage in hand: whether it is announced.
    Choice { announcing: bool },
    /// The player sits this deal out.
    SitsOut,
    /// The line has the whole width.
    Nothing,
    /// The deal's seal.
    Seal(String),
    /// What the player has won.
    Won(String),
}

fn beside(page: AppContext, game: Game) -> Beside {
    if matches!(game.ask(), Ask::Lead(Some(_))) {
        let announcing = game.moment.with(|moment| moment.announcing);
        return Beside::Choice { announcing };
    }
    let told = game.told();
    if told.sits_out == Some(PLAYER) {
        return Beside::SitsOut;
    }
    if duty(game) {
        return Beside::Nothing;
    }
    if let Some(seal) = seal_before_the_first_card(game) {
        return Beside::Seal(seal);
    }
    let words = page.words();
    let mine = game.scene.with(|scene| own_side(scene, told.rules.game));
    let counted = page.settings.with(|settings| settings.counting) != Counting::Hidden;
    Beside::Won(if counted {
        words.card_points_count(mine.points + mine.melds_counting())
    } else {
        words.tricks_count(mine.tricks.into())
    })
}

fn shown(words: Words, game: Game, beside: Beside) -> El {
    match beside {
        Beside::Choice { announcing } => {
            let pressed = if announcing { "false" } else { "true" };
            button("log__choice", words.without_announcing(), move || {
                game.toggle_announcing();
            })
            .attr("aria-pressed", pressed)
        }
        Beside::SitsOut => el("p", "log__mine").text(words.you_sit_out()),
        Beside::Nothing => el("span", ""),
        Beside::Seal(seal) => link("log__mine", words.seal(), "#/seal")
            .put(el("br", ""))
            .text(&seal),
        Beside::Won(what) => el("p", "log__mine")
            .text(&words.person(game.told().side(0)))
            .put(el("br", ""))
            .text(&what),
    }
}
