//! A set of cards as bits.

use super::{Card, Rank, Suit};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// A set of cards: sixteen bits to a suit, the higher card the higher bit. No bit is set that is no
/// card's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardSet(u64);

const SUIT_BITS: u64 = 0xFFFF;
const CARDS: u64 = 0x1FFF_1FFF_1FFF_1FFF;

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// The set whose bit `n` says whether the card with index `n` is in it; bits that are no card's are left out.
    #[must_use]
    pub const fn from_bits(bits: u64) -> CardSet {
        CardSet(bits & CARDS)
    }

    /// One bit for each card, at its index.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Just this card.
    #[must_use]
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << card.index())
    }

    /// How many cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this card is one of them.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 != 0
    }

    /// Whether every card of `other` is one of them.
    #[must_use]
    pub const fn is_superset(self, other: CardSet) -> bool {
        self.0 & other.0 == other.0
    }

    /// Puts a card in.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes a card out, if it is there.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// The cards of one suit.
    #[must_use]
    pub const fn of_suit(self, suit: Suit) -> CardSet {
        CardSet(self.0 & SUIT_BITS << (16 * suit as u32))
    }

    /// The cards of one rank.
    #[must_use]
    pub const fn of_rank(self, rank: Rank) -> CardSet {
        CardSet(self.0 & 0x0001_0001_0001_0001 << rank as u32)
    }

    /// The cards of the same suit that beat `card` in the order of clause 1.2.
    #[must_use]
    pub const fn above(self, card: Card) -> CardSet {
        CardSet(self.of_suit(card.suit()).0 & !((2 << card.index()) - 1))
    }

    /// The cards that nothing in `others`, none of which is among them, beats within its suit.
    #[must_use]
    pub const fn unbeaten_by(self, others: CardSet) -> CardSet {
        // Every card below one of the others, all suits at once; a suit's lowest bits stay its own.
        let mut beaten = others.0;
        beaten |= beaten >> 1 & 0x7FFF_7FFF_7FFF_7FFF;
        beaten |= beaten >> 2 & 0x3FFF_3FFF_3FFF_3FFF;
        beaten |= beaten >> 4 & 0x0FFF_0FFF_0FFF_0FFF;
        beaten |= beaten >> 8 & 0x00FF_00FF_00FF_00FF;
        CardSet(self.0 & !beaten)
    }

    /// The card with the highest index, if any; within one suit, the highest.
    #[must_use]
    pub const fn highest(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card::numbered(63 - self.0.leading_zeros() as u8))
        }
    }

    /// The card with the lowest index, if any; within one suit, the lowest.
    #[must_use]
    pub const fn lowest(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card::numbered(self.0.trailing_zeros() as u8))
        }
    }

    /// King and queen of a suit: what makes a marriage (clause 2.11).
    #[must_use]
    pub const fn marriage(suit: Suit) -> CardSet {
        CardSet(
            1 << Card::new(suit, Rank::King).index() | 1 << Card::new(suit, Rank::Queen).index(),
        )
    }

    /// Its cards, lowest index first.
    #[must_use]
    pub const fn iter(self) -> Cards {
        Cards(self.0)
    }
}

/// The cards of a set, lowest index first: what [`CardSet::iter`] gives.
#[derive(Clone, Debug)]
pub struct Cards(u64);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).lowest();
        self.0 &= self.0.wrapping_sub(1);
        card
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Cards {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: CardSet) {
        self.0 &= !other.0;
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::{CardSet, PackSize, Rank, Suit};

    #[test]
    fn a_bit_that_is_no_cards_is_not_set() {
        let all = CardSet::from_bits(u64::MAX);
        assert_eq!(all, PackSize::FiftyTwo.cards());
        assert_eq!(all.highest(), PackSize::FiftyTwo.cards().iter().last());
    }

    #[test]
    fn a_set_says_how_many_cards_are_still_to_come_and_shows_each() {
        let mut cards = CardSet::marriage(Suit::Hearts).iter();
        for left in [2, 1, 0] {
            assert_eq!(cards.size_hint(), (left, Some(left)));
            cards.next();
        }
        assert_eq!(cards.next(), None);
        let kings = PackSize::Twenty.cards().of_rank(Rank::King);
        assert_eq!(format!("{kings:?}"), "{CK, SK, HK, DK}");
    }

    #[test]
    fn cards_are_unbeaten_where_the_others_have_none_above_them() {
        let pack = PackSize::FiftyTwo.cards().bits();
        let mut word: u64 = 66;
        let mut some = || {
            word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            word & word >> 17
        };
        let mut left = 0;
        for _ in 0..1_000 {
            let own = CardSet::from_bits(pack & some());
            let others = CardSet::from_bits(pack & some()) - own;
            let one_by_one: CardSet = own
                .iter()
                .filter(|card| others.above(*card).is_empty())
                .collect();
            assert_eq!(own.unbeaten_by(others), one_by_one);
            left += one_by_one.len();
        }
        assert!(left > 1_000, "{left} cards");
    }
}
