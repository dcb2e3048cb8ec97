//! Rätsel.

use sechsundsechzig_bots::puzzles::{Cause, Goal, Grade};
use crate::i18n::texts;

texts! {
    NUMBER: "Rätsel #1",
    CONTINUE: "Weiter mit Rätsel #1",
    OTHER_MOVES: "Warum kein anderer Zug?",
    HOLDS: "#1 hat sicher",
    SOLVED: "#1 von #2 gelöst",
    ENDS: "So kann es enden: #1. #2",
    AND: " und ",
    CERTAIN_WITH: "Nach dem Stich bringst du auch #2 sicher durch und hast mindestens #1\u{a0}Augen: Das reicht.",
    NOT_ENOUGH_TO_COVER: "Zum Decken reicht es nicht: 66\u{a0}Augen sind dir dann nicht sicher.",
}

pub(in crate::i18n) const fn grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Easy => "Leicht",
        Grade::Medium => "Mittel",
        Grade::Hard => "Schwer",
    }
}

pub(in crate::i18n) const fn goal(goal: Goal) -> &'static str {
    match goal {
        Goal::Win => "Sicher gewinnen",
        Goal::Cover => "Decken oder nicht",
        Goal::Two => "Zwei Punkte",
        Goal::Three => "Drei Punkte",
        Goal::Escape => "Aus dem Schneider",
    }
}

pub(in crate::i18n) const fn question(goal: Goal) -> &'static str {
    match goal {
        Goal::Win => "Womit gewinnst du sicher?",
        Goal::Cover => "Decken oder nicht? Was gewinnt sicher?",
        Goal::Two => "Was bringt dir sicher zwei Punkte?",
        Goal::Three => "Was bringt dir sicher drei Punkte?",
        Goal::Escape => "Wie kommst du sicher aus dem Schneider?",
    }
}

pub(in crate::i18n) const fn sure(points: i8) -> &'static str {
    match points {
        1.. => "So gewinnst du sicher #2",
        0 => "So verlierst du sicher nicht",
        _ => "So verlierst du höchstens #2",
    }
}

pub(in crate::i18n) const fn certain(is_exact: bool) -> &'static str {
    if is_exact {
        "Mit dem Stich hast du #1\u{a0}Augen: Das reicht."
    } else {
        "Mit dem Stich hast du mindestens #1\u{a0}Augen: Das reicht."
    }
}

pub(in crate::i18n) const fn whatever(hidden: bool) -> &'static str {
    if hidden {
        ", egal, was #1 hat und spielt. Kein anderer Zug ist so sicher."
    } else {
        ", egal, was #1 spielt. Kein anderer Zug ist so sicher."
    }
}

pub(in crate::i18n) const FAILS_AGAINST: &str = "Hat #1 zum Beispiel diese Karten, reicht es nicht:";

pub(in crate::i18n) const fn fails(cause: Cause, hidden: bool) -> &'static str {
    match (cause, hidden) {
        (Cause::FalseClaim, _) => "Für 66 reichen deine Augen noch nicht.",
        (Cause::Always, true) => "Darauf hat #1 mit jeder Hand eine Antwort.",
        (Cause::Always, false) => "Darauf hat #1 eine Antwort.",
        (Cause::Holding(_), _) => "Hat #1 #2, reicht es nicht.",
        (Cause::Hand, _) => "Hat #1 zum Beispiel #2, reicht es nicht.",
        (Cause::Guess, _) => "Danach müsstest du raten, was #1 hat.",
    }
}
