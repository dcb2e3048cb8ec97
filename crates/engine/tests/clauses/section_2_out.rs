//! Section 2, going out and the end of a deal.

use crate::scene::{Game, rules, two};
use sechsundsechzig_engine::deal::Illegal;

fn standard(preset: &str, changes: &str) -> Game {
    two(
        rules(preset, changes),
        "HA HT HK HQ SA ST",
        "CA CT CK CQ DA DT",
        "HJ",
        "DK DQ CJ DJ C9 D9 SK SQ SJ S9 H9",
    )
}

#[test]
fn r2_20_only_who_has_just_won_a_trick_goes_out_before_drawing_or_on_lead() {
    let mut game = standard("paderborn", "");
    assert_eq!(
        game.refusal("out"),
        Illegal::OutNeedsTrick,
        "the first lead"
    );
    game.run("HA");
    assert_eq!(game.refusal("out"), Illegal::OutNeedsTrick, "following");
    game.run("CQ");
    assert!(game.may("out"), "before drawing");
    game.run("draw");
    assert!(game.may("out"), "on lead");
    game.run("HK");
    assert_eq!(game.refusal("out"), Illegal::OutNeedsTrick);
}

#[test]
fn r2_20_card_points_and_marriages_of_66_are_enough() {
    let mut game = standard("paderborn", "");
    game.run("HA CA draw HK! CK draw");
    assert_eq!(game.table().points[0], 22 + 8);
    game.run("out");
    assert_eq!(game.ended(), (Some(0), "out", vec![3, 0]));
}

#[test]
fn r2_20_65_are_not_enough() {
    let mut game = two(
        rules("paderborn", ""),
        "HA HT HK HQ SA ST",
        "CA CT C9 CQ DA DT",
        "HJ",
        "",
    );
    game.run("HA CT draw HK! C9 draw");
    assert_eq!(game.table().points[0], 21 + 4);
    game.run("out");
    assert_eq!(game.ended(), (Some(1), "false_claim", vec![0, 3]));
    let mut game = two(
        rules("paderborn", ""),
        "HA HT HK HQ SA ST",
        "CA CT CJ CQ DA DT",
        "HJ",
        "",
    );
    game.run("HA CT draw HQ! CJ draw out");
    assert_eq!(
        game.ended(),
        (Some(0), "out", vec![3, 0]),
        "with two more they are"
    );
}

#[test]
fn r2_20_a_marriage_announced_with_it_need_not_be_led_and_may_come_before_drawing() {
    let mut game = standard("paderborn", "");
    game.run("HA CA");
    assert!(game.may("out:H"));
    assert_eq!(
        game.refusal("HK!"),
        Illegal::DrawFirst,
        "the only one before drawing"
    );
    game.run("draw ST DT draw");
    assert_eq!(game.turn(), 0);
    game.run("out:H");
    assert_eq!(game.ended(), (Some(0), "out", vec![3, 0]));
    assert_eq!(game.result().melds.as_slice(), [40, 0]);
    assert_eq!(game.points(), [22 + 20, 0]);
}

#[test]
fn r2_20_the_marriage_must_be_held_and_announced_when_2_12_to_2_14_allow() {
    let mut game = standard("paderborn", "");
    game.run("HA CA");
    assert_eq!(game.refusal("out:S"), Illegal::NoMarriage);
    game.run("cover");
    assert_eq!(game.refusal("out:H"), Illegal::MeldWhenCovered);
    assert!(game.may("out"));
}

#[test]
fn r2_20_the_marriage_of_a_false_claim_is_written_too() {
    let mut game = standard("paderborn", "");
    game.run("SA CQ out:H");
    assert_eq!(game.ended(), (Some(1), "false_claim", vec![0, 3]));
    assert_eq!(game.result().melds.as_slice(), [40, 0]);
}

#[test]
fn r2_20_a_claim_needs_no_truth_to_be_legal_and_ends_the_deal() {
    let mut game = standard("paderborn", "");
    game.run("SA CQ out");
    assert!(game.is_over());
    assert_eq!(game.refusal("draw"), Illegal::Over);
}

/// Twenty cards, hearts trump; forehand draws SK SQ SJ CJ, the dealer DK DQ DJ HJ.
fn scharf(changes: &str) -> Game {
    two(
        rules("scharf", changes),
        "HA HT HK HQ SA ST",
        "CA CT CK CQ DA DT",
        "HJ",
        "SK DK SQ DQ SJ DJ CJ",
    )
}

#[test]
fn r2_20_after_the_last_trick_nothing_is_said_any_more() {
    let mut game = scharf("");
    game.run("HA CQ draw HT CK draw HK CT draw HQ CA draw");
    game.run("SA HJ DJ CJ DQ SJ DK SQ DT SK DA");
    assert_eq!(game.turn(), 0, "one card each is left");
    game.run("ST");
    assert!(game.is_over(), "the deal is counted at once");
    assert_eq!(game.refusal("out"), Illegal::Over);
}

