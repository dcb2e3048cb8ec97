//! What is said of claiming and of closing the talon.

use crate::*;

#[test]
fn going_out_counts_the_points_and_the_price() {
    let mut game = far_ahead();
    lacks(&game, "out", "Out");
    game.run("draw CT CQ");
    assert_eq!(
        why(&game, "out"),
        [HintReason::Out(71), HintReason::Pays(3)]
    );
}

#[test]
fn going_out_counts_the_marriage_that_is_announced_with_it() {
    let mut game = paderborn("HA CA SA DK DQ C9", "HK CK SK HQ CQ SQ", "DT", "");
    game.run("HA HK draw CA CK");
    holds(
        &game,
        "out:D",
        HintReason::OutWithMarriage(Suit::Diamonds, 40, 70),
    );
    let mut game = paderborn("HA CA SA DK DQ C9", "HK CK SK HQ CQ SQ", "DT", "");
    game.run("HA HK");
    lacks(&game, "out:D", "OutWithMarriage"); // 55
}

#[test]
fn a_thousand_is_claimed_with_what_is_written_up() {
    for (start, right) in [(990, true), (980, false)] {
        let mut game = two_at(
            rules("thousand", ""),
            "HA HT CK CJ SJ SQ",
            "HK HQ CA ST SK CT",
            "",
            "",
            [start, 0],
        );
        game.run("HA HK");
        if right {
            holds(&game, "out", HintReason::Thousand(1005))
        } else {
            lacks(&game, "out", "Thousand")
        }
    }
}

#[test]
fn covering_names_the_one_trump_that_is_out_and_what_it_comes_to() {
    let mut game = paderborn("DA DK DQ DJ HA HT", "S9 SJ SQ SK ST SA", "D9", "C9 CJ");
    // No trick and no marriage yet: 41 of its own.
    holds(&game, "cover", HintReason::OneTrumpOut(card("DT")));
    holds(&game, "cover", HintReason::OtherIsSchwarz);
    lacks(&game, "cover", "CoverCounts");
    game.run("HA S9 draw");
    // 11, 40, the ace and the king of trumps.
    holds(&game, "cover", HintReason::CoverCounts(40, 2, 66));
    lacks(&game, "cover", "NoTrumpOut");
}

#[test]
fn covering_that_one_card_can_spoil_names_it_and_what_is_won() {
    let dealer = "CT S9 SJ SQ SK ST";
    let mut game = paderborn("CA DT DK DJ HA HT", dealer, "D9", "SA C9");
    game.run("CA CT draw");
    // Three trumps, two hearts and the ace of spades in a row: 48 more than the 21.
    holds(&game, "cover", HintReason::CoverUnless(card("DA"), 3));
    lacks(&game, "cover", "CoverCounts");
    let mut game = paderborn("CA DT DK DJ HA H9", dealer, "D9", "SA C9");
    game.run("CA CT draw");
    lacks(&game, "cover", "CoverUnless"); // 59 at most.
}

#[test]
fn covering_that_is_not_sure_says_what_it_lacks() {
    let mut game = paderborn("HA DK DQ CJ SJ S9", "HK CA CT SA ST DA", "DT", "");
    game.run("HA HK draw");
    // Fifteen in the trick and forty to declare, and no sure trick beside them.
    holds(&game, "cover", HintReason::CoverNeeds(55, 11));
    holds(&game, "CJ", HintReason::AtStake(2, 4));
}

#[test]
fn the_card_one_may_lose_to_a_robber_does_not_count_as_sure() {
    let forehand = "CA DA DK DQ HA S9";
    let script = "S9 SA draw C9 CA draw";
    let mut game = paderborn(forehand, "SA C9 HK HQ HJ H9", "DT", "");
    game.run(script);
    // The lowest trump may be with the other, who may rob the ten: the ace alone is sure.
    lacks(&game, "cover", "CoverCounts");
    holds(&game, "cover", HintReason::OtherIsSchneider);
    lacks(&game, "cover", "OtherIsSchwarz");
}

#[test]
fn too_few_sure_points_speak_against_covering() {
    let mut game = paderborn("HA S9 C9 CJ H9 HJ", "SA HK CK CQ SK SQ", "DT", "");
    game.run("HA HK");
    holds(&game, "draw", HintReason::NotEnoughToCover(15));
    lacks(&far_ahead(), "cover", "NotEnoughToCover");
}
