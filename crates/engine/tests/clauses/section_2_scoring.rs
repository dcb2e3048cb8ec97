//! Section 2, scoring a deal.

use crate::scene::{Game, rules, two};
use sechsundsechzig_engine::deal::Illegal;

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
fn r2_24_a_win_scores_one_or_two_against_schneider_or_three_against_schwarz() {
    let mut game = scharf("");
    game.run("HA DT draw HT CA draw HK DK draw SQ DA draw");
    game.run("SJ HJ DJ HQ SK DQ SA CT CJ CK CQ ST");
    assert_eq!(game.points(), [97, 33]);
    assert_eq!(game.ended(), (Some(0), "played_out", vec![1, 0]));

    let mut game = scharf("");
    game.run("ST CA draw HQ CQ draw HT DT draw SK CK draw");
    game.run("SQ HJ DJ HA SA DA HK DK CJ CT DQ SJ");
    assert_eq!(game.points(), [98, 32]);
    assert_eq!(game.ended(), (Some(0), "played_out", vec![2, 0]));

    let mut game = scharf("");
    game.run("HA CA draw ST CT draw SA DA draw out");
    assert_eq!(game.points(), [22 + 20 + 22, 0]);
    assert_eq!(game.ended(), (Some(1), "false_claim", vec![0, 3]));

    let mut game = scharf("");
    game.run("HA CA draw ST CT draw SA DA draw HT CK out");
    assert_eq!(game.ended(), (Some(0), "out", vec![3, 0]));
}

#[test]
fn r2_25_a_marriage_saves_from_schneider_only_where_it_counts() {
    for (counts, price) in [("tricks", 2), ("tricks_and_melds", 1)] {
        let mut game = scharf(&format!("meld_until=always schneider_counts={counts}"));
        game.run("SA DA draw ST CK draw SQ CT draw SJ DJ draw");
        game.run("SK HJ CA CJ DQ! HA HT DT HQ! DK HK CQ");
        assert!(game.points()[1] < 33);
        assert_eq!(game.ended().2, [price, 0], "{counts}");
    }
}

#[test]
fn r2_25_a_last_trick_ten_counts_against_schneider() {
    for (last_trick, points, price) in [("ten", 35, 1), ("none", 25, 2)] {
        let mut game = scharf(&format!("last_trick={last_trick}"));
        game.run("HQ CK draw HT DA draw SQ CQ draw HK DQ draw");
        game.run("SA HJ DJ HA SJ DT ST CA SK DK CJ CT");
        assert_eq!(game.points()[1], points);
        assert_eq!(game.ended().2, [price, 0]);
    }
}

#[test]
fn r2_26_a_false_claim_costs_two_or_three_or_two_or_three_flat() {
    for (option, without_a_trick, with_one) in
        [("two_or_three", 3, 2), ("two", 2, 2), ("three", 3, 3)]
    {
        let changes = format!("false_claim={option}");
        let mut game = scharf(&changes);
        game.run("HA CQ out");
        assert_eq!(
            game.ended(),
            (Some(1), "false_claim", vec![0, without_a_trick])
        );
        let mut game = two(
            rules("scharf", &changes),
            "HA HT HK SQ SA ST",
            "CA CT CK CQ SK DT",
            "HJ",
            "",
        );
        game.run("SQ SK draw CA HA out");
        assert_eq!(
            game.ended(),
            (Some(1), "false_claim", vec![0, with_one]),
            "{option}"
        );
    }
}

/// Forehand covers before the first lead; the dealer holds two trumps and four high cards.
fn covered(changes: &str) -> Game {
    let mut game = two(
        rules("strokes", &format!("cover=on_lead {changes}")),
        "HA HT SA SK DK CQ",
        "HK H9 CA CT DA DT",
        "HJ",
        "",
    );
    game.run("cover");
    game
}

#[test]
fn r2_27_two_or_three_looks_at_the_opponents_tricks_when_it_was_covered() {
    let mut game = covered("failed_cover=two_or_three");
    game.run("DK DA CT CQ CA SK DT SA HK HA HT H9");
    assert_eq!(game.ended(), (Some(1), "failed_cover", vec![0, 3]));

    let mut game = two(
        rules("strokes", "cover=on_lead failed_cover=two_or_three"),
        "HA HT SA SK DK CQ",
        "HK H9 CA CT DA DT",
        "HJ",
        "S9 D9",
    );
    game.run("CQ CA draw CT HT cover D9 DA DT DK H9 HA SA S9 SK HK");
    assert_eq!(game.points(), [20 + 11 + 11, 14 + 11 + 14 + 8]);
    assert_eq!(game.ended(), (Some(1), "failed_cover", vec![0, 2]));
}

#[test]
fn r2_27_at_least_two_is_the_larger_of_two_and_what_2_24_gives() {
    let mut single = covered("");
    single.run("SK DA DK DT CA CQ HK HA HT H9 SA CT");
    assert!(single.points()[0] >= 33);
    assert_eq!(single.ended(), (Some(1), "failed_cover", vec![0, 2]));
    let mut schneider = covered("");
    schneider.run("DK DA CT CQ CA SK DT SA HK HA HT H9");
    assert!(schneider.points()[0] < 33);
    assert_eq!(schneider.ended(), (Some(1), "failed_cover", vec![0, 2]));
    let mut schwarz = two(
        rules("strokes", "cover=on_lead"),
        "SA ST S9 C9 D9 DJ",
        "HK HQ H9 CA CT DA",
        "HJ",
        "",
    );
    schwarz.run("cover SA H9 CA C9 CT D9 DA DJ HK S9 HQ ST");
    assert_eq!(schwarz.ended(), (Some(1), "failed_cover", vec![0, 3]));
}

