//! A trick of a game for two.

use crate::cards::Card;
use crate::deal::Seat;

/// A completed trick of a game for two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trick {
    /// The card led.
    pub led: Card,
    /// The card played to it.
    pub followed: Card,
    /// Who led.
    pub leader: Seat,
    /// Who won it.
    pub winner: Seat,
}
