//! Spiele zum Ansehen und Nachspielen.

use crate::i18n::texts;

texts! {
    PLACE: "Zug #1 von #2",
    SENT: "#1, gegen #2. Vorgelegt: #3.",
    SENT_ALONE: "#1. Vorgelegt: #2.",
    COMPARED: "#1: #2; vorgelegt war #3.",
    ME: "Ich",
    MINUS: "minus ",
    RESULT: "#1. Spiel du die Karten: #2",
    BEFORE: "Vor dem ersten Zug",
}
