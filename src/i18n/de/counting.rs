//! Der Zähltrainer.

use crate::i18n::texts;

texts! {
    POINTS_OF: "Augen von #1",
    RIGHT: "#1: #2, richtig.",
    OFF: "#1: #2, du bist um #3 daneben.",
    MISSED: "Es fehlt der #1. Stich, er brachte #2.",
    TWICE: "Der #1. Stich, #2, ist doppelt gezählt.",
    MARRIAGE: "Es fehlt die Ansage im #1. Stich, #2.",
    RIGHT_UP_TO: "Bis zum #1. Stich stimmt es.",
    TALLY: "#1: #2, davon #3 richtig; im Mittel um #4 daneben.",
    ONE_RUN: "1 Runde",
    RUNS: "#1 Runden",
}
