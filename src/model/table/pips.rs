//! The numeral cards that keep the score: where their pips are, and which the card on top leaves
//! uncovered. The places are those of `style/score-card.css`.

/// A score card; lengths are hundredths of the units of its drawing.
#[derive(Debug)]
pub struct Pips {
    /// The points it is played to.
    pub target: u16,
    /// The middles of its pips.
    pub places: &'static [(i32, i32)],
    /// How large they are.
    pub size: i32,
    /// Where the lid lies for each number of points.
    lids: &'static [Lid],
}

/// How a lid lies: moved by x and y, turned about its lower left corner by the angle with this sine
/// and cosine, in ten-thousandths.
#[derive(Clone, Copy, Debug)]
struct Lid(i32, i32, i32, i32);

const THREE: Pips = Pips {
    target: 3,
    places: &[(3000, 1680), (3000, 4200), (3000, 6720)],
    size: 1200,
    lids: &[
        Lid(160, -180, 0, 10000),
        Lid(0, -2900, 0, 10000),
        Lid(0, -5400, 0, 10000),
        Lid(0, -7550, 0, 10000),
    ],
};

const SEVEN: Pips = Pips {
    target: 7,
    places: &[
        (1680, 1680),
        (4320, 1680),
        (3000, 2940),
        (1680, 4200),
        (4320, 4200),
        (1680, 6720),
        (4320, 6720),
    ],
    size: 1200,
    lids: &[
        Lid(160, -180, 0, 10000),
        Lid(-678, 4574, 5000, 8660),
        Lid(0, -2900, 0, 10000),
        Lid(2340, 0, 0, 10000),
        Lid(0, -4830, 0, 10000),
        Lid(0, -6090, 0, 10000),
        Lid(3660, -6090, 0, 10000),
        Lid(0, -7550, 0, 10000),
    ],
};

const NINE: Pips = Pips {
    target: 9,
    places: &[
        (1680, 1350),
        (4320, 1350),
        (1680, 3000),
        (4320, 3000),
        (3000, 4200),
        (1680, 5400),
        (4320, 5400),
        (1680, 7050),
        (4320, 7050),
    ],
    size: 1100,
    lids: &[
        Lid(160, -180, 0, 10000),
        Lid(-800, 5250, 4305, 9026),
        Lid(0, -2175, 0, 10000),
        Lid(-500, 3150, 5373, 8434),
        Lid(0, -3600, 0, 10000),
        Lid(0, -4800, 0, 10000),
        Lid(2340, -3600, 0, 10000),
        Lid(0, -6225, 0, 10000),
        Lid(2340, -6225, 0, 10000),
        Lid(0, -7700, 0, 10000),
    ],
};

const ELEVEN: Pips = Pips {
    target: 11,
    places: &[
        (1680, 1050),
        (4320, 1050),
        (3000, 2200),
        (1680, 3350),
        (4320, 3350),
        (1680, 5050),
        (4320, 5050),
        (3000, 6200),
        (1680, 7350),
        (4320, 7350),
    ],
    size: 1050,
    lids: &[
        Lid(160, -180, 0, 10000),
        Lid(-900, 5650, 3987, 9171),
        Lid(0, -1625, 0, 10000),
        Lid(0, -2775, 0, 10000),
        Lid(2340, 0, 0, 10000),
        Lid(0, -4200, 0, 10000),
        Lid(2340, -2775, 0, 10000),
        Lid(0, -5625, 0, 10000),
        Lid(0, -6775, 0, 10000),
        Lid(2340, -6775, 0, 10000),
        Lid(0, -7950, 0, 10000),
        Lid(0, -7950, 0, 10000),
    ],
};

/// The card that can show this target, if one can.
#[must_use]
pub const fn card_for(target: u16) -> Option<&'static Pips> {
    match target {
        3 => Some(&THREE),
        7 => Some(&SEVEN),
        9 => Some(&NINE),
        11 => Some(&ELEVEN),
        _ => None,
    }
}

impl Pips {
    /// Whether the lid leaves this pip uncovered at so many points.
    fn uncovered(&self, (x, y): (i32, i32), points: u16) -> bool {
        const WIDTH: i32 = 6000;
        const HEIGHT: i32 = 8400;
        let Some(&Lid(dx, dy, sin, cos)) = self.lids.get(usize::from(points)) else {
            return true;
        };
        let (x, y) = (x - dx, y - dy);
        let (x, y) = if sin == 0 {
            (x, y)
        } else {
            let turned = (x * cos + y * sin, y * cos - x * sin);
            (turned.0 / 10_000, turned.1 / 10_000 + HEIGHT)
        };
        !((0..=WIDTH).contains(&x) && (0..=HEIGHT).contains(&y))
    }

    /// The pips that show at `after` points and did not at `before`.
    pub fn uncovered_between(
        &self,
        before: u16,
        after: u16,
    ) -> impl Iterator<Item = (i32, i32)> + '_ {
        let new = move |place: &(i32, i32)| {
            self.uncovered(*place, after) && !self.uncovered(*place, before)
        };
        let new = self.places.iter().copied().filter(new);
        new.take(usize::from(after.saturating_sub(before)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lid_leaves_exactly_as_many_pips_as_there_are_points() {
        for card in [&THREE, &SEVEN, &NINE, &ELEVEN] {
            for points in 0..=card.target {
                let shows = |place: &&(i32, i32)| card.uncovered(**place, points);
                let shown = card.places.iter().filter(shows).count();
                let pips = usize::from(points).min(card.places.len());
                assert_eq!(shown, pips, "{points} of {}", card.target);
            }
        }
    }

    #[test]
    fn a_point_won_uncovers_at_least_one_new_pip() {
        for points in 0..7 {
            assert!(SEVEN.uncovered_between(points, points + 1).count() >= 1);
        }
    }
}
