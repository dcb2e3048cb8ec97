//! A trick at a table for three or four.

use crate::cards::{Card, Suit};
use crate::deal::Seat;
use crate::games::sixty_six::strict_play;

/// A trick, under way or complete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableTrick {
    leader: Seat,
    players: u8,
    cards: [Option<Card>; 4],
}

impl TableTrick {
    /// An empty trick that this seat leads to.
    #[must_use]
    pub const fn new(leader: Seat, players: u8) -> TableTrick {
        TableTrick {
            leader,
            players,
            cards: [None; 4],
        }
    }

    /// Who leads or led to it.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The card that opened it.
    #[must_use]
    pub const fn led(&self) -> Option<Card> {
        self.cards[0]
    }

    /// Its cards and who played them, in order.
    pub fn cards(&self) -> impl Iterator<Item = (Seat, Card)> {
        let seat = |step| self.leader.left(step, self.players);
        (0..self.players)
            .zip(self.cards)
            .map_while(move |(step, card)| Some((seat(step), card?)))
    }

    /// Whether everybody has played to it.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.cards().count() == usize::from(self.players)
    }

    /// Who wins it so far, and with what (2.5).
    #[must_use]
    pub fn best(&self, trump: Option<Suit>) -> Option<(Seat, Card)> {
        self.cards().reduce(|best, next| {
            if strict_play::beats(next.1, best.1, trump) {
                next
            } else {
                best
            }
        })
    }

    pub(super) fn play_card(&mut self, card: Card) {
        if let Some(place) = self.cards.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
        }
    }
}
