//! The counts are asked for: in fields, and the trumps that have gone by tapping them.

use super::{Answers, Trainer};
use crate::components::card::{CardFace, class};
use crate::components::count_field::{CountField, count_in};
use crate::components::page_layout::PageLayout;
use crate::i18n::Words;
use crate::model::counting::{Level, Run};
use crate::platform::dom::focus_when_shown;
use leptos::html::Input;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::Seat;

/// The page that asks for the counts of a run.
#[component]
pub fn QuestionPage(trainer: Trainer, run: Run) -> impl IntoView {
    let words = trainer.app.words_untracked();
    let level = trainer.level.get_untracked();
    let (asks_other, asks_trumps) = (level != Level::Own, level == Level::Trumps);
    let (own, other) = (NodeRef::<Input>::new(), NodeRef::<Input>::new());
    own.on_load(|field| focus_when_shown(field.into()));
    let others_label = words.points_of(trainer.context.person(Seat(1)));
    let gone = RwSignal::new(CardSet::EMPTY);
    let trumps: Vec<Card> = run.trumps().collect();
    view! {
        <PageLayout title=words.counting()>
            <main class="sheet">
                <h2 class="sheet__title">{words.count_question()}</h2>
                <form
                    class="counting"
                    novalidate=""
                    on:submit=move |event| {
                        event.prevent_default();
                        let Some(own) = count_or_focus(own) else {
                            return;
                        };
                        let other = if asks_other {
                            count_or_focus(other).map(Some)
                        } else {
                            Some(None)
                        };
                        if let Some(other) = other {
                            let trumps = asks_trumps.then(|| gone.get_untracked());
                            trainer.answer(run.clone(), Answers { own, other, trumps });
                        }
                    }
                >
                    <CountField id="own" label=words.your_points() field=own />
                    {asks_other
                        .then(|| view! { <CountField id="other" label=others_label field=other /> }.into_any())}
                    {asks_trumps.then(|| view! { <TrumpMarks words trumps gone /> }.into_any())}
                    <div class="btn-stack">
                        <button type="submit" class="btn btn--primary btn--wide">
                            {words.count_check()}
                        </button>
                    </div>
                </form>
            </main>
        </PageLayout>
    }
}

/// What stands in a field, if it can be a count; otherwise the field gets the focus.
fn count_or_focus(field: NodeRef<Input>) -> Option<u16> {
    let count = count_in(field);
    if let Some(field) = field.get_untracked().filter(|_| count.is_none()) {
        let _ = field.focus();
    }
    count
}

/// All trumps, to be marked as gone.
#[component]
fn TrumpMarks(words: Words, trumps: Vec<Card>, gone: RwSignal<CardSet>) -> impl IntoView {
    let mark = |card: Card| {
        view! {
            <button
                type="button"
                class=class(card, "counting__trump")
                aria-label=words.card_label(card)
                aria-pressed=move || if gone.with(|gone| gone.contains(card)) { "true" } else { "false" }
                on:click=move |_| {
                    gone.update(|gone| {
                        if gone.contains(card) {
                            gone.remove(card);
                        } else {
                            gone.insert(card);
                        }
                    });
                }
            >
                <CardFace card />
            </button>
        }
        .into_any()
    };
    view! {
        <fieldset class="counting__trumps">
            <legend>{words.which_trumps_gone()}</legend>
            <div>{trumps.into_iter().map(mark).collect_view()}</div>
        </fieldset>
    }
}
