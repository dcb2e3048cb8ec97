//! The numeral cards that keep the score: where their pips are, and which the card on top leaves
//! uncovered. The places are those of `style/keeper.css`.

/// A score card.
#[derive(Debug)]
pub struct Pips {
    /// The points it is played to.
    pub target: u16,
    /// The middles of its pips.
    pub places: &'static [(f32, f32)],
    /// How large they are.
    pub size: f32,
    /// Where the lid lies for each number of points: moved by x and y, turned by degrees about its
    /// lower left corner.
    lids: &'static [(f32, f32, f32)],
}

const SEVEN: Pips = Pips {
    target: 7,
    places: &[
        (16.8, 16.8),
        (43.2, 16.8),
        (30.0, 29.4),
        (16.8, 42.0),
        (43.2, 42.0),
        (16.8, 67.2),
        (43.2, 67.2),
    ],
    size: 12.0,
    lids: &[
        (1.6, -1.8, 0.0),
        (-6.78, 45.74, 30.0),
        (0.0, -29.0, 0.0),
        (23.4, 0.0, 0.0),
        (0.0, -48.3, 0.0),
        (0.0, -60.9, 0.0),
        (36.6, -60.9, 0.0),
        (0.0, -75.5, 0.0),
    ],
};

const NINE: Pips = Pips {
    target: 9,
    places: &[
        (16.8, 13.5),
        (43.2, 13.5),
        (16.8, 30.0),
        (43.2, 30.0),
        (30.0, 42.0),
        (16.8, 54.0),
        (43.2, 54.0),
        (16.8, 70.5),
        (43.2, 70.5),
    ],
    size: 11.0,
    lids: &[
        (1.6, -1.8, 0.0),
        (-8.0, 52.5, 25.5),
        (0.0, -21.75, 0.0),
        (-5.0, 31.5, 32.5),
        (0.0, -36.0, 0.0),
        (0.0, -48.0, 0.0),
        (23.4, -36.0, 0.0),
        (0.0, -62.25, 0.0),
        (23.4, -62.25, 0.0),
        (0.0, -77.0, 0.0),
    ],
};

const ELEVEN: Pips = Pips {
    target: 11,
    places: &[
        (16.8, 10.5),
        (43.2, 10.5),
        (30.0, 22.0),
        (16.8, 33.5),
        (43.2, 33.5),
        (16.8, 50.5),
        (43.2, 50.5),
        (30.0, 62.0),
        (16.8, 73.5),
        (43.2, 73.5),
    ],
    size: 10.5,
    lids: &[
        (1.6, -1.8, 0.0),
        (-9.0, 56.5, 23.5),
        (0.0, -16.25, 0.0),
        (0.0, -27.75, 0.0),
        (23.4, 0.0, 0.0),
        (0.0, -42.0, 0.0),
        (23.4, -27.75, 0.0),
        (0.0, -56.25, 0.0),
        (0.0, -67.75, 0.0),
        (23.4, -67.75, 0.0),
        (0.0, -79.5, 0.0),
        (0.0, -79.5, 0.0),
    ],
};

/// The card that can show this target, if one can.
#[must_use]
pub const fn card_for(target: u16) -> Option<&'static Pips> {
    match target {
        7 => Some(&SEVEN),
        9 => Some(&NINE),
        11 => Some(&ELEVEN),
        _ => None,
    }
}

impl Pips {
    /// Whether the lid leaves this pip uncovered at so many points.
    fn uncovered(&self, (x, y): (f32, f32), points: u16) -> bool {
        let Some(&(dx, dy, degrees)) = self.lids.get(usize::from(points)) else {
            return true;
        };
        let (x, y) = (x - dx, y - dy);
        let (x, y) = if degrees == 0.0 {
            (x, y)
        } else {
            let (sin, cos) = degrees.to_radians().sin_cos();
            (x * cos + y * sin, y * cos - x * sin + 84.0)
        };
        !((0.0..=60.0).contains(&x) && (0.0..=84.0).contains(&y))
    }

    /// The pips that show at `after` points and did not at `before`.
    pub fn uncovered_between(
        &self,
        before: u16,
        after: u16,
    ) -> impl Iterator<Item = (f32, f32)> + '_ {
        let new = move |place: &(f32, f32)| {
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
        for card in [&SEVEN, &NINE, &ELEVEN] {
            for points in 0..=card.target {
                let shows = |place: &&(f32, f32)| card.uncovered(**place, points);
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
