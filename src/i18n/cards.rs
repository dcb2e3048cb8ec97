//! Cards by name.

use super::{Words, capitalised};
use sechsundsechzig_engine::cards::{Card, Rank, Suit};

/// Whose names suits and ranks have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CardNames {
    /// Kreuz, Pik, Herz, Karo; Ass, König, Dame, Bube.
    #[default]
    French,
    /// The French ones as in Austria, with Treff for Kreuz.
    Austrian,
    /// Eichel, Laub, Herz, Schellen; Daus, König, Ober, Unter.
    German,
}

impl Words {
    /// A card inside a sentence: "Herz-König", "king of hearts".
    #[must_use]
    pub fn card(self, card: Card) -> String {
        say!(self, cards::card(card, self.cards))
    }

    /// A card at the beginning of a label: "Herz-König", "King of hearts".
    #[must_use]
    pub fn card_label(self, card: Card) -> String {
        capitalised(&self.card(card))
    }

    /// A card as what something is done to: "den Herz-Buben", "the jack of hearts".
    #[must_use]
    pub fn the_card(self, card: Card) -> String {
        say!(self, cards::the_card(card, self.cards))
    }

    /// A suit inside a sentence: "Herz", "hearts".
    #[must_use]
    pub const fn suit(self, suit: Suit) -> &'static str {
        say!(self, cards::suit(suit, self.cards))
    }

    /// A suit as a label: "Herz", "Hearts".
    #[must_use]
    pub fn suit_label(self, suit: Suit) -> String {
        capitalised(self.suit(suit))
    }

    /// A rank inside a sentence: "König", "king".
    #[must_use]
    pub const fn rank(self, rank: Rank) -> &'static str {
        say!(self, cards::rank(rank, self.cards))
    }

    /// "Herz ist Trumpf", "Hearts are trumps", without a full stop.
    #[must_use]
    pub fn trumps(self, suit: Suit) -> String {
        self.in_terms(say!(self, cards::trumps(suit, self.cards)))
    }
}
