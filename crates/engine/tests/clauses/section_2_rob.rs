//! Section 2, robbing.

use crate::scene::{Game, rules, set, text, two};
use sechsundsechzig_engine::deal::{Event, Illegal, Seat};

/// Forehand was dealt the trump nine.
fn with_the_nine(preset: &str, changes: &str) -> Game {
    two(
        rules(preset, changes),
        "H9 SA ST SK SQ CA",
        "S9 C9 D9 DJ CJ SJ",
        "HA",
        "DK DQ HT HK HQ HJ CK CQ CT DA DT",
    )
}

/// The dealer was dealt the trump nine and an ace.
fn dealer_with_the_nine(preset: &str, changes: &str) -> Game {
    two(
        rules(preset, changes),
        "SJ SA ST SK SQ C9",
        "H9 S9 D9 DJ CJ CA",
        "HA",
        "DK DQ HT HK HQ HJ CK CQ CT DA DT",
    )
}

#[test]
fn r2_15_the_lowest_trump_changes_places_with_the_turned_up_card() {
    let mut game = with_the_nine("paderborn", "");
    game.run("SA S9 rob");
    assert_eq!(game.hand(0), text(set("HA ST SK SQ CA")));
    let robbed = Event::Robbed {
        seat: Seat(0),
        taken: set("HA").highest().expect("a card"),
        given: set("H9").highest().expect("a card"),
    };
    assert!(game.events.contains(&robbed));
    assert_eq!(game.table().bottom, set("H9").highest());
    assert_eq!(game.table().trump.map(|suit| suit.letter()), Some('H'));
    assert_eq!(game.turn(), 0, "he still has to draw");
}

#[test]
fn r2_15_after_own_trick_the_player_to_act_robs_leading_or_following() {
    let mut game = with_the_nine("paderborn", "");
    assert_eq!(game.refusal("rob"), Illegal::RobNeedsTrick);
    game.run("SA S9");
    assert!(game.may("rob"), "before drawing");
    game.run("draw");
    assert!(game.may("rob"), "on lead");

    let mut game = dealer_with_the_nine("paderborn", "");
    game.run("SA");
    assert_eq!(game.refusal("rob"), Illegal::RobNeedsTrick);
    game.run("S9 draw ST");
    assert_eq!(
        game.refusal("rob"),
        Illegal::RobNeedsTrick,
        "the trick was the other's"
    );

    let mut game = dealer_with_the_nine("paderborn", "");
    game.run("SA S9 draw C9 CA draw DQ");
    assert_eq!(game.turn(), 0);
    game.run("DK draw SJ");
    assert!(game.may("rob"), "the dealer has a trick and follows");
}

#[test]
fn r2_15_on_lead_robs_with_the_first_lead_too_but_not_following() {
    let game = with_the_nine("treatise", "");
    assert!(game.may("rob"));
    let mut game = with_the_nine("treatise", "");
    game.run("SA S9");
    assert!(
        game.may("rob"),
        "a trick's winner is on lead before drawing"
    );
    let mut game = dealer_with_the_nine("treatise", "");
    game.run("C9 CA");
    assert!(game.may("rob"));
    let mut game = dealer_with_the_nine("treatise", "");
    game.run("C9 CA draw DJ DQ draw SA");
    assert_eq!(game.turn(), 1);
    assert_eq!(game.refusal("rob"), Illegal::RobOnlyOnLead);
}

#[test]
fn r2_15_when_drawn_robs_only_who_has_just_drawn_the_lowest_trump() {
    let drawn = |nine_first: &str| {
        two(
            rules("strokes", ""),
            "CT SA ST SK SQ CA",
            "S9 C9 D9 DJ CJ SJ",
            "HA",
            nine_first,
        )
    };
    let mut game = drawn("H9 DK");
    game.run("SA S9 draw");
    assert!(game.may("rob"));
    game.run("ST C9");
    assert_eq!(
        game.refusal("rob"),
        Illegal::RobOnlyWhenDrawn,
        "he has played a card"
    );

    let mut game = drawn("DK H9");
    game.run("SA S9 draw");
    assert_eq!(game.refusal("rob"), Illegal::RobNeedsLowestTrump);
    game.run("ST");
    assert!(game.may("rob"), "the loser of the trick, at his own turn");
    game.run("rob SJ");

    let game = with_the_nine("strokes", "");
    assert_eq!(game.refusal("rob"), Illegal::RobOnlyWhenDrawn);
    let mut game = with_the_nine("strokes", "");
    game.run("SA S9 draw");
    assert_eq!(
        game.refusal("rob"),
        Illegal::RobOnlyWhenDrawn,
        "dealt in the first hand"
    );
}

#[test]
fn r2_15_never_means_never() {
    let mut game = with_the_nine("paderborn", "rob=never");
    game.run("SA S9");
    assert_eq!(game.refusal("rob"), Illegal::NeverRobbed);
}

#[test]
fn r2_16_no_robbing_once_the_talon_is_used_up() {
    let mut game = two(
        rules("scharf", ""),
        "HK SA ST SK SQ SJ",
        "CA CT CK CQ DA DT",
        "HA",
        "HT DK HQ DQ DJ CJ HJ",
    );
    game.run("SA CQ draw ST CK draw SK CT draw SQ CA draw");
    assert_eq!(game.table().talon, 0);
    assert_eq!(game.hand(0), text(set("HK HT HQ DJ HJ SJ")));
    assert_eq!(game.refusal("rob"), Illegal::RobTooLate);
}

#[test]
fn r2_16_no_robbing_once_the_talon_is_covered() {
    let mut game = with_the_nine("paderborn", "");
    game.run("SA S9 cover");
    assert_eq!(game.refusal("rob"), Illegal::RobTooLate);
    let mut game = with_the_nine("treatise", "");
    game.run("SA S9 cover");
    assert_eq!(game.refusal("rob"), Illegal::RobTooLate);
}

#[test]
fn r2_16_paderborn_lets_the_other_rob_before_the_coverer_leads() {
    let mut game = dealer_with_the_nine("paderborn", "");
    game.run("C9 CA draw DJ DQ draw cover");
    assert_eq!(game.turn(), 1, "the dealer is asked first");
    assert!(game.may("rob") && game.may("pass"));
    assert_eq!(game.refusal("CJ"), Illegal::AnswerFirst);
    game.run("rob");
    assert_eq!(game.turn(), 0);
    assert!(game.hand(1).contains("HA"));

    let mut game = dealer_with_the_nine("paderborn", "");
    game.run("C9 CA draw DJ DQ draw cover pass");
    assert_eq!(game.turn(), 0);
    assert!(game.hand(1).contains("H9"));
}

#[test]
fn r2_16_without_a_trick_or_the_card_the_other_is_not_asked() {
    let mut game = dealer_with_the_nine("paderborn", "");
    game.run("SA S9 draw cover");
    assert_eq!(game.turn(), 0, "the dealer has no trick");
    let mut game = two(
        rules("paderborn", ""),
        "SJ SA ST SK SQ C9",
        "HQ S9 D9 DJ CJ CA",
        "HA",
        "DK DQ",
    );
    game.run("C9 CA draw DJ DQ draw cover");
    assert_eq!(game.turn(), 0, "the dealer has not got the nine");
    let nine = set("H9").highest().expect("a card");
    assert!(
        game.table().lacking[1].contains(nine),
        "and the coverer knows it"
    );
}

#[test]
fn r2_16_elsewhere_covering_ends_robbing_for_both() {
    let mut game = dealer_with_the_nine("treatise", "");
    game.run("C9 CA draw DJ DQ draw cover");
    assert_eq!(game.turn(), 0);
}
