//! What somebody who only looks on can make of a deal for two (4.1).

use super::view::draw;
use super::{TALON, Table, TwoHanded};
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::games::sixty_six::{HiddenPlace, distribute};
use arrayvec::ArrayVec;
use rand_core::Rng;

impl Table {
    /// Cards nobody but their holder can place: in a hand or in the talon.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        let mut seen = self.played() | self.known[0] | self.known[1];
        if let Some(bottom) = self.bottom {
            seen.insert(bottom);
        }
        self.rules.pack.cards() - seen
    }

    /// A deal that looks the same from outside: both hands and the talon are dealt anew.
    pub fn sample_world(&self, rng: &mut impl Rng) -> TwoHanded {
        let unseen = self.unseen();
        let hand = |seat: usize| HiddenPlace {
            room: usize::from(self.held[seat]) - self.known[seat].len(),
            possible: unseen - self.lacking[seat],
        };
        let [first, second] = [hand(0), hand(1)];
        let talon = HiddenPlace {
            room: unseen.len() - first.room - second.room,
            possible: unseen,
        };
        let dealt = distribute(unseen, [first, second, talon], rng).unwrap_or_default();
        let mut rest: ArrayVec<Card, 52> = dealt[2].iter().collect();
        let count = rest.len();
        draw(&mut rest, count, rng);
        rest.extend(self.bottom);
        let mut cards = [Card::new(Suit::Clubs, Rank::Ace); TALON];
        for (place, card) in cards.iter_mut().zip(rest) {
            *place = card;
        }
        TwoHanded {
            table: *self,
            hands: [self.known[0] | dealt[0], self.known[1] | dealt[1]],
            just_drew_lowest_trump: [false; 2],
            talon: cards,
            drawn: 0,
        }
    }
}
