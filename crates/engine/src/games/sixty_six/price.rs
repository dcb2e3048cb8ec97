//! What a won deal is worth (2.24).

/// One; two against Schneider, under 33 of the points that count against it; three against
/// schwarz, without a trick.
#[inline]
#[must_use]
pub const fn price(tricks: u8, points: u16) -> u16 {
    match (tricks, points) {
        (0, _) => 3,
        (_, 0..=32) => 2,
        _ => 1,
    }
}
