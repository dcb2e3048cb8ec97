//! An evening at the regulars' table.

use crate::i18n::texts;

texts! {
    ROUND: "You play each of them once. This is your #1 match.",
    NUMBER: "Regulars’ table: match\u{a0}#1\u{a0}of\u{a0}4",
    WON_IN: "Won in #1\u{a0}deals",
    WON_IN_ONE: "Won in one deal",
    LOST_IN: "Lost in #1\u{a0}deals",
    LOST_IN_ONE: "Lost in one deal",
    WITH_HELP: ", with help",
    SINCE: "Started #1, #2",
    TODAY: "today",
    YESTERDAY: "yesterday",
    ON_DAY: "#1",
    IS_NEXT: "Up next",
    IS_LATER: "Later",
    IS_LAST: "Last",
    PLAY: "Play #1",
    PLAY_ON: "Play on against #1",
    FULL: "Full, to\u{a0}#1",
    SHORT: "Short, to\u{a0}#1",
    YOU_WIN: "You win the evening!",
    WINS: "#1 wins the evening",
    TOAST_TO_YOU: "“Hats off! The next round is on me.”",
    TOAST_OF_WINNER: "“A fine evening. Next time it’s yours!”",
    TOAST: "“To the winner! And next time, to you.”",
    PLACE: "You finished #1, with #2\u{a0}of 4\u{a0}matches won.",
}

pub(in crate::i18n) const ORDINALS: &[&str] = &["first", "second", "third", "last"];

pub(in crate::i18n) const PLACES: &[&str] = &["first", "second", "third", "fourth", "last"];

pub(in crate::i18n) const NUMBERS: &[&str] = &[
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

/// As clocks say it in London and in Boston.
pub(in crate::i18n) fn time(hour: u32, minute: u32) -> String {
    let zero = if minute < 10 { "0" } else { "" };
    let half = if hour < 12 { "\u{a0}am" } else { "\u{a0}pm" };
    let hour = match hour % 12 {
        0 => 12,
        hour => hour,
    };
    join!(hour.to_string(), ":", zero, minute.to_string(), half)
}
