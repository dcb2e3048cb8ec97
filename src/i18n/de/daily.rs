//! Das Spiel des Tages.

use crate::i18n::texts;

texts! {
    BEFORE_YEAR: "",
    STREAK: "#1\u{a0}Tage in Folge",
    LAST_WEEK: "Letzte sieben Tage: #1\u{a0}gewonnen, #2\u{a0}verloren, #3\u{a0}unentschieden",
    WITH_YOUR_CARDS: "#1 mit deinen Karten",
    WITH_MY_CARDS: "#1 mit meinen Karten: #2",
}

pub(in crate::i18n) fn day_and_month(day: u8, month: u8) -> String {
    join!(day.to_string(), ".", month.to_string(), ".")
}
