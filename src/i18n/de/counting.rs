//! Der Zähltrainer.

use crate::i18n::texts;

texts! {
    POINTS_OF: "Augen von #1",
    RIGHT: "#1: #2, richtig.",
    OFF: "#1: #2, gezählt hast du #3.",
    OFF_BY: "Um #1 daneben",
    MISSED: "Vielleicht fehlt dir der #1. Stich mit #2.",
    TWICE: "Vielleicht hast du den #1. Stich mit #2 doppelt gezählt.",
    MARRIAGE: "Vielleicht fehlt dir die Meldung im #1. Stich: #2.",
    RIGHT_UP_TO: "Bis zum #1. Stich hast du richtig gezählt.",
    TALLY: "#1: #2, davon #3 richtig; im Schnitt um #4 daneben.",
    ONE_RUN: "1\u{a0}Runde",
    RUNS: "#1\u{a0}Runden",
}
