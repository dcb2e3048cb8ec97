//! The deal of the day: the date is its seed, so that everybody gets the same cards, without a network
//! too; and what came of those that were played.
//!
//! `20780:2:1` is what a day's deal brought: the day, the player's points less the opponent's, and what the strongest friend
//! made of the player's cards, once that is known; `!` before it marks practice.

use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::{PerSide, Seat};
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::{DealLink, Replay};

/// The beginning of its seeds; the date follows.
pub const SEED: &str = "blatt-";

/// The date whose deal has this seed, if it is a deal of the day's.
#[must_use]
pub fn date_of(seed: &str) -> Option<&str> {
    seed.strip_prefix(SEED)
}

/// The deal of a date such as `2026-11-21`.
#[must_use]
pub fn deal(date: &str) -> Replay {
    Replay::of(&Session::new(link(date).header()))
}

/// The link to the deal of a date. The computer deals, so that the player leads.
#[must_use]
pub fn link(date: &str) -> DealLink {
    let preset = Preset::Paderborn;
    DealLink {
        preset,
        rules: preset.checked(),
        seed: [SEED, date].concat(),
        deal: 0,
        dealer: Seat(1),
        start: PerSide::new(preset.rules().game.sides()),
        trump: None,
    }
}

/// Whom everybody plays the deal of a date against: each of the friends in turn.
#[must_use]
pub fn opponent(date: &str) -> Option<Opponent> {
    Some(Opponent::ALL[day_of(date)? as usize % Opponent::ALL.len()])
}

/// The day of a date such as `2026-11-21`, counted from 1 January 1970.
#[must_use]
pub fn day_of(date: &str) -> Option<u32> {
    let mut parts = date.splitn(3, '-').map(|part| part.parse::<u32>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    let is_date = (1970..10_000).contains(&year) && (1..=12).contains(&month) && day <= 31;
    // Years begin in March, so that the odd day comes last.
    let (year, month) = match month {
        1 | 2 => (year - 1, month + 9),
        _ => (year, month - 3),
    };
    let leaps = year / 4 - year / 100 + year / 400;
    is_date.then(|| (year * 365 + leaps + (month * 153 + 2) / 5 + day).saturating_sub(719_469))
}

/// What a day's deal brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DayResult {
    /// The day, counted from 1 January 1970.
    pub day: u32,
    /// The player's points less the opponent's.
    pub points: i32,
    /// The same of the strongest friend with the player's cards, once that is known.
    pub strongest: Option<i32>,
    /// Whether it was played with a hint or an undo.
    pub practice: bool,
}

impl DayResult {
    fn decode(text: &str) -> Option<DayResult> {
        let plain = text.strip_prefix(PRACTICE);
        let mut parts = plain.unwrap_or(text).split(':');
        let result = DayResult {
            day: parts.next()?.parse().ok()?,
            points: parts.next()?.parse().ok()?,
            strongest: parts.next()?.parse().ok(),
            practice: plain.is_some(),
        };
        parts.next().is_none().then_some(result)
    }

    fn encode(self) -> String {
        let strongest = self.strongest.map(|points| points.to_string());
        let mark = if self.practice { "!" } else { "" };
        let [day, points] = [self.day.to_string(), self.points.to_string()];
        [
            mark,
            &day,
            ":",
            &points,
            ":",
            &strongest.unwrap_or_default(),
        ]
        .concat()
    }
}

const PRACTICE: char = '!';

/// The results of such a text; what cannot be read is left out.
pub fn results(saved: &str) -> impl Iterator<Item = DayResult> {
    saved.split(' ').filter_map(DayResult::decode)
}

/// What a day's deal brought, if it has been played.
#[must_use]
pub fn result(saved: &str, day: u32) -> Option<DayResult> {
    results(saved).find(|result| result.day == day)
}

/// The results with one more. A day's first result stands; what the strongest friend has made of it may join it.
#[must_use]
pub fn with(saved: &str, new: DayResult) -> String {
    let mut all: Vec<DayResult> = results(saved).collect();
    match all.iter_mut().find(|result| result.day == new.day) {
        Some(known) => known.strongest = known.strongest.or(new.strongest),
        None => all.push(new),
    }
    let all: Vec<String> = all.into_iter().map(DayResult::encode).collect();
    all.join(" ")
}

