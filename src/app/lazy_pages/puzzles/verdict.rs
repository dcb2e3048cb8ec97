//! What came of a move: why it is right, or how it fails.

use super::address;
use super::solving::{Outcome, Solving};
use crate::app::app_context::AppContext;
use crate::app::components::icon::{button, icon, link};
use crate::app::dom::{El, el};
use crate::app::lazy_pages;
use crate::app::lazy_pages::position::back_to_the_hand;
use crate::app::page_bridge::event;
use crate::i18n::{Person, Words};
use sechsundsechzig_bots::advice;
use sechsundsechzig_bots::puzzles::{Refutation, SOLVER};
use sechsundsechzig_engine::deal::{Action, Deal, Event};
use sechsundsechzig_engine::games::AnyView;
use std::rc::Rc;

/// So many reasons are given for the solution.
const REASONS: usize = 2;

/// The panel over the table that tells what came of a move.
#[must_use]
pub fn verdict(solving: &Rc<Solving>, outcome: &Outcome) -> El {
    let page = AppContext::here();
    let words = page.words();
    let (heading, sentences) = match outcome {
        Outcome::Right(points) => (words.right(), why(words, solving, *points)),
        Outcome::Shown(points) => (words.solution(), why(words, solving, *points)),
        Outcome::Wrong(_, refutation) => (words.not_sure(), fails(words, solving, refutation)),
    };
    let action = match outcome {
        Outcome::Wrong(action, _) => *action,
        _ => solving.puzzle.solution,
    };
    page.say([heading, " ", &sentences.join(" ")].concat());
    let line = match outcome {
        Outcome::Wrong(_, refutation) => Some(way(words, solving, refutation)),
        _ => None,
    };
    el("section", "judged")
        .attr("aria-label", heading)
        .put(el("h2", "").attr("tabindex", "-1").text(heading).focused())
        .put(el("p", "judged__move").text(&done(words, solving, action)))
        .all(sentences.iter().map(|text| el("p", "").text(text)))
        .all(line)
        .put(el("div", "btn-row").all(ways_on(words, solving, outcome)))
}

/// The move that is judged.
fn done(words: Words, solving: &Solving, action: Action) -> String {
    let deal = solving.puzzle.deal();
    words.decision(action, deal.and_then(|deal| deal.table().led))
}

fn other(solving: &Solving) -> Person {
    solving.told.person(SOLVER.other())
}

/// What the solution is sure of, and what else speaks for it.
fn why(words: Words, solving: &Solving, points: i8) -> Vec<String> {
    let sure = words.sure(points, other(solving), solving.hidden);
    let mut grounds = match solving.puzzle.deal() {
        Some(deal) => {
            let view = AnyView::TwoHanded(deal.view(SOLVER));
            advice::grounds(&view, solving.puzzle.solution)
        }
        None => Vec::new(),
    };
    grounds.truncate(REASONS);
    let reasons = words.grounds(&grounds);
    [sure, reasons]
        .into_iter()
        .filter(|text| !text.is_empty())
        .collect()
}

/// What a move fails against, the other's answer to it, and how it ends then.
fn fails(words: Words, solving: &Solving, refutation: &Refutation) -> Vec<String> {
    let who = other(solving);
    let cause = words.fails(refutation.cause, who, refutation.hand, solving.hidden);
    let covered = refutation.events.iter().find_map(|event| match event {
        Event::Covered(seat) => Some(*seat),
        _ => None,
    });
    let before = solving
        .here
        .with_untracked(|position| position.scene.talon.covered_by);
    let ended = refutation.result.map(|result| {
        let ending = words.ending(&result, covered.or(before), &solving.told);
        words.it_ends(&ending)
    });
    let answer = refutation.events.iter().find(|event| is_answer(event));
    let answer = answer.map(|event| words.event(event, &solving.told));
    [Some(cause), answer, ended].into_iter().flatten().collect()
}

/// Whether with this the other does something of his own.
fn is_answer(event: &Event) -> bool {
    match event {
        Event::Played { seat, .. }
        | Event::Robbed { seat, .. }
        | Event::WentOut { seat, .. }
        | Event::Covered(seat) => *seat != SOLVER,
        _ => false,
    }
}

/// One way it can go, move by move.
fn way(words: Words, solving: &Solving, refutation: &Refutation) -> El {
    let told = refutation
        .events
        .iter()
        .filter(|event| !matches!(event, Event::Ended(_)));
    let lines = told.map(|event| el("li", "").text(&words.event(event, &solving.told)));
    el("details", "")
        .put(el("summary", "").text(words.can_go()))
        .put(el("ol", "").all(lines))
}

/// Once more, the solution, the next one, or the deal itself.
fn ways_on(words: Words, solving: &Rc<Solving>, outcome: &Outcome) -> Vec<El> {
    if let Outcome::Wrong(..) = outcome {
        let (again, gives_up) = (solving.clone(), solving.clone());
        return vec![
            button("btn btn--primary", words.once_more(), move || {
                again.try_again();
                back_to_the_hand();
            })
            .attr("data-call", "again"),
            button("btn", words.show_solution(), move || gives_up.give_up())
                .attr("data-call", "solution"),
        ];
    }
    let replay = solving.puzzle.replay.print();
    let play = button("btn", "", move || {
        if let Some(place) = lazy_pages::here() {
            lazy_pages::tell(&place, event::AGAIN, &replay);
        }
    });
    vec![
        link(
            "btn btn--primary",
            words.next_puzzle(),
            &address(solving.next()),
        ),
        play.put(icon("again"))
            .put(el("span", "").text(words.play_from_here()))
            .attr("data-call", "play"),
    ]
}
