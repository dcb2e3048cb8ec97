//! The points that a deal is played for, and what it is worth (2.24).

/// The card points that go out (2.20).
pub const OUT: u16 = 66;
/// Who has fewer card points is Schneider (2.24).
pub const SCHNEIDER: u16 = 33;
/// What the last trick counts extra wherever it counts anything (2.22, 4.5): the option `last_trick` says whether, never how
/// much. The names of its values (`ten`) and the texts for people have the number written in them.
pub const LAST_TRICK_BONUS: u16 = 10;

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
