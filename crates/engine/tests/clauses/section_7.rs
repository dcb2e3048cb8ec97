//! Section 7, the neighbours.

use crate::scene::{Game, rules, set, text, two};
use sechsundsechzig_engine::deal::Illegal;
use sechsundsechzig_engine::rules::{Cover, Preset, Rob, RulesConflict};

fn schnapsen(changes: &str) -> Game {
    two(
        rules("schnapsen", changes),
        "HJ HT SA ST SK",
        "CA CT CK CQ DA",
        "HA",
        "DT DK DQ DJ SQ SJ CJ HK HQ",
    )
}

#[test]
fn r7_rob_min_talon_cards_must_lie_there_for_robbing() {
    let mut game = schnapsen("rob_min_talon=4");
    assert!(game.may("rob"), "with the first lead too");
    game.run("SA CQ draw ST CK draw SK CT draw");
    assert_eq!(game.table().talon, 4);
    assert!(game.may("rob"));
    game.run("HT CA draw");
    assert_eq!(game.table().talon, 2);
    assert_eq!(game.refusal("rob"), Illegal::RobTalonTooSmall);
}

#[test]
fn r7_cover_min_talon_cards_must_lie_there_for_covering() {
    let mut game = schnapsen("cover_min_talon=4");
    assert!(game.may("cover"), "Forehand's first lead included");
    game.run("SA CQ draw ST CK draw SK CT draw");
    assert_eq!(game.table().talon, 4);
    assert!(game.may("cover"));
    game.run("HT CA draw");
    assert_eq!(game.refusal("cover"), Illegal::CoverTalonTooSmall);
}

#[test]
fn r7_the_rob_of_2_16_needs_as_many_cards() {
    let asked = |rob_min_talon: u8| {
        let changes = format!("rob_min_talon={rob_min_talon}");
        let mut game = two(
            rules("paderborn", &changes),
            "SJ SA ST SK SQ C9",
            "H9 S9 D9 DJ CJ CA",
            "HA",
            "DK DQ HT HK",
        );
        game.run("C9 CA draw DJ DQ draw cover");
        assert_eq!(game.table().talon, 8);
        game.turn() == 1
    };
    assert!(asked(8));
    assert!(!asked(9));
}

#[test]
fn r7_cover_before_draw_says_whether_one_may_cover_with_fewer_cards() {
    let mut game = schnapsen("");
    game.run("SA CQ");
    assert_eq!(game.refusal("cover"), Illegal::CoverAfterDrawing);
    game.run("draw");
    assert!(game.may("cover"));
    let mut game = schnapsen("cover_before_draw=true");
    game.run("SA CQ");
    assert!(game.may("cover"));
}

#[test]
fn r7_on_lead_after_trick_robs_on_lead_but_not_with_the_first() {
    let mut game = two(
        rules("santase", ""),
        "H9 SA ST SK SQ CA",
        "S9 C9 D9 DJ CJ SJ",
        "HA",
        "",
    );
    assert_eq!(game.refusal("rob"), Illegal::RobNeedsTrick);
    game.run("SA S9 draw");
    assert!(game.may("rob"));
}

#[test]
fn r7_rob_before_draw_says_whether_one_may_rob_with_fewer_cards() {
    for (preset, changes) in [
        ("schnapsen", ""),
        ("santase", ""),
        ("paderborn", "rob_before_draw=false"),
        ("schnurps", "rob_before_draw=false"),
    ] {
        let hands = match preset {
            "schnapsen" => ["HJ HT SA ST SK", "CA CT CK CQ DA"],
            "schnurps" => ["HJ HT SA ST SK SQ", "CA CT CK CQ DA DT"],
            _ => ["H9 HT SA ST SK SQ", "CA CT CK CQ DA DT"],
        };
        let play = |changes: &str| {
            let mut game = two(rules(preset, changes), hands[0], hands[1], "HA", "");
            game.run("SA CQ");
            game
        };
        let mut game = play(changes);
        let refusal = game.refusal("rob");
        assert_eq!(refusal, Illegal::RobAfterDrawing, "{preset}");
        assert_eq!(
            refusal.to_string(),
            "cards must be drawn before robbing (7.1)"
        );
        game.run("draw");
        assert!(game.may("rob"), "{preset}");
        assert!(play("rob_before_draw=true").may("rob"), "{preset}");
    }
}

#[test]
fn r7_the_rob_of_2_16_is_no_rob_before_drawing() {
    let mut game = two(
        rules("paderborn", "rob_before_draw=false"),
        "SJ SA ST SK SQ C9",
        "H9 S9 D9 DJ CJ CA",
        "HA",
        "DK DQ HT HK",
    );
    // Forehand covers before drawing; nobody draws any more, and the dealer is asked.
    game.run("C9 CA draw DJ DQ cover");
    assert_eq!(game.turn(), 1);
    assert!(game.may("rob"));
}

