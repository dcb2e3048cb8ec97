//! A position, and what it is known by.

use super::packed_hand::PackedHand;
use super::payoffs::SidePoints;

/// A position between two tricks, the leader first.
#[derive(Clone, Copy, Debug)]
pub(super) struct EndgamePosition {
    /// The leader's seat.
    pub leader: usize,
    pub hands: [PackedHand; 2],
    pub sides: [SidePoints; 2],
}

/// A position without collisions: both hands, and what each has made.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct PositionKey {
    pub hands: u64,
    pub rest: u32,
}

impl EndgamePosition {
    /// All of it that its value depends on: who sits where only if that is not even.
    pub fn key(&self, even: bool) -> PositionKey {
        let [hand, other] = self.hands;
        let [own, its] = self.sides;
        PositionKey {
            hands: u64::from(hand.0) | u64::from(other.0) << 32,
            rest: u32::from(own.points)
                | u32::from(its.points) << 8
                | u32::from(own.melds / 20) << 16
                | u32::from(its.melds / 20) << 20
                | u32::from(own.has_trick) << 24
                | u32::from(its.has_trick) << 25
                | u32::from(!even && self.leader == 1) << 26,
        }
    }
}
