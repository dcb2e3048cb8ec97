//! What one player of a deal for two knows about the cards beyond his own hand.

use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::View;
use sechsundsechzig_engine::games::sixty_six::TwoHandedView;

/// The cards outside the player's hand, by what he knows of them: together with it they are the pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownCards {
    /// Cards that the other player holds for certain.
    pub held: CardSet,
    /// The card under the talon, if it is known; it may lie there face down.
    pub bottom: CardSet,
    /// Cards in the other hand or in the talon: nobody but their holder can tell.
    pub unseen: CardSet,
    /// Cards that have been played.
    pub played: CardSet,
}

impl KnownCards {
    /// What a seat knows, from what it has seen.
    #[must_use]
    pub fn of(view: &TwoHandedView) -> KnownCards {
        let table = view.table();
        let other = view.seat().other().index();
        let (mut held, mut unseen) = (table.known[other], view.unseen());
        // Where everything unseen has room in the other hand, nothing of it is in the talon.
        if held.len() + unseen.len() == usize::from(table.held[other]) {
            held |= unseen;
            unseen = CardSet::EMPTY;
        }
        KnownCards {
            held,
            bottom: table.bottom.into_iter().collect(),
            unseen,
            played: table.played(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sechsundsechzig_bots::puzzles::{self, SOLVER};
    use sechsundsechzig_engine::deal::{Deal, FastRng};

    #[test]
    fn every_card_of_a_puzzle_is_in_exactly_one_place() {
        for (number, puzzle) in puzzles::all() {
            let deal = puzzle.deal().unwrap();
            let view = deal.view(SOLVER);
            let known = KnownCards::of(&view);
            let lots = [
                known.held,
                known.bottom,
                known.unseen,
                known.played,
                view.hand(),
            ];
            let pack = view.table().rules.pack.cards();
            let together = lots.into_iter().fold(CardSet::EMPTY, |all, lot| all | lot);
            assert_eq!(together, pack, "puzzle {number}");
            let count: usize = lots.into_iter().map(CardSet::len).sum();
            assert_eq!(count, pack.len(), "puzzle {number}");
        }
    }

    #[test]
    fn what_the_other_is_said_to_hold_he_holds_in_every_deal_that_fits() {
        let mut rng = FastRng::new(66);
        let mut certain = 0;
        for (number, puzzle) in puzzles::all() {
            let view = puzzle.deal().unwrap().view(SOLVER);
            let known = KnownCards::of(&view);
            certain += known.held.len();
            for _ in 0..20 {
                let world = view.sample_world(&mut rng);
                let hand = world.hand(SOLVER.other());
                assert_eq!(known.held - hand, CardSet::EMPTY, "puzzle {number}");
            }
        }
        assert!(certain > 0);
    }
}
