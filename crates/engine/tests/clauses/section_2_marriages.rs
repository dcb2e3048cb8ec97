//! Section 2, marriages.

use crate::scene::{Game, cards, rules, two};
use sechsundsechzig_engine::deal::{Event, Illegal, Seat};
use sechsundsechzig_engine::rules::CheckedRules;

/// Forehand holds the marriages of hearts, trumps, and of spades.
fn married(preset: &str, changes: &str) -> Game {
    two(
        rules(preset, changes),
        "HA HK HQ SA SK SQ",
        "CA CT CK CQ DA DT",
        "HJ",
        "",
    )
}

#[test]
fn r2_11_a_marriage_is_worth_20_and_in_trumps_40() {
    let mut game = married("paderborn", "");
    game.run("SA CQ draw SK!");
    assert_eq!(game.table().melds, [20, 0]);
    let mut game = married("paderborn", "");
    game.run("SA CQ draw HK!");
    assert_eq!(game.table().melds, [40, 0]);
}

#[test]
fn r2_11_one_of_its_two_cards_is_led_and_only_one_marriage_at_a_time() {
    let mut game = married("paderborn", "");
    game.run("SA CQ draw");
    assert!(game.may("HK!") && game.may("HQ!") && game.may("SK!") && game.may("SQ!"));
    assert_eq!(game.refusal("HA!"), Illegal::NoMarriage);
    game.run("HQ!");
    assert_eq!(game.table().marriages, 1);
    let announced = game.events.iter().filter(|event| {
        matches!(event, Event::Played { announced: Some(40), card, .. } if card.to_string() == "HQ")
    });
    assert_eq!(announced.count(), 1);
}

#[test]
fn r2_11_a_marriage_is_announced_when_leading_not_when_following() {
    let mut game = two(
        rules("paderborn", ""),
        "HA CA SA ST DA DT",
        "HK HQ CK CQ C9 S9",
        "HJ",
        "",
    );
    game.run("HA");
    assert_eq!(game.refusal("HK!"), Illegal::MeldOnlyOnLead);
}

#[test]
fn r2_11_king_and_queen_must_both_be_in_the_hand() {
    let mut game = two(
        rules("paderborn", ""),
        "HA HK CQ SA SK DQ",
        "CA CT CK C9 DA DT",
        "HJ",
        "",
    );
    game.run("SA C9 draw");
    assert_eq!(game.refusal("HK!"), Illegal::NoMarriage);
}

#[test]
fn r2_11_the_opponent_sees_both_cards() {
    let mut game = married("paderborn", "");
    game.run("SA CQ draw SK!");
    assert_eq!(
        game.table().known[0].iter().collect::<Vec<_>>(),
        cards("SQ")
    );
}

#[test]
fn r2_12_own_trick_means_on_lead_after_a_trick() {
    let mut game = married("paderborn", "meld_from=own_trick");
    assert_eq!(game.refusal("HK!"), Illegal::MeldNeedsTrick);
    game.run("SA CQ draw");
    assert!(game.may("HK!"));
}

#[test]
fn r2_12_any_lead_means_vorhands_first_lead_too() {
    for preset in ["strokes", "bummerl"] {
        let game = married(preset, "");
        assert!(game.may("HK!"), "{preset}");
    }
}

#[test]
fn r2_12_without_a_trick_the_announcement_counts_only_once_there_is_one() {
    let mut game = two(
        rules("strokes", ""),
        "HK HQ SA ST SK D9",
        "HA HT CA CT DA DT",
        "HJ",
        "",
    );
    game.run("HQ! HA");
    assert_eq!(
        (game.table().melds[0], game.table().total(Seat(0))),
        (40, 0)
    );
    game.run("draw DT D9 draw DA HK draw");
    assert_eq!(game.turn(), 0, "a trump takes the ace of diamonds");
    assert_eq!(game.table().total(Seat(0)), 40 + 11 + 4);
}

/// Twenty cards: four draws. Forehand takes every trick and keeps the marriage of spades.
fn drawn_out(rules: CheckedRules) -> Game {
    two(
        rules,
        "HA HT HK SA SK SQ",
        "CA CT CK CQ DA DT",
        "HJ",
        "HQ DK ST DQ SJ DJ CJ",
    )
}

