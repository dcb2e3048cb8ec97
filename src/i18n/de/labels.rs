//! Was auf dem Tisch liegt.

use super::cards;
use super::people::{starts, verb};
use sechsundsechzig_engine::cards::{Card, Rank};
use crate::i18n::{CardNames, Person, TalonLabel};

pub(in crate::i18n) const AHEAD: &str = "\u{a0}gemeldet";

pub(in crate::i18n) const TRUMP: &str = super::strings::trump;
pub(in crate::i18n) const PLAYABLE: &str = "spielbar";
pub(in crate::i18n) const NOT_PLAYABLE: &str = "nicht spielbar";

fn count(number: u16, one: &str, many: &str) -> String {
    join!(
        number.to_string(),
        "\u{a0}",
        if number == 1 { one } else { many }
    )
}

pub(in crate::i18n) fn cards(number: u8) -> String {
    count(number.into(), "Karte", "Karten")
}

pub(in crate::i18n) fn tricks(number: u16) -> String {
    match number {
        0 => "kein Stich".into(),
        _ => count(number, "Stich", "Stiche"),
    }
}

pub(in crate::i18n) const ALL_PAUSED: &str = "Alle unterbrochenen Partien";

pub(in crate::i18n) fn card_points(number: u16) -> String {
    count(number, "Auge", "Augen")
}

pub(in crate::i18n) fn short_of_66(short: u16) -> String {
    join!("noch ", short.to_string(), " bis\u{a0}66")
}

pub(in crate::i18n) fn points(number: u16) -> String {
    count(number, "Punkt", "Punkte")
}

pub(in crate::i18n) fn brings(value: u16) -> String {
    join!("bringt ", value.to_string())
}

pub(in crate::i18n) fn place(place: u8, of: u8) -> String {
    join!("Karte ", place.to_string(), " von ", of.to_string())
}

pub(in crate::i18n) fn hand(number: u8) -> String {
    join!("Deine Hand, ", cards(number))
}

pub(in crate::i18n) fn talon(talon: TalonLabel, names: CardNames) -> String {
    match talon {
        TalonLabel::Open(1, card) => join!("Talon: nur noch ", cards::nominative(card, names)),
        TalonLabel::Open(number, card) => turned_up(number, card, names),
        TalonLabel::Unturned(number) => join!("Talon: ", cards(number)),
        TalonLabel::Covered(number) => join!("Talon gedeckt, ", cards(number)),
        TalonLabel::Gone => "Talon aufgebraucht".into(),
    }
}

pub(in crate::i18n) fn turned_up(number: u8, turned: Card, names: CardNames) -> String {
    join!("Talon: ", cards(number), ", aufgedeckt ", cards::card(turned, names))
}

pub(in crate::i18n) fn score_card(name: &str, points: u16, target: u16) -> String {
    join!(
        name,
        ": ",
        points.to_string(),
        " von ",
        target.to_string(),
        if target == 1 { "\u{a0}Punkt" } else { "\u{a0}Punkten" }
    )
}

pub(in crate::i18n) fn peg_board(holes: u16) -> String {
    join!("Steckbrett mit ", holes.to_string(), "\u{a0}Löchern")
}

pub(in crate::i18n) fn ties(number: u32) -> String {
    join!(number.to_string(), " unentschieden")
}

pub(in crate::i18n) fn won_and_lost(won: u16, lost: u16) -> String {
    join!(
        won.to_string(),
        " gewonnen, ",
        lost.to_string(),
        " verloren"
    )
}

pub(in crate::i18n) const fn strongest_beaten(in_match: bool) -> &'static str {
    if in_match {
        "Der stärkste Gegner, gegen den du eine Partie gewonnen hast"
    } else {
        "Der stärkste Gegner, gegen den du ein Spiel gewonnen hast"
    }
}

pub(in crate::i18n) fn pack(number: usize, lowest: Rank, names: CardNames) -> String {
    join!(
        number.to_string(),
        "\u{a0}Karten, ab ",
        cards::dative(lowest, names)
    )
}

pub(in crate::i18n) fn announces(person: Person) -> String {
    join!(
        starts(person),
        verb(person, " meldest", " meldet", " melden")
    )
}

pub(in crate::i18n) fn up_to(target: u16) -> String {
    join!("bis ", target.to_string())
}

pub(in crate::i18n) fn deal_of(number: &str, of: &str) -> String {
    join!("Spiel ", number, " von ", of)
}

pub(in crate::i18n) fn announce_marriage(suit: &str, worth: &str) -> String {
    join!(suit, " ", worth, " melden")
}

pub(in crate::i18n) fn marriage(suit: &str, king: &str, queen: &str) -> String {
    join!(king, " und ", queen, " in ", suit)
}

pub(in crate::i18n) const AND: &str = " und ";
