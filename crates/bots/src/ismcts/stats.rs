//! What was learnt of an action, and how promising that makes it.

use super::deterministic_math::ln;

/// What was learnt of an action.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Stats {
    /// How often it was chosen.
    pub visits: u32,
    /// How often it could have been.
    pub available: u32,
    /// The sum of the rewards of who chose it.
    pub total: f32,
}

impl Stats {
    /// Mean reward of who chose the action.
    pub fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }

    /// The mean and a bonus for what could have been chosen more often.
    #[inline]
    pub fn bound(&self, exploration: f32) -> f32 {
        let share = 1.0 / self.visits as f32;
        self.total * share + exploration * (ln(self.available) * share).sqrt()
    }

    /// The mean and a bonus that shrinks with the visits, by a single division.
    #[inline]
    pub fn bound_by_prior(&self, untried: f32, bonus: f32) -> f32 {
        let bonus = bonus * (self.available as f32).sqrt();
        let visits = self.visits as f32;
        let more = visits + 1.0;
        // Worked out in either case: who chooses one of the two need not guess which it is.
        let tried = (self.total * more + bonus * visits) / (visits * more);
        if self.visits == 0 {
            untried + bonus
        } else {
            tried
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Stats;

    #[test]
    fn the_bonus_of_a_prior_shrinks_with_the_visits_and_a_mean_stays() {
        let stats = |visits: u32| Stats {
            visits,
            available: 16,
            total: visits as f32 * 0.5,
        };
        assert_eq!(stats(0).bound_by_prior(0.25, 0.125), 0.75);
        for visits in 1..100 {
            let expected = 0.5 + 0.5 / (1.0 + visits as f32);
            assert!((stats(visits).bound_by_prior(0.25, 0.125) - expected).abs() < 1e-5);
        }
    }
}
