//! The review.

use crate::i18n::texts;

texts! {
    LED: "#1 as the lead",
    LED_WITH_MARRIAGE: "#1 as the lead, marriage declared",
    FOLLOWED: "#1 on #2",
    TRUMPS_NAMED: "#1 as trumps",
    YOUR_MOVE: "Your move: #1",
    BETTER_MOVE: "Better: #1",
    DECIMAL: ".",
    POINTS: "#1\u{a0}game\u{a0}points",
    CARD_POINTS: "#1\u{a0}card\u{a0}points",
    COSTS: "costs #1",
    WORTH_MORE: "That would have been worth #1 more.",
    KEY_DECISION: "Key move: number #1",
    COSTLIEST_DECISION: "Costliest move: number #1",
    RISKY_DECISION: "Risky, but it paid off: move #1",
    COSTLIEST_IN_POINTS: "Costliest in game points: move #1",
    REVIEWED: "#1 of #2\u{a0}moves reviewed",
    AGAINST: "Against #1",
    DECISIONS: "Moves: #1.",
    COSTLIEST: "The costliest was number #1, which cost #2.",
    WHAT_SAW: "What did #1 know?",
    ONE_NOT_SEEN: "#2 could not tell where one of the cards was.",
    NOT_SEEN: "#2 could not tell where #1 cards were.",
    WITH_OPEN_CARDS: "With all cards face up: #1",
    PERCENT: "#1%",
    SUM_OF_DEALS: "The last #1\u{a0}deals: #2",
    SUM_OF_DEAL: "The last deal: #2",
    DEAL_TO_RATE: "One deal is still being rated.",
    DEALS_TO_RATE: "#1\u{a0}deals are still being rated.",
}