#[test]
fn r2_27_three_is_three() {
    let mut game = covered("failed_cover=three");
    game.run("SK DA DK DT CA CQ HK HA HT H9 SA CT");
    assert_eq!(game.ended(), (Some(1), "failed_cover", vec![0, 3]));
}

#[test]
fn r2_27_a_false_claim_by_the_coverer_or_against_him_is_priced_by_2_26_alone() {
    let mut game = covered("failed_cover=three");
    game.run("HA H9 out");
    assert_eq!(game.ended(), (Some(1), "false_claim", vec![0, 2]));
    let mut game = covered("failed_cover=three");
    game.run("DK DA out");
    assert_eq!(game.ended(), (Some(0), "false_claim", vec![2, 0]));
}

/// Forehand covers while the dealer has no trick; then the dealer gets out of Schneider.
fn snapshot(preset: &str, changes: &str) -> Game {
    let mut game = two(
        rules(preset, changes),
        "HA HT HK HQ SK",
        "SA ST CK CQ DA",
        "HJ",
        "SJ DJ",
    );
    game.run("HA DA draw cover SK SA CK! HT HK! ST out");
    game
}

#[test]
fn r2_28_a_won_cover_is_priced_on_the_state_at_the_end_or_at_covering() {
    let at_the_end = snapshot("schnapsen", "cover_snapshot=false");
    assert_eq!(at_the_end.result().melds.as_slice(), [40, 20]);
    assert_eq!(at_the_end.points(), [22 + 14 + 14, 15]);
    assert_eq!(at_the_end.ended(), (Some(0), "out", vec![1, 0]));
    let at_covering = snapshot("schnapsen", "");
    assert_eq!(at_covering.ended(), (Some(0), "out", vec![3, 0]));
}

#[test]
fn r2_28_the_snapshot_counts_tricks_and_points_of_that_moment() {
    let mut game = two(
        rules("schnapsen", ""),
        "HA HT HK HQ SK",
        "SA ST CK CQ DA",
        "HJ",
        "SJ DJ",
    );
    game.run("SK SA draw CK! HT draw cover HK! CQ HA SJ out");
    assert_eq!(
        game.table().covered.map(|covered| covered.points),
        Some(15 + 20)
    );
    assert_eq!(game.ended(), (Some(0), "out", vec![1, 0]));
}

/// The dealer lifts nothing; forehand, before a punishing referee, two cards.
fn lifted(changes: &str) -> Game {
    let mut game = two(
        rules("treatise", &format!("referee=punish {changes}")),
        "HA HT HK HQ SA ST",
        "CA CT CK CQ DA DT",
        "HJ",
        "DK DQ CJ DJ C9 D9 SK SQ SJ S9 H9",
    );
    game.run("HA CQ");
    assert!(!game.may("two"), "it is no legal move");
    game.run("two");
    game
}

#[test]
fn r2_29_who_lifts_two_cards_keeps_both() {
    let game = lifted("");
    assert_eq!(game.table().held, [7, 6]);
    assert!(game.hand(0).contains("DK") && game.hand(0).contains("DQ"));
    assert!(game.hand(1).contains("CJ"));
}

#[test]
fn r2_29_he_may_not_announce_with_his_next_lead() {
    let mut game = lifted("");
    assert_eq!(game.refusal("HK!"), Illegal::MeldAfterLiftingTwo);
    game.run("SA CK draw");
    assert!(game.may("HK!"), "with the one after it he may");
}

#[test]
fn r2_29_he_does_not_draw_the_next_time() {
    let mut game = lifted("");
    game.run("SA CK draw");
    assert_eq!(game.table().held, [6, 6]);
    assert!(game.hand(1).contains("DJ"));
    game.run("ST CT draw");
    assert_eq!(game.table().held, [6, 6]);
}

#[test]
fn r2_29_one_card_must_be_left_for_the_other_and_no_draw_be_pending() {
    let mut game = lifted("");
    game.run("SA CK");
    assert_eq!(
        game.refusal("two"),
        Illegal::OneCardEach,
        "a draw is let pass first"
    );
    let mut game = scharf("referee=punish");
    game.run("HA CQ draw HT CK draw HK CT draw HQ CA");
    assert_eq!(game.table().talon, 2);
    assert_eq!(game.refusal("two"), Illegal::OneCardEach);
}

#[test]
fn r2_29_redeal_throws_the_cards_in() {
    let game = lifted("double_draw=redeal");
    assert_eq!(game.ended(), (None, "redeal", vec![0, 0]));
}

#[test]
fn r2_29_happens_only_where_the_referee_punishes() {
    let mut game = two(
        rules("treatise", ""),
        "HA HT HK HQ SA ST",
        "CA CT CK CQ DA DT",
        "HJ",
        "",
    );
    game.run("HA CQ");
    assert_eq!(game.refusal("two"), Illegal::OneCardEach);
}
