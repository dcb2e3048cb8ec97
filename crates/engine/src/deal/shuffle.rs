//! Shuffling from a text seed: the same cards on every machine, for ever.
//!
//! Algorithm version 1: SHA-256 over the domain tag, the version, the seed text and a number keys
//! ChaCha20, whose 32-bit words drive a Fisher–Yates shuffle with rejection over the sorted pack.
//! Golden vectors in `tests/shuffle.rs` pin it.

use crate::cards::{Card, Pack, PackSize, Suit};
use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// The version of the algorithm; it stands in every deal link.
pub const VERSION: u32 = 1;

/// What a stream of randomness is for; each purpose has a stream of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Shuffling and cutting a deal's pack; the number is the deal's in its match.
    Deal,
    /// Drawing for the first deal (2.1); the number is 0.
    FirstDealer,
    /// Drawing the trump for four deals (5.2); the number is the deal's divided by four.
    TrumpForFour,
    /// A bot's own decisions; the number is the deal's.
    Bot,
}

impl Purpose {
    const fn tag(self) -> &'static [u8] {
        match self {
            Purpose::Deal => b"sechsundsechzig/deal",
            Purpose::FirstDealer => b"sechsundsechzig/first-dealer",
            Purpose::TrumpForFour => b"sechsundsechzig/trump-for-four",
            Purpose::Bot => b"sechsundsechzig/bot",
        }
    }
}

/// The random stream of a seed text for one purpose and number. The same arguments give the same stream on every
/// machine and in every release of [`VERSION`].
#[must_use]
pub fn stream(purpose: Purpose, seed: &str, number: u32) -> ChaCha20Rng {
    let mut hash = Sha256::new();
    hash.update((purpose.tag().len() as u32).to_le_bytes());
    hash.update(purpose.tag());
    hash.update(VERSION.to_le_bytes());
    hash.update((seed.len() as u64).to_le_bytes());
    hash.update(seed.as_bytes());
    hash.update(number.to_le_bytes());
    let key: [u8; 32] = hash.finalize().into();
    ChaCha20Rng::from_seed(key)
}

/// A number below `bound`, each equally likely.
///
/// # Panics
/// If `bound` is 0.
#[inline]
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    let limit = u32::MAX - u32::MAX % bound;
    loop {
        let word = rng.next_u32();
        if word < limit {
            return word % bound;
        }
    }
}

/// A number below a bound of up to 64 bits, each as likely as any other.
pub(crate) fn below_wide(rng: &mut impl Rng, bound: u64) -> u64 {
    let limit = u64::MAX - u64::MAX % bound;
    loop {
        let word = rng.next_u64();
        if word < limit {
            return word % bound;
        }
    }
}

/// Puts a pack in random order.
pub fn shuffled(size: PackSize, rng: &mut impl Rng) -> Pack {
    let mut pack = Pack::sorted(size);
    for last in (1..size.card_count()).rev() {
        let chosen = below(rng, last as u32 + 1) as usize;
        pack.swap(last, chosen);
    }
    pack
}

/// The pack of a deal: `number` is the deal's in its match.
///
/// ```
/// use sechsundsechzig_engine::cards::PackSize;
/// use sechsundsechzig_engine::deal::shuffle;
/// let pack = shuffle::pack(PackSize::TwentyFour, "oma-1955", 0);
/// assert_eq!(pack, shuffle::pack(PackSize::TwentyFour, "oma-1955", 0));
/// assert_ne!(pack, shuffle::pack(PackSize::TwentyFour, "oma-1955", 1));
/// ```
#[must_use]
pub fn pack(size: PackSize, seed: &str, number: u32) -> Pack {
    shuffled(size, &mut stream(Purpose::Deal, seed, number))
}

/// The suit drawn for the four deals this one belongs to (5.2).
#[must_use]
pub fn trump_for_four(seed: &str, deal: u32) -> Suit {
    let pack = shuffled(
        PackSize::TwentyFour,
        &mut stream(Purpose::TrumpForFour, seed, deal / 4),
    );
    pack.cards()[0].suit()
}

/// The cards drawn for the first deal (2.1, 6.1): one for each player and round, each round from a freshly shuffled
/// pack, for as many rounds as the caller asks for.
#[derive(Debug)]
pub struct FirstDealerDraw {
    rng: ChaCha20Rng,
    size: PackSize,
}

impl FirstDealerDraw {
    /// The draws of this seed.
    #[must_use]
    pub fn new(size: PackSize, seed: &str) -> FirstDealerDraw {
        FirstDealerDraw {
            rng: stream(Purpose::FirstDealer, seed, 0),
            size,
        }
    }

    /// The next round: one card for each player, seat 0 first.
    ///
    /// # Panics
    /// If there are more players than cards in the pack.
    pub fn round(&mut self, players: u8) -> Vec<Card> {
        shuffled(self.size, &mut self.rng).cards()[..players as usize].to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::{below, below_wide};
    use rand_core::TryRng;
    use std::convert::Infallible;

    /// Gives these words one after the other, from the last.
    struct Words(Vec<u64>);

    impl TryRng for Words {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            self.try_next_u64().map(|word| word as u32)
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            Ok(self.0.pop().unwrap_or_default())
        }

        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
            bytes.fill(0);
            Ok(())
        }
    }

    #[test]
    fn a_word_that_would_make_small_numbers_likelier_is_drawn_again() {
        // Of the words up to these every remainder by seven is left by as many.
        let narrow = u64::from(u32::MAX / 7 * 7);
        let wide = u64::MAX / 7 * 7;
        assert_eq!(below(&mut Words(vec![5, narrow]), 7), 5);
        assert_eq!(below(&mut Words(vec![5, narrow - 1]), 7), 6);
        assert_eq!(below_wide(&mut Words(vec![5, wide]), 7), 5);
        assert_eq!(below_wide(&mut Words(vec![5, wide - 1]), 7), 6);
    }
}
