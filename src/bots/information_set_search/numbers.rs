//! A number for each action, so that a set of them is one word.

use crate::deal::Action;

/// The bit of each action's number, in the order in which a search met them.
pub(super) struct Numbers {
    by_code: [u64; CODES],
    met: u32,
}

/// More than any action's code.
const CODES: usize = 2048;
/// Actions that can have a number; hardly a search meets more.
const MOST_ACTIONS: u32 = u64::BITS;

impl Numbers {
    pub const fn none() -> Numbers {
        Numbers {
            by_code: [0; CODES],
            met: 0,
        }
    }

    /// The bit of an action; none where there are too many.
    #[inline]
    pub fn bit(&mut self, action: Action) -> u64 {
        let bit = &mut self.by_code[usize::from(action.code()) % CODES];
        if *bit == 0 && self.met < MOST_ACTIONS {
            *bit = 1 << self.met;
            self.met += 1;
        }
        *bit
    }
}

#[cfg(test)]
mod tests {
    use super::Numbers;
    use crate::cards::PackSize;
    use crate::deal::Action;

    #[test]
    fn each_action_keeps_a_bit_of_its_own_until_there_are_none_left() {
        let cards: Vec<_> = PackSize::FiftyTwo.cards().iter().collect();
        let actions = || {
            let plays = cards.iter().map(|card| Action::play(*card));
            plays.chain(cards.iter().map(|card| Action::meld(*card)))
        };
        let mut numbers = Numbers::none();
        let bits: Vec<u64> = actions().map(|action| numbers.bit(action)).collect();
        assert_eq!(bits.iter().fold(0, |all, bit| all | bit), u64::MAX);
        assert!(bits[..64].iter().all(|bit| bit.count_ones() == 1));
        assert!(bits[64..].iter().all(|bit| *bit == 0));
        assert!(actions().map(|action| numbers.bit(action)).eq(bits));
    }
}
