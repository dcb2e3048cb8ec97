//! What lies on the table.

use super::cards;
use super::people::{starts, verb};
use sechsundsechzig_engine::cards::{Card, Rank};
use crate::i18n::{CardNames, Person, TalonLabel};

pub(in crate::i18n) const AHEAD: &str = "\u{a0}declared";

pub(in crate::i18n) const TRUMP: &str = "trump";
pub(in crate::i18n) const PLAYABLE: &str = "playable";
pub(in crate::i18n) const NOT_PLAYABLE: &str = "not playable";

fn count(number: u16, one: &str, many: &str) -> String {
    join!(
        number.to_string(),
        "\u{a0}",
        if number == 1 { one } else { many }
    )
}

pub(in crate::i18n) fn cards(number: u8) -> String {
    count(number.into(), "card", "cards")
}

pub(in crate::i18n) fn tricks(number: u16) -> String {
    match number {
        0 => "no tricks".into(),
        _ => count(number, "trick", "tricks"),
    }
}

pub(in crate::i18n) const ALL_PAUSED: &str = "All paused matches";

pub(in crate::i18n) fn card_points(number: u16) -> String {
    count(number, "card point", "card points")
}

pub(in crate::i18n) fn short_of_66(short: u16) -> String {
    join!(short.to_string(), " to go")
}

pub(in crate::i18n) fn points(number: u16) -> String {
    count(number, "game\u{a0}point", "game\u{a0}points")
}

pub(in crate::i18n) fn brings(value: u16) -> String {
    join!("declares ", value.to_string())
}

pub(in crate::i18n) fn place(place: u8, of: u8) -> String {
    join!("card ", place.to_string(), " of ", of.to_string())
}

pub(in crate::i18n) fn hand(number: u8) -> String {
    join!("Your hand, ", cards(number))
}

pub(in crate::i18n) fn talon(talon: TalonLabel, names: CardNames) -> String {
    match talon {
        TalonLabel::Open(1, card) => join!("Talon: only ", cards::the_card(card, names), " left"),
        TalonLabel::Open(number, card) => turned_up(number, card, names),
        TalonLabel::Unturned(number) => join!("Talon: ", cards(number)),
        TalonLabel::Covered(number) => join!("Talon closed, ", cards(number)),
        TalonLabel::Gone => "Talon used up".into(),
    }
}

pub(in crate::i18n) fn turned_up(number: u8, turned: Card, names: CardNames) -> String {
    join!("Talon: ", cards(number), ", ", cards::card(turned, names), " turned up")
}

pub(in crate::i18n) fn score_card(name: &str, points: u16, target: u16) -> String {
    join!(
        name,
        ": ",
        points.to_string(),
        " of ",
        self::points(target)
    )
}

pub(in crate::i18n) fn peg_board(holes: u16) -> String {
    join!("Peg board with ", holes.to_string(), "\u{a0}holes")
}

pub(in crate::i18n) fn ties(number: u32) -> String {
    join!(number.to_string(), if number == 1 { " tie" } else { " ties" })
}

pub(in crate::i18n) fn won_and_lost(won: u16, lost: u16) -> String {
    join!(won.to_string(), " won, ", lost.to_string(), " lost")
}

pub(in crate::i18n) const fn strongest_beaten(in_match: bool) -> &'static str {
    if in_match {
        "The strongest opponent you have beaten in a match"
    } else {
        "The strongest opponent you have beaten in a deal"
    }
}

pub(in crate::i18n) fn pack(number: usize, lowest: Rank, names: CardNames) -> String {
    join!(
        number.to_string(),
        "\u{a0}cards, from the ",
        cards::rank(lowest, names),
        " up"
    )
}

pub(in crate::i18n) fn announces(person: Person) -> String {
    join!(starts(person), verb(person, " declares", " declare"))
}

pub(in crate::i18n) fn up_to(target: u16) -> String {
    join!("to ", target.to_string())
}

pub(in crate::i18n) fn deal_of(number: &str, of: &str) -> String {
    join!("Deal ", number, " of ", of)
}

pub(in crate::i18n) fn announce_marriage(suit: &str, worth: &str) -> String {
    join!(suit, ": Declare ", worth)
}

pub(in crate::i18n) fn marriage(suit: &str, king: &str, queen: &str) -> String {
    join!(king, " and ", queen, " of ", suit)
}

pub(in crate::i18n) const AND: &str = " and ";
