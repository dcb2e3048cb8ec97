//! What one of three knows of a deal for two.

use super::{Rotating, inner, turn_at_the_table};
use crate::cards::{CardSet, Suit};
use crate::deal::{Action, ActionList, Deal, Illegal, Seat, Turn, View};
use crate::games::sixty_six::TwoHandedView;
use crate::games::sixty_six::two_handed::Table;
use rand_core::Rng;

/// What a seat sees: as a player the table and a hand, as the dealer the table alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RotatingView {
    seat: Seat,
    dealer: Seat,
    seen: Seen,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Seen {
    Playing(TwoHandedView),
    SittingOut(Table),
}

impl RotatingView {
    pub(super) fn new(deal: &Rotating, seat: Seat) -> RotatingView {
        RotatingView {
            seat,
            dealer: deal.dealer,
            seen: match inner(seat, deal.dealer) {
                Some(player) => Seen::Playing(deal.inner.view(player)),
                None => Seen::SittingOut(*deal.inner.table()),
            },
        }
    }

    /// Who deals and sits out.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// What all see; its seats are those of the inner deal.
    #[must_use]
    pub const fn table(&self) -> &Table {
        match &self.seen {
            Seen::Playing(view) => view.table(),
            Seen::SittingOut(table) => table,
        }
    }

    /// The view of a player of the inner deal; none for the dealer.
    #[must_use]
    pub const fn player(&self) -> Option<&TwoHandedView> {
        match &self.seen {
            Seen::Playing(view) => Some(view),
            Seen::SittingOut(_) => None,
        }
    }

    /// Why an action is refused to this seat.
    ///
    /// # Errors
    /// The reason, with its clause.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match &self.seen {
            Seen::Playing(view) => view.check(action),
            Seen::SittingOut(_) => Err(Illegal::SittingOut),
        }
    }
}

impl View for RotatingView {
    type Deal = Rotating;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn hand(&self) -> CardSet {
        match &self.seen {
            Seen::Playing(view) => view.hand(),
            Seen::SittingOut(_) => CardSet::EMPTY,
        }
    }

    fn trump(&self) -> Option<Suit> {
        self.table().trump
    }

    fn turn(&self) -> Turn {
        turn_at_the_table(self.table().turn(), self.dealer)
    }

    fn legal_actions(&self) -> ActionList {
        match &self.seen {
            Seen::Playing(view) => view.legal_actions(),
            Seen::SittingOut(_) => ActionList::new(),
        }
    }

    fn sample_world(&self, rng: &mut impl Rng) -> Rotating {
        Rotating {
            dealer: self.dealer,
            inner: match &self.seen {
                Seen::Playing(view) => view.sample_world(rng),
                Seen::SittingOut(table) => table.sample_world(rng),
            },
        }
    }
}
