//! Die Rückschau.

use crate::i18n::texts;

texts! {
    LED: "#1 ausgespielt",
    LED_WITH_MARRIAGE: "#1 ausgespielt und gemeldet",
    FOLLOWED: "#1 auf #2",
    DECIMAL: ",",
    COSTS: "kostet #1",
    WORTH_MORE: "Das war #1 Punkte mehr wert.",
    KNACK: "Knackpunkt: der #1. Zug",
    WEIGHED: "#1 von #2 Entscheidungen gewogen",
    AGAINST: "Gegen #1",
    DECISIONS: "Entscheidungen: #1.",
    COSTLIEST: "Die teuerste ist die #1., sie kostet #2 Punkte.",
    WHAT_SAW: "Was sah #1?",
    NOT_SEEN: "#2 sah von #1 Karten nicht, wo sie lagen.",
    CLAIRVOYANT: "Wer alle Karten sieht: #1.",
    PERCENT: "#1 %",
    SUM_OF_DEALS: "Letzte Spiele: #1, Punkte zusammen: #2",
}
