//! Section 6, Penneech.

use crate::scene::{Game, cards, penneech, rules, set, text};
use sechsundsechzig::cards::{Card, Suit};
use sechsundsechzig::deal::{Deal, Event, Illegal, Mark, Seat, View};
use sechsundsechzig::games::AnyDeal;
use sechsundsechzig::games::penneech::{Table, beats, strength};
use sechsundsechzig::games::rules::{Game as Family, OptionId, Preset};
use sechsundsechzig::tally::{RunningMatch, draw_for_first_deal};

/// Vorhand holds seven clubs, the dealer spades and the Penneech.
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
fn r6_1_52_cards_rank_naturally_but_the_seven_of_diamonds_is_the_highest_diamond() {
    assert_eq!(rules("penneech", "").pack.len(), 52);
    let down =
        |order: &str| cards(order).is_sorted_by(|high, low| strength(*high) > strength(*low));
    assert!(down("HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2"));
    assert!(down("D7 DA DK DQ DJ DT D9 D8 D6 D5 D4 D3 D2"));
    let card = |name: &str| -> Card { cards(name)[0] };
    assert!(beats(card("D7"), card("DA"), Suit::Clubs));
    assert!(beats(card("DJ"), card("DT"), Suit::Clubs));
}

#[test]
fn r6_1_the_lower_card_drawn_deals_first_and_the_deal_alternates() {
    let natural = |card: &Card| match card.rank().letter() {
        'A' => 1,
        'T' => 10,
        'J' => 11,
        'Q' => 12,
        'K' => 13,
        pips => pips.to_digit(10).expect("a number card"),
    };
    let rules = rules("penneech", "");
    for number in 0..80 {
        let first = draw_for_first_deal(&rules, &format!("draw {number}"));
        let (last, before) = first.rounds.split_last().expect("a round");
        let [dealer, other] = [first.dealer, first.dealer.other()].map(|seat| &last[seat.index()]);
        assert!(natural(dealer) < natural(other));
        assert!(
            before
                .iter()
                .all(|round| natural(&round[0]) == natural(&round[1]))
        );
    }
    let mut running = RunningMatch::new(Preset::Penneech, rules, "a match");
    let first = running.dealer;
    let mut game = dealt("", "");
    game.run("C8 SA C9 SK CT SQ CJ SJ CQ ST CK S9 CA D7");
    running.score(&game.result());
    assert_eq!(running.dealer, first.other());
}

#[test]
fn r6_2_seven_each_one_at_a_time_and_the_rest_is_talon() {
    let game = penneech(
        rules("penneech", ""),
        "CA C3 C5 C7 C9 CJ CK",
        "C2 C4 C6 C8 CT CQ SA",
        "H2",
        [0, 0],
    );
    let AnyDeal::Penneech(deal) = &game.deal else {
        panic!("Penneech")
    };
    assert_eq!(deal.hand(Seat(0)), set("CA C3 C5 C7 C9 CJ CK"));
    assert_eq!((deal.talon().len(), deal.table().turned.len()), (37, 1));
}

#[test]
fn r6_2_a_hand_without_ace_king_queen_and_jack_may_demand_a_new_deal_before_trump_is_turned() {
    let blank = "C2 C3 C4 C5 C6 C9 D7";
    let mut game = penneech(
        rules("penneech", ""),
        blank,
        SPADES.replace("D7", "S2").as_str(),
        "HA",
        [0, 0],
    );
    assert_eq!(
        (game.turn(), game.trump()),
        (0, None),
        "the Penneech is none of these cards"
    );
    assert_eq!(game.refusal("C2"), Illegal::AnswerFirst);
    assert!(game.may("redeal") && game.may("pass"));
    game.run("redeal");
    assert_eq!(game.ended(), (None, "redeal", vec![0, 0]));
    let mut running = RunningMatch::new(Preset::Penneech, rules("penneech", ""), "a match");
    let dealer = running.dealer;
    running.score(&game.result());
    assert_eq!(
        (running.dealer, running.deal),
        (dealer, 1),
        "the same dealer deals"
    );
}

#[test]
fn r6_2_the_non_dealer_is_asked_first_and_then_the_dealer() {
    let mut game = penneech(
        rules("penneech", ""),
        "C2 C3 C4 C5 C6 C9 D7",
        "S2 S3 S4 S5 S6 S9 D6",
        "HA",
        [0, 0],
    );
    assert_eq!(game.turn(), 0);
    game.run("pass");
    assert_eq!((game.turn(), game.trump()), (1, None));
    game.run("pass");
    assert_eq!((game.turn(), game.trump()), (0, Some(Suit::Hearts)));
    assert_eq!(game.refusal("redeal"), Illegal::RedealNeedsBlankHand);
}

