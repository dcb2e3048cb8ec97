//! The counting trainer.

use crate::i18n::texts;

texts! {
    POINTS_OF: "#1’s card points",
    RIGHT: "#1: #2, right.",
    OFF: "#1: #2; you counted #3.",
    OFF_BY: "Off by #1",
    MISSED: "Perhaps you missed trick #1, worth #2.",
    TWICE: "Perhaps you counted trick #1 (#2) twice.",
    MARRIAGE: "Perhaps you missed the marriage in trick #1, worth #2.",
    RIGHT_UP_TO: "Your count was correct as far as trick\u{a0}#1.",
    TALLY: "#1: #2, #3 right; off by #4 on average.",
    ONE_RUN: "1\u{a0}round",
    RUNS: "#1\u{a0}rounds",
}
