//! A small, fast generator for sampling worlds. It is always seeded, so that decisions are reproducible. Packs are shuffled
//! by [`shuffle`](super::shuffle), whose results never change.

use rand_core::TryRng;
use std::convert::Infallible;

/// xorshift128+ after a splitmix64 seeding: fast, and good enough to draw worlds with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FastRng {
    state: [u64; 2],
}

impl FastRng {
    /// The generator of this seed.
    #[must_use]
    pub const fn new(seed: u64) -> FastRng {
        let first = mix(seed.wrapping_add(GOLDEN));
        // The state must not be all zeros.
        let second = mix(first.wrapping_add(GOLDEN)) | 1;
        FastRng {
            state: [first, second],
        }
    }

    /// The next 64 random bits.
    #[inline]
    pub const fn word(&mut self) -> u64 {
        let [mut a, b] = self.state;
        let sum = a.wrapping_add(b);
        a ^= a << 23;
        self.state = [b, a ^ b ^ a >> 18 ^ b >> 5];
        sum
    }

    /// A number below `bound`, by multiplication: the bias is far below what a search could see. `bound` is at
    /// least 1 and at most 2³².
    ///
    /// # Panics
    /// With debug assertions, if `bound` is 0. Without them the result is then 0.
    #[inline]
    pub const fn below(&mut self, bound: usize) -> usize {
        debug_assert!(bound > 0, "there is no number below 0");
        (((self.word() >> 32) * bound as u64) >> 32) as usize
    }

    /// A number from 0 to just below 1, the same on every machine.
    #[inline]
    pub fn fraction(&mut self) -> f32 {
        const SCALE: f32 = 16_777_216.0;
        (self.word() >> 40) as f32 / SCALE
    }
}

const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// Scrambles a word: the finish of splitmix64.
#[must_use]
pub const fn mix(mut word: u64) -> u64 {
    word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}

impl TryRng for FastRng {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.word() >> 32) as u32)
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.word())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(8) {
            let word = self.word().to_le_bytes();
            chunk.copy_from_slice(&word[..chunk.len()]);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{FastRng, GOLDEN, mix};
    use rand_core::Rng;

    #[test]
    fn a_seed_is_scrambled_as_splitmix64_does() {
        // The numbers its author gives for this seed.
        let seed: u64 = 1_234_567;
        let words = [1, 2, 3].map(|step: u64| mix(seed.wrapping_add(GOLDEN.wrapping_mul(step))));
        let known = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        assert_eq!(words, known);
    }

    #[test]
    fn the_words_are_those_of_xorshift128_plus() {
        let mut rng = FastRng { state: [1, 2] };
        let words = [(); 6].map(|()| rng.word());
        let known = [
            3,
            8_388_645,
            33_816_707,
            70_368_778_527_840,
            211_106_267_172_129,
            281_552_312_399_723,
        ];
        assert_eq!(words, known);
    }

    #[test]
    fn fractions_lie_from_nought_to_one_and_all_over() {
        let mut rng = FastRng::new(66);
        let mut tenths = [0; 10];
        for _ in 0..1_000 {
            tenths[(rng.fraction() * 10.0) as usize] += 1;
        }
        assert!(tenths.iter().all(|times| *times > 60), "{tenths:?}");
    }

    #[test]
    fn bytes_are_those_of_the_words() {
        let mut rng = FastRng::new(66);
        let words = [rng.word(), rng.word()].map(u64::to_le_bytes);
        let mut bytes = [0; 12];
        FastRng::new(66).fill_bytes(&mut bytes);
        assert_eq!(bytes, words.concat()[..12]);
    }

    #[test]
    fn equal_seeds_give_equal_words_and_other_seeds_others() {
        let words = |seed| {
            let mut rng = FastRng::new(seed);
            [rng.word(), rng.word(), rng.word()]
        };
        assert_eq!(words(66), words(66));
        assert_ne!(words(66), words(67));
    }

    #[test]
    fn numbers_stay_below_their_bound_and_reach_all_of_it() {
        let mut rng = FastRng::new(1);
        let mut seen = [false; 6];
        for _ in 0..200 {
            seen[rng.below(6)] = true;
        }
        assert_eq!(seen, [true; 6]);
    }
}
