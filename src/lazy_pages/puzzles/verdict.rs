//! What came of a move: why it is right, or how it fails.

use super::address;
use super::session::{Outcome, PuzzleSession};
use crate::app_context::AppContext;
use crate::i18n::{Person, Words};
use crate::lazy_pages::card_row::CardRow;
use crate::lazy_pages::position::focus_hand;
use crate::lazy_pages::practice_button::PracticeButton;
use crate::platform::dom::{focus_when_shown, laid_out};
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_bots::puzzles::{Cause, Refutation, SOLVER};
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::{Action, Event};
use wasm_bindgen::JsCast;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// So many reasons are given for the solution.
const REASONS: usize = 2;

/// The panel in the place of question and calls that says what came of a move.
#[component]
pub fn VerdictPanel(session: PuzzleSession, outcome: Outcome) -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let solution = session.puzzle.with_value(|puzzle| puzzle.solution);
    let (heading, action, sentences) = match &outcome {
        Outcome::Right(points) => (words.right(), solution, why(words, session, *points)),
        Outcome::Shown(points) => (words.solution(), solution, why(words, session, *points)),
        Outcome::Wrong(action, refutation) => (
            match refutation.cause {
                Cause::FalseClaim | Cause::Always => words.does_not_work(),
                _ => words.not_guaranteed(),
            },
            *action,
            fails(words, session, *action, refutation),
        ),
    };
    app.read_out([heading, " ", &sentences.join(" ")].concat());
    // A hand is shown instead of named.
    let hand = match &outcome {
        Outcome::Wrong(_, refutation) if refutation.cause == Cause::Hand => {
            let cards = refutation.line.hand.iter().collect();
            Some(view! { <CardRow caption=words.fails_against(other(session)) cards /> }.into_any())
        }
        _ => None,
    };
    let sentences = sentences
        .into_iter()
        .skip(usize::from(hand.is_some()))
        .map(|text| view! { <p>{text}</p> }.into_any());
    let next = match outcome {
        Outcome::Wrong(..) => view! { <RetryButtons words session /> }.into_any(),
        _ => view! { <NextButtons words session /> }.into_any(),
    };
    let is_solution = !matches!(outcome, Outcome::Wrong(..));
    let judged = match is_solution {
        true => describe(words, session, action),
        false => words.your_move(action, led(session), &session.context.rules),
    };
    let line = match outcome {
        Outcome::Wrong(_, refutation) => Moves::Known(refutation.line.events),
        Outcome::Right(points) | Outcome::Shown(points) => Moves::ToFind(points),
    };
    view! {
        <section class="verdict" aria-label=heading>
            <div class="verdict__move">
                <h2 tabindex="-1" use:focus_when_shown>
                    {heading}
                </h2>
                <p>{judged}</p>
            </div>
            {hand}
            {sentences.collect_view()}
            <PossibleLine words session line />
            {is_solution.then(|| view! { <OtherMoves words session /> }.into_any())}
            <div class="btn-row">{next}</div>
        </section>
    }
}

/// A move: "König auf Dame".
fn describe(words: Words, session: PuzzleSession, action: Action) -> String {
    words.decision(action, led(session), &session.context.rules)
}

/// The card that the puzzle's move follows to.
fn led(session: PuzzleSession) -> Option<Card> {
    let deal = session.puzzle.with_value(|puzzle| puzzle.deal())?;
    deal.table().led
}

fn other(session: PuzzleSession) -> Person {
    session.context.person(SOLVER.other())
}

/// What the solution is sure of, and what else speaks for it.
fn why(words: Words, session: PuzzleSession, points: i8) -> Vec<String> {
    let sure = words.sure(points, other(session), session.hidden);
    let reasons = session
        .puzzle
        .with_value(|puzzle| words.reasons_in_puzzle(puzzle));
    let reasons = reasons.into_iter().take(REASONS);
    [sure].into_iter().chain(reasons).collect()
}

/// What a move fails against, the opponent's answer to it, and how it ends then.
fn fails(
    words: Words,
    session: PuzzleSession,
    action: Action,
    refutation: &Refutation,
) -> Vec<String> {
    let who = other(session);
    let cause = words.fails(refutation.cause, who, refutation.line.hand, session.hidden);
    let covered = refutation.line.events.iter().find_map(|event| match event {
        Event::Covered(seat) => Some(*seat),
        _ => None,
    });
    let before = session
        .position
        .with_untracked(|position| position.scene.talon.covered_by);
    let ended = refutation.line.result.map(|result| {
        let ending = words.ending(&result, covered.or(before), &session.context);
        words.it_ends(&ending)
    });
    let led = led_after(words, session, action, refutation);
    let answer = answer(words, session, refutation);
    [Some(cause), led, answer, ended]
        .into_iter()
        .flatten()
        .collect()
}

