//! What one player of Penneech knows.

use super::table::honours;
use super::{Penneech, Table, legality::Knowledge};
use crate::cards::{Card, CardSet, Suit};
use crate::deal::shuffle::below;
use crate::deal::{Action, ActionList, Illegal, Seat, Turn, View};
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

    /// Whether the other player must still hold an ace, king, queen or jack: he was dealt one, or
    /// he would have been asked about a new deal, and has played none (6.2).
    fn other_holds_an_honour(&self) -> bool {
        let other = self.seat.other().index();
        self.table.dealt_honours[other] == Some(true)
            && honours(self.table.played[other]).is_empty()
    }
}

/// Moves a random card of the rest to this place.
fn draw(cards: &mut [Card], place: usize, rng: &mut impl Rng) {
    let chosen = place + below(rng, (cards.len() - place) as u32) as usize;
    cards.swap(place, chosen);
}

/// How many hands are dealt before one without an honour is given one outright.
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
        let other = self.seat.other().index();
        let hidden = usize::from(self.table.held[other]);
        let unseen = self.unseen();
        let possible = unseen - self.table.lacking[other];
        let mut cards: ArrayVec<Card, 52> = possible.iter().collect();
        let hidden = hidden.min(cards.len());
        for _ in 0..TRIES {
            for place in 0..hidden {
                draw(&mut cards, place, rng);
            }
            let dealt: CardSet = cards.iter().copied().take(hidden).collect();
            if !self.other_holds_an_honour() || !honours(dealt).is_empty() {
                break;
            }
        }
        let mut dealt: CardSet = cards.iter().copied().take(hidden).collect();
        if self.other_holds_an_honour() && honours(dealt).is_empty() {
            let mut some: ArrayVec<Card, 16> = honours(possible).iter().collect();
            if !some.is_empty() && hidden > 0 {
                draw(&mut some, 0, rng);
                dealt.remove(cards[0]);
                dealt.insert(some[0]);
            }
        }

        let mut rest: ArrayVec<Card, 52> = (unseen - dealt).iter().collect();
        for place in 0..rest.len() {
            draw(&mut rest, place, rng);
        }
        let turned = self.table.turned.iter().copied();
        let mut hands = [CardSet::EMPTY; 2];
        hands[self.seat.index()] = self.hand;
        hands[other] = dealt;
        Penneech {
            table: self.table.clone(),
            hands,
            talon: turned.chain(rest).collect(),
        }
    }
}
