//! The counting trainer.

use crate::i18n::texts;

texts! {
    POINTS_OF: "Points of #1",
    RIGHT: "#1: #2, right.",
    OFF: "#1: #2, you are off by #3.",
    MISSED: "Trick #1 is missing, it brought #2.",
    TWICE: "Trick #1, #2, was counted twice.",
    MARRIAGE: "The marriage in trick #1 is missing, #2.",
    RIGHT_UP_TO: "It is right up to trick #1.",
    TALLY: "#1: #2, #3 of them right; off by #4 on average.",
    ONE_RUN: "1 run",
    RUNS: "#1 runs",
}
