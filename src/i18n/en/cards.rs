//! Cards by name.

use sechsundsechzig_engine::cards::{Card, Rank, Suit};
use crate::i18n::{CardNames, capitalised};

pub(in crate::i18n) const fn suit(suit: Suit, names: CardNames) -> &'static str {
    match (suit, names) {
        (Suit::Clubs, CardNames::French) => "clubs",
        (Suit::Clubs, CardNames::German) => "acorns",
        (Suit::Spades, CardNames::French) => "spades",
        (Suit::Spades, CardNames::German) => "leaves",
        (Suit::Hearts, _) => "hearts",
        (Suit::Diamonds, CardNames::French) => "diamonds",
        (Suit::Diamonds, CardNames::German) => "bells",
    }
}

/// The suit as in "a spade must be played".
pub(super) const fn one_of_suit(suit: Suit, names: CardNames) -> &'static str {
    match (suit, names) {
        (Suit::Clubs, CardNames::French) => "club",
        (Suit::Clubs, CardNames::German) => "acorn",
        (Suit::Spades, CardNames::French) => "spade",
        (Suit::Spades, CardNames::German) => "leaf",
        (Suit::Hearts, _) => "heart",
        (Suit::Diamonds, CardNames::French) => "diamond",
        (Suit::Diamonds, CardNames::German) => "bell",
    }
}

pub(in crate::i18n) const fn rank(rank: Rank, names: CardNames) -> &'static str {
    match (rank, names) {
        (Rank::Ace, CardNames::French) => "ace",
        (Rank::Ace, CardNames::German) => "Daus",
        (Rank::Ten, _) => "ten",
        (Rank::King, _) => "king",
        (Rank::Queen, CardNames::French) => "queen",
        (Rank::Queen, CardNames::German) => "Ober",
        (Rank::Jack, CardNames::French) => "jack",
        (Rank::Jack, CardNames::German) => "Unter",
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

pub(in crate::i18n) fn trumps(suit: Suit, names: CardNames) -> String {
    capitalised(&are_trumps(suit, names))
}

/// The same inside a sentence: "hearts are trumps".
pub(super) fn are_trumps(suit: Suit, names: CardNames) -> String {
    join!(self::suit(suit, names), " are trumps")
}

pub(in crate::i18n) fn trump_of_rank(rank: Rank, names: CardNames) -> String {
    join!(self::rank(rank, names), " of trumps")
}
