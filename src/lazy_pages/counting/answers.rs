//! What was right, where a count drifted, and how everything added up.

use super::Trainer;
use super::settings::{CountingResults, TrainerSettings};
use crate::components::card::OpenCard;
use crate::components::page_layout::PageLayout;
use crate::i18n::Words;
use crate::model::counting::{Drift, Gain, Run};
use crate::model::match_session::PLAYER;
use crate::platform::dom::focus_when_shown;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::Seat;

/// The opponent's seat.
const OTHER: Seat = Seat(1);

/// The counts given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answers {
    /// The player's own points.
    pub own: u16,
    /// The opponent's, where that was asked.
    pub other: Option<u16>,
    /// The trumps marked as gone, where that was asked.
    pub trumps: Option<CardSet>,
}

impl Answers {
    /// Each seat asked for with its count.
    fn counts(self) -> impl Iterator<Item = (Seat, u16)> {
        let other = self.other.map(|other| (OTHER, other));
        [(PLAYER, self.own)].into_iter().chain(other)
    }

    /// By how many points the counts are off together.
    #[must_use]
    pub fn off(self, run: &Run) -> u32 {
        let off = |(seat, counted): (Seat, u16)| u32::from(run.count(seat).abs_diff(counted));
        self.counts().map(off).sum()
    }

    /// Whether all that was asked is right.
    #[must_use]
    pub fn all_right(self, run: &Run) -> bool {
        let trumps = self.trumps.is_none_or(|trumps| trumps == run.trumps_gone);
        self.off(run) == 0 && trumps
    }
}

/// The page that says how the counts were.
#[component]
pub fn AnswerPage(trainer: Trainer, run: Run, answers: Answers) -> impl IntoView {
    let words = trainer.app.words_untracked();
    let sentences = answers.counts().map(|(seat, counted)| {
        let who = trainer.context.person(seat);
        let mut text = words.count_result(who, run.count(seat), counted);
        if counted != run.count(seat) {
            text.push(' ');
            text.push_str(&drifted(words, run.drift(seat, counted)));
        }
        view! { <p>{text.trim_end().to_owned()}</p> }.into_any()
    });
    let title = match answers.off(&run) {
        0 if answers.all_right(&run) => words.counted_all_right().to_owned(),
        0 => words.trumps_not_right().to_owned(),
        off => words.count_off(off),
    };
    let sentences = sentences.collect_view();
    let trumps = answers
        .trumps
        .map(|marked| view! { <TrumpResult words run=run.clone() marked /> }.into_any());
    view! {
        <PageLayout title=words.counting()>
            <main class="sheet sheet--answers">
                <h2 class="sheet__title" tabindex="-1" use:focus_when_shown>
                    {title}
                </h2>
                <section class="counting__summary" role="status">
                    {sentences}
                    {trumps}
                </section>
                <RunTable trainer run />
                <div class="btn-stack">
                    <button
                        type="button"
                        class="btn btn--primary btn--wide"
                        on:click=move |_| trainer.begin()
                    >
                        {words.count_again()}
                    </button>
                </div>
                <TrainerSettings trainer />
                <CountingResults />
            </main>
        </PageLayout>
    }
}

/// Where a count drifted, in a sentence; nothing if that cannot be told.
#[must_use]
pub fn drifted(words: Words, drift: Drift) -> String {
    match drift {
        Drift::Missed(trick, points) => words.trick_missed(trick, points),
        Drift::Twice(trick, points) => words.trick_twice(trick, points),
        Drift::Marriage(trick, points) => words.marriage_missed(trick, points),
        Drift::RightUpTo(trick) => words.right_up_to(trick),
        Drift::Unknown => String::new(),
    }
}

/// Whether the trumps were right; all of them, those that have gone marked.
#[component]
fn TrumpResult(words: Words, run: Run, marked: CardSet) -> impl IntoView {
    let text = if marked == run.trumps_gone {
        words.trumps_right()
    } else if run.trumps_gone.is_empty() {
        words.no_trump_gone()
    } else {
        words.trumps_wrong()
    };
    let cards = run.trumps().map(|card| {
        let class = if run.trumps_gone.contains(card) {
            "counting__trump"
        } else {
            "counting__trump card--dim"
        };
        view! { <OpenCard card class /> }.into_any()
    });
    view! {
        <p>{text}</p>
        <div class="counting__row">{cards.collect_view()}</div>
    }
}

/// Trick by trick what counted, and both counts after it.
#[component]
fn RunTable(trainer: Trainer, run: Run) -> impl IntoView {
    let words = trainer.app.words_untracked();
    let people = [PLAYER, OTHER].map(|seat| words.person(trainer.context.person(seat)));
    let heads = [words.trick().to_owned(), words.cards_word().to_owned()];
    let heads = heads.into_iter().chain(people);
    let heads = heads.map(|text| view! { <th scope="col">{text}</th> }.into_any());
    let mut sums = [0; 2];
    let rows = run.gains.into_iter().map(|gain| {
        sums[gain.seat.index() & 1] += gain.points;
        view! { <GainRow words gain sums /> }.into_any()
    });
    view! {
        <table class="plain counting__table">
            <caption class="visually-hidden">{words.run_summary()}</caption>
            <thead>
                <tr>{heads.collect_view()}</tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// What counted, and both counts after it.
#[component]
fn GainRow(words: Words, gain: Gain, sums: [u16; 2]) -> impl IntoView {
    let cells = [PLAYER, OTHER].map(|seat| {
        let plus = (gain.seat == seat).then(|| {
            let plus = ["+", &gain.points.to_string()].concat();
            view! { <ins class="num">{plus}</ins> }.into_any()
        });
        view! {
            <td class="num">
                {plus}
                <b>{sums[seat.index() & 1].to_string()}</b>
            </td>
        }
        .into_any()
    });
    let what = if gain.cards.is_empty() {
        view! { <span>{words.marriage_word()}</span> }.into_any()
    } else {
        let cards = gain.cards.iter();
        let cards = cards.map(|card| view! { <OpenCard card=*card /> }.into_any());
        view! { <span class="old-trick">{cards.collect_view()}</span> }.into_any()
    };
    view! {
        <tr>
            <th class="num" scope="row">
                {gain.trick.to_string()}
            </th>
            <td>{what}</td>
            {cells.into_iter().collect_view()}
        </tr>
    }
}
