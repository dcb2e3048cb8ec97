//! The table before a decision, beside the review where there is room for it.

use super::ReviewedDeal;
use super::analysis::Analysis;
use crate::components::hand::Hand;
use crate::components::icon::Icon;
use crate::components::seats::Seats;
use crate::components::table::{Felt, TableMarks};
use crate::lazy_pages::position::{Eyes, Position, position_model};
use crate::model::match_session::PLAYER;
use crate::model::review::{Choice, knack};
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Action;

/// Whether there is room for the board beside the review.
#[must_use]
pub fn has_room() -> bool {
    let query = window().match_media("(min-width: 1200px) and (min-height: 700px)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// The table before the decision opened last, at first before the costliest; what was played and what was better, and the
/// way to the decision before and after.
#[component]
pub fn ReviewBoard(
    deal: ReviewedDeal,
    analysis: Analysis,
    /// The decision opened last, by its number among all.
    opened: RwSignal<Option<usize>>,
) -> impl IntoView {
    let words = deal.words;
    let listed = Memo::new(move |_| {
        let choices = analysis.choices.get().into_iter().enumerate();
        choices.filter(|(_, choice)| choice.is_listed()).collect()
    });
    let shown = Memo::new(move |_| {
        let costliest = || analysis.choices.with(|choices| knack(choices));
        let first = || listed.with(|listed: &Vec<(usize, Choice)>| Some(listed.first()?.0));
        let costliest = costliest().map(|(number, _)| number);
        opened.get().or(costliest).or_else(first)
    });
    let choice = Memo::new(move |_| {
        let number = shown.get()?;
        analysis
            .choices
            .with(|choices| choices.get(number).cloned())
    });
    let before = move |moves: usize| {
        let session = deal.replay.with_value(|replay| replay.after(moves));
        session.map(|session| Position::of(&session, Eyes::Seat(PLAYER), deal.context))
    };
    let at_first = untrack(|| choice.get()).map_or(0, |choice| choice.moves);
    let Some(position) = before(at_first).map(RwSignal::new) else {
        return ().into_any();
    };
    let moves = Memo::new(move |_| choice.get().map(|choice| choice.moves));
    Effect::new(move || {
        if let Some(now) = moves.get().and_then(before) {
            position.set(now);
        }
    });
    let mut model = position_model(position, None);
    model.marks = Memo::new(move |_| TableMarks {
        hinted_card: choice
            .get()
            .and_then(|choice| choice.better().and_then(Action::card)),
        ..TableMarks::default()
    });
    let summary = move || choice.get().map(|choice| summary(deal, &choice));
    let place = Memo::new(move |_| {
        let shown = shown.get();
        listed.with(|listed| listed.iter().position(|(number, _)| Some(*number) == shown))
    });
    let neighbour = move |by: isize| {
        Callback::new(move |()| {
            let to = place.get()?.checked_add_signed(by)?;
            listed.with(|listed| listed.get(to).map(|(number, _)| *number))
        })
    };
    let number = move || {
        let of = listed.with(Vec::len);
        words.replay_place(place.get().map_or(0, |place| place + 1), of)
    };
    view! {
        <section class="revboard table-ground" aria-label=words.position_in_deal()>
            <Seats model />
            <Felt model />
            <Hand model />
            <p class="revboard__summary">{move || summary()}</p>
            <div class="revboard__go">
                {step_button("back", words.step_back(), neighbour(-1), opened)}
                <span>{move || number()}</span>
                {step_button("forward", words.step_forward(), neighbour(1), opened)}
            </div>
        </section>
    }
    .into_any()
}

/// What was played in a decision, and what was better.
fn summary(deal: ReviewedDeal, choice: &Choice) -> AnyView {
    let (words, rules) = (deal.words, deal.context.rules);
    let played = [
        words.was_played(),
        ": ",
        &words.decision(choice.action, choice.led, &rules),
    ];
    let better = choice.better().map(|better| {
        let better = [words.was_better(), ": ", &words.advised(better, &rules)].concat();
        view! { <b>{better}</b> }.into_any()
    });
    view! {
        <span>{played.concat()}</span>
        {better}
    }
    .into_any()
}

/// A button that opens a neighbouring decision, if there is one.
fn step_button(
    icon: &'static str,
    label: &'static str,
    neighbour: Callback<(), Option<usize>>,
    opened: RwSignal<Option<usize>>,
) -> AnyView {
    view! {
        <button
            type="button"
            class="btn"
            aria-label=label
            aria-disabled=move || neighbour.run(()).is_none().then_some("true")
            on:click=move |_| {
                if let Some(number) = untrack(|| neighbour.run(())) {
                    opened.set(Some(number));
                }
            }
        >
            <Icon name=icon />
        </button>
    }
    .into_any()
}
