//! Cards by name.

use sechsundsechzig_engine::cards::{Card, CardSet, Rank, Suit};
use crate::i18n::{CardNames, capitalised};

pub(in crate::i18n) const fn suit(suit: Suit, names: CardNames) -> &'static str {
    match (suit, names) {
        (Suit::Clubs, CardNames::German) => "acorns",
        (Suit::Clubs, _) => "clubs",
        (Suit::Spades, CardNames::German) => "leaves",
        (Suit::Spades, _) => "spades",
        (Suit::Hearts, _) => "hearts",
        (Suit::Diamonds, CardNames::German) => "bells",
        (Suit::Diamonds, _) => "diamonds",
    }
}

/// One card of the suit, with its article: "a spade".
pub(super) const fn one_of_suit(suit: Suit, names: CardNames) -> &'static str {
    match (suit, names) {
        (Suit::Clubs, CardNames::German) => "an acorn",
        (Suit::Clubs, _) => "a club",
        (Suit::Spades, CardNames::German) => "a leaf",
        (Suit::Spades, _) => "a spade",
        (Suit::Hearts, _) => "a heart",
        (Suit::Diamonds, CardNames::German) => "a bell",
        (Suit::Diamonds, _) => "a diamond",
    }
}

pub(in crate::i18n) const fn rank(rank: Rank, names: CardNames) -> &'static str {
    match (rank, names) {
        (Rank::Ace, _) => "ace",
        (Rank::Ten, _) => "ten",
        (Rank::King, _) => "king",
        (Rank::Queen, CardNames::German) => "Ober",
        (Rank::Queen, _) => "queen",
        (Rank::Jack, CardNames::German) => "Unter",
        (Rank::Jack, _) => "jack",
        (Rank::Nine, _) => "nine",
        (Rank::Eight, _) => "eight",
        (Rank::Seven, _) => "seven",
        (Rank::Six, _) => "six",
        (Rank::Five, _) => "five",
        (Rank::Four, _) => "four",
        (Rank::Three, _) => "three",
        (Rank::Two, _) => "two",
    }
}

pub(in crate::i18n) fn card(card: Card, names: CardNames) -> String {
    join!(rank(card.rank(), names), " of ", suit(card.suit(), names))
}

pub(in crate::i18n) fn the_card(card: Card, names: CardNames) -> String {
    join!("the ", self::card(card, names))
}

/// What is still held: "the ace", "the jack"; of several suits "the ace of hearts".
pub(in crate::i18n) fn held(cards: CardSet, names: CardNames) -> Vec<String> {
    let one_suit = Suit::ALL.iter().any(|suit| cards.of_suit(*suit) == cards);
    let name = |card: Card| if one_suit { join!("the ", rank(card.rank(), names)) } else { the_card(card, names) };
    cards.iter().map(name).collect()
}

pub(in crate::i18n) fn trumps(suit: Suit, names: CardNames) -> String {
    capitalised(&join!(self::suit(suit, names), " are trumps"))
}

pub(super) fn trump_of_rank(rank: Rank, names: CardNames) -> String {
    join!(self::rank(rank, names), " of trumps")
}
