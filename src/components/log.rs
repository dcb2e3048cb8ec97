//! The log line: what happened, and what is asked now; beside it the player's own tricks.

use super::help_buttons::LogHelp;
use crate::app_context::AppContext;
use crate::game::{GameController, OfflineNews};
use crate::i18n::{Person, Prompt, Words};
use crate::model::match_session::PLAYER;
use crate::model::table::choices::Choices;
use crate::model::table::scene::Scene;
use crate::model::table::turn::Ask;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::{Event, Seat};
use sechsundsechzig_engine::rules::Game;

/// The log line of a match.
#[component]
pub fn Log(
    /// The hand and the calls.
    choices: Memo<Choices>,
) -> impl IntoView {
    let (page, game) = (AppContext::use_context(), GameController::use_context());
    let words = page.words();
    let line = Memo::new(move |_| line(page, game));
    let lines = Memo::new(move |_| line.with(|(_, lines)| lines.clone()));
    let beside = Memo::new(move |_| beside(page, game));
    let has_calls = Memo::new(move |_| choices.with(|choices| choices.has_calls));
    view! {
        <div class="log">
            <LogText
                lines
                class=Signal::derive(move || line.with(|(lead, lines)| class(*lead, lines, game)))
            />
            {move || beside_line(words, game, beside.get())}
            {move || has_calls.get().then(|| view! { <LogHelp /> }.into_any())}
        </div>
    }
}

/// The text of a log line: what happened, and in bold what is asked.
#[component]
pub fn LogText(
    lines: Memo<(String, String)>,
    #[prop(into)] class: Signal<&'static str>,
) -> impl IntoView {
    view! {
        <p class=move || class.get()>
            {move || {
                let (happened, asked) = lines.get();
                let happened = (!happened.is_empty())
                    .then(|| view! { <span>{[&*happened, " "].concat()}</span> }.into_any());
                let asked = (!asked.is_empty()).then(|| view! { <b>{asked}</b> }.into_any());
                view! {
                    {happened}
                    {asked}
                }.into_any()
            }}
        </p>
    }
}

/// What somebody has won, beside a log line.
#[component]
pub fn LogNote(who: Person, note: String) -> impl IntoView {
    view! {
        <p class="log__mine">
            {AppContext::use_context().words().person(who)} " "
            <br />
            {note}
        </p>
    }
}

/// So many characters fit into two lines on a narrow phone.
const TWO_LINES: usize = 44;
/// What is asked and is longer than this needs both lines beside a button.
const ONE_LINE: usize = 24;
/// So many fit into two lines of small letters, and so many of what must be done into one.
const SMALL_LINES: usize = 66;
const SMALL_LINE: usize = 32;

/// Where both lines would need three, they are written smaller; where that is not enough, what happened gives way to what
/// is asked.
fn class(lead: Lead, (first, second): &(String, String), game: GameController) -> &'static str {
    let (first, second) = (first.chars().count(), second.chars().count());
    let too_long = first + second > TWO_LINES || second > ONE_LINE;
    if second > 0 && too_long {
        let has_duty = matches!(game.prompt(), Some(Prompt::Follow { duty: Some(_) }));
        let most = if has_duty { SMALL_LINE } else { ONE_LINE };
        if second <= most && first + second <= SMALL_LINES {
            "log__text log__text--small"
        } else {
            "log__text log__text--long"
        }
    } else if lead == Lead::News {
        "log__text log__text--news"
    } else {
        "log__text"
    }
}

/// What a line begins with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lead {
    /// What happened in the deal.
    Deal,
    /// What the player should know before it: it is not left out where there is little room.
    News,
}

