//! Suits, ranks, cards, sets of cards and packs: the vocabulary of every game.

mod card;
mod card_set;
mod pack;
mod rank;
mod suit;

pub use card::{Card, ParseCardError};
pub use card_set::CardSet;
pub use pack::{Pack, PackError, PackSize};
pub use rank::Rank;
pub use suit::Suit;
