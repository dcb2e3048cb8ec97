//! What one of three knows.

use super::{Phase, Table, ThreeHanded, legality::Knowledge};
use crate::cards::{CardSet, Suit};
use crate::deal::shuffle::below;
use crate::deal::{Action, ActionList, Illegal, Seat, Turn, View};
use crate::games::legality::Legality;
use crate::games::sixty_six::hidden::some_of;
use rand_core::Rng;

/// The table and the cards of one's own hand that one has seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThreeHandedView {
    seat: Seat,
    table: Table,
    hand: CardSet,
}

impl ThreeHandedView {
    pub(super) fn new(deal: &ThreeHanded, seat: Seat) -> ThreeHandedView {
        ThreeHandedView {
            seat,
            table: deal.table,
            hand: if deal.table.may_see_whole_hand(seat) {
                deal.hands[seat.index()]
            } else {
                deal.first_three
            },
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

impl View for ThreeHandedView {
    type Deal = ThreeHanded;

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

    fn sample_world(&self, rng: &mut impl Rng) -> ThreeHanded {
        let round = &self.table.round;
        let hands = round.sample_hands(self.seat, self.hand, rng);
        let forehand = self.table.forehand();
        // The first packet matters only until trumps are named, the bottom card until it is shown.
        let first_three = match self.table.phase {
            Phase::NameTrump if self.seat == forehand => self.hand,
            Phase::NameTrump => some_of(hands[forehand.index()], 3, rng),
            _ => CardSet::EMPTY,
        };
        let dealers = hands[round.dealer.index()];
        let any = below(rng, dealers.len().max(1) as u32) as usize;
        let lowest = round.rules.pack.lowest_of(Suit::Clubs);
        ThreeHanded {
            table: self.table,
            hands,
            first_three,
            bottom: dealers.iter().nth(any).unwrap_or(lowest),
        }
    }
}
