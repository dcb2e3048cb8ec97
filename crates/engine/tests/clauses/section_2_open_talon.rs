//! Section 2, playing while the talon is open.

use crate::scene::{Game, rules, set, text, two};
use sechsundsechzig_engine::deal::{Event, Illegal, Seat};

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
fn r2_4_vorhand_leads_and_then_who_won_the_last_trick() {
    let mut game = standard("paderborn", "");
    assert_eq!(game.turn(), 0);
    game.run("HA CQ draw");
    assert_eq!(game.turn(), 0);
    game.run("DK DT draw");
    assert_eq!(game.turn(), 1);
}

#[test]
fn r2_4_any_card_may_be_played_while_the_talon_is_open() {
    let mut game = two(
        rules("paderborn", ""),
        "CA HT HK HQ SA ST",
        "HA CT CK CQ DA DT",
        "HJ",
        "",
    );
    game.run("CA");
    assert_eq!(game.playable(), text(set("HA CT CK CQ DA DT")));
}

#[test]
fn r2_5_the_higher_trump_wins_else_the_higher_card_of_the_suit_led() {
    let winner = |led: &str, followed: &str| {
        let mut game = two(
            rules("paderborn", ""),
            "HT HQ CK CJ SA S9",
            "HA HK CT CQ DA D9",
            "HJ",
            "",
        );
        game.run(led).run(followed);
        game.turn()
    };
    assert_eq!(winner("CK", "CT"), 1, "the ten beats the king");
    assert_eq!(winner("CK", "CQ"), 0);
    assert_eq!(winner("CK", "DA"), 0, "another suit never wins");
    assert_eq!(winner("SA", "HK"), 1, "a trump beats every other suit");
    assert_eq!(winner("HT", "HA"), 1, "the higher trump wins");
    assert_eq!(winner("HT", "HK"), 0);
    assert_eq!(winner("HQ", "DA"), 0);
}

#[test]
fn r2_6_the_winner_draws_first_then_the_loser() {
    let mut game = standard("paderborn", "");
    game.run("SA CQ draw");
    let drew: Vec<_> = game
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Drew { seat, card } => Some((seat.0, card.expect("seen").to_string())),
            _ => None,
        })
        .collect();
    assert_eq!(drew, [(0, "DK".to_owned()), (1, "DQ".to_owned())]);
}

#[test]
fn r2_6_the_winner_decides_before_drawing() {
    let mut game = standard("paderborn", "");
    game.run("SA CQ");
    assert_eq!(game.turn(), 0);
    for decision in ["draw", "cover", "out", "out:H"] {
        assert!(game.may(decision), "{decision}");
    }
    assert_eq!(game.refusal("HA"), Illegal::DrawFirst);
    assert_eq!(game.playable(), "");
}

#[test]
fn r2_6_others_do_not_see_what_is_drawn() {
    let mut game = standard("paderborn", "");
    game.run("SA CQ draw");
    let masked = game.events.iter().map(|event| event.seen_by(Seat(1)));
    let drew: Vec<_> = masked
        .filter_map(|event| match event {
            Event::Drew { seat, card } => Some((seat.0, card.is_some())),
            _ => None,
        })
        .collect();
    assert_eq!(drew, [(0, false), (1, true)]);
}

#[test]
fn r2_7_only_the_last_trick_may_be_looked_at_again() {
    let mut game = standard("paderborn", "referee=punish");
    game.run("HA CQ draw");
    assert_eq!(game.refusal("look"), Illegal::OlderTricks, "it is the last");
    assert_eq!(
        game.table().last_trick.map(|trick| trick.winner),
        Some(Seat(0))
    );
    game.run("HT CK draw");
    assert_eq!(game.offence("look"), Some(Illegal::OlderTricks));

    let mut game = standard("paderborn", "");
    game.run("HA CQ draw HT CK draw");
    assert_eq!(game.refusal("look"), Illegal::OlderTricks);
}
