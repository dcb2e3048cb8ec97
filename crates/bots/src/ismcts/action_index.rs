//! A number for each action, so that a set of them is one word.

use sechsundsechzig_engine::deal::{Action, ActionList, ActionSet};

/// Which bit stands for which action.
pub(super) enum ActionIndex {
    /// Those of [`ActionSet`].
    Fixed,
    /// Given out in the order in which a search met the actions.
    Met {
        by_code: Box<[u64; CODES]>,
        actions: Vec<Action>,
    },
}

/// More than any action's code.
const CODES: usize = 2048;
/// Actions that can have a number; hardly a search meets more.
pub(super) const MOST_ACTIONS: usize = u64::BITS as usize;

impl ActionIndex {
    /// An index for any game.
    pub fn as_met() -> ActionIndex {
        ActionIndex::Met {
            by_code: Box::new([0; CODES]),
            actions: Vec::new(),
        }
    }

    /// The bit of an action; none where there are too many.
    #[inline]
    pub fn bit(&mut self, action: Action) -> u64 {
        match self {
            ActionIndex::Fixed => ActionSet::of(action).bits(),
            ActionIndex::Met { by_code, actions } => {
                let bit = &mut by_code[usize::from(action.code()) % CODES];
                if *bit == 0 && actions.len() < MOST_ACTIONS {
                    *bit = 1 << actions.len();
                    actions.push(action);
                }
                *bit
            }
        }
    }

    /// The bits of a list.
    pub fn bits(&mut self, actions: &ActionList) -> u64 {
        let bits = actions.iter().map(|action| self.bit(*action));
        bits.fold(0, |all, bit| all | bit)
    }

    /// The action with the lowest of these bits, if there is any.
    #[inline]
    pub fn lowest(&self, bits: u64) -> Option<Action> {
        match self {
            ActionIndex::Fixed => ActionSet::from_bits(bits).lowest(),
            ActionIndex::Met { actions, .. } => {
                actions.get(bits.trailing_zeros() as usize).copied()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ActionIndex;
    use sechsundsechzig_engine::cards::PackSize;
    use sechsundsechzig_engine::deal::Action;

    #[test]
    fn each_action_keeps_a_bit_of_its_own_until_there_are_none_left() {
        let cards: Vec<_> = PackSize::FiftyTwo.cards().iter().collect();
        let actions = || {
            let plays = cards.iter().map(|card| Action::play(*card));
            plays.chain(cards.iter().map(|card| Action::meld(*card)))
        };
        let mut numbers = ActionIndex::as_met();
        let bits: Vec<u64> = actions().map(|action| numbers.bit(action)).collect();
        assert_eq!(bits.iter().fold(0, |all, bit| all | bit), u64::MAX);
        assert!(bits[..64].iter().all(|bit| bit.count_ones() == 1));
        assert!(bits[64..].iter().all(|bit| *bit == 0));
        assert!(actions().map(|action| numbers.bit(action)).eq(bits));
    }
}
