//! The proof that a match was dealt fairly: the keys its deals are shuffled from, the seals shown before
//! the first card, and the player's word.

mod match_keys;
mod salted_seal;
mod shuffle_word;

pub use match_keys::{MatchKeys, SEALED_DEALS};
pub use salted_seal::SaltedSeal;
pub use shuffle_word::{LONGEST_WORD, ShuffleWord, WordError};
