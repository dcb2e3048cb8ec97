//! The hand of the seat in front: to be looked at, or to be played from.

use super::{Asked, Position, hand_of};
use crate::app::app_context::AppContext;
use crate::app::components::card::{class, lying, picture};
use crate::app::components::hand::{badge, named};
use crate::app::components::icon::button;
use crate::app::dom::{El, el, find, focus};
use crate::app::live::Live;
use crate::app::table::model::HandCard;
use leptos::prelude::request_animation_frame;
use sechsundsechzig_engine::cards::Card;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

/// The hand has the keyboard again.
pub fn back_to_the_hand() {
    request_animation_frame(|| {
        if let Some(card) = find(".hand [tabindex='0']") {
            focus(&card);
        }
    });
}

/// The hand; its cards answer if somebody is asked.
#[must_use]
pub fn hand(here: Live<Position>, asked: Option<Asked>) -> El {
    let held = move || here.with(|position| position.scene.hand.clone());
    let class = move || match held().len() {
        8 => Some("hand hand--eight"),
        _ => Some("hand"),
    };
    let label = move || {
        let who = here.with(|position| position.told.person(position.scene.viewer));
        Some(hand_of(AppContext::here().words(), who, held().len() as u8))
    };
    let numbers = move || held().iter().map(|card| card.index() as u32).collect();
    let keys = asked.clone();
    el("div", "")
        .live("class", class)
        .attr("role", "group")
        .live("aria-label", label)
        .each(numbers, move |number| {
            let card = Card::from_index(number as usize);
            let place = el("div", "hand__place");
            match (card, &asked) {
                (Some(card), Some(asked)) => place.put(tappable(here, asked.clone(), card)),
                (Some(card), None) => place.put(lying(card, "")),
                (None, _) => place,
            }
        })
        .on("keydown", move |event| {
            let event: KeyboardEvent = event.unchecked_into();
            if let Some(asked) = keys
                .as_ref()
                .filter(|_| !event.ctrl_key() && !event.alt_key())
                && rove(asked, &event.key())
            {
                event.prevent_default();
            }
        })
}

/// Moves the keyboard's place; whether the key is one that does.
fn rove(asked: &Asked, key: &str) -> bool {
    let hand = asked.hand();
    let last = hand.len().saturating_sub(1);
    let place = asked.place.get_untracked();
    let at = hand.iter().position(|held| Some(held.card) == place);
    let at = at.unwrap_or(0);
    let to = match key {
        "ArrowLeft" => at.saturating_sub(1),
        "ArrowRight" => (at + 1).min(last),
        "Home" => 0,
        "End" => last,
        _ => return false,
    };
    if let Some(held) = hand.get(to) {
        asked.place.set(Some(held.card));
        let card = [".hand [data-card=\"", &held.card.to_string(), "\"]"].concat();
        if let Some(button) = find(&card) {
            focus(&button);
        }
    }
    true
}

fn tappable(here: Live<Position>, asked: Asked, card: Card) -> El {
    let of = asked.clone();
    let state = move || {
        let hand = of.hand();
        let at = hand.iter().position(|held| held.card == card)?;
        Some((hand[at], at, hand.len()))
    };
    let (looks, told, off, badged) = (state.clone(), state.clone(), state.clone(), state);
    let look = move || {
        let look = looks().map_or("", |(held, ..)| match held {
            HandCard { up: true, .. } => "card--up",
            HandCard { dim: true, .. } => "card--dim",
            _ => "",
        });
        Some(class(card, look))
    };
    let label = move || {
        let state = told()?;
        here.with(|position| {
            let (trump, rules) = (position.scene.trump, &position.told.rules);
            Some(named(AppContext::here().words(), state, trump, rules))
        })
    };
    let unplayable = move || off()?.0.why.map(|_| "true");
    let meld = move || badged().and_then(|(held, ..)| held.meld);
    let (roving, taps, focused) = (asked.clone(), asked.clone(), asked);
    button("", "", move || taps.choose(card))
        .on("focus", move |_| focused.place.set(Some(card)))
        .live("class", look)
        .live("tabindex", move || {
            Some(if has_focus(&roving, card) { "0" } else { "-1" })
        })
        .live("aria-label", label)
        .live("aria-disabled", unplayable)
        .attr("data-card", &card.to_string())
        .put(picture(card))
        .slot_for(meld, |meld| meld.map(badge).into_iter().collect())
}

/// Whether the keyboard's place is on this card: the last one it was on, else the first.
fn has_focus(asked: &Asked, card: Card) -> bool {
    let place = asked.place.get();
    let hand = asked.hand();
    match hand.iter().any(|held| Some(held.card) == place) {
        true => place == Some(card),
        false => hand.first().is_some_and(|first| first.card == card),
    }
}
