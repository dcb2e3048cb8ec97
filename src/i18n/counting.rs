//! The counting trainer: what was asked, what was right, where a count drifted.

use super::hints::fill;
use super::{Person, Words};

impl Words {
    /// The name of a field for another's count: "Augen von Hermen".
    #[must_use]
    pub fn points_of(self, who: Person) -> String {
        fill(say!(self, counting::POINTS_OF), &[self.person(who)])
    }

    /// A count beside what was right: "Du: 34 Augen, richtig."
    #[must_use]
    pub fn count_result(self, who: Person, right: u16, counted: u16) -> String {
        let (name, points) = (self.person(who), self.card_points_count(right));
        if counted == right {
            fill(say!(self, counting::RIGHT), &[name, points])
        } else {
            fill(
                say!(self, counting::OFF),
                &[name, points, counted.to_string()],
            )
        }
    }

    /// By how much counts are off together: "Um 13 daneben".
    #[must_use]
    pub fn count_off(self, off: u32) -> String {
        fill(say!(self, counting::OFF_BY), &[off.to_string()])
    }

    /// A trick is missing in a count.
    #[must_use]
    pub fn trick_missed(self, trick: usize, points: u16) -> String {
        self.of_trick(say!(self, counting::MISSED), trick, points)
    }

    /// A trick was counted twice.
    #[must_use]
    pub fn trick_twice(self, trick: usize, points: u16) -> String {
        self.of_trick(say!(self, counting::TWICE), trick, points)
    }

    /// A marriage is missing in a count.
    #[must_use]
    pub fn marriage_missed(self, trick: usize, points: u16) -> String {
        self.in_terms(self.of_trick(say!(self, counting::MARRIAGE), trick, points))
    }

    fn of_trick(self, template: &str, trick: usize, points: u16) -> String {
        fill(
            template,
            &[trick.to_string(), self.card_points_count(points)],
        )
    }

    /// A count is right up to a trick.
    #[must_use]
    pub fn right_up_to(self, trick: usize) -> String {
        fill(say!(self, counting::RIGHT_UP_TO), &[trick.to_string()])
    }

    /// How the runs of a level went: "Beide: 12 Runden, davon 8 richtig; im Mittel um 2,5 daneben."
    #[must_use]
    pub fn counting_stats(self, level: &str, runs: u32, right: u32, mean_tenths: u32) -> String {
        let runs = match runs {
            1 => say!(self, counting::ONE_RUN).to_owned(),
            _ => fill(say!(self, counting::RUNS), &[runs.to_string()]),
        };
        let (right, mean) = (right.to_string(), self.tenths(mean_tenths));
        fill(
            say!(self, counting::TALLY),
            &[level.to_owned(), runs, right, mean],
        )
    }
}
