//! Sets of cards in half the space: the eight ranks from the seven up, eight bits to a suit.

use sechsundsechzig_engine::cards::{Card, CardSet, Rank, Suit};

/// A set of cards of a pack without anything below the seven; the higher card of a suit is the
/// higher bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PackedHand(pub u32);

const LOWEST: u32 = Rank::Seven as u32;
const QUEENS: u32 = 0x0101_0101 << (Rank::Queen as u32 - LOWEST);

impl PackedHand {
    pub const EMPTY: PackedHand = PackedHand(0);

    pub fn of(card: Card) -> PackedHand {
        PackedHand(1 << (8 * card.suit() as u32 + card.rank() as u32 - LOWEST))
    }

    pub fn suit(suit: Suit) -> PackedHand {
        PackedHand(0xFF << (8 * suit as u32))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[cfg(test)]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set without its lowest card.
    pub const fn but_lowest(self) -> PackedHand {
        PackedHand(self.0 & self.0.wrapping_sub(1))
    }

    pub const fn and(self, other: PackedHand) -> PackedHand {
        PackedHand(self.0 & other.0)
    }

    pub const fn without(self, other: PackedHand) -> PackedHand {
        PackedHand(self.0 & !other.0)
    }

    /// The lowest card of the lowest suit.
    pub const fn lowest(self) -> PackedHand {
        PackedHand(self.0 & self.0.wrapping_neg())
    }

    /// The highest card of the highest suit; there must be one.
    pub const fn highest(self) -> PackedHand {
        PackedHand(1 << (31 - self.0.leading_zeros()))
    }

    /// For a single card: every card of its suit.
    pub const fn whole_suit(self) -> PackedHand {
        PackedHand(0xFF << (self.0.trailing_zeros() & !7))
    }

    /// Of these cards of one suit those that beat a single card of it.
    pub const fn above(self, card: PackedHand) -> PackedHand {
        PackedHand(self.0 & !(card.0 | (card.0 - 1)))
    }

    /// The cards that nothing in `others` beats within its suit.
    pub const fn unbeaten_by(self, others: PackedHand) -> PackedHand {
        let mut beaten = others.0;
        beaten |= beaten >> 1 & 0x7F7F_7F7F;
        beaten |= beaten >> 2 & 0x3F3F_3F3F;
        beaten |= beaten >> 4 & 0x0F0F_0F0F;
        PackedHand(self.0 & !beaten)
    }

    /// Every card of the suits of which there is one here.
    pub const fn whole_suits(self) -> PackedHand {
        let mut low = self.0 | self.0 >> 4 & 0x0F0F_0F0F;
        low |= low >> 2 & 0x3F3F_3F3F;
        low |= low >> 1 & 0x7F7F_7F7F;
        PackedHand((low & 0x0101_0101) * 0xFF)
    }

    /// For a single card: its rank, from 0 for the seven.
    pub const fn rank(self) -> usize {
        (self.0.trailing_zeros() & 7) as usize
    }

    /// The queens that have their king beside them.
    pub const fn marriages(self) -> PackedHand {
        PackedHand(self.0 & self.0 >> 1 & QUEENS)
    }

    /// For a single card: itself, if it is a queen, and the queen below it, if it is a king.
    pub const fn queen_of_marriage(self) -> PackedHand {
        PackedHand((self.0 | self.0 >> 1) & QUEENS)
    }
}

impl From<CardSet> for PackedHand {
    fn from(cards: CardSet) -> PackedHand {
        let bits = cards.bits() >> LOWEST;
        let suit = |number: u32| (bits >> (16 * number) & 0xFF) << (8 * number);
        PackedHand((suit(0) | suit(1) | suit(2) | suit(3)) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::PackedHand;
    use sechsundsechzig_engine::cards::{CardSet, PackSize};

    #[test]
    fn every_card_keeps_its_place_among_its_suit() {
        let mut all = PackedHand::EMPTY;
        for card in PackSize::ThirtyTwo.cards() {
            let alone = PackedHand::of(card);
            assert_eq!(PackedHand::from(CardSet::of(card)), alone);
            assert!(alone.and(all).is_empty());
            assert_eq!(alone.whole_suit(), PackedHand::suit(card.suit()));
            all.0 |= alone.0;
        }
        assert_eq!(all.len(), 32);
        for card in PackSize::ThirtyTwo.cards() {
            for other in PackSize::ThirtyTwo.cards().of_suit(card.suit()) {
                let above = PackedHand::of(other).above(PackedHand::of(card));
                assert_eq!(!above.is_empty(), other > card);
                let left = PackedHand::of(other).unbeaten_by(PackedHand::of(card));
                assert_eq!(!left.is_empty(), other > card);
            }
            assert_eq!(
                PackedHand::of(card).whole_suits(),
                PackedHand::of(card).whole_suit()
            );
        }
    }
}