#[test]
fn r7_options_that_could_never_apply_are_refused_all_at_once() {
    let mut rules = Preset::Schnapsen.rules();
    rules.rob_min_talon = 11;
    rules.cover_min_talon = 11;
    rules.target = 0;
    let conflicts = rules.check().expect_err("contradictions");
    assert_eq!(conflicts.len(), 3);
    assert!(conflicts.contains(&RulesConflict::RobNeverPossible {
        asked: 11,
        most: 10
    }));
    assert!(conflicts.contains(&RulesConflict::CoverNeverPossible {
        asked: 11,
        most: 10
    }));
    rules.rob = Rob::WhenDrawn;
    rules.rob_min_talon = 9;
    rules.cover = Cover::JustWon;
    rules.cover_min_talon = 9;
    let conflicts = rules.check().expect_err("contradictions");
    assert!(conflicts.contains(&RulesConflict::RobNeverPossible { asked: 9, most: 8 }));
    assert!(conflicts.contains(&RulesConflict::CoverNeverPossible { asked: 9, most: 8 }));
    rules.target = 7;
    rules.rob_min_talon = 8;
    rules.cover_min_talon = 8;
    assert!(rules.check().is_ok(), "as many as there are");
    for rob in [Rob::AfterOwnTrick, Rob::OnLeadAfterTrick] {
        let mut rules = Preset::Santase.rules();
        (rules.rob, rules.rob_min_talon) = (rob, 11);
        let never = RulesConflict::RobNeverPossible {
            asked: 11,
            most: 10,
        };
        assert_eq!(
            rules.check(),
            Err(vec![never]),
            "the first draw comes before"
        );
        rules.rob_before_draw = true;
        assert!(rules.check().is_ok());
    }
}

#[test]
fn r7_1_schnapsen_is_dealt_five_each_from_twenty_cards() {
    let game = schnapsen("");
    assert_eq!(game.table().held, [5, 5]);
    assert_eq!(game.table().talon, 10);
}

#[test]
fn r7_1_the_last_trick_wins_a_deal_played_out_uncovered_whatever_the_counts() {
    let end = |changes: &str| {
        let mut game = two(
            rules("schnapsen", changes),
            "HA HT HK SA ST",
            "CA CT CK CQ DA",
            "HJ",
            "SK DT SQ DK SJ DQ HQ DJ CJ",
        );
        game.run("HA CQ draw HT CK draw HK CT draw SK CA draw HQ DJ draw");
        game
    };
    let mut game = end("");
    assert_eq!(game.hand(0), text(set("SA ST SQ SJ CJ")));
    assert_eq!(game.hand(1), text(set("HJ DA DT DK DQ")));
    game.run("SA HJ DA CJ DT SJ DK SQ DQ ST");
    assert_eq!(game.points(), [62, 58]);
    assert_eq!(game.ended(), (Some(1), "played_out", vec![0, 1]));
    let mut game = end("last_trick_wins_deal=false");
    game.run("SA HJ DA CJ DT SJ DK SQ DQ ST");
    assert_eq!(game.ended(), (Some(0), "played_out", vec![1, 0]));
}

#[test]
fn r7_1_a_covered_deal_played_out_is_the_coverers_or_failed() {
    let mut game = two(
        rules("schnapsen", ""),
        "HA HT HK SA ST",
        "CA CT CK CQ DA",
        "HJ",
        "",
    );
    game.run("cover HA CQ HT CK HK CT SA CA ST DA");
    assert_eq!(game.points()[0], 11 + 3 + 10 + 4 + 4 + 10 + 22 + 21);
    assert_eq!(game.ended(), (Some(0), "played_out", vec![3, 0]));
}

#[test]
fn r7_1_schnapsen_announces_with_any_lead_and_under_a_covered_talon() {
    let mut game = two(
        rules("schnapsen", ""),
        "HK HQ SA ST SK",
        "CA CT CK CQ DA",
        "HA",
        "",
    );
    assert!(game.may("HK!"));
    game.run("cover");
    assert!(game.may("HK!"));
}

#[test]
fn r7_2_santase_covers_only_after_a_trick_and_after_drawing() {
    let mut game = two(
        rules("santase", ""),
        "HA HT HK HQ SA ST",
        "CA CT CK CQ DA DT",
        "HJ",
        "",
    );
    assert_eq!(game.refusal("cover"), Illegal::CoverNeedsTrick);
    assert_eq!(game.refusal("HK!"), Illegal::MeldNeedsTrick);
    game.run("HA CQ");
    assert_eq!(game.refusal("cover"), Illegal::CoverAfterDrawing);
    game.run("draw");
    assert!(game.may("cover") && game.may("HK!"));
    game.run("out");
    assert_eq!(game.ended(), (Some(1), "false_claim", vec![0, 3]));
}

#[test]
fn r7_2_santase_is_played_to_eleven_and_the_winner_deals() {
    let santase = Preset::Santase.rules();
    assert_eq!(
        (santase.target, santase.next_dealer.as_str()),
        (11, "winner")
    );
    let mut game = two(
        rules("santase", ""),
        "HA HT SA SK DK CQ",
        "HK H9 CA CT DA DT",
        "HJ",
        "",
    );
    game.run("SA H9 draw");
    assert_eq!(game.turn(), 1);
    game.run("CA CQ draw cover CT");
    assert_eq!(game.table().covered.map(|covered| covered.by.0), Some(1));
}