/// What happened last, and what is asked; a question of two sentences stands alone.
fn line(page: AppContext, game: GameController) -> (Lead, (String, String)) {
    let words = page.words();
    let context = game.text_context();
    let prompt = game.prompt();
    let asked = match prompt {
        // That it is the player's turn is said in saying what he must do.
        Some(Prompt::Follow { duty: Some(duty) }) => {
            words.refusal(duty, &context.rules, CardSet::EMPTY)
        }
        Some(prompt) => words.prompt(prompt, &context.rules),
        None if game.ask() == Ask::Tap => words.tap_to_go_on().into(),
        None => String::new(),
    };
    if !asked.is_empty() && is_offline_news(game) {
        return (Lead::News, (words.offline_ready().into(), asked));
    }
    if sits_out_at_first(game) {
        return (Lead::News, (words.why_sitting_out().into(), asked));
    }
    if let Some(dealer) = shown_by(game) {
        let turned_up = words.dealers_card(context.person(dealer));
        return (Lead::Deal, (turned_up, asked));
    }
    for end in [". ", "? "] {
        if let Some((first, second)) = asked.split_once(end) {
            let first = [first, end.trim_end()].concat();
            return (Lead::Deal, (first, second.into()));
        }
    }
    let worth_telling = |event: &&Event| match event {
        Event::Drew { seat, .. } => *seat == PLAYER,
        _ => true,
    };
    let happened = game
        .scene
        .with(|scene| scene.course.iter().rev().find(worth_telling).copied());
    let happened = happened.map(|event| words.event(&event, &context));
    (Lead::Deal, (happened.unwrap_or_default(), asked))
}

/// Whether the line tells that the page works offline now: until the player's first card in this deal or, where he
/// sits out, the first trick.
fn is_offline_news(game: GameController) -> bool {
    let is_past = |event: &Event| {
        matches!(
            event,
            Event::Played { seat: PLAYER, .. } | Event::TrickTaken { .. }
        )
    };
    game.offline_news.get() == OfflineNews::InDeal(game.number.get())
        && !game.scene.with(|scene| scene.course.iter().any(is_past))
}

/// Whether the line tells why the player only watches: until the first trick of such a deal.
fn sits_out_at_first(game: GameController) -> bool {
    let is_past = |event: &Event| matches!(event, Event::TrickTaken { .. });
    game.text_context().sits_out == Some(PLAYER)
        && !game.scene.with(|scene| scene.course.iter().any(is_past))
}

/// The dealer whose last card lies turned up, though it is in his hand: at four, until a marriage is told or a card led.
fn shown_by(game: GameController) -> Option<Seat> {
    let is_four = game.text_context().rules.game == Game::Four;
    game.scene.with(|scene| {
        let is_past = |event: &Event| matches!(event, Event::Announced(..) | Event::Played { .. });
        let is_turned_up = scene.talon.bottom.is_some() && !scene.course.iter().any(is_past);
        (is_four && is_turned_up).then_some(scene.dealer)
    })
}

/// What stands beside the line: with a marriage in hand whether it is announced, and a note.
type Beside = (Option<bool>, Remark);

/// What the player has won.
#[derive(Clone, PartialEq)]
enum Remark {
    /// He sits this deal out.
    SitsOut,
    /// The line has its room.
    Nothing,
    Won(String),
}

fn beside(page: AppContext, game: GameController) -> Beside {
    let ask = game.ask();
    let announcing =
        matches!(ask, Ask::Lead(Some(_))).then(|| game.moment.with(|moment| moment.announcing));
    let context = game.text_context();
    let note = if context.sits_out == Some(PLAYER) {
        Remark::SitsOut
    } else if let Some(points) = own_card_points(page.words(), game) {
        Remark::Won(points)
    } else if announcing.is_some() || matches!(ask, Ask::Confirm(_)) {
        Remark::Nothing
    } else {
        let mine = game.scene.with(Scene::own_side);
        Remark::Won(page.words().tricks_count(mine.tricks.into()))
    };
    (announcing, note)
}

/// The card points of the player's side, where they are shown.
pub fn own_card_points(words: Words, game: GameController) -> Option<String> {
    let context = game.text_context();
    let own = || game.scene.with(Scene::own_side);
    context
        .show_points
        .then(|| words.card_points_count(own().card_points()))
}

fn beside_line(words: Words, game: GameController, (announcing, note): Beside) -> AnyView {
    let choice = announcing.map(|announcing| {
        view! {
            <button
                type="button"
                class="log__choice"
                aria-pressed=if announcing { "false" } else { "true" }
                on:click=move |_| game.toggle_announcing()
            >
                {words.without_announcing()}
            </button>
        }
        .into_any()
    });
    let note = match note {
        Remark::SitsOut => {
            Some(view! { <p class="log__mine">{words.you_sit_out()}</p> }.into_any())
        }
        Remark::Nothing => None,
        Remark::Won(note) => {
            let who = untrack(|| game.text_context()).side(0);
            Some(view! { <LogNote who note /> }.into_any())
        }
    };
    let both = [choice, note].into_iter().flatten();
    both.collect_view().into_any()
}
