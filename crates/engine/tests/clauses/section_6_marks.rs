//! Section 6, Penneech: marking points, and the options.

use crate::scene::{Game, cards, penneech, rules, set, text};
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::deal::{Event, Seat};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::games::penneech::Table;
use sechsundsechzig_engine::match_score::RunningMatch;
use sechsundsechzig_engine::rules::{Game as Family, OptionId, Preset};

/// Forehand holds seven clubs, the dealer spades and the Penneech.
const CLUBS: &str = "CA CK CQ CJ CT C9 C8";
const SPADES: &str = "SA SK SQ SJ ST S9 D7";

fn dealt(changes: &str, talon: &str) -> Game {
    penneech(rules("penneech", changes), CLUBS, SPADES, talon, [0, 0])
}

fn table(game: &Game) -> &Table {
    match &game.deal {
        AnyDeal::Penneech(deal) => deal.table(),
        other => panic!("not Penneech: {other:?}"),
    }
}

#[test]
fn r6_3_the_dealer_turns_trump_and_marks_a_scoring_card() {
    for (card, marks) in [
        ("HA", 5),
        ("HK", 4),
        ("HQ", 3),
        ("HJ", 2),
        ("HT", 0),
        ("H7", 0),
    ] {
        let game = dealt("", card);
        assert_eq!(table(&game).marks, [0, marks], "{card}");
        let turned = Event::TalonTurned(Seat(1), cards(card)[0]);
        assert_eq!(game.events[0], turned);
        assert_eq!(game.trump(), Some(Suit::Hearts));
    }
}

#[test]
fn r6_3_the_penneech_counts_7_won_and_14_turned_up() {
    let spades = SPADES.replace("D7", "S8");
    let game = penneech(rules("penneech", ""), CLUBS, &spades, "D7", [0, 0]);
    assert_eq!(table(&game).marks, [0, 14]);
    let mut game = dealt("", "D2");
    game.run("C8 D7");
    assert_eq!(table(&game).marks[1], 7);
    let mut game = dealt("", "H2");
    game.run("C8 D7");
    assert_eq!(table(&game).marks, [0, 0], "as a trump only");
}

#[test]
fn r6_6_four_tricks_mark_one_five_three_six_five_seven_seven() {
    // Forehand's clubs win, then the dealer takes the rest; trumps are hearts all along.
    let talon = "H2 H3 H4 H5 H6 H8 H9 HT";
    let clubs = ["CJ", "C9", "C8", "C7", "C6", "C5", "C4"];
    let spades = ["S2", "S3", "S4", "S5"];
    let diamonds = ["D2", "D3", "D4", "D5", "D6", "D8"];
    for (tricks, marks) in [(6, [5, 0]), (5, [3, 0]), (4, [1, 0]), (3, [0, 1])] {
        let forehand = [&clubs[..tricks], &spades[..7 - tricks]].concat();
        let dealer = [&diamonds[..], &["SA"]].concat();
        let rules = rules("penneech", "");
        let mut game = penneech(rules, &forehand.join(" "), &dealer.join(" "), talon, [0, 0]);
        for trick in 0..tricks {
            game.run(clubs[trick]).run(diamonds[trick]);
        }
        game.run("S2 SA");
        for trick in tricks..6 {
            game.run(diamonds[trick]).run(spades[trick - tricks + 1]);
        }
        assert_eq!(game.points(), marks, "{tricks} tricks");
    }
    let mut game = dealt("", talon);
    game.run("C8 SA C9 SK CT SQ CJ SJ CQ ST CK S9 CA D7");
    assert_eq!(game.points(), [7, 0], "all seven");
}

#[test]
fn r6_7_the_61st_mark_wins_the_match_at_that_very_moment() {
    let at = |start: [u16; 2], changes: &str, talon: &str| {
        penneech(rules("penneech", changes), CLUBS, SPADES, talon, start)
    };
    let game = at([0, 58], "", "HA");
    assert!(game.is_over(), "at the first card turned, before any lead");
    assert_eq!(game.ended(), (Some(1), "played_out", vec![0, 0]));
    assert_eq!(game.points(), [0, 5], "written in full beyond 61");
    assert_eq!(game.result().tricks.as_slice(), [0, 0]);

    let mut game = at([56, 0], "", "C2 HA");
    game.run("CA SA");
    assert_eq!(
        game.points(),
        [5, 0],
        "the trick is marked, no card is turned any more"
    );
    assert_eq!(game.ended().0, Some(0));

    let mut game = at([55, 0], "", "C2 HJ HA");
    game.run("CA SA");
    assert!(!at([55, 0], "", "C2").is_over());
    assert_eq!(game.points(), [7, 0]);

    let mut game = at([56, 0], "score_when=played", "C2");
    game.run("CA");
    assert!(game.is_over(), "in mid-trick");
    assert_eq!(game.result().tricks.as_slice(), [0, 0]);

    let mut running = RunningMatch::new(Preset::Penneech, rules("penneech", ""), "a match");
    running.points = sechsundsechzig_engine::deal::PerSide::from_slice(&[0, 58]).expect("two");
    let end = running
        .score(&at([0, 58], "", "HA").result())
        .end
        .expect("won");
    assert_eq!((end.winner, end.bummerl.as_slice()), (Seat(1), &[1, 0][..]));
}

