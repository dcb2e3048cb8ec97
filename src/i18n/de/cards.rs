//! Karten beim Namen.

use sechsundsechzig_engine::cards::{Card, Rank, Suit};
use crate::i18n::CardNames;

pub(in crate::i18n) const fn suit(suit: Suit, names: CardNames) -> &'static str {
    match (suit, names) {
        (Suit::Clubs, CardNames::French) => "Kreuz",
        (Suit::Clubs, CardNames::German) => "Eichel",
        (Suit::Spades, CardNames::French) => "Pik",
        (Suit::Spades, CardNames::German) => "Laub",
        (Suit::Hearts, _) => "Herz",
        (Suit::Diamonds, CardNames::French) => "Karo",
        (Suit::Diamonds, CardNames::German) => "Schellen",
    }
}

pub(in crate::i18n) const fn rank(rank: Rank, names: CardNames) -> &'static str {
    match (rank, names) {
        (Rank::Ace, CardNames::French) => "Ass",
        (Rank::Ace, CardNames::German) => "Daus",
        (Rank::Ten, _) => "Zehn",
        (Rank::King, _) => "König",
        (Rank::Queen, CardNames::French) => "Dame",
        (Rank::Queen, CardNames::German) => "Ober",
        (Rank::Jack, CardNames::French) => "Bube",
        (Rank::Jack, CardNames::German) => "Unter",
        (Rank::Nine, _) => "Neun",
        (Rank::Eight, _) => "Acht",
        (Rank::Seven, _) => "Sieben",
        (Rank::Six, _) => "Sechs",
        (Rank::Five, _) => "Fünf",
        (Rank::Four, _) => "Vier",
        (Rank::Three, _) => "Drei",
        (Rank::Two, _) => "Zwei",
    }
}

pub(in crate::i18n) fn card(card: Card, names: CardNames) -> String {
    join!(suit(card.suit(), names), "-", rank(card.rank(), names))
}

/// Die Artikel im Akkusativ und im Dativ.
const fn articles(rank: Rank, names: CardNames) -> (&'static str, &'static str) {
    match (rank, names) {
        (Rank::Ace, _) => ("das ", "dem "),
        (Rank::King | Rank::Jack, _) | (Rank::Queen, CardNames::German) => ("den ", "dem "),
        _ => ("die ", "der "),
    }
}

/// Im Akkusativ und Dativ heißt es: den Buben, dem Buben.
const fn ending(rank: Rank, names: CardNames) -> &'static str {
    match (rank, names) {
        (Rank::Jack, CardNames::French) => "n",
        _ => "",
    }
}

pub(in crate::i18n) fn the_card(card: Card, names: CardNames) -> String {
    let article = articles(card.rank(), names).0;
    join!(article, self::card(card, names), ending(card.rank(), names))
}

/// „dem Ass“, „der Zehn“, „dem Buben“.
pub(super) fn dative(rank: Rank, names: CardNames) -> String {
    let article = articles(rank, names).1;
    join!(article, self::rank(rank, names), ending(rank, names))
}

/// „die Trumpf-Neun“, „den Trumpf-Buben“.
pub(super) fn the_trump_of_rank(rank: Rank, names: CardNames) -> String {
    let article = articles(rank, names).0;
    join!(article, trump_of_rank(rank, names), ending(rank, names))
}

pub(in crate::i18n) fn trumps(suit: Suit, names: CardNames) -> String {
    join!(self::suit(suit, names), " ist Trumpf")
}

pub(in crate::i18n) fn trump_of_rank(rank: Rank, names: CardNames) -> String {
    join!("Trumpf-", self::rank(rank, names))
}
