//! Penneech, for two (section 6).
//!
//! The talon is turned, never drawn from: before each trick its top card fixes trumps. Points are
//! marked at once, and a deal ends the match, and so itself, at the moment somebody reaches the
//! target.

mod legality;
mod marks;
mod order;
mod play;
mod table;
mod view;

pub use order::{PENNEECH, beats, strength};
pub use table::{Phase, Table};
pub use view::PenneechView;

use crate::cards::{Card, CardSet};
use crate::deal::{Action, ActionList, Deal, DealResult, EventSink, Illegal, Seat, Setup, Turn};
use crate::games::legality::Legality;
use crate::rules::CheckedRules;
use arrayvec::ArrayVec;

/// Cards in a hand (6.2), and tricks in a deal.
const HAND: u8 = 7;

/// The most cards a talon can have: 52 less twice seven.
const TALON: usize = 38;

/// A deal of Penneech.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Penneech {
    table: Table,
    hands: [CardSet; 2],
    /// The whole talon from the top, the turned cards first.
    talon: ArrayVec<Card, TALON>,
}

impl Deal for Penneech {
    type View = PenneechView;

    fn new(setup: &Setup, events: &mut impl EventSink) -> Penneech {
        let forehand = setup.dealer.other();
        let (dealt, talon) = setup.pack.cards().split_at(2 * usize::from(HAND));
        let mut hands = [CardSet::EMPTY; 2];
        for pair in dealt.chunks(2) {
            hands[forehand.index()].insert(pair[0]);
            hands[setup.dealer.index()].insert(pair[1]);
        }
        let mut deal = Penneech {
            table: Table::new(setup),
            hands,
            talon: talon.iter().copied().collect(),
        };
        deal.offer_a_new_deal(forehand, events);
        deal
    }

    fn rules(&self) -> &CheckedRules {
        &self.table.rules
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

    fn view(&self, seat: Seat) -> PenneechView {
        PenneechView::new(self, seat)
    }

    fn result(&self) -> Option<DealResult> {
        self.table.result()
    }
}

impl Penneech {
    /// What both players see.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The talon cards not turned yet, top first.
    #[must_use]
    pub fn talon(&self) -> &[Card] {
        &self.talon[self.table.turned.len()..]
    }

    fn known_to_the_seat_to_act(&self) -> legality::Knowledge<'_> {
        legality::Knowledge {
            table: &self.table,
            hand: self.hands[self.table.turn.index()],
        }
    }
}
