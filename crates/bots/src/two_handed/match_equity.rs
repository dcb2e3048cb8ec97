//! What a deal's outcome is worth to a search: the chance to win the match it leaves.
//!
//! At six all of seven only winning counts, not by how much; a search for game points would
//! cover for three there and lose the match by it.

use crate::searchable::Rewards;
use sechsundsechzig_engine::deal::PerSide;
use sechsundsechzig_engine::games::sixty_six::two_handed::Table;
use sechsundsechzig_engine::rules::Rules;

/// The most game points a deal between two can move.
const MAX_POINTS: usize = 3;

/// How often a deal between equals is won by one, two and three, of decided deals: the mean of
/// 400 deals of `kord` against `kord` each in `paderborn` (26, 52 and 22 %), `santase` (60, 33, 7)
/// and `schnapsen` (51, 34, 15).
const WON_BY: [f32; MAX_POINTS] = [0.46, 0.39, 0.15];

/// The longest match the table is worked out for; longer ones are as good as endless.
const LONGEST: usize = 24;

/// Seat 0's reward for each balance of game points, from three lost to three won: 0 for the worst
/// of them and 1 for the best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct OutcomeRewards([f32; 2 * MAX_POINTS + 1]);

impl OutcomeRewards {
    /// Each game point is worth the same.
    pub fn of_points() -> OutcomeRewards {
        let mut worth = [0.0; 2 * MAX_POINTS + 1];
        for (balance, value) in worth.iter_mut().enumerate() {
            *value = balance as f32 / (2 * MAX_POINTS) as f32;
        }
        OutcomeRewards(worth)
    }

    /// By what each outcome leaves of the match this table's deal belongs to.
    pub fn of_match(table: &Table) -> OutcomeRewards {
        let missing = missing(&table.rules, &table.start);
        if missing
            .iter()
            .any(|missing| !(1..=LONGEST).contains(missing))
        {
            return OutcomeRewards::of_points();
        }
        let chances = chances();
        let after = |balance: usize| {
            let [first, second] = missing;
            let lost = MAX_POINTS.saturating_sub(balance);
            let won = balance.saturating_sub(MAX_POINTS);
            chances[first.saturating_sub(won)][second.saturating_sub(lost)]
        };
        let (worst, best) = (after(0), after(2 * MAX_POINTS));
        let mut worth = [0.0; 2 * MAX_POINTS + 1];
        for (balance, value) in worth.iter_mut().enumerate() {
            *value = (after(balance) - worst) / (best - worst);
        }
        OutcomeRewards(worth)
    }

    /// Both seats' rewards.
    #[inline]
    pub fn rewards(&self, balance: i8) -> Rewards {
        let most = MAX_POINTS as i8;
        let first = self.0[(balance.clamp(-most, most) + most) as usize];
        [first, 1.0 - first, 0.5, 0.5]
    }
}

/// How many points either seat misses to win the match.
fn missing(rules: &Rules, start: &PerSide<u16>) -> [usize; 2] {
    let start = start.as_slice();
    let missing = |seat| {
        let has = start.get(seat).copied().unwrap_or(0);
        usize::from(rules.target.saturating_sub(has))
    };
    [missing(0), missing(1)]
}

/// Whether a match for game points in which the seats have so many may end with the next deal.
pub(crate) fn may_end(rules: &Rules, start: &PerSide<u16>) -> bool {
    missing(rules, start)
        .iter()
        .any(|missing| *missing <= MAX_POINTS)
}

/// The first player's chance to win a match between equals, by how many points either misses.
fn chances() -> [[f32; LONGEST + 1]; LONGEST + 1] {
    let mut chances = [[0.0; LONGEST + 1]; LONGEST + 1];
    for first in 0..=LONGEST {
        for second in 0..=LONGEST {
            chances[first][second] = match (first, second) {
                (0, _) => 1.0,
                (_, 0) => 0.0,
                _ => (1..=MAX_POINTS)
                    .map(|by| {
                        let won = chances[first.saturating_sub(by)][second];
                        let lost = chances[first][second.saturating_sub(by)];
                        WON_BY[by - 1] * (won + lost) / 2.0
                    })
                    .sum(),
            };
        }
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::{MAX_POINTS, OutcomeRewards, chances};
    use sechsundsechzig_engine::deal::{Deal, PerSide, Seat, Setup, shuffle};
    use sechsundsechzig_engine::games::sixty_six::TwoHanded;
    use sechsundsechzig_engine::rules::Preset;

    fn worth(start: [u16; 2]) -> OutcomeRewards {
        let rules = Preset::Paderborn.checked();
        let setup = Setup {
            rules,
            dealer: Seat(0),
            pack: shuffle::pack(rules.pack, "worth", 0),
            start: PerSide::from_slice(&start).unwrap_or(PerSide::new(2)),
            trump: None,
        };
        OutcomeRewards::of_match(TwoHanded::new(&setup, &mut ()).table())
    }

    #[test]
    fn chances_are_even_at_equal_scores_and_grow_with_fewer_points_missing() {
        let chances = chances();
        for missing in 1..10 {
            assert!((chances[missing][missing] - 0.5).abs() < 1e-4);
            assert!(chances[missing][missing + 1] > chances[missing + 1][missing + 1]);
        }
    }

    #[test]
    fn one_point_is_as_good_as_three_where_one_wins_the_match() {
        let OutcomeRewards(values) = worth([6, 6]);
        assert_eq!(values[..MAX_POINTS], [0.0; MAX_POINTS]);
        assert_eq!(values[MAX_POINTS + 1..], [1.0; MAX_POINTS]);
    }

    #[test]
    fn at_the_start_of_a_match_every_point_counts() {
        let OutcomeRewards(values) = worth([0, 0]);
        assert!(values.windows(2).all(|pair| pair[0] < pair[1]));
    }
}
