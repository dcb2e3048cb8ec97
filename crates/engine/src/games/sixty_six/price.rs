//! The points that a deal is played for, and what it is worth (2.24).

/// The card points that go out (2.20).
pub const OUT: u16 = 66;
/// Who has fewer card points is Schneider (2.24).
pub const SCHNEIDER: u16 = 33;

/// One; two against Schneider, under 33 of the points that count against it; three against
/// schwarz, without a trick.
#[inline]
#[must_use]
pub const fn price(has_trick: bool, points: u16) -> u16 {
    if !has_trick {
        3
    } else if points < SCHNEIDER {
        2
    } else {
        1
    }
}
