//! Deals to watch and to play again.

use crate::i18n::texts;

texts! {
    PLACE: "Move #1 of #2",
    SENT: "#1 against #2. To beat: #3.",
    SENT_ALONE: "#1. To beat: #2.",
    COMPARED: "#1: #2. To beat: #3.",
    ME: "Me",
    MINUS: "−",
    RESULT: "#1. Play the same cards: #2",
    BEFORE: "Before the first move",
}
