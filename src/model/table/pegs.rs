//! Where the pegs of a peg board stand (6.9). Lengths are tenths of the units of its drawing.

/// A place on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hole {
    /// From the left.
    pub x: i32,
    /// From the top.
    pub y: i32,
}

/// The hole of so many points of a target: out along the edge, back along the middle, the last one
/// at the end. `mine` is the lower half.
#[must_use]
pub fn hole(points: u16, target: u16, mine: bool) -> Hole {
    let points = points.min(target);
    let out = points <= target / 2;
    let y = match (points == target, out, mine) {
        (true, ..) => 360,
        (_, true, false) => 100,
        (_, false, false) => 210,
        (_, true, true) => 620,
        (_, false, true) => 510,
    };
    let along = if out { points } else { target - points };
    let (step, gap) = if target > 61 { (60, 38) } else { (96, 32) };
    let x = match i32::from(along) {
        0 => 120,
        along => 296 + step * (along - 1) + gap * ((along - 1) / 5),
    };
    Hole { x, y }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The holes of a board's drawing, as `M12 10h0` has them.
    fn drawn(id: &str) -> Vec<Hole> {
        let file = include_str!("../../../public/table.svg");
        let symbol = file.split_once(id).expect("the board is drawn").1;
        let symbol = symbol.split_once("</symbol>").expect("it ends").0;
        let tenths = |text: &str| (text.parse::<f64>().expect("a number") * 10.0).round() as i32;
        symbol
            .split('M')
            .filter_map(|path| path.split_once("h0")?.0.split_once(' '))
            .map(|(x, y)| Hole {
                x: tenths(x),
                y: tenths(y),
            })
            .collect()
    }

    #[test]
    fn every_score_stands_in_a_hole_of_its_own_of_the_drawn_board() {
        for target in [61, 91] {
            let holes = drawn(&format!("peg-board-{target}\""));
            assert!(holes.len() > 100, "{target}: {}", holes.len());
            for mine in [false, true] {
                let mut seen = Vec::new();
                for points in 0..=target {
                    let place = hole(points, target, mine);
                    let last = points == target;
                    assert!(
                        last || holes.contains(&place),
                        "{points} of {target}: {place:?}"
                    );
                    assert!(!seen.contains(&place), "{points} of {target} twice");
                    seen.push(place);
                }
                assert_eq!(hole(target + 9, target, mine), hole(target, target, mine));
            }
        }
    }
}
