//! The calls of who is asked, as at the table.

use super::{Asked, Position};
use crate::app::app_context::AppContext;
use crate::app::components::actions::{class, name, row, suit_sign, text};
use crate::app::components::icon::button;
use crate::app::dom::{El, el};
use crate::app::live::Live;
use crate::app::table::model::{Call, Look, Slot};
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::deal::{Action, View};

/// What can be called in a position, drawing included; "Aus" asks for the marriage it is said with.
#[must_use]
pub fn calls(here: Live<Position>, asked: Asked) -> El {
    let (shown, listed) = (asked.clone(), asked.clone());
    let class = move || {
        let outs = shown.outs.with(|outs| !outs.is_empty());
        let calls: Vec<Call> = shown.slots().iter().map(|slot| slot.call).collect();
        Some(if outs {
            "actions actions--ask"
        } else if here.with(may_draw) {
            "actions actions--draw"
        } else {
            row(&calls)
        })
    };
    el("div", "")
        .live("class", class)
        .attr("role", "group")
        .attr("aria-label", AppContext::here().words().calls())
        .slot_for(
            move || (listed.outs.get(), here.with(may_draw), listed.slots()),
            move |(outs, draws, slots)| match outs.is_empty() {
                true => self::slots(here, &asked, draws, slots),
                false => outs_with(&asked, outs),
            },
        )
}

fn may_draw(position: &Position) -> bool {
    position.view.legal_actions().contains(&Action::Draw)
}

fn slots(here: Live<Position>, asked: &Asked, draws: bool, slots: Vec<Slot>) -> Vec<El> {
    let words = AppContext::here().words();
    let thousand = here.with_untracked(|position| position.told.thousand());
    let draw = draws.then(|| {
        let asked = asked.clone();
        button("action", words.draw(), move || asked.act(Action::Draw)).attr("data-call", "draw")
    });
    let slot = |slot: Slot| {
        let sign = match slot.call {
            Call::Trump(suit) => Some(suit_sign(suit)),
            _ => None,
        };
        let off = matches!(slot.look, Look::Off(_)).then_some("true");
        let asked = asked.clone();
        button(&class(slot), "", move || asked.press(slot))
            .maybe("aria-disabled", off)
            .attr("data-call", name(slot.call))
            .all(sign)
            .text(&text(words, slot, thousand))
    };
    draw.into_iter()
        .chain(slots.into_iter().map(slot))
        .collect()
}

/// The marriages "Aus" can be said with, and without one.
fn outs_with(asked: &Asked, outs: Vec<(Suit, u16)>) -> Vec<El> {
    let words = AppContext::here().words();
    let choice = |text: &str, meld| {
        let asked = asked.clone();
        button("action", text, move || asked.act(Action::Out { meld }))
            .attr("data-call", "out-with")
    };
    let with = |(suit, value): (Suit, u16)| {
        let text = [&*value.to_string(), ": ", &words.marriage(suit)].concat();
        choice(&text, Some(suit))
    };
    let without = choice(words.without_announcing(), None);
    outs.into_iter().map(with).chain([without]).collect()
}
