//! The cards of a suit from the highest to the lowest, with what each is worth; one of them is to be chosen, by its place with a
//! digit, too.

use super::progress::LessonProgress;
use crate::app_context::AppContext;
use crate::components::card::{CardFace, class};
use crate::i18n::capitalised;
use crate::lazy_pages::page_keys;
use crate::model::lesson::Task;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Card;

#[component]
pub fn Values(
    progress: LessonProgress,
    /// With what each is worth.
    cards: Vec<(Card, String)>,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let chosen: Vec<Card> = cards.iter().map(|(card, _)| *card).collect();
    page_keys::listen(move |key| {
        let place = key
            .parse::<usize>()
            .ok()
            .and_then(|digit| digit.checked_sub(1));
        let card = place.and_then(|place| chosen.get(place));
        if let Some(card) = card {
            progress.answer(Task::Tap(*card));
        }
        card.is_some()
    });
    let figure = move |(card, points): (Card, String)| {
        let name = capitalised(words.rank(card.rank()));
        let is_marked = move || progress.marks(Task::Tap(card));
        let is_wrong = move || progress.is_wrong(Task::Tap(card));
        view! {
            <li>
                <button
                    type="button"
                    aria-label=words.card_label(card)
                    data-card=card.to_string()
                    class=class(card, "")
                    class:card--hint=is_marked
                    class:card--dim=is_wrong
                    on:click=move |_| progress.answer(Task::Tap(card))
                >
                    <CardFace card />
                </button>
                <p>
                    <b class="num">{points}</b>
                    " "
                    {name}
                </p>
            </li>
        }
        .into_any()
    };
    view! { <ul class="lesson__cards">{cards.into_iter().map(figure).collect_view()}</ul> }
}