#[test]
fn r6_2_who_holds_an_honour_is_not_asked() {
    let game = dealt("", "H2");
    assert_eq!(game.trump(), Some(Suit::Hearts));
    assert_eq!(game.refusal("redeal"), Illegal::RedealNeedsBlankHand);
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
fn r6_4_the_non_dealer_leads_and_the_second_follows_or_trumps() {
    let lay = |dealer: &str, turned: &str| {
        let mut game = penneech(rules("penneech", ""), CLUBS, dealer, turned, [0, 0]);
        assert_eq!(game.turn(), 0);
        game.run("CT");
        game
    };
    let game = lay("C2 C3 HA H3 SA SK D2", "H2");
    assert_eq!(game.playable(), text(set("C2 C3 HA H3")));
    assert_eq!(game.refusal("SA"), Illegal::MustFollow(Suit::Clubs));
    let game = lay("H4 H5 HA H3 SA SK D2", "H2");
    assert_eq!(
        game.playable(),
        text(set("H4 H5 HA H3 SA SK D2")),
        "void: anything"
    );
}

#[test]
fn r6_4_the_highest_trump_wins_else_the_highest_of_the_suit_led() {
    let winner = |led: &str, followed: &str| {
        let mut game = penneech(
            rules("penneech", ""),
            "CT C9 H9 HK DA D9 SA",
            "CJ C2 H2 HA D7 D2 SK",
            "H3 S2",
            [0, 0],
        );
        game.run(led).run(followed);
        game.turn()
    };
    assert_eq!(winner("CT", "CJ"), 1, "the jack beats the ten");
    assert_eq!(winner("CT", "C2"), 0);
    assert_eq!(winner("CT", "H2"), 1, "trumped");
    assert_eq!(winner("HK", "HA"), 1);
    assert_eq!(winner("H9", "H2"), 0);
    assert_eq!(winner("DA", "D7"), 1, "the Penneech is the highest diamond");
}

#[test]
fn r6_5_the_winner_marks_scoring_cards_then_turns_the_next_trump_and_leads() {
    let mut game = dealt("", "C2 HA");
    game.run("CA SA");
    assert_eq!(game.turn(), 0);
    assert_eq!(
        table(&game).marks,
        [5 + 5, 0],
        "the trump ace won and the ace turned"
    );
    assert_eq!(game.trump(), Some(Suit::Hearts));
    let marked: Vec<_> = game
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Marked(seat, points, what) => Some((seat.0, *points, *what)),
            _ => None,
        })
        .collect();
    let (won, turned) = (cards("CA")[0], cards("HA")[0]);
    assert_eq!(
        marked,
        [(0, 5, Mark::Scored(won)), (0, 5, Mark::TurnedUp(turned))]
    );
}

#[test]
fn r6_5_after_the_seventh_trick_its_winner_turns_and_marks_one_more() {
    let mut game = dealt("", "H2 H3 H4 H5 H6 H8 H9 HA");
    game.run("C8 SA C9 SK CT SQ CJ SJ CQ ST CK S9");
    assert_eq!(table(&game).marks, [0, 0]);
    game.run("CA D7");
    assert_eq!(table(&game).turned.len(), 8);
    assert_eq!(table(&game).marks, [5 + 7, 0]);
    assert!(game.is_over());
}

#[test]
fn r6_6_four_tricks_mark_one_five_three_six_five_seven_seven() {
    // Vorhand's clubs win, then the dealer takes the rest; trumps are hearts all along.
    let talon = "H2 H3 H4 H5 H6 H8 H9 HT";
    let clubs = ["CJ", "C9", "C8", "C7", "C6", "C5", "C4"];
    let spades = ["S2", "S3", "S4", "S5"];
    let diamonds = ["D2", "D3", "D4", "D5", "D6", "D8"];
    for (tricks, marks) in [(6, [5, 0]), (5, [3, 0]), (4, [1, 0]), (3, [0, 1])] {
        let vorhand = [&clubs[..tricks], &spades[..7 - tricks]].concat();
        let dealer = [&diamonds[..], &["SA"]].concat();
        let rules = rules("penneech", "");
        let mut game = penneech(rules, &vorhand.join(" "), &dealer.join(" "), talon, [0, 0]);
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
    running.points = sechsundsechzig::deal::PerSide::from_slice(&[0, 58]).expect("two");
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
    assert_eq!((short.pack.len(), short.target), (32, 91));
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

#[test]
fn r2_30_in_penneech_the_opponent_marks_what_the_offence_costs() {
    let mut game = penneech(
        rules("penneech", "referee=punish"),
        CLUBS,
        "C2 C3 HA H3 SA SK D2",
        "H2",
        [0, 0],
    );
    game.run("CT");
    assert_eq!(game.offence("SA"), Some(Illegal::MustFollow(Suit::Clubs)));
    game.run("SA");
    assert_eq!(game.points(), [3, 0]);
    assert_eq!(game.ended(), (None, "offence", vec![0, 0]));
    let mut game = penneech(
        rules("penneech", "referee=punish"),
        CLUBS,
        "C2 C3 HA H3 SA SK D2",
        "H2",
        [58, 0],
    );
    game.run("CT SA");
    assert_eq!(
        game.ended(),
        (Some(0), "offence", vec![0, 0]),
        "it reaches the target"
    );
}

#[test]
fn r6_5_neither_sees_the_talon_nor_the_others_hand() {
    let game = dealt("", "H2");
    assert_eq!(View::hand(&game.view(0)), set(CLUBS));
    assert_eq!(View::hand(&game.view(1)), set(SPADES));
}
