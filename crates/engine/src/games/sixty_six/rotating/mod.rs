//! 66 for three, the dealer sitting out (4.1): each deal is one for two.

mod view;

pub use view::RotatingView;

use super::TwoHanded;
use crate::cards::CardSet;
use crate::deal::{
    Action, ActionList, Deal, DealResult, Event, EventSink, Illegal, PerSide, Seat, Setup, Turn,
};
use crate::rules::CheckedRules;

/// How many sit at the table.
const PLAYERS: u8 = 3;

/// A deal for two at a table for three. Forehand, left of the dealer, is the inner deal's seat 0,
/// the third player its dealer, seat 1.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rotating {
    dealer: Seat,
    inner: TwoHanded,
}

/// The seat at the table of a player of the inner deal.
const fn outer(seat: Seat, dealer: Seat) -> Seat {
    dealer.left(1 + seat.0, PLAYERS)
}

/// A seat's place in the inner deal; none for the dealer.
const fn inner(seat: Seat, dealer: Seat) -> Option<Seat> {
    match (seat.0 + PLAYERS - dealer.0) % PLAYERS {
        0 => None,
        place => Some(Seat(place - 1)),
    }
}

/// Values of the two who play, seen from the table: who sits out has none.
fn spread(values: PerSide<u16>, dealer: Seat) -> PerSide<u16> {
    let mut all = PerSide::new(PLAYERS);
    for seat in [Seat(0), Seat(1)] {
        all[outer(seat, dealer).index()] = values[seat.index()];
    }
    all
}

fn result_at_the_table(result: DealResult, dealer: Seat) -> DealResult {
    DealResult {
        winner: result.winner.map(|seat| outer(seat, dealer)),
        game_points: spread(result.game_points, dealer),
        card_points: spread(result.card_points, dealer),
        melds: spread(result.melds, dealer),
        tricks: spread(result.tricks, dealer),
        ..result
    }
}

/// Passes events on under the seats of the table.
struct AtTheTable<'a, S> {
    dealer: Seat,
    events: &'a mut S,
}

impl<S: EventSink> EventSink for AtTheTable<'_, S> {
    fn push(&mut self, event: Event) {
        self.events.push(match event {
            Event::Ended(result) => Event::Ended(result_at_the_table(result, self.dealer)),
            other => other.with_seats(|seat| outer(seat, self.dealer)),
        });
    }
}

impl Deal for Rotating {
    type View = RotatingView;

    fn new(setup: &Setup, events: &mut impl EventSink) -> Rotating {
        let dealer = setup.dealer;
        let mut start = PerSide::new(2);
        for seat in [Seat(0), Seat(1)] {
            start[seat.index()] = setup.start[outer(seat, dealer).index()];
        }
        let for_two = Setup {
            dealer: Seat(1),
            start,
            ..setup.clone()
        };
        Rotating {
            dealer,
            inner: TwoHanded::new(&for_two, &mut AtTheTable { dealer, events }),
        }
    }

    fn rules(&self) -> &CheckedRules {
        self.inner.rules()
    }

    fn turn(&self) -> Turn {
        turn_at_the_table(self.inner.turn(), self.dealer)
    }

    fn legal_actions(&self) -> ActionList {
        self.inner.legal_actions()
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.inner.check(action)
    }

    fn offence(&self, action: Action) -> Option<Illegal> {
        self.inner.offence(action)
    }

    fn play_unchecked(&mut self, action: Action, events: &mut impl EventSink) {
        let dealer = self.dealer;
        self.inner
            .play_unchecked(action, &mut AtTheTable { dealer, events });
    }

    fn hand(&self, seat: Seat) -> CardSet {
        let player = inner(seat, self.dealer);
        player.map_or(CardSet::EMPTY, |player| self.inner.hand(player))
    }

    fn view(&self, seat: Seat) -> RotatingView {
        RotatingView::new(self, seat)
    }

    fn result(&self) -> Option<DealResult> {
        let result = self.inner.result()?;
        Some(result_at_the_table(result, self.dealer))
    }
}

fn turn_at_the_table(turn: Turn, dealer: Seat) -> Turn {
    match turn {
        Turn::Seat(seat) => Turn::Seat(outer(seat, dealer)),
        Turn::Over => Turn::Over,
    }
}

impl Rotating {
    /// Who deals and sits out.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The deal of the two who play: forehand is its seat 0, the third player its dealer, seat 1.
    #[must_use]
    pub const fn inner(&self) -> &TwoHanded {
        &self.inner
    }
}
