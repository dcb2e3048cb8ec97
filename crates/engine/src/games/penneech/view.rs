//! What one player of Penneech knows.

use super::table::honours;
use super::{Penneech, Table, legality::Knowledge};
use crate::cards::{Card, CardSet, Suit};
use crate::deal::shuffle::below;
use crate::deal::{Action, ActionList, Illegal, Seat, Turn, View};
use crate::games::legality::Legality;
use arrayvec::ArrayVec;
use rand_core::Rng;

/// The table and one's own hand: no hidden card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PenneechView {
    seat: Seat,
    table: Table,
    hand: CardSet,
}

impl PenneechView {
    pub(super) fn new(deal: &Penneech, seat: Seat) -> PenneechView {
        PenneechView {
            seat,
            table: deal.table.clone(),
            hand: deal.hands[seat.index()],
        }
    }

    /// What both players see.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Cards the viewer cannot place: in the other hand or in the talon.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        self.table.rules.pack.cards() - self.hand - self.table.seen()
    }

    /// Why an action is refused to this seat.
    ///
    /// # Errors
    /// The reason, with its clause.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        self.knowledge().check(action)
    }

    /// Why doing this would lose the deal by clause 2.30; `None` if it would not.
    #[must_use]
    pub fn offence(&self, action: Action) -> Option<Illegal> {
        self.knowledge().offence(action)
    }

    fn knowledge(&self) -> Knowledge<'_> {
        Knowledge {
            table: &self.table,
            hand: self.hand,
        }
    }

    /// A hand the other player may have: none of the cards proved not to be in it, and an honour if there
    /// must be one.
    fn sample_other_hand(&self, rng: &mut impl Rng) -> CardSet {
        let other = self.seat.other().index();
        let possible = self.unseen() - self.table.lacking[other];
        let mut cards: ArrayVec<Card, 52> = possible.iter().collect();
        let count = usize::from(self.table.held[other]).min(cards.len());
        for _ in 0..TRIES {
            shuffle_front(&mut cards, count, rng);
            let dealt: CardSet = cards.iter().copied().take(count).collect();
            if !self.other_holds_an_honour() || !honours(dealt).is_empty() {
                return dealt;
            }
        }
        let mut some: ArrayVec<Card, 16> = honours(possible).iter().collect();
        let given = some.len().min(1);
        shuffle_front(&mut some, given, rng);
        let others = cards.iter().take(count - given);
        some.iter().take(given).chain(others).copied().collect()
    }

    /// Whether the other player must still hold an ace, king, queen or jack: one was dealt, or
    /// a new deal would have been offered, and none has been played (6.2).
    fn other_holds_an_honour(&self) -> bool {
        let other = self.seat.other().index();
        self.table.dealt_honours[other] == Some(true)
            && honours(self.table.played[other]).is_empty()
    }
}

/// Brings so many random cards to the front.
fn shuffle_front(cards: &mut [Card], count: usize, rng: &mut impl Rng) {
    for place in 0..count {
        let chosen = place + below(rng, (cards.len() - place) as u32) as usize;
        cards.swap(place, chosen);
    }
}

/// How often a hand is dealt anew before an honour it must hold is given to it outright.
const TRIES: usize = 24;

impl View for PenneechView {
    type Deal = Penneech;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn hand(&self) -> CardSet {
        self.hand
    }

    fn trump(&self) -> Option<Suit> {
        self.table.trump()
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn legal_actions(&self) -> ActionList {
        if self.turn() == Turn::Seat(self.seat) {
            self.knowledge().legal_actions()
        } else {
            ActionList::new()
        }
    }

    fn sample_world(&self, rng: &mut impl Rng) -> Penneech {
        let dealt = self.sample_other_hand(rng);
        let mut rest: ArrayVec<Card, 52> = (self.unseen() - dealt).iter().collect();
        let count = rest.len();
        shuffle_front(&mut rest, count, rng);
        let turned = self.table.turned.iter().copied();
        let mut hands = [dealt; 2];
        hands[self.seat.index()] = self.hand;
        Penneech {
            table: self.table.clone(),
            hands,
            talon: turned.chain(rest).collect(),
        }
    }
}
