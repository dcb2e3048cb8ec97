//! Section 2, covering.

use crate::scene::{Game, rules, set, text, two};
use sechsundsechzig_engine::deal::{Illegal, Seat};

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
fn r2_17_on_lead_covers_with_vorhands_first_lead_too() {
    let mut game = standard("paderborn", "");
    assert!(game.may("cover"));
    game.run("HA");
    assert_eq!(game.refusal("cover"), Illegal::CoverOnlyOnLead);
}

#[test]
fn r2_17_just_won_covers_only_after_a_trick() {
    let mut game = standard("treatise", "");
    assert_eq!(game.refusal("cover"), Illegal::CoverNeedsTrick);
    game.run("HA CQ");
    assert!(game.may("cover"));
}

#[test]
fn r2_17_before_drawing_with_five_cards_and_after_with_six() {
    for preset in ["paderborn", "treatise"] {
        let mut five = standard(preset, "");
        five.run("HA CQ cover");
        assert_eq!((five.table().held, five.table().talon), ([5, 5], 12));
        let mut six = standard(preset, "");
        six.run("HA CQ draw cover");
        assert_eq!((six.table().held, six.table().talon), ([6, 6], 10));
    }
}

#[test]
fn r2_17_as_long_as_the_talon_holds_a_card() {
    let mut game = two(
        rules("scharf", ""),
        "HA HT HK HQ SA ST",
        "CA CT CK CQ DA DT",
        "HJ",
        "SK DK SQ DQ SJ DJ CJ",
    );
    game.run("HA CQ draw HT CK draw HQ CT draw SK CA");
    assert!(game.may("cover"), "two cards lie there");
    game.run("draw");
    assert_eq!(game.refusal("cover"), Illegal::CoverTooLate);
}

#[test]
fn r2_18_nobody_draws_and_strict_play_holds() {
    let mut game = standard("paderborn", "");
    game.run("HA CQ cover ST");
    assert_eq!(
        game.playable(),
        text(set("CA CT CK DA DT")),
        "void and without a trump"
    );
    game.run("CK");
    assert_eq!(game.refusal("draw"), Illegal::NothingToDraw);
    assert_eq!(game.table().held, [4, 4]);
    game.run("HT CT HK CA HQ DT");
    assert_eq!(game.table().talon, 12);
    game.run("SA DA");
    assert!(game.is_over());
}

#[test]
fn r2_18_robbing_before_covering_is_allowed_where_robbing_is() {
    let mut game = two(
        rules("treatise", ""),
        "H9 HT HK HQ SA ST",
        "CA CT CK CQ DA DT",
        "HA",
        "",
    );
    game.run("SA CQ rob cover");
    assert!(game.hand(0).contains("HA"));
}

#[test]
fn r2_19_a_cover_fails_by_the_last_card() {
    let mut game = two(
        rules("paderborn", ""),
        "SA ST S9 C9 D9 DJ",
        "HK HQ H9 CA CT DA",
        "HJ",
        "",
    );
    game.run("cover SA H9 CA C9 CT D9 DA DJ HK S9 HQ ST");
    assert_eq!(game.points(), [0, 11 + 11 + 10 + 13 + 4 + 13]);
    assert_eq!(game.ended(), (Some(1), "failed_cover", vec![0, 3]));
}

#[test]
fn r2_19_a_cover_fails_when_the_other_goes_out() {
    let mut game = two(
        rules("paderborn", ""),
        "S9 SJ C9 D9 DJ SQ",
        "HA HT HK CA CT DA",
        "HJ",
        "",
    );
    game.run("cover S9 HT DA DJ CA C9 HK D9 out");
    assert_eq!(
        game.ended().1,
        "false_claim",
        "the dealer has 10 + 13 + 11 + 4 only"
    );

    let mut game = two(
        rules("paderborn", ""),
        "SA ST DT DK CK CQ",
        "HA HT HK CA CT DA",
        "HJ",
        "",
    );
    game.run("cover CQ CA HA ST HT SA DA DK");
    assert_eq!(game.table().points, [0, 14 + 21 + 21 + 15]);
    game.run("out");
    assert_eq!(game.ended(), (Some(1), "failed_cover", vec![0, 3]));
}

#[test]
fn r2_19_the_coverer_with_66_unsaid_loses_the_ordinary_price() {
    for (counts, price) in [
        ("tricks", 2),
        ("tricks_and_melds", 1),
        ("tricks cover_snapshot=true", 2),
    ] {
        let changes = format!(
            "meld_from=any_lead meld_until=always meld_when_covered=allowed schneider_counts={counts}"
        );
        let mut game = two(
            rules("paderborn", &changes),
            "CK DA SQ SK CA CQ",
            "HK CT ST SA HT HQ",
            "S9",
            "",
        );
        game.run("cover SK! ST HQ! SQ CK! CT HT CA");
        assert_eq!(game.table().total(Seat(0)), 66);
        game.run("out");
        assert_eq!(game.points(), [6, 49]);
        assert_eq!(game.ended(), (Some(1), "out", vec![0, price]), "{counts}");
    }
}

#[test]
fn r2_19_a_covered_deal_played_to_the_end_is_won_with_66_though_nobody_says_so() {
    let mut game = two(
        rules("paderborn", ""),
        "HA HT SA ST CA C9",
        "HK HQ CK CQ DA DT",
        "HJ",
        "",
    );
    game.run("cover HA HQ HT HK SA DT CA CQ ST DA C9 CK");
    assert_eq!(game.ended(), (Some(0), "played_out", vec![2, 0]));
}
