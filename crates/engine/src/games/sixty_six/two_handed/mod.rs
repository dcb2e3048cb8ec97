//! 66 for two with a talon: section 2 with all its options, the two odd variants of section 3, and
//! the neighbours of section 7.
//!
//! The state is split in two: the [`Table`], which both players see, and what is hidden. A
//! [`TwoHandedView`] is the table and one hand.

mod legality;
mod play;
mod settlement;
mod spectator;
mod table;
#[cfg(test)]
mod tests;
mod view;
mod worlds;

pub use table::{Covered, Phase, Table};
pub use view::TwoHandedView;

use crate::cards::{Card, CardSet};
use crate::deal::{
    Action, ActionList, ActionSink, Deal, DealResult, Event, EventSink, Illegal, Seat, Setup, Turn,
};
use crate::games::legality::Legality;
use crate::rules::{CheckedRules, Game, TrumpCard};
use arrayvec::ArrayVec;

/// The most cards a talon can have: 32 less twice five.
const TALON: usize = 22;

/// A deal of 66 for two. Its seats are 0 and 1 whatever the table is called.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TwoHanded {
    table: Table,
    hands: [CardSet; 2],
    /// Whether each player's latest draw was the lowest trump, without a card played since (2.15).
    just_drew_lowest_trump: [bool; 2],
    /// The talon from the top; `talon[drawn..]` still lies there.
    talon: [Card; TALON],
    drawn: u8,
}

impl Deal for TwoHanded {
    type View = TwoHandedView;

    fn new(setup: &Setup, events: &mut impl EventSink) -> TwoHanded {
        let rules = setup.rules;
        let dealer = setup.dealer;
        let forehand = dealer.other();
        let cards = setup.pack.cards();
        let turned_up = matches!(rules.game, Game::TwoHanded | Game::Rotating).then(|| match rules
            .trump_card
        {
            TrumpCard::Thirteenth => 2 * rules.packets.hand_size(),
            TrumpCard::Seventh => 6,
        });
        let mut rest = cards
            .iter()
            .enumerate()
            .filter(|(place, _)| Some(*place) != turned_up)
            .map(|(_, card)| *card);
        let mut hands = [CardSet::EMPTY; 2];
        for &size in rules.packets.sizes() {
            for seat in [forehand, dealer] {
                hands[seat.index()] |= rest.by_ref().take(size).collect();
            }
        }
        let talon: ArrayVec<Card, TALON> =
            rest.chain(turned_up.map(|place| cards[place])).collect();
        let turned = turned_up.map(|place| cards[place]);
        let mut deal = TwoHanded {
            table: Table::new(setup, turned, talon.len() as u8),
            hands,
            just_drew_lowest_trump: [false; 2],
            talon: [cards[0]; TALON],
            drawn: 0,
        };
        deal.talon[..talon.len()].copy_from_slice(&talon);
        if let Some(card) = turned {
            events.push(Event::TurnedUp(card));
        }
        deal.ask_for_trump();
        deal
    }

    #[inline]
    fn rules(&self) -> &CheckedRules {
        &self.table.rules
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.table.turn()
    }

    #[inline]
    fn legal_actions(&self) -> ActionList {
        self.known_to_the_seat_to_act().legal_actions()
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.known_to_the_seat_to_act().check(action)
    }

    fn offence(&self, action: Action) -> Option<Illegal> {
        self.known_to_the_seat_to_act().offence(action)
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action, events: &mut impl EventSink) {
        self.carry_out(action, events);
    }

    #[inline]
    fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    fn view(&self, seat: Seat) -> TwoHandedView {
        TwoHandedView::new(self, seat)
    }

    fn result(&self) -> Option<DealResult> {
        self.table.result()
    }
}

impl TwoHanded {
    /// What both players see.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The cards still in the talon, top first, the turned-up card last.
    #[must_use]
    pub fn talon(&self) -> &[Card] {
        &self.talon[self.drawn as usize..(self.drawn + self.table.talon) as usize]
    }

    /// Whether a seat cannot tell the two apart: their views are equal.
    #[must_use]
    pub fn looks_like(&self, other: &TwoHanded, seat: Seat) -> bool {
        let seat = seat.index();
        self.hands[seat] == other.hands[seat]
            && self.just_drew_lowest_trump[seat] == other.just_drew_lowest_trump[seat]
            && self.table == other.table
    }

    /// Every legal way to go out, whether or not the claim is true.
    #[inline]
    #[must_use]
    pub fn claims(&self) -> ArrayVec<Action, 5> {
        self.known_to_the_seat_to_act().claims()
    }

    /// Lists the legal actions but for the claims.
    #[inline]
    pub fn list_but_claims(&self, list: &mut impl ActionSink) {
        self.known_to_the_seat_to_act().list_but_claims(list);
    }

    #[inline]
    fn known_to_the_seat_to_act(&self) -> legality::Knowledge<'_> {
        let seat = self.table.turn.index();
        legality::Knowledge {
            table: &self.table,
            hand: self.hands[seat],
            just_drew_lowest_trump: self.just_drew_lowest_trump[seat],
        }
    }
}
