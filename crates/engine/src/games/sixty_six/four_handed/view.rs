//! What one of four knows.

use super::{FourHanded, Table, legality::Knowledge};
use crate::cards::{CardSet, Suit};
use crate::deal::{Action, ActionList, Illegal, Seat, Turn, View};
use crate::games::legality::Legality;
use rand_core::Rng;

/// The table and one's own hand: no hidden card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FourHandedView {
    seat: Seat,
    table: Table,
    hand: CardSet,
}

impl FourHandedView {
    pub(super) fn new(deal: &FourHanded, seat: Seat) -> FourHandedView {
        FourHandedView {
            seat,
            table: deal.table,
            hand: deal.hands[seat.index()],
        }
    }

    /// What everybody sees.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
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
}

impl View for FourHandedView {
    type Deal = FourHanded;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn hand(&self) -> CardSet {
        self.hand
    }

    fn trump(&self) -> Option<Suit> {
        self.table.round.trump
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

    fn sample_world(&self, rng: &mut impl Rng) -> FourHanded {
        FourHanded {
            table: self.table,
            hands: self.table.round.sample_hands(self.seat, self.hand, rng),
        }
    }
}
