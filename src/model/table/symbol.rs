//! Which drawing of the deck a card is.

use crate::model::settings::Face;
use sechsundsechzig_engine::cards::{Card, Rank, Suit};

/// The symbol of a card, as a reference.
#[must_use]
pub fn symbol(card: Card, face: Face) -> String {
    let german = face == Face::German;
    let letter = match face {
        Face::Klar => "k",
        Face::French => "f",
        Face::German => "g",
    };
    let suit = match (card.suit(), german) {
        (Suit::Clubs, false) => "C",
        (Suit::Spades, false) => "S",
        (Suit::Hearts, _) => "H",
        (Suit::Diamonds, false) => "D",
        (Suit::Clubs, true) => "E",
        (Suit::Spades, true) => "L",
        (Suit::Diamonds, true) => "B",
    };
    let rank = match (card.rank(), german) {
        (Rank::Ace, false) => "A",
        (Rank::Queen, false) => "Q",
        (Rank::Jack, false) => "J",
        (Rank::Ace, true) => "D",
        (Rank::Queen, true) => "O",
        (Rank::Jack, true) => "U",
        (Rank::King, _) => "K",
        (Rank::Ten, _) => "10",
        (Rank::Nine, _) => "9",
        (Rank::Eight, _) => "8",
        (Rank::Seven, _) => "7",
        (Rank::Six, _) => "6",
        (Rank::Five, _) => "5",
        (Rank::Four, _) => "4",
        (Rank::Three, _) => "3",
        (Rank::Two, _) => "2",
    };
    ["#card-", letter, suit, rank].concat()
}

/// The symbol of a suit alone, as a reference.
#[must_use]
pub const fn suit_symbol(suit: Suit, face: Face) -> &'static str {
    match (suit, face) {
        (Suit::Hearts, _) => "#card-sH",
        (Suit::Clubs, Face::German) => "#card-sE",
        (Suit::Spades, Face::German) => "#card-sL",
        (Suit::Diamonds, Face::German) => "#card-sB",
        (Suit::Clubs, _) => "#card-sC",
        (Suit::Spades, _) => "#card-sS",
        (Suit::Diamonds, _) => "#card-sD",
    }
}

/// The class that colours a suit.
#[must_use]
pub const fn suit_class(suit: Suit, face: Face) -> &'static str {
    match (suit, face) {
        (Suit::Hearts, _) => "suit-h",
        (Suit::Clubs, Face::German) => "suit-e",
        (Suit::Spades, Face::German) => "suit-l",
        (Suit::Diamonds, Face::German) => "suit-b",
        (Suit::Clubs, _) => "suit-c",
        (Suit::Spades, _) => "suit-s",
        (Suit::Diamonds, _) => "suit-d",
    }
}

/// The sprites that draw this face.
#[must_use]
pub const fn sprites(face: Face) -> &'static str {
    match face {
        Face::Klar => "cards/klar.svg",
        Face::French => "cards/french.svg",
        Face::German => "cards/german.svg",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sechsundsechzig_engine::cards::PackSize;

    #[test]
    fn every_card_of_every_pack_has_its_drawing_in_the_deck() {
        let shared = include_str!("../../../public/cards/shared.svg");
        let drawn = |file: &str, id: &str| {
            let id = format!("id=\"{}\"", &id[1..]);
            file.contains(&id) || shared.contains(&id)
        };
        for (face, file) in [
            (Face::Klar, include_str!("../../../public/cards/klar.svg")),
            (
                Face::French,
                include_str!("../../../public/cards/french.svg"),
            ),
            (
                Face::German,
                include_str!("../../../public/cards/german.svg"),
            ),
        ] {
            for card in PackSize::ThirtyTwo.cards() {
                assert!(drawn(file, &symbol(card, face)), "{}", symbol(card, face));
            }
        }
    }
}