#[test]
fn r2_21_a_deal_played_out_goes_to_who_has_more() {
    let mut game = scharf("");
    game.run("HA CQ draw HT CK draw HK CT draw HQ CA draw");
    let four_tricks = (11 + 3) + (10 + 4) + (4 + 10) + (3 + 11);
    assert_eq!(game.table().points, [four_tricks, 0]);
    game.run("SA HJ DJ CJ DQ SJ DK SQ DT SK DA ST");
    let rest = (11 + 2) + (2 + 2) + (3 + 2) + (4 + 3) + (10 + 4) + (11 + 10);
    assert_eq!(game.points(), [four_tricks, rest + 10]);
    assert_eq!(game.ended(), (Some(1), "played_out", vec![0, 1]));
}

#[test]
fn r2_21_both_may_have_66_and_more_points_win() {
    let mut game = scharf("ace_points=12");
    game.run("HA CQ draw HT CK draw HK! CT draw HQ CA draw");
    game.run("SA HJ DJ CJ DQ SJ DK SQ DT SK DA ST");
    assert!(game.points()[0] + 40 >= 66 && game.points()[1] >= 66);
    assert_eq!(game.ended(), (Some(0), "played_out", vec![1, 0]));
}

#[test]
fn r2_21_a_covered_deal_goes_to_the_coverer_with_66_or_has_failed() {
    let lay = |dealer: &str| {
        two(
            rules("paderborn", ""),
            "HA HT SA ST CA C9",
            dealer,
            "HJ",
            "",
        )
    };
    let mut won = lay("HK HQ CK CQ DA DT");
    won.run("cover HA HQ HT HK SA DT CA CQ ST DA C9 CK");
    assert_eq!(won.ended(), (Some(0), "played_out", vec![2, 0]));
    let mut failed = lay("HK H9 CK CQ DJ D9");
    failed.run("cover HA H9 HT HK SA D9 CA CQ ST DJ C9 CK");
    assert_eq!(failed.points(), [11 + 14 + 11 + 14 + 12, 4]);
    assert_eq!(failed.ended(), (Some(1), "failed_cover", vec![0, 3]));
}

#[test]
fn r2_22_ten_for_the_last_trick() {
    let counted = |last_trick: &str| {
        let mut game = scharf(&format!("last_trick={last_trick}"));
        game.run("HA CQ draw HT CK draw HK CT draw HQ CA draw");
        game.run("SA HJ DJ CJ DQ SJ DK SQ DT SK DA ST");
        game.points()
    };
    assert_eq!(counted("ten"), [56, 74]);
    assert_eq!(counted("ten_unless_covered"), [56, 74]);
    assert_eq!(counted("none"), [56, 64]);
}

#[test]
fn r2_22_ten_unless_covered_gives_none_once_covered() {
    let counted = |last_trick: &str| {
        let changes = format!("last_trick={last_trick}");
        let mut game = two(
            rules("paderborn", &changes),
            "HA HT SA ST CA C9",
            "HK HQ CK CQ DA DT",
            "HJ",
            "",
        );
        game.run("cover HA HQ HT HK SA DT CA CQ ST DA C9 CK");
        game.points()
    };
    assert_eq!(counted("ten_unless_covered"), [84, 4]);
    assert_eq!(counted("none"), [84, 4]);
    assert_eq!(counted("ten"), [84, 14]);
}

#[test]
fn r2_22_there_is_no_ten_when_somebody_goes_out() {
    let mut game = standard("bummerl", "");
    game.run("HA CA draw HK! CK draw out");
    assert_eq!(game.points(), [24 + 8, 0]);
}

#[test]
fn r2_23_sixty_five_all_is_void_carried_or_goes_to_the_last_trick() {
    for (tie, ended) in [
        ("void", (None, "tie", vec![0, 0])),
        ("carry", (None, "tie", vec![0, 0])),
        ("last_trick_wins", (Some(1), "played_out", vec![0, 1])),
    ] {
        let mut game = scharf(&format!("tie={tie}"));
        game.run("HK CA draw HT DK draw HQ DA draw SK CK draw");
        game.run("CJ CQ DQ HA ST HJ CT SJ DJ SA DT SQ");
        assert_eq!(game.points(), [65, 65]);
        assert_eq!(game.ended(), ended, "{tie}");
    }
}

#[test]
fn r2_23_any_equal_count_is_a_tie() {
    let mut game = scharf("last_trick=none tie=carry");
    game.run("HA DT draw HK CQ draw HQ DK draw SJ DJ draw");
    game.run("SA HJ DA HT CJ CK CA SK CT SQ DQ ST");
    assert_eq!(game.points(), [60, 60]);
    assert_eq!(game.ended(), (None, "tie", vec![0, 0]));
}
