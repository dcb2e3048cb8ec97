//! Karten beim Namen.

use sechsundsechzig_engine::cards::{Card, CardSet, Rank, Suit};
use crate::i18n::CardNames;

pub(in crate::i18n) const fn suit(suit: Suit, names: CardNames) -> &'static str {
    match (suit, names) {
        (Suit::Clubs, CardNames::French) => "Kreuz",
        (Suit::Clubs, CardNames::Austrian) => "Treff",
        (Suit::Clubs, CardNames::German) => "Eichel",
        (Suit::Spades, CardNames::German) => "Laub",
        (Suit::Spades, _) => "Pik",
        (Suit::Hearts, _) => "Herz",
        (Suit::Diamonds, CardNames::German) => "Schellen",
        (Suit::Diamonds, _) => "Karo",
    }
}

pub(in crate::i18n) const fn rank(rank: Rank, names: CardNames) -> &'static str {
    match (rank, names) {
        (Rank::Ace, CardNames::German) => "Daus",
        (Rank::Ace, _) => "Ass",
        (Rank::Ten, CardNames::Austrian) => "Zehner",
        (Rank::Ten, _) => "Zehn",
        (Rank::King, _) => "König",
        (Rank::Queen, CardNames::German) => "Ober",
        (Rank::Queen, _) => "Dame",
        (Rank::Jack, CardNames::German) => "Unter",
        (Rank::Jack, CardNames::Austrian) => "Bub",
        (Rank::Jack, _) => "Bube",
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

/// Die Artikel im Nominativ, im Akkusativ und im Dativ.
const fn articles(rank: Rank, names: CardNames) -> [&'static str; 3] {
    match (rank, names) {
        (Rank::Ace, _) => ["das ", "das ", "dem "],
        (Rank::King | Rank::Jack, _)
        | (Rank::Queen, CardNames::German)
        | (Rank::Ten, CardNames::Austrian) => ["der ", "den ", "dem "],
        _ => ["die ", "die ", "der "],
    }
}

/// Im Akkusativ und Dativ heißt es: den Buben, dem Buben.
const fn ending(rank: Rank, names: CardNames) -> &'static str {
    match (rank, names) {
        (Rank::Jack, CardNames::French) => "n",
        (Rank::Jack, CardNames::Austrian) => "en",
        _ => "",
    }
}

/// „der Herz-Bube“.
pub(super) fn nominative(card: Card, names: CardNames) -> String {
    join!(articles(card.rank(), names)[0], self::card(card, names))
}

pub(in crate::i18n) fn the_card(card: Card, names: CardNames) -> String {
    let article = articles(card.rank(), names)[1];
    join!(article, self::card(card, names), ending(card.rank(), names))
}

/// „den Buben“.
pub(super) fn the_rank(rank: Rank, names: CardNames) -> String {
    let article = articles(rank, names)[1];
    join!(article, self::rank(rank, names), ending(rank, names))
}

/// „dem Ass“, „der Zehn“, „dem Buben“.
pub(super) fn dative(rank: Rank, names: CardNames) -> String {
    let article = articles(rank, names)[2];
    join!(article, self::rank(rank, names), ending(rank, names))
}

/// „die Trumpf-Neun“, „den Trumpf-Buben“.
pub(super) fn the_trump_of_rank(rank: Rank, names: CardNames) -> String {
    let article = articles(rank, names)[1];
    join!(article, trump_of_rank(rank, names), ending(rank, names))
}

/// „Die Trumpf-Neun“, „Der Trumpf-Bube“.
pub(super) fn lowest_trump(rank: Rank, names: CardNames) -> String {
    let article = articles(rank, names)[0];
    crate::i18n::capitalised(&join!(article, trump_of_rank(rank, names)))
}

/// Was man noch hat: „das Ass und den Buben“, bei mehreren Farben „das Herz-Ass und die Pik-Zehn“.
pub(in crate::i18n) fn held(cards: CardSet, names: CardNames) -> Vec<String> {
    let one_suit = Suit::ALL.iter().any(|suit| cards.of_suit(*suit) == cards);
    let name = |card: Card| if one_suit { the_rank(card.rank(), names) } else { the_card(card, names) };
    cards.iter().map(name).collect()
}

pub(in crate::i18n) fn trumps(suit: Suit, names: CardNames) -> String {
    join!(self::suit(suit, names), " ist Trumpf")
}

fn trump_of_rank(rank: Rank, names: CardNames) -> String {
    join!("Trumpf-", self::rank(rank, names))
}
