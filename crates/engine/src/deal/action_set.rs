//! Actions as bits, for a search that has no time for lists.

use super::{Action, ActionList};
use crate::cards::{Card, CardSet, Rank, Suit};

/// A set of the actions of a talon game in which leads name no trumps, with a pack of no more than 32
/// cards.
///
/// A card to play has the bit it has in a [`CardSet`]; the bits that no card of such a pack needs
/// there are those of the other actions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ActionSet(u64);

/// Where legal actions go.
pub trait ActionSink {
    /// Takes the plain plays of these cards.
    fn push_plays(&mut self, cards: CardSet);
    /// Takes one action.
    fn push(&mut self, action: Action);
}

impl ActionSink for ActionList {
    #[inline]
    fn push_plays(&mut self, cards: CardSet) {
        self.extend(cards.iter().map(Action::play));
    }

    #[inline]
    fn push(&mut self, action: Action) {
        ActionList::push(self, action);
    }
}

impl ActionSink for ActionSet {
    #[inline]
    fn push_plays(&mut self, cards: CardSet) {
        self.0 |= cards.bits();
    }

    #[inline]
    fn push(&mut self, action: Action) {
        self.0 |= ActionSet::of(action).0;
    }
}

/// Bits of one suit's sixteen.
mod place {
    pub const OUT_WITH_MARRIAGE: u8 = 3;
    pub const LOWEST_CARD: u8 = 5;
    pub const HIGHEST_CARD: u8 = 12;
    pub const MELD_QUEEN: u8 = 13;
    pub const MELD_KING: u8 = 14;
    pub const TRUMP: u8 = 15;
}

const DRAW: u8 = 0;
const ROB: u8 = 1;
const COVER: u8 = 2;
const OUT: u8 = 4;
const PASS: u8 = 16;

impl ActionSet {
    /// No action.
    pub const EMPTY: ActionSet = ActionSet(0);

    /// The set with these [bits](Self::bits).
    #[must_use]
    pub const fn from_bits(bits: u64) -> ActionSet {
        ActionSet(bits)
    }

    /// A bit for each action.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Just this action; none at all if it is not one of those games'.
    #[inline]
    #[must_use]
    pub const fn of(action: Action) -> ActionSet {
        const fn of_suit(suit: Suit, place: u8) -> u8 {
            16 * suit as u8 + place
        }
        let number = match action {
            Action::Play { trump: Some(_), .. }
            | Action::OutWith(_)
            | Action::Announce(_)
            | Action::Redeal
            | Action::LookBack
            | Action::DrawTwo => return ActionSet::EMPTY,
            Action::Play { card, meld, .. } => match (meld, card.rank()) {
                (false, _) => card.index() as u8,
                (true, Rank::Queen) => of_suit(card.suit(), place::MELD_QUEEN),
                (true, _) => of_suit(card.suit(), place::MELD_KING),
            },
            Action::NameTrump(suit) => of_suit(suit, place::TRUMP),
            Action::Out { meld: None } => OUT,
            Action::Out { meld: Some(suit) } => of_suit(suit, place::OUT_WITH_MARRIAGE),
            Action::Draw => DRAW,
            Action::Rob => ROB,
            Action::Cover => COVER,
            Action::Pass => PASS,
        };
        ActionSet(1 << number)
    }

    /// The action with the lowest bit, if there is any.
    #[inline]
    #[must_use]
    pub const fn lowest(self) -> Option<Action> {
        if self.0 == 0 {
            return None;
        }
        let number = self.0.trailing_zeros() as u8;
        let suit = Suit::from_index(number >> 4);
        Some(match number & 15 {
            place::LOWEST_CARD..=place::HIGHEST_CARD => match Card::from_index(number as usize) {
                Some(card) => Action::play(card),
                None => return None,
            },
            place::MELD_QUEEN => Action::meld(Card::new(suit, Rank::Queen)),
            place::MELD_KING => Action::meld(Card::new(suit, Rank::King)),
            place::TRUMP => Action::NameTrump(suit),
            place::OUT_WITH_MARRIAGE => Action::Out { meld: Some(suit) },
            _ => match number {
                DRAW => Action::Draw,
                ROB => Action::Rob,
                COVER => Action::Cover,
                OUT => Action::Out { meld: None },
                PASS => Action::Pass,
                _ => return None,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::ActionSet;
    use crate::cards::{CardSet, PackSize, Suit};
    use crate::deal::Action;

    #[test]
    fn every_action_of_the_talon_games_has_a_bit_of_its_own_and_comes_back_from_it() {
        use Action::{Cover, Draw, Out, Pass, Rob};
        let mut all = vec![Draw, Rob, Cover, Pass, Out { meld: None }];
        for suit in Suit::ALL {
            all.extend([Action::NameTrump(suit), Out { meld: Some(suit) }]);
            all.extend(CardSet::marriage(suit).iter().map(Action::meld));
        }
        all.extend(PackSize::ThirtyTwo.cards().iter().map(Action::play));
        let mut seen = 0;
        for action in all {
            let set = ActionSet::of(action);
            assert_eq!(set.bits().count_ones(), 1, "{action:?}");
            assert_eq!(seen & set.bits(), 0, "{action:?}");
            assert_eq!(set.lowest(), Some(action));
            seen |= set.bits();
        }
    }

    #[test]
    fn actions_of_other_games_have_none() {
        let ace = PackSize::ThirtyTwo.cards().highest().expect("a card");
        for other in [Action::OutWith(ace), Action::Redeal, Action::LookBack] {
            assert_eq!(ActionSet::of(other), ActionSet::EMPTY);
        }
        assert_eq!(ActionSet::EMPTY.lowest(), None);
    }
}