/// How many days in a row the day's deal has been played, up to this day.
#[must_use]
pub fn streak(saved: &str, day: u32) -> u32 {
    let days: Vec<u32> = results(saved).map(|result| result.day).collect();
    let mut length = 0;
    while day >= length && days.contains(&(day - length)) {
        length += 1;
    }
    length
}

/// The points of the day's deals of the week that ends with this day, the oldest first; nothing for a day without one.
#[must_use]
pub fn week(saved: &str, day: u32) -> [Option<i32>; 7] {
    let last = day + 1;
    std::array::from_fn(|place| {
        let day = (last + place as u32).checked_sub(7)?;
        result(saved, day).map(|result| result.points)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_one_deal_and_another_day_another() {
        let today = deal("2026-11-21");
        assert_eq!(today, deal("2026-11-21"));
        assert_ne!(today, deal("2026-11-22"));
        let printed = today.to_string();
        assert_eq!(printed, "#/deal/1/paderborn/blatt-2026-11-21?dealer=1 ");
        assert_eq!(date_of(&today.link().seed), Some("2026-11-21"));
        assert_eq!(printed.parse::<Replay>().ok(), Some(today));
    }

    #[test]
    fn everybody_plays_a_day_against_the_same_friend_and_each_friend_has_his_days() {
        let days = ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"];
        let mut friends = days.map(|date| opponent(date).unwrap());
        friends.sort_by_key(|friend| *friend as usize);
        assert_eq!(friends, Opponent::ALL);
        assert_eq!(opponent("a word"), None);
    }

    #[test]
    fn days_are_counted_over_months_years_and_leap_days() {
        let days = [
            ("1970-01-01", 0),
            ("1970-12-31", 364),
            ("2000-02-29", 11_016),
            ("2000-03-01", 11_017),
            ("2026-11-21", 20_778),
            ("2027-01-01", 20_819),
        ];
        for (date, day) in days {
            assert_eq!(day_of(date), Some(day), "{date}");
        }
        for bad in [
            "",
            "2026",
            "2026-11",
            "2026-13-01",
            "2026-11-x",
            "1-1-1",
            "2026-11-32",
        ] {
            assert_eq!(day_of(bad), None, "{bad}");
        }
    }

    fn won(day: u32, points: i32) -> DayResult {
        DayResult {
            day,
            points,
            strongest: None,
            practice: false,
        }
    }

    #[test]
    fn the_first_result_of_a_day_stands_and_the_friends_joins_it() {
        let saved = with("", won(20_778, -2));
        assert_eq!(saved, "20778:-2:");
        let again = with(&saved, won(20_778, 3));
        assert_eq!(again, saved);
        let compared = DayResult {
            strongest: Some(1),
            ..won(20_778, 3)
        };
        let both = with(&saved, compared);
        assert_eq!(both, "20778:-2:1");
        let practice = DayResult {
            practice: true,
            ..won(20_779, 1)
        };
        let two = with(&both, practice);
        assert_eq!(two, "20778:-2:1 !20779:1:");
        assert_eq!(result(&two, 20_779), Some(practice));
        assert_eq!(results(&two).count(), 2);
        assert_eq!(results("x 1:2 :: 1:2:3:4 1,2,3").count(), 0);
    }

    #[test]
    fn days_in_a_row_are_counted_back_from_the_last_one() {
        let mut saved = String::new();
        for day in [5, 6, 8, 9, 10] {
            saved = with(&saved, won(day, 1));
        }
        let streaks = [4, 5, 6, 7, 8, 9, 10, 11].map(|day| streak(&saved, day));
        assert_eq!(streaks, [0, 1, 2, 0, 1, 2, 3, 0]);
        assert_eq!(streak(&with("", won(0, 1)), 0), 1);
    }

    #[test]
    fn a_week_ends_with_its_last_day() {
        let saved = "20770:1: 20771:2: 20773:-3:1 !20777:1:";
        let week_to = |day| week(saved, day);
        let expected = [Some(2), None, Some(-3), None, None, None, Some(1)];
        assert_eq!(week_to(20_777), expected);
        assert_eq!(week_to(20_785), [None; 7]);
        assert_eq!(
            week("0:1:", 0),
            [None, None, None, None, None, None, Some(1)]
        );
    }
}
