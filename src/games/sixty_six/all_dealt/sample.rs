//! Dealing the hidden cards anew so that nothing the table knows is contradicted.

use super::Round;
use super::facts::marriages;
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::deal::Seat;
use crate::deal::shuffle::below;
use crate::games::sixty_six::{Place, distribute};
use arrayvec::ArrayVec;
use rand_core::Rng;

/// How many deals are tried before what is known of marriages is worked in one by one.
const TRIES: usize = 24;

/// What each seat surely holds and surely does not.
#[derive(Clone, Copy)]
struct Certain {
    held: [CardSet; 4],
    barred: [CardSet; 4],
}

/// Something known of a hand that is more than a card held or not held.
#[derive(Clone, Copy)]
enum Clue {
    OneOf(usize, CardSet),
    NotBoth(usize, Suit),
}

impl Round {
    /// All hands as they may be for a seat that has seen these cards of its own.
    pub(in crate::games::sixty_six) fn sample_hands(
        &self,
        viewer: Seat,
        seen: CardSet,
        rng: &mut impl Rng,
    ) -> [CardSet; 4] {
        let mut certain = Certain {
            held: self.known,
            barred: self.lacking,
        };
        certain.held[viewer.index()] = seen;
        for _ in 0..TRIES {
            if let Some(hands) = self.deal_around(&certain, rng)
                && self.fits_marriages(&hands)
            {
                return hands;
            }
        }
        let clues = self.clues(viewer);
        self.work_in(certain, &clues, rng).unwrap_or(certain.held)
    }

    fn fits_marriages(&self, hands: &[CardSet; 4]) -> bool {
        (0..usize::from(self.players))
            .all(|seat| self.facts[seat].fit(hands[seat] | self.played[seat]))
    }

    /// Deals the cards nobody is certain of; none if there is no way.
    fn deal_around(&self, certain: &Certain, rng: &mut impl Rng) -> Option<[CardSet; 4]> {
        let mut unseen = self.rules.pack.cards() - self.all_played();
        for held in certain.held {
            unseen -= held;
        }
        let mut hidden: ArrayVec<usize, 4> = ArrayVec::new();
        let mut places = [Place::default(); 3];
        for seat in 0..usize::from(self.players) {
            let room = usize::from(self.held[seat]).checked_sub(certain.held[seat].len())?;
            if room > 0 {
                let possible = unseen - certain.barred[seat];
                *places.get_mut(hidden.len())? = Place { room, possible };
                hidden.push(seat);
            }
        }
        let dealt = distribute(unseen, places, rng)?;
        let mut hands = certain.held;
        for (seat, cards) in hidden.into_iter().zip(dealt) {
            hands[seat] |= cards;
        }
        Some(hands)
    }

    fn clues(&self, viewer: Seat) -> ArrayVec<Clue, 20> {
        let mut clues = ArrayVec::new();
        for seat in (0..usize::from(self.players)).filter(|seat| *seat != viewer.index()) {
            let facts = self.facts[seat];
            if !facts.one_of.is_empty() {
                clues.push(Clue::OneOf(seat, facts.one_of));
            }
            clues.extend(marriages(facts.none_of).map(|suit| Clue::NotBoth(seat, suit)));
        }
        clues
    }

    /// Takes the clues one by one, each in one of the ways it can hold, and deals the rest; goes
    /// back where that leads nowhere.
    fn work_in(
        &self,
        certain: Certain,
        clues: &[Clue],
        rng: &mut impl Rng,
    ) -> Option<[CardSet; 4]> {
        let Some((clue, others)) = clues.split_first() else {
            return self.deal_around(&certain, rng);
        };
        let mut ways: ArrayVec<Certain, 4> = match *clue {
            Clue::OneOf(seat, pairs) => marriages(pairs)
                .filter_map(|suit| self.with(certain, seat, CardSet::marriage(suit)))
                .collect(),
            Clue::NotBoth(seat, suit) => [Rank::King, Rank::Queen]
                .into_iter()
                .filter_map(|rank| self.without(certain, seat, Card::new(suit, rank)))
                .collect(),
        };
        while !ways.is_empty() {
            let way = ways.swap_remove(below(rng, ways.len() as u32) as usize);
            if let Some(hands) = self.work_in(way, others, rng) {
                return Some(hands);
            }
        }
        None
    }

    /// The seat holds these cards, as far as it has not played them.
    fn with(&self, mut certain: Certain, seat: usize, cards: CardSet) -> Option<Certain> {
        let held = cards - self.played[seat];
        let elsewhere = (0..4)
            .filter(|other| *other != seat)
            .fold(self.all_played(), |all, other| all | certain.held[other]);
        let impossible = held & (elsewhere | certain.barred[seat]);
        certain.held[seat] |= held;
        impossible.is_empty().then_some(certain)
    }

    /// The seat has never held this card.
    fn without(&self, mut certain: Certain, seat: usize, card: Card) -> Option<Certain> {
        certain.barred[seat].insert(card);
        (!(certain.held[seat] | self.played[seat]).has(card)).then_some(certain)
    }
}
