//! Who else sits at the table: face, name, what he has won, and his cards, from behind or open.

use super::{Position, counted, hand_of};
use crate::app::app_context::AppContext;
use crate::app::components::card::{back, lying};
use crate::app::components::icon::drawing;
use crate::app::dom::{El, el};
use crate::app::live::Live;
use crate::app::opponent::Opponent;
use crate::i18n::Person;
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::Seat;

/// Everybody but the seat in front; of four, two sit beside the trick unless their cards are open.
#[must_use]
pub fn seats(here: Live<Position>) -> El {
    let class = move || {
        here.with(
            |position| match (position.open, position.scene.seats.len()) {
                (Some(_), _) => Some("seats seats--open"),
                (None, 3) => Some("seats seats--many"),
                _ => Some("seats"),
            },
        )
    };
    el("div", "")
        .live("class", class)
        .slot(move || here.with(all))
}

fn all(position: &Position) -> Vec<El> {
    let others: Vec<Seat> = position.scene.others().collect();
    match (position.open, &others[..]) {
        (Some(hands), others) => {
            let row = |seat: &Seat| open(position, *seat, hands[seat.index() & 3]);
            others.iter().map(row).collect()
        }
        (None, [left, right]) => [left, right]
            .map(|seat| plain(position, *seat, "seat--small"))
            .into(),
        (None, [_, opposite, _]) => vec![plain(position, *opposite, "seat--center")],
        (None, others) => others.iter().map(|seat| fanned(position, *seat)).collect(),
    }
}

/// A seat beside the trick.
#[must_use]
pub fn post(position: &Position, at: Seat, corner: &'static str) -> El {
    plain(position, at, &["seat--post ", corner].concat())
}

/// A seat without cards.
fn plain(position: &Position, at: Seat, class: &str) -> El {
    let state = el("span", "seat__tricks").text(&state(position, at));
    place(position, at, class).put(who(position, at).put(state))
}

fn fanned(position: &Position, at: Seat) -> El {
    let held = position.scene.seat(at).held;
    let fan = el("span", "fan")
        .attr("aria-hidden", "true")
        .all((0..held).map(|_| back("")));
    plain(position, at, "").put(fan)
}

fn open(position: &Position, at: Seat, hand: CardSet) -> El {
    let words = AppContext::here().words();
    let label = hand_of(words, position.told.person(at), hand.len() as u8);
    let sorted = position.scene.sorted(hand);
    let fan = el("span", "fan fan--open")
        .attr("role", "group")
        .attr("aria-label", &label)
        .all(sorted.into_iter().map(|card| lying(card, "")));
    plain(position, at, "").put(fan)
}

fn place(position: &Position, at: Seat, class: &str) -> El {
    let words = AppContext::here().words();
    let here = position.scene.seat(at);
    let person = position.told.person(at);
    let turn = match position.awaited() == Some(at) {
        true => " seat--turn",
        false => "",
    };
    let mut label = words.seat(person, here.held, here.tricks.into());
    if position.told.show_points {
        label = [&*label, ", ", &counted(words, position, &[at])].concat();
    }
    el("section", &["seat ", class, turn].concat())
        .attr("aria-label", &label)
        .attr("data-seat", &at.0.to_string())
        .put(face(person))
}

fn who(position: &Position, at: Seat) -> El {
    let words = AppContext::here().words();
    let person = position.told.person(at);
    let two = position.scene.seats.len() == 2;
    let name = match two {
        true => words.full_name(person),
        false => words.person(person),
    };
    el("span", "seat__who").put(el("span", "seat__name").text(&name))
}

/// What is known of a seat in a few letters.
fn state(position: &Position, at: Seat) -> String {
    let words = AppContext::here().words();
    if position.told.sits_out == Some(at) {
        return words.sits_out().into();
    }
    counted(words, position, &[at])
}

fn face(person: Person) -> El {
    let friend = |one: &&Opponent| Person::Friend(one.friend()) == person;
    match Opponent::ALL.iter().find(friend) {
        Some(one) => drawing("0 0 120 120", "face seat__face", one.portrait()),
        None => drawing(
            "0 0 24 24",
            "icon face seat__face seat__face--plain",
            "#icon-person",
        ),
    }
}