#[test]
fn r6_7_trick_points_can_win_it_too_but_not_after_the_last_card_turned_has() {
    let last = |start: [u16; 2], eighth: &str| {
        let talon = format!("H2 H3 H4 H5 H6 H8 H9 {eighth}");
        let mut game = penneech(rules("penneech", ""), CLUBS, SPADES, &talon, start);
        game.run("C8 SA C9 SK CT SQ CJ SJ CQ ST CK S9 CA D7");
        (game.points(), game.ended().0)
    };
    assert_eq!(last([54, 0], "HT"), (vec![7, 0], Some(0)));
    assert_eq!(last([53, 0], "HT"), (vec![7, 0], None));
    assert_eq!(last([56, 0], "HA"), (vec![5, 0], Some(0)));
}

#[test]
fn r6_8_played_scores_for_who_plays_the_card() {
    let mut game = penneech(
        rules("penneech", "score_when=played"),
        "CA CK CQ CJ CT C9 C8",
        "HA HK SQ SJ ST S9 D7",
        "C2 H2 D2",
        [0, 0],
    );
    game.run("CA HA");
    assert_eq!(table(&game).marks, [5, 0], "hearts are no trumps yet");
    game.run("CK HK");
    assert_eq!(game.turn(), 1);
    assert_eq!(table(&game).marks, [5, 4]);
    game.run("D7");
    assert_eq!(table(&game).marks, [5, 4 + 7], "the Penneech too");

    let mut won = penneech(
        rules("penneech", ""),
        "HK CK CQ CJ CT C9 C8",
        "HA SK SQ SJ ST S9 D7",
        "H2 H3",
        [0, 0],
    );
    won.run("HK HA");
    assert_eq!(table(&won).marks, [0, 9]);
    let mut played = penneech(
        rules("penneech", "score_when=played"),
        "HK CK CQ CJ CT C9 C8",
        "HA SK SQ SJ ST S9 D7",
        "H2 H3",
        [0, 0],
    );
    played.run("HK HA");
    assert_eq!(table(&played).marks, [4, 5]);
}

#[test]
fn r6_8_all_honours_scores_aces_and_court_cards_of_every_suit() {
    let mut game = dealt("scoring_cards=all_honours", "H2 H3");
    game.run("CA SK");
    assert_eq!(table(&game).marks, [5 + 4, 0]);
    game.run("CQ D7");
    assert_eq!(
        table(&game).marks,
        [9 + 3, 0],
        "the Penneech as a trump only"
    );
    let mut game = dealt("", "H2 H3");
    game.run("CA SK");
    assert_eq!(table(&game).marks, [0, 0]);
}

#[test]
fn r6_8_must_follow_trumps_only_when_void() {
    let lay = |dealer: &str| {
        let mut game = penneech(
            rules("penneech", "follow=must_follow"),
            CLUBS,
            dealer,
            "H2",
            [0, 0],
        );
        game.run("CT");
        game
    };
    assert_eq!(lay("C2 C3 HA H3 SA SK D2").playable(), text(set("C2 C3")));
    let void = "H4 H5 HA H3 SA SK D2";
    assert_eq!(lay(void).playable(), text(set(void)));
}

#[test]
fn r6_8_32_cards_from_seven_up_play_to_91_and_a_changed_pack_elsewhere_keeps_the_target() {
    let short = rules("penneech-32", "");
    assert_eq!((short.pack.card_count(), short.target), (32, 91));
    assert_eq!(rules("penneech", "").target, 61);
    assert_eq!(rules("paderborn", "pack=32").target, 7);
    let game = penneech(
        short,
        "CA CK CQ CJ CT C9 C8",
        "SA SK SQ SJ ST S9 D7",
        "HA",
        [0, 85],
    );
    assert!(!game.is_over(), "ninety are not enough");
}

#[test]
fn r6_9_the_board_has_as_many_holes_as_the_target() {
    for (preset, holes) in [(Preset::Penneech, 61), (Preset::Penneech32, 91)] {
        let rules = preset.rules();
        assert_eq!((rules.game, rules.target), (Family::Penneech, holes));
        assert!(rules.game.options().contains(&OptionId::Target));
    }
}
