//! 66 for three, without partners (4.2 to 4.5).
//!
//! As in the game for two, the [`Table`] is what everybody sees; a [`ThreeHandedView`] is the table
//! and one hand, of which forehand has seen only three cards until trumps are named.

mod legality;
mod play;
mod settlement;
mod view;

pub use view::ThreeHandedView;

use super::no_talon::{Round, deal_hands};
use crate::cards::{Card, CardSet};
use crate::deal::{Action, ActionList, Deal, DealResult, EventSink, Illegal, Seat, Setup, Turn};
use crate::games::legality::Legality;
use crate::rules::{CheckedRules, Game};
use settlement::Ending;

/// How many play.
pub(super) const PLAYERS: u8 = 3;

/// What the seat to act is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// To name trumps (4.2).
    NameTrump,
    /// Whether to announce a marriage before the first lead (4.4).
    OpeningMeld,
    /// To lead.
    Lead,
    /// To follow.
    Follow,
    /// Nothing: the deal is over.
    Over,
}

/// What everybody sees and may remember.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// What the games without a talon share.
    pub round: Round,
    /// What the seat to act is asked.
    pub phase: Phase,
    ending: Option<Ending>,
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

    /// Who leads first and names trumps: the dealer's left-hand neighbour.
    #[must_use]
    pub const fn forehand(&self) -> Seat {
        self.round.dealer.forehand(Game::Three)
    }

    /// What a seat's marriages count now: nothing without a trick (4.4).
    #[must_use]
    pub fn melds_counting(&self, seat: Seat) -> u16 {
        match self.round.tricks[seat.index()] {
            0 => 0,
            _ => self.round.melds[seat.index()],
        }
    }

    /// Card points won and marriages that count (4.5).
    #[must_use]
    pub fn total(&self, seat: Seat) -> u16 {
        self.round.points[seat.index()] + self.melds_counting(seat)
    }

    fn may_see_whole_hand(&self, seat: Seat) -> bool {
        self.phase != Phase::NameTrump || seat != self.forehand()
    }
}

/// A deal of 66 for three.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ThreeHanded {
    table: Table,
    hands: [CardSet; 4],
    /// Forehand's first packet: all that forehand sees before naming trumps.
    first_three: CardSet,
    /// The last card of the pack: the dealer's.
    bottom: Card,
}

impl Deal for ThreeHanded {
    type View = ThreeHandedView;

    fn new(setup: &Setup, _: &mut impl EventSink) -> ThreeHanded {
        let forehand = setup.dealer.forehand(Game::Three);
        let order = [forehand, setup.dealer.left(2, PLAYERS), setup.dealer];
        let cards = setup.pack.cards();
        ThreeHanded {
            table: Table {
                round: Round::new(setup, PLAYERS, forehand),
                phase: Phase::NameTrump,
                ending: None,
            },
            hands: deal_hands(setup, &order, &[3, 2, 3]),
            first_three: cards.iter().copied().take(3).collect(),
            bottom: cards[cards.len() - 1],
        }
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

    fn view(&self, seat: Seat) -> ThreeHandedView {
        ThreeHandedView::new(self, seat)
    }

    fn result(&self) -> Option<DealResult> {
        self.table.result()
    }
}

impl ThreeHanded {
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
