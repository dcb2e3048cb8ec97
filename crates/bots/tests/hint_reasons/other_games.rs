//! Reasons of a hint in the games for three and four, and in Penneech.

use crate::scene::{four, penneech, rules, three};
use crate::{card, holds, lacks};
use sechsundsechzig_bots::hint_reasons::HintReason;
use sechsundsechzig_engine::cards::Suit;

#[test]
fn the_last_to_a_trick_of_his_partners_feeds_it() {
    let mut game = four(
        rules("four", ""),
        [
            "HJ C9 CJ S9 SJ D9",
            "H9 HT CK SK DQ DK",
            "HK CA CT SA ST DT",
            "HA HQ CQ SQ DA DJ",
        ],
        None,
    );
    while game.may("pass") {
        game.run("pass");
    }
    game.run("HK");
    holds(&game, "HA", HintReason::HighestSoFar(card("HK")));
    game.run("HA");
    lacks(&game, "HJ", "PartnersTrick");
    game.run("HJ");
    holds(&game, "HT", HintReason::PartnersTrick(27));
    holds(&game, "H9", HintReason::PartnersTrick(17));
}

#[test]
fn penneech_counts_what_a_trick_marks() {
    let mut game = penneech(
        rules("penneech", ""),
        "HA C2 C3 C4 S2 S3 S4",
        "HK H2 C5 C6 S5 S6 S7",
        "H3",
        [0, 0],
    );
    game.run("C2");
    holds(&game, "H2", HintReason::TakesTrick);
    holds(&game, "HK", HintReason::Marks(4));
    lacks(&game, "C5", "Marks");
    holds(&game, "C5", HintReason::TakesTrick);
}

#[test]
fn one_of_three_names_the_suit_he_sees_most_of_and_announces_for_what_it_brings() {
    let game = three(
        rules("three", ""),
        [
            "HA HT CK CQ S9 SJ DJ D9",
            "HK HQ CA CT SA ST DA DT",
            "HJ H9 CJ C9 SK SQ DK DQ",
        ],
    );
    holds(&game, "trump:H", HintReason::LongestSuit(Suit::Hearts, 2));
    lacks(&game, "trump:S", "LongestSuit");
}
