//! Dealing the hidden cards anew so that nothing the table knows is contradicted.

use super::Round;
use super::facts::marriages;
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::deal::Seat;
use crate::deal::shuffle::below;
use crate::games::sixty_six::{HiddenPlace, distribute};
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
        let mut places = [HiddenPlace::default(); 3];
        for seat in 0..usize::from(self.players) {
            let room = usize::from(self.held[seat]).checked_sub(certain.held[seat].len())?;
            if room > 0 {
                let possible = unseen - certain.barred[seat];
                *places.get_mut(hidden.len())? = HiddenPlace { room, possible };
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
        (!(certain.held[seat] | self.played[seat]).contains(card)).then_some(certain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::PackSize;
    use crate::deal::{FastRng, PerSide, Setup, shuffle};
    use crate::rules::Preset;

    /// A deal for four, to which seat 2 leads.
    fn round() -> Round {
        let setup = Setup {
            rules: Preset::Four.checked(),
            dealer: Seat(0),
            pack: shuffle::pack(PackSize::TwentyFour, "sampled", 0),
            start: PerSide::new(2),
            trump: None,
        };
        Round::new(&setup, 4, Seat(2))
    }

    fn nothing_certain() -> Certain {
        Certain {
            held: [CardSet::EMPTY; 4],
            barred: [CardSet::EMPTY; 4],
        }
    }

    #[test]
    fn a_clue_is_taken_only_in_a_way_that_nothing_certain_contradicts() {
        let pair = CardSet::marriage(Suit::Hearts);
        let king = Card::new(Suit::Hearts, Rank::King);
        let mut round = round();
        let way = round.with(nothing_certain(), 2, pair);
        assert!(way.is_some_and(|way| way.held[2] == pair));
        let mut elsewhere = nothing_certain();
        elsewhere.held[1].insert(king);
        assert!(round.with(elsewhere, 2, pair).is_none());
        let mut barred = nothing_certain();
        barred.barred[2].insert(king);
        assert!(round.with(barred, 2, pair).is_none());
        let mut own = nothing_certain();
        own.held[2].insert(king);
        assert!(round.without(own, 2, king).is_none());
        let way = round.without(elsewhere, 2, king);
        assert!(way.is_some_and(|way| way.barred[2].contains(king)));
        round.played[2].insert(king);
        assert!(round.without(nothing_certain(), 2, king).is_none());
        let way = round.with(nothing_certain(), 2, pair);
        assert!(way.is_some_and(|way| way.held[2] == pair - CardSet::of(king)));
        assert!(round.with(nothing_certain(), 3, pair).is_none());
    }

    #[test]
    fn who_was_asked_for_a_marriage_holds_a_second_no_more_often_than_the_cards_make_it() {
        let mut round = round();
        round.note_asked(Seat(2), true);
        let pack = PackSize::TwentyFour.cards();
        let low = pack.of_rank(Rank::Nine) | pack.of_rank(Rank::Jack);
        let seen: CardSet = low.iter().take(6).collect();
        let mut rng = FastRng::new(66);
        let second = |hands: &[CardSet; 4]| marriages(hands[2]).nth(1).is_some();
        let sampled = (0..3_000)
            .map(|_| round.sample_hands(Seat(3), seen, &mut rng))
            .filter(second)
            .count();
        let mut certain = nothing_certain();
        certain.held[3] = seen;
        let mut rng = FastRng::new(67);
        let dealt: Vec<_> = (0..9_000)
            .filter_map(|_| round.deal_around(&certain, &mut rng))
            .filter(|hands| round.fits_marriages(hands))
            .collect();
        let expected = 3_000 * dealt.iter().filter(|hands| second(hands)).count();
        let difference = (sampled * dealt.len()).abs_diff(expected) / dealt.len();
        assert!(difference < 100, "{difference} of 3,000");
    }
}