/// The card that is played after a call, before the opponent answers.
fn led_after(
    words: Words,
    session: PuzzleSession,
    action: Action,
    refutation: &Refutation,
) -> Option<String> {
    let events = refutation.line.events.iter();
    let mut before = events.take_while(|event| !is_answer(event));
    let played = before.find(|event| matches!(event, Event::Played { .. }))?;
    (action.card().is_none()).then(|| words.event(played, &session.context))
}

/// The opponent's answer to a move.
fn answer(words: Words, session: PuzzleSession, refutation: &Refutation) -> Option<String> {
    let mut events = refutation.line.events.iter();
    let event = events.find(|event| is_answer(event))?;
    Some(words.event(event, &session.context))
}

/// In one or two sentences what a move fails against: the cards, unless any will do, and the opponent's answer.
fn fails_briefly(words: Words, session: PuzzleSession, refutation: &Refutation) -> String {
    let (cause, hand) = (refutation.cause, refutation.line.hand);
    let said = words.fails(cause, other(session), hand, session.hidden);
    let answer = answer(words, session, refutation);
    match (cause, answer) {
        (Cause::Always, Some(answer)) => answer,
        (Cause::Holding(_) | Cause::Hand, Some(answer)) => [&*said, " ", &answer].concat(),
        _ => said,
    }
}

/// Whether this is something the opponent does.
fn is_answer(event: &Event) -> bool {
    match event {
        Event::Played { seat, .. }
        | Event::Robbed { seat, .. }
        | Event::WentOut { seat, .. }
        | Event::Covered(seat) => *seat != SOLVER,
        _ => false,
    }
}

/// Has what is opened in the panel made, and scrolls the panel to it.
fn show_opened(toggled: &web_sys::Event, is_open: RwSignal<bool>) {
    let details = toggled.current_target();
    let Some(details) = details.and_then(|details| details.dyn_into::<Element>().ok()) else {
        return;
    };
    if !details.has_attribute("open") {
        return;
    }
    is_open.set_if_changed(true);
    laid_out(move || {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        details.scroll_into_view_with_scroll_into_view_options(&options);
    });
}

/// One way it can go.
enum Moves {
    /// What happens.
    Known(Vec<Event>),
    /// It is found once somebody wants to see it: how the solution brings so many game points.
    ToFind(i8),
}

/// One way it can go, move by move.
#[component]
fn PossibleLine(words: Words, session: PuzzleSession, line: Moves) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let line = StoredValue::new(line);
    let shown = move || {
        let events = line.with_value(|line| match line {
            Moves::Known(events) => events.clone(),
            Moves::ToFind(points) => session.sure_line(*points).unwrap_or_default(),
        });
        let moves = events
            .into_iter()
            .filter(|event| !matches!(event, Event::Ended(_)));
        let line = |event| view! { <li>{words.event(&event, &session.context)}</li> }.into_any();
        view! { <ol>{moves.map(line).collect_view()}</ol> }.into_any()
    };
    view! {
        <details on:toggle=move |event| show_opened(&event, is_open)>
            <summary>{words.possible_line()}</summary>
            {move || is_open.get().then(shown)}
        </details>
    }
}

/// What each of the other moves fails against, judged once somebody wants to see it.
#[component]
fn OtherMoves(words: Words, session: PuzzleSession) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let fails = move |(action, refutation): (Action, Refutation)| {
        view! {
            <li>
                <b>{[&*describe(words, session, action), ":"].concat()}</b>
                " "
                {fails_briefly(words, session, &refutation)}
            </li>
        }
        .into_any()
    };
    let shown = move || {
        let others = session.others().unwrap_or_default();
        let lines = others.into_iter().map(fails).collect_view();
        view! { <ul>{lines}</ul> }.into_any()
    };
    view! {
        <details on:toggle=move |event| show_opened(&event, is_open)>
            <summary>{words.other_moves()}</summary>
            {move || is_open.get().then(shown)}
        </details>
    }
}

/// After a wrong move: once more, or the solution.
#[component]
fn RetryButtons(words: Words, session: PuzzleSession) -> impl IntoView {
    view! {
        <button
            type="button"
            class="btn btn--primary"
            data-call="again"
            on:click=move |_| {
                session.try_again();
                focus_hand();
            }
        >
            {words.try_again()}
        </button>
        <button
            type="button"
            class="btn"
            data-call="solution"
            on:click=move |_| session.give_up()
        >
            {words.show_solution()}
        </button>
    }
}

/// After the solution: the next puzzle, or the deal itself.
#[component]
fn NextButtons(words: Words, session: PuzzleSession) -> impl IntoView {
    let replay = session.puzzle.with_value(|puzzle| puzzle.replay.clone());
    view! {
        <a class="btn btn--primary" href=address(session.next())>
            {words.next_puzzle()}
        </a>
        <PracticeButton class="btn" label=words.play_from_here() replay call="play" />
    }
}
