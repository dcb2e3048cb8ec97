//! The review.

use crate::i18n::texts;

texts! {
    LED: "#1 led",
    LED_WITH_MARRIAGE: "#1 led and announced",
    FOLLOWED: "#1 on #2",
    DECIMAL: ".",
    COSTS: "costs #1",
    WORTH_MORE: "That was worth #1 points more.",
    KNACK: "The turning point: move #1",
    WEIGHED: "#1 of #2 decisions weighed",
    AGAINST: "Against #1",
    DECISIONS: "Decisions: #1.",
    COSTLIEST: "Number #1 is the dearest; it costs #2 points.",
    WHAT_SAW: "What did #1 see?",
    NOT_SEEN: "#2 could not tell where #1 cards were.",
    CLAIRVOYANT: "Seeing all the cards: #1.",
    PERCENT: "#1%",
    SUM_OF_DEALS: "Last deals: #1, points together: #2",
}
