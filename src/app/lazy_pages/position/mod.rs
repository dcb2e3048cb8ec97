//! The table as a room shows it: at one moment of a deal, through one seat's eyes or with all
//! cards open.
//!
//! The room holds the moment in a [`Live`] and puts the parts together; they follow it. Without
//! [`Asked`] the hand is looked at, with it cards and calls answer:
//!
//! ```ignore
//! let here = Live::new(Position::of(&session, Eyes::Seat(PLAYER), told));
//! let asked = Asked::new(here, |answer| match answer {
//!     Ok(action) => …, // legal in `here`; whatever comes of it is set there
//!     Err(why) => …,   // the rule that forbids what was tapped
//! });
//! prepare(here);
//! log(here, || ("Hermen spielt Pik-Zehn.".into(), "Du bist dran.".into()));
//! calls(here, asked.clone());
//! hand(here, Some(asked));
//! ```
//!
//! Positions without `told.show_points` show tricks alone.

mod calls;
mod hand;
mod interactive;
mod seats;
mod table_center;

pub use crate::app::table::position::{Eyes, Position, Stop, stops};
pub use calls::calls;
pub use hand::{back_to_the_hand, hand};
pub use interactive::Asked;
pub use seats::seats;
pub use table_center::felt;

use crate::app::app_context::AppContext;
use crate::app::dom::{El, el, find};
use crate::app::live::Live;
use crate::app::settings::Face;
use crate::app::sprites;
use crate::app::table::symbol;
use crate::i18n::{Person, Words};
use sechsundsechzig_engine::cards::PackSize;
use sechsundsechzig_engine::deal::Seat;

/// Fetches the drawings this position needs and the table may not have brought. To be called before
/// its parts are made.
pub fn prepare(here: Live<Position>) {
    prepare_for(here.with_untracked(|position| position.told.rules.pack));
}

/// The same where a pack is all that is known: its low cards have drawings and names of their own.
pub fn prepare_for(pack: PackSize) {
    let low = pack == PackSize::FiftyTwo;
    AppContext::here().low_cards.set(low);
    let files = [
        ("#card-kC2", "cards/low.svg"),
        ("#card-kCA", symbol::sprites(Face::Klar)),
    ];
    for (one, file) in files.into_iter().filter(|_| low) {
        if find(one).is_none() {
            sprites::load(file);
        }
    }
}

/// The log line: what happened, and in bold what is asked or came of it; beside it what the seat
/// in front has won.
#[must_use]
pub fn log(here: Live<Position>, lines: impl Fn() -> (String, String) + 'static) -> El {
    let text = el("p", "log__text").slot_for(lines, |(happened, asked)| {
        let asked = (!asked.is_empty()).then(|| el("b", "").text(&asked));
        let happened = el("span", "").text(&happened).text(" ");
        [happened].into_iter().chain(asked).collect()
    });
    el("div", "log")
        .put(text)
        .slot(move || here.with(|position| vec![won(position)]))
}

/// What the seat in front has won, together with its partner if it has one.
fn won(position: &Position) -> El {
    let words = AppContext::here().words();
    let scene = &position.scene;
    let who = position.told.person(scene.viewer);
    let line = el("p", "log__mine")
        .text(&words.person(who))
        .put(el("br", ""));
    if position.told.sits_out == Some(scene.viewer) {
        return line.text(words.sits_out());
    }
    line.text(&counted(words, position, &[scene.viewer]))
}

/// What these seats have won: card points where they are told, else tricks.
fn counted(words: Words, position: &Position, seats: &[Seat]) -> String {
    let taken = seats.iter().map(|seat| position.scene.seat(*seat));
    let taken: Vec<_> = taken.collect();
    if position.told.show_points {
        let points = taken.iter().map(|one| one.points + one.melds_counting());
        words.card_points_count(points.sum())
    } else {
        words.tricks_count(taken.iter().map(|one| u16::from(one.tricks)).sum())
    }
}

/// A hand's name: the reader's own, or whose it is.
fn hand_of(words: Words, who: Person, cards: u8) -> String {
    match who {
        Person::You => words.hand(cards),
        other => [&*words.full_name(other), ": ", &words.cards_count(cards)].concat(),
    }
}
