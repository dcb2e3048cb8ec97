//! What is said of marriages and of exchanging.

use crate::*;

#[test]
fn robbing_tells_what_the_card_brings() {
    let mut game = paderborn("HA D9 DK C9 S9 CJ", "H9 HJ HQ HK SA CA", "DQ", "");
    game.run("HA H9");
    assert_eq!(
        why(&game, "rob"),
        [
            HintReason::RobsMarriage,
            HintReason::RobsPoints(card("DQ"), card("D9"), 3)
        ]
    );
    let mut game = paderborn("HA D9 DK C9 S9 CJ", "H9 HJ HQ HK SA CA", "DT", "");
    game.run("HA H9");
    assert_eq!(
        why(&game, "rob"),
        [HintReason::RobsPoints(card("DT"), card("D9"), 10)]
    );
}

#[test]
fn nothing_is_said_of_robbing_before_it_may_be_done() {
    let mut game = two(
        rules("schnapsen", ""),
        "HA DJ CK CJ SJ",
        "HJ HQ CA ST SK",
        "DT",
        "HT",
    );
    game.run("HA HJ");
    lacks(&game, "draw", "RobberIsOnlyTrump");
    game.run("draw");
    holds(&game, "CJ", HintReason::RobberIsOnlyTrump);
}

#[test]
fn robbing_is_put_off_for_what_it_shows_or_for_a_single_trump() {
    let mut game = paderborn("HA D9 DJ C9 S9 CJ", "H9 HJ HQ HK SA CA", "DT", "");
    lacks(&game, "C9", "RobbingBetrays"); // It may not be done yet.
    game.run("HA H9");
    holds(&game, "draw", HintReason::RobbingBetrays(card("DT")));
    game.run("draw");
    holds(&game, "C9", HintReason::RobbingBetrays(card("DT")));
    lacks(&game, "D9", "RobbingBetrays"); // That gives the robber away.
    let mut game = paderborn("HA D9 SJ C9 S9 CJ", "H9 HJ HQ HK SA CA", "DT", "CQ");
    game.run("HA H9");
    holds(&game, "draw", HintReason::RobberIsOnlyTrump);
    lacks(&game, "draw", "RobbingBetrays");
}

#[test]
fn a_marriage_counts_at_once_or_when_there_is_a_trick() {
    let mut game = paderborn("HA CK CQ C9 S9 CJ", "H9 HJ HQ HK SA CA", "DT", "");
    game.run("HA H9 draw");
    holds(&game, "CQ!", HintReason::Announces(20, 31));
    lacks(&game, "CQ!", "AnnouncesAhead");
    lacks(&game, "CQ!", "LastAnnouncement");
    let game = two(
        rules("bummerl", ""),
        "HA DK DQ C9 S9 CJ",
        "H9 HJ HQ HK SA CA",
        "DT",
        "",
    );
    holds(&game, "DQ!", HintReason::AnnouncesAhead(40));
}

#[test]
fn the_last_chance_to_announce_is_named() {
    let mut game = two(
        rules("schnurps", ""),
        "HA SA DA CK CQ HT",
        "HK SK DK HQ SQ DQ",
        "DJ",
        "",
    );
    game.run("HA HK draw SA SK draw");
    lacks(&game, "CQ!", "LastAnnouncement"); // Four lie there, and two will.
    game.run("DA DK draw");
    holds(&game, "CQ!", HintReason::LastAnnouncement);
}

#[test]
fn the_ace_goes_before_its_twenty() {
    let game = paderborn("CA CK CQ H9 HJ S9", "SA HK SK SQ SJ HQ", "D9", "");
    holds(&game, "CA", HintReason::AceBeforeTwenty(Suit::Clubs));
    lacks(&game, "H9", "AceBeforeTwenty");
    let trumps = paderborn("CA CK CQ H9 HJ S9", "SA HK SK SQ SJ HQ", "C9", "");
    lacks(&trumps, "CA", "AceBeforeTwenty");
}

#[test]
fn a_pair_that_cannot_be_announced_yet_is_kept_together() {
    let game = paderborn("CA CK CQ H9 HJ S9", "SA HK SK SQ SJ HQ", "D9", "");
    holds(&game, "H9", HintReason::KeepsMarriage(Suit::Clubs));
    lacks(&game, "CK", "KeepsMarriage");
}

#[test]
fn half_a_marriage_waits_for_the_other_half() {
    let mut game = paderborn("CK DQ HJ H9 S9 SJ", "CA HA SK SA HQ DJ", "D9", "");
    let waits = |kept, partner, worth| HintReason::WaitsFor(card(kept), card(partner), worth);
    holds(&game, "HJ", waits("DQ", "DK", 40));
    holds(&game, "DQ", waits("CK", "CQ", 20));
    game.run("HJ HQ draw");
    holds(&game, "CA", waits("SK", "SQ", 20));
    let game = paderborn("CA CT HJ H9 S9 SJ", "CK HA SK ST HQ HK", "D9", "");
    lacks(&game, "HJ", "WaitsFor");
}
