//! The four suits, all equal (clause 1.1).

use super::only_letter;
use crate::ParseError;
use std::fmt;
use std::str::FromStr;

/// A suit in either pack: clubs are acorns, spades leaves, diamonds bells (clause 1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Suit {
    /// Kreuz, in the German pack Eichel.
    Clubs = 0,
    /// Pik, in the German pack Grün or Laub.
    Spades = 1,
    /// Herz, in the German pack Rot.
    Hearts = 2,
    /// Karo, in the German pack Schellen.
    Diamonds = 3,
}

impl Suit {
    /// All suits, in the order cards are numbered.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Spades, Suit::Hearts, Suit::Diamonds];

    /// The suit with this number, 0 to 3; larger numbers wrap round.
    #[must_use]
    pub const fn from_index(index: u8) -> Suit {
        Suit::ALL[(index & 3) as usize]
    }

    /// The letter of the record format: `C`, `S`, `H` or `D`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['C', 'S', 'H', 'D'][self as usize]
    }

    /// The suit with this letter, if there is one.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.letter() == letter)
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Reads the letter and nothing else.
impl FromStr for Suit {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Suit, ParseError> {
        only_letter(text)
            .and_then(Suit::from_letter)
            .ok_or(ParseError)
    }
}
