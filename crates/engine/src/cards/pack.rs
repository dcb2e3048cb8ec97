//! Packs: which cards there are (clause 1.4), and a pack in dealing order.

use super::{Card, CardSet, Rank, Suit};
use std::fmt;

/// How many cards the game is played with (clause 1.4, and 6.1 for Penneech).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum PackSize {
    /// Jack up.
    Twenty = 20,
    /// Nine up.
    TwentyFour = 24,
    /// Seven up.
    ThirtyTwo = 32,
    /// Two up, Penneech only.
    FiftyTwo = 52,
}

impl PackSize {
    /// All sizes, smallest first.
    pub const ALL: [PackSize; 4] = [
        PackSize::Twenty,
        PackSize::TwentyFour,
        PackSize::ThirtyTwo,
        PackSize::FiftyTwo,
    ];

    /// How many cards.
    #[must_use]
    pub const fn card_count(self) -> usize {
        self as usize
    }

    /// The size with this many cards, if there is one.
    #[must_use]
    pub fn from_card_count(count: usize) -> Option<PackSize> {
        PackSize::ALL
            .into_iter()
            .find(|size| size.card_count() == count)
    }

    /// The lowest rank in it: in trumps, the robbing card (clause 1.5).
    #[must_use]
    pub const fn lowest_rank(self) -> Rank {
        // Four suits of as many cards each, the ace the highest.
        Rank::ALL[Rank::ALL.len() - self as usize / 4]
    }

    /// All its cards.
    #[must_use]
    pub const fn cards(self) -> CardSet {
        let low = self.lowest_rank() as u64;
        let suit = 0x1FFF & !((1 << low) - 1);
        CardSet::from_bits(suit | suit << 16 | suit << 32 | suit << 48)
    }

    /// The lowest card of a suit (clause 1.5).
    #[must_use]
    pub const fn lowest_of(self, suit: Suit) -> Card {
        Card::new(suit, self.lowest_rank())
    }
}

/// A complete pack in dealing order: the first card is dealt first.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pack {
    size: PackSize,
    cards: Vec<Card>,
}

impl Pack {
    /// A pack in this order.
    ///
    /// # Errors
    /// When the cards are not exactly those of a pack of 20, 24, 32 or 52, each once.
    pub fn new(cards: Vec<Card>) -> Result<Pack, PackError> {
        let size = PackSize::from_card_count(cards.len()).ok_or(PackError::Length(cards.len()))?;
        let mut seen = CardSet::EMPTY;
        for &card in &cards {
            if seen.contains(card) {
                return Err(PackError::Twice(card));
            }
            if !size.cards().contains(card) {
                return Err(PackError::Foreign(card));
            }
            seen.insert(card);
        }
        Ok(Pack { size, cards })
    }

    /// The unshuffled pack: suits in order, each from its lowest card up.
    #[must_use]
    pub fn sorted(size: PackSize) -> Pack {
        Pack {
            size,
            cards: size.cards().iter().collect(),
        }
    }

    /// How many cards it has.
    #[must_use]
    pub const fn size(&self) -> PackSize {
        self.size
    }

    /// The cards, the first to be dealt first.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Exchanges two cards, for shuffling.
    pub(crate) fn swap(&mut self, a: usize, b: usize) {
        self.cards.swap(a, b);
    }
}

/// Why a list of cards is not a pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PackError {
    /// No pack has this many cards.
    Length(usize),
    /// A card is there twice.
    Twice(Card),
    /// A card does not belong to a pack of this size.
    Foreign(Card),
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PackError::Length(len) => write!(f, "a pack has 20, 24, 32 or 52 cards, not {len}"),
            PackError::Twice(card) => write!(f, "{card} is in the pack twice"),
            PackError::Foreign(card) => write!(f, "{card} does not belong to a pack of this size"),
        }
    }
}

impl std::error::Error for PackError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pack_has_as_many_cards_as_it_says() {
        for size in PackSize::ALL {
            assert_eq!(size.cards().len(), size.card_count());
        }
    }

    #[test]
    fn what_is_no_pack_is_told_why() {
        let sorted = Pack::sorted(PackSize::Twenty).cards().to_vec();
        let refused = |change: &dyn Fn(&mut Vec<Card>)| {
            let mut cards = sorted.clone();
            change(&mut cards);
            Pack::new(cards).expect_err("no pack").to_string()
        };
        let nine = Card::new(Suit::Clubs, Rank::Nine);
        let short = refused(&|cards| cards.truncate(19));
        assert_eq!(short, "a pack has 20, 24, 32 or 52 cards, not 19");
        let twice = refused(&|cards| cards[1] = cards[0]);
        assert_eq!(twice, "CJ is in the pack twice");
        let foreign = refused(&|cards| cards[19] = nine);
        assert_eq!(foreign, "C9 does not belong to a pack of this size");
    }
}
