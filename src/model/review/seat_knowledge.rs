//! What another seat could and could not see before a move.

use crate::model::match_session::PLAYER;
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::{Deal, FastRng, Seat, View};
use sechsundsechzig_engine::record::Session;

/// So many worlds that fit what he saw are dealt: a card that lies with the player in all of them
/// is known to lie there, whatever the game.
const WORLDS: usize = 40;
/// Where their chance starts from.
const SEED: u64 = 66;

/// What another seat could see.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatKnowledge {
    /// Whose it is.
    pub seat: Seat,
    /// His hand.
    pub hand: Vec<Card>,
    /// Cards of the player's hand that he knew to be there.
    pub known: Vec<Card>,
    /// How many cards might have been there, for all he knew.
    pub unseen: usize,
}

impl SeatKnowledge {
    /// What a seat could see of the deal as it stands.
    #[must_use]
    pub fn of(session: &Session, seat: Seat) -> SeatKnowledge {
        let view = session.view(seat);
        let mut rng = FastRng::new(SEED);
        let (mut always, mut ever) = (session.hand(PLAYER), CardSet::EMPTY);
        for _ in 0..WORLDS {
            let hand = Deal::hand(&view.sample_world(&mut rng), PLAYER);
            always = always & hand;
            ever |= hand;
        }
        SeatKnowledge {
            seat,
            hand: session.hand(seat).into_iter().collect(),
            known: always.into_iter().collect(),
            unseen: (ever - always).len(),
        }
    }
}
