//! Spiele zum Ansehen und Nachspielen.

use crate::i18n::texts;

texts! {
    PLACE: "Zug #1 von #2",
    SENT: "#1 gegen #2. Zu schlagen: #3.",
    SENT_ALONE: "#1. Zu schlagen: #2.",
    COMPARED: "#1: #2. Zu schlagen: #3.",
    ME: "Ich",
    MINUS: "−",
    RESULT: "#1. Spiel dieselben Karten: #2",
    BEFORE: "Vor dem ersten Zug",
}
