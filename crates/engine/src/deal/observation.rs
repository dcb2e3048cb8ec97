//! A view with its history.

use super::{Action, Seat};
use crate::cards::Card;

/// Everything a seat has seen of a deal: what it knows now and how it came to be. A bot decides
/// from this and nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Observation<V> {
    /// What the seat knows now.
    pub view: V,
    /// Its first cards, in the order dealt.
    pub dealt: Vec<Card>,
    /// What it drew or robbed since, in order.
    pub drawn: Vec<Card>,
    /// All moves so far.
    pub moves: Vec<(Seat, Action)>,
}
