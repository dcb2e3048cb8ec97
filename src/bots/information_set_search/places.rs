//! Finds actions in a list by their codes, faster than by looking through it.

use crate::deal::ActionList;

const NOWHERE: u8 = u8::MAX;

/// Where each action of a list stands.
pub(super) struct Places {
    codes: [u16; 48],
    count: usize,
    /// By the lowest byte of a code, the first action that has it.
    by_byte: [u8; 256],
}

impl Places {
    pub fn of(actions: &ActionList) -> Places {
        let mut places = Places {
            codes: [0; 48],
            count: actions.len(),
            by_byte: [NOWHERE; 256],
        };
        for (place, action) in actions.iter().enumerate() {
            let code = action.code();
            places.codes[place] = code;
            let by_byte = &mut places.by_byte[usize::from(code as u8)];
            if *by_byte == NOWHERE {
                *by_byte = place as u8;
            }
        }
        places
    }

    /// The place of the action with this code.
    #[inline]
    pub fn find(&self, code: u16) -> Option<usize> {
        let place = usize::from(self.by_byte[usize::from(code as u8)]);
        let found = *self.codes.get(place)?;
        if found == code {
            return Some(place);
        }
        self.codes[..self.count]
            .iter()
            .position(|found| *found == code)
    }
}

#[cfg(test)]
mod tests {
    use super::Places;
    use crate::cards::{Card, PackSize, Suit};
    use crate::deal::{Action, ActionList};

    #[test]
    fn actions_are_found_though_their_codes_share_a_byte() {
        let cards: Vec<Card> = PackSize::TwentyFour.cards().iter().take(9).collect();
        let actions: ActionList = cards[..8]
            .iter()
            .flat_map(|card| {
                [Suit::Spades, Suit::Hearts, Suit::Diamonds].map(|suit| Action::Play {
                    card: *card,
                    meld: true,
                    trump: Some(suit),
                })
            })
            .collect();
        let places = Places::of(&actions);
        for (place, action) in actions.iter().enumerate() {
            assert_eq!(places.find(action.code()), Some(place));
        }
        assert_eq!(places.find(Action::play(cards[8]).code()), None);
        assert_eq!(places.find(Action::play(cards[0]).code()), None);
        assert_eq!(places.find(Action::Draw.code()), None);
    }
}
