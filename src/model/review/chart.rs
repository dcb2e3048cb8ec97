//! Where things stand in the chart of a review, in units of its drawing, and which of its numbers give way.

use super::DecisionValue;

/// The first and the last decision's place from the left.
const LEFT: i32 = 22;
const RIGHT: i32 = 314;
/// The line of even chances.
pub const MIDDLE: i32 = 74;
/// How far the best lies above the middle, and the worst below it.
const HALF: i32 = 46;
/// The least worth, in thousandths of a point, that reaches the edge.
const FULL: i32 = 1_500;
/// A point, in thousandths.
const POINT: i32 = 1_000;
/// More decisions than this have every other number.
const CROWDED: usize = 12;
/// From so many on the last number would run into what stands under the end: one of the two gives way.
const TIGHT: usize = 14;

/// What a chart's places and values are drawn at.
#[derive(Clone, Copy, Debug)]
pub struct ChartScale {
    steps: i32,
    /// What its edges stand for, in thousandths of a point.
    pub most: i32,
}

impl ChartScale {
    /// The scale of a chart of these decisions, with what the deal brought in the end, in thousandths of a point, once it is
    /// known.
    #[must_use]
    pub fn of(decision_values: &[DecisionValue], brought: Option<i32>) -> ChartScale {
        let values = decision_values
            .iter()
            .flat_map(|worth| [worth.before, worth.after]);
        let most = values.chain(brought).map(i32::abs).max().unwrap_or(0);
        let places = decision_values.len() + usize::from(brought.is_some());
        ChartScale {
            steps: i32::try_from(places).unwrap_or(1).max(2) - 1,
            most: match most {
                ..=FULL => FULL,
                // Whole points are read at a glance.
                _ => most.saturating_add(POINT - 1) / POINT * POINT,
            },
        }
    }

    /// How far from the left the decision in this place stands; what the deal brought comes after the last.
    #[must_use]
    pub fn x(self, place: usize) -> i32 {
        LEFT + i32::try_from(place).unwrap_or(0) * (RIGHT - LEFT) / self.steps
    }

    /// How far from the top a worth stands, in thousandths of a point.
    #[must_use]
    pub const fn y(self, worth: i32) -> i32 {
        MIDDLE - worth * HALF / self.most
    }
}

/// What stands under a chart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChartLabels {
    /// The places of the decisions that have their number there.
    pub numbered: Vec<usize>,
    /// Whether the end has its name there.
    pub names_end: bool,
}

impl ChartLabels {
    /// What there is room for under so many decisions, if one of them is marked, and if the chart has an end.
    #[must_use]
    pub fn of(decisions: usize, marked: Option<usize>, has_end: bool) -> ChartLabels {
        let every = if decisions > CROWDED { 2 } else { 1 };
        let last = decisions.checked_sub(1);
        let is_tight = has_end && decisions >= TIGHT;
        let names_end = has_end && !(is_tight && marked == last);
        let has_room = |place: usize| match marked {
            Some(marked) if place != marked => {
                place.is_multiple_of(every) && place.abs_diff(marked) >= every
            }
            Some(_) => true,
            None => place.is_multiple_of(every),
        };
        let gives_way = |place: usize| is_tight && names_end && Some(place) == last;
        let numbered = (0..decisions).filter(|place| has_room(*place) && !gives_way(*place));
        ChartLabels {
            numbered: numbered.collect(),
            names_end,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(before: i32, after: i32) -> DecisionValue {
        DecisionValue { before, after }
    }

    #[test]
    fn the_largest_worth_reaches_the_edge_and_small_ones_do_not() {
        let large = ChartScale::of(&[worth(3000, 3000), worth(3000, -1500)], None);
        assert_eq!((large.y(3000), large.y(0)), (MIDDLE - HALF, MIDDLE));
        assert_eq!(large.y(-1500), MIDDLE + HALF / 2);
        let small = ChartScale::of(&[worth(300, 300)], Some(-150));
        assert!(small.y(300) > MIDDLE - HALF);
    }

    #[test]
    fn the_edges_stand_for_whole_points_unless_all_is_smaller() {
        let most = |value| ChartScale::of(&[worth(value, 0)], None).most;
        assert_eq!([-300, 1500, 1600].map(most), [1500, 1500, 2000]);
        assert_eq!([-3000, 71_800].map(most), [3000, 72_000]);
    }

    #[test]
    fn decisions_and_the_end_share_the_width() {
        let decision_values = [worth(0, 0); 4];
        let open = ChartScale::of(&decision_values, None);
        assert_eq!((open.x(0), open.x(3)), (LEFT, RIGHT));
        let ended = ChartScale::of(&decision_values, Some(0));
        assert_eq!((ended.x(0), ended.x(4)), (LEFT, RIGHT));
    }

    #[test]
    fn every_number_stands_there_while_there_is_room() {
        let labels = ChartLabels::of(6, Some(2), true);
        assert_eq!(labels.numbered, (0..6).collect::<Vec<_>>());
        assert!(labels.names_end);
        assert!(!ChartLabels::of(6, None, false).names_end);
    }

    #[test]
    fn beside_the_end_the_last_number_gives_way_unless_it_is_marked() {
        let with_room = ChartLabels::of(12, Some(4), true);
        assert!(with_room.names_end && with_room.numbered.contains(&11));
        let unmarked = ChartLabels::of(15, Some(4), true);
        assert!(unmarked.names_end && !unmarked.numbered.contains(&14));
        let marked = ChartLabels::of(15, Some(14), true);
        assert!(!marked.names_end && marked.numbered.contains(&14));
    }

    #[test]
    fn in_a_long_deal_the_marked_number_keeps_its_neighbours_away() {
        let labels = ChartLabels::of(14, Some(5), false);
        assert_eq!(labels.numbered, [0, 2, 5, 8, 10, 12]);
    }
}
