//! Puzzles.

use sechsundsechzig_bots::puzzles::{Cause, Goal, Grade};
use crate::i18n::texts;

texts! {
    NUMBER: "Puzzle #1",
    CONTINUE: "Continue with puzzle #1",
    OTHER_MOVES: "Why no other move?",
    HOLDS: "#1 certainly has",
    SOLVED: "#1 of #2 solved",
    ENDS: "It can end like this: #1. #2",
    AND: " and ",
    CERTAIN_WITH: "After the trick, #2 is a sure trick, too, and takes you to at least #1\u{a0}card points: That is enough.",
    NOT_ENOUGH_TO_COVER: "You do not have enough to close: You could not be sure of 66\u{a0}card points.",
}

pub(in crate::i18n) const fn grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Easy => "Easy",
        Grade::Medium => "Medium",
        Grade::Hard => "Hard",
    }
}

pub(in crate::i18n) const fn goal(goal: Goal) -> &'static str {
    match goal {
        Goal::Win => "A sure win",
        Goal::Cover => "Close or not",
        Goal::Two => "Two game points",
        Goal::Three => "Three game points",
        Goal::Escape => "Out of Schneider",
    }
}

pub(in crate::i18n) const fn question(goal: Goal) -> &'static str {
    match goal {
        Goal::Win => "Which move is sure to win?",
        Goal::Cover => "Close the talon or not? What is sure to win?",
        Goal::Two => "What is sure to win two game points?",
        Goal::Three => "What is sure to win three game points?",
        Goal::Escape => "What is sure to save you from Schneider?",
    }
}

pub(in crate::i18n) const fn sure(points: i8) -> &'static str {
    match points {
        1.. => "You are sure to win #2",
        0 => "You are sure not to lose",
        _ => "You lose #2 at most",
    }
}

pub(in crate::i18n) const fn certain(is_exact: bool) -> &'static str {
    if is_exact {
        "With the trick you have #1\u{a0}card points: That is enough."
    } else {
        "With the trick you have at least #1\u{a0}card points: That is enough."
    }
}

pub(in crate::i18n) const fn whatever(hidden: bool) -> &'static str {
    if hidden {
        ", whatever #1 holds and plays. No other move is as sure."
    } else {
        ", whatever #1 plays. No other move is as sure."
    }
}

pub(in crate::i18n) const FAILS_AGAINST: &str = "If #1 has these cards, for example, that is not enough:";

pub(in crate::i18n) const fn fails(cause: Cause, hidden: bool) -> &'static str {
    match (cause, hidden) {
        (Cause::FalseClaim, _) => "You do not have 66 yet.",
        (Cause::Always, true) => "#1 has an answer to that with any hand.",
        (Cause::Always, false) => "#1 has an answer to that.",
        (Cause::Holding(_), _) => "If #1 has #2, that is not enough.",
        (Cause::Hand, _) => "If #1 has #2, for example, that is not enough.",
        (Cause::Guess, _) => "You would then have to guess what #1 holds.",
    }
}
