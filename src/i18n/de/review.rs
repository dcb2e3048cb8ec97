//! Die Rückschau.

use crate::i18n::texts;

texts! {
    LED: "#1 ausgespielt",
    LED_WITH_MARRIAGE: "#1 ausgespielt und gemeldet",
    FOLLOWED: "#1 auf #2",
    TRUMPS_NAMED: "#1 als Trumpf",
    YOUR_MOVE: "Dein Zug: #1",
    BETTER_MOVE: "Besser: #1",
    DECIMAL: ",",
    POINTS: "#1\u{a0}Punkte",
    CARD_POINTS: "#1\u{a0}Augen",
    COSTS: "kostet #1",
    WORTH_MORE: "Das wäre #1 mehr wert gewesen.",
    KEY_DECISION: "Wendepunkt: dein #1. Zug",
    COSTLIEST_DECISION: "Teuerster Zug: dein #1.",
    RISKY_DECISION: "Riskant, ging gut: dein #1. Zug",
    COSTLIEST_IN_POINTS: "In Punkten teuerster Zug: dein #1.",
    REVIEWED: "#1 von #2\u{a0}Zügen ausgewertet",
    AGAINST: "Gegen #1",
    DECISIONS: "Züge: #1.",
    COSTLIEST: "Der teuerste war der #1. und kostete #2.",
    WHAT_SAW: "Was wusste #1?",
    ONE_NOT_SEEN: "#2 wusste von einer Karte nicht, wo sie lag.",
    NOT_SEEN: "#2 wusste von #1 Karten nicht, wo sie lagen.",
    WITH_OPEN_CARDS: "Mit offenen Karten: #1",
    PERCENT: "#1 %",
    SUM_OF_DEALS: "Die letzten #1\u{a0}Spiele: #2",
    SUM_OF_DEAL: "Das letzte Spiel: #2",
    DEAL_TO_RATE: "Ein Spiel wird noch ausgewertet.",
    DEALS_TO_RATE: "#1\u{a0}Spiele werden noch ausgewertet.",
}
