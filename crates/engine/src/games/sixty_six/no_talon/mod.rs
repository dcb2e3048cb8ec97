//! What the games share in which every card is dealt: 66 for three and for four (4.2 to 5.6).

mod facts;
mod round;
mod sample;
mod trick;

pub use facts::MarriageFacts;
pub use round::Round;
pub use trick::TableTrick;

use crate::cards::CardSet;
use crate::deal::{Seat, Setup};

/// Deals packets of these sizes round the table, to the seats in this order.
pub(super) fn deal_hands(setup: &Setup, order: &[Seat], packets: &[usize]) -> [CardSet; 4] {
    let mut cards = setup.pack.cards().iter().copied();
    let mut hands = [CardSet::EMPTY; 4];
    for &size in packets {
        for seat in order {
            hands[seat.index()] |= cards.by_ref().take(size).collect();
        }
    }
    hands
}
