//! What being asked or not asked for a marriage tells the table.

use crate::cards::{CardSet, Suit};

/// What everybody knows of a seat's marriages beyond those it announced: a seat is asked only
/// while it holds one it could announce (4.4, 5.4). The sets hold kings and queens in pairs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MarriageFacts {
    /// At least one of these marriages was in the hand; empty if nothing is known.
    pub one_of: CardSet,
    /// None of these marriages was in the hand complete.
    pub none_of: CardSet,
}

/// The suits whose king and queen are both in a set (2.11).
pub(in crate::games::sixty_six) fn marriages(cards: CardSet) -> impl Iterator<Item = Suit> {
    Suit::ALL
        .into_iter()
        .filter(move |suit| cards.is_superset(CardSet::marriage(*suit)))
}

impl MarriageFacts {
    /// Whether a seat that has held these cards, all of them, fits what is known.
    #[must_use]
    pub fn fit(&self, held: CardSet) -> bool {
        (self.one_of.is_empty() || marriages(held & self.one_of).next().is_some())
            && marriages(held & self.none_of).next().is_none()
    }
}
