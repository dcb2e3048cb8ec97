//! The deal of the day.

use crate::i18n::texts;

texts! {
    BEFORE_YEAR: "\u{a0}",
    STREAK: "#1\u{a0}days in a row",
    LAST_WEEK: "Last seven days: #1\u{a0}won, #2\u{a0}lost, #3\u{a0}tied",
    WITH_YOUR_CARDS: "#1 with your cards",
    WITH_MY_CARDS: "#1 with my cards: #2",
}

const MONTHS: &str = "JanFebMarAprMayJunJulAugSepOctNovDec";

/// With the month's name: in figures it would be another day in London than in Boston.
pub(in crate::i18n) fn day_and_month(day: u8, month: u8) -> String {
    let from = 3 * usize::from(month).saturating_sub(1);
    let month = MONTHS.get(from..from + 3).unwrap_or_default();
    join!(day.to_string(), "\u{a0}", month)
}
