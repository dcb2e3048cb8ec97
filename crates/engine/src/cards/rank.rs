//! Ranks in the order of Sixty-six (clause 1.2).

use super::only_letter;
use crate::ParseError;
use std::fmt;
use std::str::FromStr;

/// A rank; the order of the variants is the order of clause 1.2, with the ranks only
/// Penneech uses below the seven. Penneech has an order of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Rank {
    /// 2, Penneech only.
    Two = 0,
    /// 3, Penneech only.
    Three = 1,
    /// 4, Penneech only.
    Four = 2,
    /// 5, Penneech only.
    Five = 3,
    /// 6, Penneech only.
    Six = 4,
    /// 7.
    Seven = 5,
    /// 8.
    Eight = 6,
    /// 9.
    Nine = 7,
    /// Jack: Bube, Unter.
    Jack = 8,
    /// Queen: Dame, Ober.
    Queen = 9,
    /// King: König.
    King = 10,
    /// 10, second only to the ace.
    Ten = 11,
    /// Ace: Ass, Daus.
    Ace = 12,
}

impl Rank {
    /// All ranks, lowest first.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ten,
        Rank::Ace,
    ];

    /// The letter of the record format; `T` is the ten.
    #[must_use]
    pub const fn letter(self) -> char {
        [
            '2', '3', '4', '5', '6', '7', '8', '9', 'J', 'Q', 'K', 'T', 'A',
        ][self as usize]
    }

    /// The rank with this letter, if there is one.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.letter() == letter)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Reads the letter and nothing else.
impl FromStr for Rank {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Rank, ParseError> {
        only_letter(text)
            .and_then(Rank::from_letter)
            .ok_or(ParseError)
    }
}
