//! One card in one byte.

use super::{Rank, Suit};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A card. Within a suit the greater card is the one that beats the other in the order of
/// clause 1.2.
///
/// ```
/// use sechsundsechzig_engine::cards::{Card, Rank, Suit};
/// let ten: Card = "HT".parse()?;
/// assert_eq!(ten, Card::new(Suit::Hearts, Rank::Ten));
/// assert!(ten > Card::new(Suit::Hearts, Rank::King));
/// # Ok::<(), sechsundsechzig_engine::cards::ParseCardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of this suit and rank.
    #[must_use]
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card(((suit as u8) << 4) | rank as u8)
    }

    /// Its suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::from_index(self.0 >> 4)
    }

    /// Its rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 & 15) as usize]
    }

    /// Its number, below 64: sixteen to a suit.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card with this number, which there must be.
    pub(super) const fn numbered(number: u8) -> Card {
        Card(number)
    }

    /// The card with this number, if there is one.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < 64 && index & 15 < 13 {
            Some(Card(index as u8))
        } else {
            None
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit(), self.rank())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a card of the record format, such as `HT`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCardError;

impl fmt::Display for ParseCardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card is a suit (C S H D) and a rank (A K Q J T 9 … 2), such as HT")
    }
}

impl std::error::Error for ParseCardError {}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let mut letters = text.chars();
        let (Some(suit), Some(rank), None) = (letters.next(), letters.next(), letters.next())
        else {
            return Err(ParseCardError);
        };
        match (Suit::from_letter(suit), Rank::from_letter(rank)) {
            (Some(suit), Some(rank)) => Ok(Card::new(suit, rank)),
            _ => Err(ParseCardError),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::{Card, PackSize, ParseCardError};

    #[test]
    fn the_numbers_of_the_52_cards_are_numbers_of_cards_and_no_others() {
        let cards: Vec<Card> = (0..256).filter_map(Card::from_index).collect();
        assert_eq!(cards, PackSize::FiftyTwo.cards().iter().collect::<Vec<_>>());
        assert_eq!(cards.len(), 52);
    }

    #[test]
    fn what_is_no_card_is_told_what_one_looks_like() {
        for text in ["", "H", "HX", "TH", "HTT", "♥T"] {
            assert_eq!(text.parse::<Card>(), Err(ParseCardError), "{text}");
        }
        assert!(ParseCardError.to_string().ends_with("such as HT"));
    }
}
