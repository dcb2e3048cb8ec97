//! The counts are asked for: in fields, and the trumps that have gone by tapping them.

use super::{Answers, Trainer};
use crate::app::app_context::AppContext;
use crate::app::components::card::{class, picture};
use crate::app::components::icon::button;
use crate::app::counting::{Level, Run};
use crate::app::dom::{El, el, focus};
use crate::app::live::Live;
use crate::app::pages::page_layout::sheet;
use crate::i18n::Words;
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::Seat;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// More than any deal has.
const MOST: u16 = 400;

/// The screen.
#[must_use]
pub fn question(trainer: Trainer, run: Run) -> El {
    let words = AppContext::here().words();
    let level = trainer.level.get_untracked();
    let own = field("own").focused();
    let other = (level != Level::Own).then(|| field("other"));
    let others_label = words.points_of(trainer.told.person(Seat(1)));
    let gone = Live::new(CardSet::EMPTY);
    let marks = (level == Level::Trumps).then(|| trumps(words, &run, gone));
    let form = el("form", "train")
        .attr("novalidate", "")
        .put(labelled("own", words.your_points(), &own))
        .all(
            other
                .as_ref()
                .map(|field| labelled("other", &others_label, field)),
        )
        .all(marks)
        .put(
            el("div", "btn-stack").put(
                el("button", "btn btn--primary btn--wide")
                    .attr("type", "submit")
                    .text(words.count_check()),
            ),
        )
        .on("submit", move |event| {
            event.prevent_default();
            let fields = [Some(&own), other.as_ref()];
            let empty = |field: &&El| number(field).is_none();
            if let Some(empty) = fields.into_iter().flatten().find(empty) {
                return focus(empty.element());
            }
            let told = Answers {
                own: number(&own).unwrap_or_default(),
                other: other.as_ref().and_then(number),
                trumps: (level == Level::Trumps).then(|| gone.get_untracked()),
            };
            trainer.answer(run.clone(), told);
        });
    let content = el("main", "sheet")
        .put(el("h2", "sheet__title").text(words.count_question()))
        .put(form);
    sheet(words.counting(), content)
}

/// A field for a count.
fn field(id: &str) -> El {
    el("input", "num")
        .attr("id", id)
        .attr("type", "number")
        .attr("inputmode", "numeric")
        .attr("min", "0")
        .attr("max", &MOST.to_string())
        .attr("autocomplete", "off")
}

fn labelled(id: &str, label: &str, field: &El) -> El {
    el("div", "count-field")
        .put(el("label", "").attr("for", id).text(label))
        .put(field.clone())
}

/// What stands in a field, if it can be a count.
fn number(field: &El) -> Option<u16> {
    let input: &HtmlInputElement = field.element().dyn_ref()?;
    let number = input.value().trim().parse().ok()?;
    (number <= MOST).then_some(number)
}

/// All trumps, to be marked.
fn trumps(words: Words, run: &Run, gone: Live<CardSet>) -> El {
    let mark = |card: Card| {
        let pressed = move || {
            let has = gone.with(|gone| gone.has(card));
            Some(if has { "true" } else { "false" })
        };
        let toggle = move || {
            gone.update(|gone| match gone.has(card) {
                true => gone.remove(card),
                false => gone.insert(card),
            });
        };
        button(&class(card, "train__trump"), "", toggle)
            .attr("aria-label", &words.card_label(card))
            .live("aria-pressed", pressed)
            .put(picture(card))
    };
    el("fieldset", "train__trumps")
        .put(el("legend", "").text(words.which_trumps_gone()))
        .put(el("div", "").all(run.trumps().map(mark)))
}
