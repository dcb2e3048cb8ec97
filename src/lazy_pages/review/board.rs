//! The table before a decision, beside the review or between turning point and decisions.

use super::analysis::Analysis;
use super::{ReviewedDeal, rows};
use crate::components::hand::Hand;
use crate::components::icon::Icon;
use crate::components::seats::{Seats, seat_note};
use crate::components::table::{Felt, TableMarks};
use crate::i18n::{Person, TextContext};
use crate::lazy_pages::page_keys;
use crate::lazy_pages::position::position_model;
use crate::model::match_session::PLAYER;
use crate::model::review::ReviewedDecision;
use crate::model::table::position::{Perspective, Position};
use crate::platform::dom::{find, laid_out};
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Action;
use sechsundsechzig_engine::rules::Game;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

/// The table before the decision opened last, at first before the costliest; what was played and what was better, and the
/// way to the decision before and after.
#[component]
pub fn ReviewBoard(
    deal: ReviewedDeal,
    analysis: Analysis,
    /// The decision opened last, by its number among all.
    opened: RwSignal<Option<usize>>,
    /// The decision that is shown.
    shown: Memo<Option<usize>>,
) -> impl IntoView {
    let words = deal.words;
    let listed = Memo::new(move |_| rows(analysis));
    let decision = Memo::new(move |_| {
        let number = shown.get()?;
        analysis
            .decisions
            .with(|decisions| decisions.get(number).cloned())
    });
    // Beside what was played it is of use to know who had how much; in Penneech the board's pegs tell it.
    let context = TextContext {
        show_points: deal.context.rules.game != Game::Penneech,
        ..deal.context
    };
    let position_before = move |moves: usize| {
        let session = deal.replay.with_value(|replay| replay.after(moves));
        // A trick won before the decision is not what it was about.
        session.map(|session| Position::swept(&session, Perspective::Seat(PLAYER), context))
    };
    let Some(start) = position_before(0) else {
        return ().into_any();
    };
    let position = Memo::new(move |_| {
        let moves =
            decision.with(|decision| decision.as_ref().map_or(0, |decision| decision.moves));
        position_before(moves).unwrap_or_else(|| start.clone())
    });
    let mut model = position_model(position.into(), None);
    model.marks = Memo::new(move |_| TableMarks {
        hinted_card: decision
            .get()
            .and_then(|decision| decision.better().and_then(Action::card)),
        ..TableMarks::default()
    });
    let summary = move || decision.get().map(|decision| summary(deal, &decision));
    let place = Memo::new(move |_| {
        let shown = shown.get()?;
        listed.with(|listed| listed.iter().position(|number| *number as usize == shown))
    });
    let neighbour = move |by: isize| {
        Signal::derive(move || {
            let to = place.get()?.checked_add_signed(by)?;
            listed.with(|listed| listed.get(to).map(|number| *number as usize))
        })
    };
    let [before, after] = [-1, 1].map(neighbour);
    page_keys::listen(move |key| {
        let to = match key {
            "ArrowLeft" => before,
            "ArrowRight" => after,
            _ => return false,
        };
        if let Some(number) = to.get_untracked() {
            open(number, opened);
        }
        true
    });
    let own = move || {
        [
            &*words.person(Person::You),
            ": ",
            &seat_note(words, model, PLAYER),
        ]
        .concat()
    };
    let number = move || {
        let of = listed.with(Vec::len);
        words.replay_place(place.get().map_or(0, |place| place + 1), of)
    };
    view! {
        <section class="review-board table-ground" aria-label=words.position_in_deal()>
            <Seats model />
            <Felt model />
            <Hand model />
            <p class="review-board__summary">{move || summary()}</p>
            <div class="review-board__go">
                <NeighbourButton icon="back" label=words.step_back() neighbour=before opened />
                <span>
                    {move || number()} " " <small>{own}</small>
                </span>
                <NeighbourButton icon="forward" label=words.step_forward() neighbour=after opened />
            </div>
        </section>
    }
    .into_any()
}

/// What was played in a decision, and what was better.
fn summary(deal: ReviewedDeal, decision: &ReviewedDecision) -> AnyView {
    let (words, rules) = (deal.words, deal.context.rules);
    let better = decision
        .better()
        .map(|better| view! { <b>{words.better_move(better, &rules)}</b> }.into_any());
    view! {
        <span>{words.your_move(decision.action, decision.led, &rules)}</span>
        {better}
    }
    .into_any()
}

/// Opens a decision. A list beside the board follows; one below it would take the board out of sight.
pub fn open(number: usize, opened: RwSignal<Option<usize>>) {
    opened.set(Some(number));
    laid_out(|| {
        let Some((board, row)) = find(".review-board").zip(find(".decisions [data-shown] summary"))
        else {
            return;
        };
        let [board, list] = [&board, &row].map(|element| element.get_bounding_client_rect());
        if board.right() <= list.left() || list.right() <= board.left() {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            row.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
}

/// A button that opens a neighbouring decision, if there is one.
#[component]
fn NeighbourButton(
    icon: &'static str,
    label: &'static str,
    /// The number of that decision.
    neighbour: Signal<Option<usize>>,
    opened: RwSignal<Option<usize>>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="btn"
            aria-label=label
            aria-disabled=move || neighbour.get().is_none().then_some("true")
            on:click=move |_| {
                if let Some(number) = neighbour.get_untracked() {
                    open(number, opened);
                }
            }
        >
            <Icon name=icon />
        </button>
    }
}
