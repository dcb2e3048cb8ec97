//! Section 2, the referee.

use crate::scene::{Game, rules, two};
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::deal::{Event, Illegal, Seat};
use sechsundsechzig_engine::rules::{Preset, Referee};

fn standard(changes: &str) -> Game {
    two(
        rules("paderborn", changes),
        "HA HT HK HQ SA ST",
        "CA CT CK CQ DA DT",
        "HJ",
        "DK DQ CJ DJ C9 D9 SK SQ SJ S9 H9",
    )
}

#[test]
fn r2_30_prevent_is_the_default_everywhere() {
    for preset in Preset::ALL {
        assert_eq!(preset.rules().referee, Referee::Prevent, "{preset:?}");
    }
}

#[test]
fn r2_30_prevent_refuses_with_the_reason_and_changes_nothing() {
    let mut game = standard("");
    game.run("HA CQ");
    let before = game.deal.clone();
    for (word, why) in [
        ("HK", Illegal::DrawFirst),
        ("HK!", Illegal::DrawFirst),
        ("look", Illegal::OlderTricks),
        ("two", Illegal::OneCardEach),
    ] {
        assert_eq!(game.refusal(word), why);
    }
    assert_eq!(game.deal, before);
}

/// The offence loses the deal, and the opponent scores what 2.24 gives.
fn loses(mut game: Game, word: &str, broken: Illegal, ended: (Option<u8>, &'static str, Vec<u16>)) {
    let offender = Seat(game.turn());
    assert_eq!(game.offence(word), Some(broken));
    game.run(word);
    assert!(game.events.contains(&Event::Offended(offender, broken)));
    assert_eq!(game.ended(), ended);
}

#[test]
fn r2_30_looking_through_ones_own_older_tricks_loses_the_deal() {
    let mut game = standard("referee=punish");
    game.run("HA CQ draw SA CK draw");
    loses(
        game,
        "look",
        Illegal::OlderTricks,
        (Some(1), "offence", vec![0, 2]),
    );
    let mut game = standard("referee=punish");
    game.run("HA CA draw SA CT draw");
    loses(
        game,
        "look",
        Illegal::OlderTricks,
        (Some(1), "offence", vec![0, 1]),
    );
}

#[test]
fn r2_30_announcing_before_drawing_without_ending_the_deal_loses_it() {
    let mut game = standard("referee=punish");
    game.run("HA CQ");
    loses(
        game,
        "HK!",
        Illegal::DrawFirst,
        (Some(1), "offence", vec![0, 2]),
    );
}

#[test]
fn r2_30_a_marriage_announced_too_early_counts_against_schneider_where_marriages_do() {
    let mut game = standard("referee=punish schneider_counts=tricks_and_melds");
    game.run("HA CQ");
    loses(
        game,
        "HK!",
        Illegal::DrawFirst,
        (Some(1), "offence", vec![0, 1]),
    );
}

#[test]
fn r2_30_leading_with_five_cards_while_cards_must_be_drawn_loses_the_deal() {
    let mut game = standard("referee=punish");
    game.run("HA CQ");
    loses(
        game,
        "ST",
        Illegal::DrawFirst,
        (Some(1), "offence", vec![0, 2]),
    );
}

#[test]
fn r2_30_not_following_heading_or_trumping_loses_the_deal() {
    let covered = |led: &str| {
        let mut game = two(
            rules("paderborn", "referee=punish"),
            "CQ CJ SK S9 HT HQ",
            "C9 CK CT DA HA HK",
            "HJ",
            "",
        );
        game.run("cover").run(led);
        game
    };
    let schwarz = || (Some(0), "offence", vec![3, 0]);
    loses(
        covered("CQ"),
        "DA",
        Illegal::MustFollow(Suit::Clubs),
        schwarz(),
    );
    loses(
        covered("CQ"),
        "C9",
        Illegal::MustHead(Suit::Clubs),
        schwarz(),
    );
    loses(
        covered("SK"),
        "DA",
        Illegal::MustTrump(Suit::Hearts),
        schwarz(),
    );
}

#[test]
fn r2_30_other_illegal_moves_are_prevented_all_the_same() {
    let mut game = standard("referee=punish");
    assert_eq!(game.refusal("out"), Illegal::OutNeedsTrick);
    assert_eq!(game.refusal("rob"), Illegal::RobNeedsLowestTrump);
    assert_eq!(game.refusal("CA"), Illegal::NotInHand);
    game.run("HA");
    assert_eq!(game.refusal("cover"), Illegal::CoverOnlyOnLead);
}

#[test]
fn r2_30_offences_are_not_among_the_legal_moves() {
    let mut game = standard("referee=punish");
    game.run("HA CQ draw SA CK");
    let offences = ["look", "two", "HK", "HK!"];
    assert!(offences.iter().all(|word| !game.may(word)));
}
