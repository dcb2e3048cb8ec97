//! What one player of a deal for two knows.

use super::{Phase, TALON, Table, TwoHanded, legality::Knowledge};
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::deal::{Action, ActionList, Illegal, Seat, Turn, View};
use crate::games::legality::Legality;
use crate::rules::Game;
use arrayvec::ArrayVec;
use rand_core::Rng;

/// The table and one's own hand: no hidden card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TwoHandedView {
    seat: Seat,
    table: Table,
    hand: CardSet,
    just_drew_lowest_trump: bool,
}

impl TwoHandedView {
    pub(super) fn new(deal: &TwoHanded, seat: Seat) -> TwoHandedView {
        TwoHandedView {
            seat,
            table: deal.table,
            hand: deal.hands[seat.index()],
            just_drew_lowest_trump: deal.just_drew_lowest_trump[seat.index()],
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
        let table = &self.table;
        let mut seen = self.hand | table.played() | table.known[self.seat.other().index()];
        if let Some(bottom) = table.bottom {
            seen.insert(bottom);
        }
        table.rules.pack.cards() - seen
    }

    /// Cards the other player cannot hold, though they are unseen.
    #[must_use]
    pub fn not_with_the_other(&self) -> CardSet {
        let mut lacking = self.table.lacking[self.seat.other().index()];
        // Nobody has named trumps, so nobody has the ace of hearts (3.3).
        if self.table.rules.game == Game::AceOfHearts && self.table.trump.is_none() {
            lacking.insert(Card::new(Suit::Hearts, Rank::Ace));
        }
        lacking
    }

    /// The view of a player with an imperfect memory: the cards `forgotten` no longer count as played, as many
    /// other cards, `gone`, count as played in their place, and each seat has so many card points `fewer`.
    /// Worlds sampled from it are complete deals, though none of them need be the real one.
    #[must_use]
    pub fn misremembered(
        &self,
        forgotten: CardSet,
        gone: CardSet,
        fewer: [u16; 2],
    ) -> TwoHandedView {
        let mut view = self.clone();
        let table = &mut view.table;
        for (points, fewer) in table.points.iter_mut().zip(fewer) {
            *points = points.saturating_sub(fewer);
        }
        // In whose tricks a card lies does not matter here.
        table.won[0] = (table.won[0] - forgotten) | gone;
        table.won[1] -= forgotten;
        let other = self.seat.other().index();
        let hidden = usize::from(table.held[other]) - table.known[other].len();
        if (view.unseen() - view.not_with_the_other()).len() < hidden {
            view.table.lacking[other] = CardSet::EMPTY;
        }
        view
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
            just_drew_lowest_trump: self.just_drew_lowest_trump,
        }
    }
}

impl View for TwoHandedView {
    type Deal = TwoHanded;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn hand(&self) -> CardSet {
        self.hand
    }

    fn trump(&self) -> Option<Suit> {
        self.table.trump
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

    fn sample_world(&self, rng: &mut impl Rng) -> TwoHanded {
        let other = self.seat.other();
        let table = &self.table;
        let known = table.known[other.index()];
        let hidden = usize::from(table.held[other.index()]) - known.len();
        let unseen = self.unseen();
        let possible = unseen - self.not_with_the_other();

        let mut cards: ArrayVec<Card, 32> = possible.iter().collect();
        let dealt: CardSet = draw(&mut cards, hidden, rng).iter().copied().collect();
        let mut left = hidden.min(cards.len());
        if possible != unseen {
            cards = (unseen - dealt).iter().collect();
            left = 0;
        }
        let rest = &mut cards[left..];
        draw(rest, rest.len(), rng);
        let mut world = self.world(known | dealt, rest);
        world.just_drew_lowest_trump[other.index()] = table
            .lowest_trump()
            .is_some_and(|lowest| dealt.contains(lowest))
            && self.other_has_an_unplayed_draw()
            && below(rng, hidden) == 0;
        world
    }
}

/// Brings so many cards by chance to the front, and says which.
#[inline]
pub(super) fn draw<'a>(cards: &'a mut [Card], count: usize, rng: &mut impl Rng) -> &'a [Card] {
    let count = count.min(cards.len());
    for place in 0..count {
        cards.swap(place, place + below(rng, cards.len() - place));
    }
    &cards[..count]
}

/// A number below `bound` without a division; its bias is far below what could be seen of a world.
#[inline]
fn below(rng: &mut impl Rng, bound: usize) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

impl TwoHandedView {
    /// The deal with this hand of the other, who has not just drawn the lowest trump, and this
    /// talon above the turned-up card.
    #[inline]
    pub(super) fn world(&self, hand: CardSet, rest: &[Card]) -> TwoHanded {
        let mut hands = [CardSet::EMPTY; 2];
        hands[self.seat.index()] = self.hand;
        hands[self.seat.other().index()] = hand;
        let mut talon = [Card::new(Suit::Clubs, Rank::Ace); TALON];
        let above = rest.len().min(TALON);
        talon[..above].copy_from_slice(&rest[..above]);
        if let (Some(bottom), Some(place)) = (self.table.bottom, talon.get_mut(above)) {
            *place = bottom;
        }
        let mut just_drew_lowest_trump = [false; 2];
        just_drew_lowest_trump[self.seat.index()] = self.just_drew_lowest_trump;
        TwoHanded {
            table: self.table,
            hands,
            just_drew_lowest_trump,
            talon,
            drawn: 0,
        }
    }

    /// Whether the other player still holds the card drawn last: any of the hidden cards may be it.
    pub(super) fn other_has_an_unplayed_draw(&self) -> bool {
        let table = &self.table;
        let other_has_played_since = match table.phase {
            Phase::Follow => table.turn == self.seat,
            Phase::Draw => true,
            _ => false,
        };
        table.tricks_played() > 0 && table.talon_open() && !other_has_played_since
    }
}
