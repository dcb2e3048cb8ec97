//! The deal of the day.

use super::Words;
use super::hints::fill;

impl Words {
    /// The deal of a day: "Spiel des Tages, 23.11.".
    #[must_use]
    pub fn deal_of_day(self, date: &str) -> String {
        join!(self.daily_deal(), ", ", self.day_and_month(date))
    }

    /// A date such as "2026-11-23" without its year: "23.11.".
    #[must_use]
    pub fn day_and_month(self, date: &str) -> String {
        let number = |from: usize| date.get(from..from + 2).and_then(|part| part.parse().ok());
        match (number(8), number(5)) {
            (Some(day), Some(month)) => say!(self, daily::day_and_month(day, month)),
            _ => String::new(),
        }
    }

    /// A date with its year: "23.11.2026".
    #[must_use]
    pub fn date(self, date: &str) -> String {
        let year = date.get(..4).unwrap_or_default();
        join!(
            self.day_and_month(date),
            say!(self, daily::BEFORE_YEAR),
            year
        )
    }

    /// Days on which the deal was played one after the other: "5 Tage in Folge"; nothing for a single one.
    #[must_use]
    pub fn days_in_a_row(self, days: u32) -> String {
        match days {
            0 | 1 => String::new(),
            _ => fill(say!(self, daily::STREAK), &[days.to_string()]),
        }
    }

    /// What the day's deals of a week brought: "Letzte sieben Tage: 3 gewonnen, 1 verloren, 0 unentschieden".
    #[must_use]
    pub fn last_week(self, points: &[Option<i32>]) -> String {
        let parts = [1, -1, 0].map(|sign| {
            let days = points.iter().flatten();
            let number = days.filter(|points| points.signum() == sign).count();
            number.to_string()
        });
        fill(say!(self, daily::LAST_WEEK), &parts)
    }

    /// Beside what a friend made of the reader's cards: "Ernestus mit deinen Karten".
    #[must_use]
    pub fn with_your_cards(self, name: &str) -> String {
        fill(say!(self, daily::WITH_YOUR_CARDS), &[name.to_owned()])
    }

    /// A day's result for others: "Spiel des Tages, 23.11.: 2 Punkte. Ernestus mit meinen Karten: 1 Punkt. 5 Tage in Folge".
    #[must_use]
    pub fn days_result(
        self,
        date: &str,
        points: i32,
        strongest: Option<(&str, i32)>,
        days: u32,
    ) -> String {
        let mut text = join!(self.deal_of_day(date), ": ", self.balance(points), ".");
        if let Some((name, points)) = strongest {
            let made = [name.to_owned(), self.balance(points)];
            text.push(' ');
            text.push_str(&fill(say!(self, daily::WITH_MY_CARDS), &made));
            text.push('.');
        }
        let streak = self.days_in_a_row(days);
        if !streak.is_empty() {
            text = join!(text, " ", streak, ".");
        }
        text
    }
}
