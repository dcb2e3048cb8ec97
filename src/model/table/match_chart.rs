//! The points of a match, deal after deal, as lines that rise in steps.

use sechsundsechzig_engine::sort;

/// Where the lines begin, in units of the drawing.
pub const LEFT: i32 = 24;
/// Where they end.
pub const RIGHT: i32 = 222;
/// The height of the points that win the match, or of what somebody has beyond them.
pub const TOP: i32 = 12;
/// The height of no points.
pub const BOTTOM: i32 = 84;
/// How far apart two names stand at least.
const NAME_HEIGHT: i32 = 18;
/// So many numbers of deals have room.
const MOST_NUMBERS: usize = 10;

/// One side's line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its path, as SVG has it.
    pub path: String,
    /// The height of its end.
    pub end: i32,
    /// The height of the name beside it.
    pub name: i32,
}

/// How far right the end of a deal is, of so many.
const fn place(deal: usize, deals: usize) -> i32 {
    LEFT + (RIGHT - LEFT) * deal as i32 / deals as i32
}

/// The height of the points that win the match, where each side has so many in the end.
#[must_use]
pub fn goal(points: &[u16], target: u16) -> i32 {
    height(target, most(points, target))
}

fn most(points: &[u16], target: u16) -> u16 {
    points.iter().copied().fold(target.max(1), u16::max)
}

fn height(points: u16, most: u16) -> i32 {
    BOTTOM - (BOTTOM - TOP) * i32::from(points) / i32::from(most)
}

/// Each side's line: its points at the end, and what each deal brought each side.
#[must_use]
pub fn lines(points: &[u16], deals: &[Vec<u16>], target: u16) -> Vec<Line> {
    let most = most(points, target);
    let height = |points: u16| height(points, most);
    // From its end to its beginning: of a dashed one the last step reaches the end.
    let line = |(side, end): (usize, &u16)| {
        let mut now = *end;
        let mut path = ["M", &RIGHT.to_string(), " ", &height(now).to_string()].concat();
        for (number, deal) in deals.iter().enumerate().rev() {
            now = now.saturating_sub(deal.get(side).copied().unwrap_or(0));
            path.push('V');
            path.push_str(&height(now).to_string());
            path.push('H');
            path.push_str(&place(number, deals.len()).to_string());
        }
        Line {
            path,
            end: height(*end),
            name: height(*end),
        }
    };
    let mut lines: Vec<Line> = points.iter().enumerate().map(line).collect();
    spread_names(&mut lines);
    lines
}

/// Moves names down that would stand on each other.
fn spread_names(lines: &mut [Line]) {
    let mut order: Vec<usize> = (0..lines.len()).collect();
    sort::sort_by_key(&mut order, |side| lines[*side].end);
    let mut free = i32::MIN;
    for side in order {
        lines[side].name = lines[side].end.max(free);
        free = lines[side].name + NAME_HEIGHT;
    }
}

/// The numbers below the lines and where they stand: of many deals, not each has room.
pub fn numbers(deals: usize) -> impl Iterator<Item = (usize, i32)> {
    let step = deals.div_ceil(MOST_NUMBERS).max(1);
    let shown = (1..=deals).filter(move |number| (deals - number).is_multiple_of(step));
    shown.map(move |number| (number, place(number, deals)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_rises_with_each_deal_its_side_won() {
        let deals = [vec![2, 0], vec![0, 1], vec![5, 0]];
        let [own, other] = &lines(&[7, 1], &deals, 7)[..] else {
            panic!("two sides have two lines");
        };
        assert_eq!(own.path, "M222 12V64H156V64H90V84H24");
        assert_eq!(own.end, TOP);
        assert_eq!(other.path, "M222 74V74H156V84H90V84H24");
    }

    #[test]
    fn a_match_that_began_with_points_begins_above_the_bottom() {
        let lines = lines(&[7, 0], &[vec![1, 0]], 7);
        assert!(lines[0].path.starts_with("M222 12V23H24"), "{lines:?}");
    }

    #[test]
    fn more_points_than_needed_stay_inside_the_drawing() {
        let lines = lines(&[9, 6], &[vec![9, 6]], 7);
        assert_eq!(lines[0].end, TOP);
        assert!(lines[1].end > TOP);
        assert_eq!((goal(&[9, 6], 7), goal(&[7, 6], 7)), (28, TOP));
    }

    #[test]
    fn names_never_stand_on_each_other() {
        for points in [[7, 7, 6], [61, 60, 0], [0, 0, 7]] {
            let lines = lines(&points, &[points.to_vec()], 7);
            let mut names: Vec<i32> = lines.iter().map(|line| line.name).collect();
            names.sort_unstable();
            assert!(
                names.windows(2).all(|two| two[1] - two[0] >= NAME_HEIGHT),
                "{names:?}"
            );
        }
    }

    #[test]
    fn of_many_deals_the_last_is_numbered_and_never_more_than_have_room() {
        for deals in 1..40 {
            let numbers: Vec<_> = numbers(deals).collect();
            assert!(numbers.len() <= MOST_NUMBERS, "{numbers:?}");
            assert_eq!(numbers.last(), Some(&(deals, RIGHT)));
        }
    }
}
