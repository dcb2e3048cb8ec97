//! 66 for four, in partnerships (section 5).
//!
//! Seats 0 and 2 are side 0, seats 1 and 3 side 1. The [`Table`] is what everybody sees; a
//! [`FourHandedView`] is the table and one hand.

mod legality;
mod play;
mod settlement;
mod view;

pub use view::FourHandedView;

use super::no_talon::{Round, deal_hands};
use crate::cards::CardSet;
use crate::deal::{
    Action, ActionList, Deal, DealResult, EventSink, Illegal, Seat, Setup, Side, Turn,
};
use crate::games::legality::Legality;
use crate::rules::{CheckedRules, FourTrump};
use settlement::Ending;

/// How many play.
pub(super) const PLAYERS: u8 = 4;

/// What the seat to act is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Whether to announce a marriage before its side leads (5.4).
    Announce,
    /// To lead, or to go out (5.5).
    Lead,
    /// To follow.
    Follow,
    /// Nothing: the deal is over.
    Over,
}

/// What everybody sees and may remember. Methods that take a side panic for any but 0 and 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// What the games without a talon share.
    pub round: Round,
    /// What the seat to act is asked.
    pub phase: Phase,
    ending: Option<Ending>,
}

/// The side of a seat.
pub(super) const fn side_of(seat: Seat) -> Side {
    (seat.0 & 1) as Side
}

impl Table {
    /// Who is to act.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over,
            _ => Turn::Seat(self.round.turn),
        }
    }

    /// Tricks a side has won (5.6).
    #[must_use]
    pub fn tricks(&self, side: Side) -> u8 {
        let [own, partner] = seats_of(side);
        self.round.tricks[own] + self.round.tricks[partner]
    }

    /// Card points in a side's tricks, with a card counted when going out (5.5).
    #[must_use]
    pub fn points(&self, side: Side) -> u16 {
        let [own, partner] = seats_of(side);
        self.round.points[own] + self.round.points[partner] + self.counted_going_out(side)
    }

    /// Worth of a side's marriages, which count at once (5.4).
    #[must_use]
    pub fn melds(&self, side: Side) -> u16 {
        let [own, partner] = seats_of(side);
        self.round.melds[own] + self.round.melds[partner]
    }

    /// Card points and marriages of a side.
    #[must_use]
    pub fn total(&self, side: Side) -> u16 {
        self.points(side) + self.melds(side)
    }
}

/// The places of a side's two seats.
const fn seats_of(side: Side) -> [usize; 2] {
    [side, side + 2]
}

/// A deal of 66 for four.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FourHanded {
    table: Table,
    hands: [CardSet; 4],
}

impl Deal for FourHanded {
    type View = FourHandedView;

    /// Under `drawn_for_four` the setup's trump is in force (5.2); without one the bottom card is.
    fn new(setup: &Setup, events: &mut impl EventSink) -> FourHanded {
        let dealer = setup.dealer;
        let order = [2, 1, 3, 0].map(|steps| dealer.left(steps, PLAYERS));
        let forehand = order[0];
        let mut round = Round::new(setup, PLAYERS, forehand);
        match setup.trump {
            Some(suit) if setup.rules.four_trump == FourTrump::DrawnForFour => {
                round.trump = Some(suit);
            }
            _ => round.show(
                setup.pack.cards()[setup.pack.size().card_count() - 1],
                events,
            ),
        }
        let mut deal = FourHanded {
            table: Table {
                round,
                phase: Phase::Lead,
                ending: None,
            },
            hands: deal_hands(setup, &order, &[3, 3]),
        };
        deal.before_a_lead(forehand);
        deal
    }

    fn rules(&self) -> &CheckedRules {
        &self.table.round.rules
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn legal_actions(&self) -> ActionList {
        self.known_to_the_seat_to_act().legal_actions()
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.known_to_the_seat_to_act().check(action)
    }

    fn offence(&self, action: Action) -> Option<Illegal> {
        self.known_to_the_seat_to_act().offence(action)
    }

    fn play_unchecked(&mut self, action: Action, events: &mut impl EventSink) {
        self.carry_out(action, events);
    }

    fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    fn view(&self, seat: Seat) -> FourHandedView {
        FourHandedView::new(self, seat)
    }

    fn result(&self) -> Option<DealResult> {
        self.table.result()
    }
}

impl FourHanded {
    /// What everybody sees.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    fn known_to_the_seat_to_act(&self) -> legality::Knowledge<'_> {
        legality::Knowledge {
            table: &self.table,
            hand: self.hands[self.table.round.turn.index()],
        }
    }
}