#[test]
fn r2_13_last_draw_lasts_up_to_the_lead_after_the_turned_up_card_was_taken() {
    let mut game = drawn_out(rules("scharf", ""));
    game.run("HA CQ draw HT CK draw HQ CT draw HK CA draw");
    assert_eq!(game.table().talon, 0);
    assert!(game.may("SK!"), "the lead to the first trick after it");
    game.run("SA");
    game.run("HJ");
    game.run("DA SJ");
    assert_eq!(game.refusal("DT!"), Illegal::NoMarriage);

    let mut game = drawn_out(rules("scharf", ""));
    game.run("HA CQ draw HT CK draw HQ CT draw ST CA draw SA HJ");
    game.run("DJ HK");
    assert_eq!(game.turn(), 0);
    assert_eq!(game.refusal("SK!"), Illegal::MeldTooLate);
}

#[test]
fn r2_13_two_in_talon_ends_before_the_last_draw() {
    let mut game = drawn_out(rules("schnurps", ""));
    game.run("HA CQ draw HT CK draw HQ CT draw");
    assert_eq!(game.table().talon, 2);
    assert!(game.may("SK!"));
    game.run("HK CA draw");
    assert_eq!(game.refusal("SK!"), Illegal::MeldTooLate);
}

#[test]
fn r2_13_two_in_talon_means_two_even_after_somebody_lifted_two_cards() {
    let mut game = drawn_out(rules("schnurps", "referee=punish"));
    game.run("HA CQ draw HT CK draw");
    assert_eq!(game.table().talon, 4);
    game.run("HK CT two HQ CA");
    assert_eq!(game.table().talon, 1);
    assert_eq!(game.refusal("out:S"), Illegal::MeldTooLate);
}

#[test]
fn r2_13_always_has_no_end() {
    let mut game = drawn_out(rules("scharf", "meld_until=always"));
    game.run("HA CQ draw HT CK draw HQ CT draw ST CA draw SA HJ DJ HK");
    assert!(game.may("SK!"));
}

#[test]
fn r2_14_paderborn_announces_once_covered_only_with_the_first_lead_from_full_hands() {
    let mut game = married("paderborn", "");
    game.run("SA CQ draw cover");
    assert!(game.may("HK!"), "the coverer, with his very first lead");
    game.run("HA CT");
    assert_eq!(
        game.refusal("SK!"),
        Illegal::MeldWhenCovered,
        "his second lead"
    );

    let mut game = married("paderborn", "");
    game.run("SA CQ cover");
    assert_eq!(
        game.refusal("HK!"),
        Illegal::MeldWhenCovered,
        "five cards each"
    );
    assert!(!game.may("out:H"), "nor with going out");

    let mut game = married("paderborn", "");
    game.run("cover");
    assert_eq!(
        game.refusal("HK!"),
        Illegal::MeldNeedsTrick,
        "the deal's first lead"
    );
}

#[test]
fn r2_14_the_other_player_announces_nothing_once_covered() {
    let mut game = two(
        rules("paderborn", ""),
        "HA HT HK SA SK C9",
        "CA CT CK CQ DA DT",
        "HJ",
        "S9 SJ",
    );
    game.run("SA DT draw cover C9 CT");
    assert_eq!(game.turn(), 1);
    assert_eq!(game.refusal("CK!"), Illegal::MeldWhenCovered);
}

#[test]
fn r2_14_allowed_lets_both_announce_under_a_covered_talon() {
    let mut game = two(
        rules("treatise", ""),
        "HA HT HK SA SK C9",
        "CA CT CK CQ DA DT",
        "HJ",
        "S9 SJ",
    );
    game.run("SA DT draw cover C9 CT");
    assert!(game.may("CK!"));
    let mut game = married("treatise", "");
    game.run("SA CQ cover");
    assert!(game.may("HK!"), "with five cards too");
}

#[test]
fn r2_14_covered_cards_count_as_lying_in_the_talon() {
    let mut game = drawn_out(rules("schnurps", ""));
    game.run("HA CQ draw HT CK draw HQ CT draw cover");
    assert_eq!(game.table().talon, 2);
    assert!(game.may("SK!"), "two cards still lie there");
    game.run("HK DJ SA DQ");
    assert!(game.may("SK!"), "and go on lying there");
}
