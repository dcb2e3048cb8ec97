//! Suits, ranks, cards, sets of cards and packs: the vocabulary of every game.

mod card;
mod card_set;
mod pack;
mod rank;
mod suit;

pub use card::{Card, ParseCardError};
pub use card_set::{CardSet, Cards};
pub use pack::{Pack, PackError, PackSize};
pub use rank::Rank;
pub use suit::Suit;

/// The letter of a text that has no more than one.
fn only_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    let letter = letters.next()?;
    letters.next().is_none().then_some(letter)
}

#[cfg(test)]
mod tests {
    use super::{Rank, Suit};

    #[test]
    fn a_suit_and_a_rank_are_read_as_they_are_written_and_from_nothing_else() {
        for suit in Suit::ALL {
            assert_eq!(suit.to_string().parse(), Ok(suit));
        }
        for rank in Rank::ALL {
            assert_eq!(rank.to_string().parse(), Ok(rank));
        }
        for other in ["", "h", "HH", "H ", "♥", "1", "10"] {
            assert!(other.parse::<Suit>().is_err(), "{other}");
            assert!(other.parse::<Rank>().is_err(), "{other}");
        }
    }
}
