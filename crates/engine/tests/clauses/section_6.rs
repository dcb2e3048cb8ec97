//! Section 6, Penneech.

use crate::scene::{Game, cards, penneech, rules, set, text};
use sechsundsechzig_engine::cards::{Card, CardSet, Suit};
use sechsundsechzig_engine::deal::{Deal, Event, Illegal, Mark, Seat, View, shuffle};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::games::penneech::{Table, beats, strength};
use sechsundsechzig_engine::match_score::{RunningMatch, draw_for_first_deal};
use sechsundsechzig_engine::rules::Preset;

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
fn r6_1_52_cards_rank_naturally_but_the_seven_of_diamonds_is_the_highest_diamond() {
    assert_eq!(rules("penneech", "").pack.card_count(), 52);
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
fn r6_2_who_was_not_asked_is_taken_to_hold_an_honour_until_he_has_played_one() {
    // All but two of the honours have been seen; the dealer's last card is one of the two.
    let mut game = penneech(
        rules("penneech", "target=999"),
        "CA CK CQ CJ SA SK SQ",
        "C2 C3 C4 C5 S2 S3 HA",
        "HK HQ HJ DA DK DQ DJ",
        [0, 0],
    );
    game.run("CA C2 CK C3 CQ C4 CJ C5 SA S2 SK S3");
    let view = game.view(0);
    let mut rng = shuffle::stream(shuffle::Purpose::Bot, "an honour", 0);
    let mut seen = CardSet::EMPTY;
    for _ in 0..100 {
        let world = view.sample_world(&mut rng);
        let hand = world.hand(Seat(1));
        assert_eq!((hand.len(), world.view(Seat(0)) == view), (1, true));
        seen |= hand;
    }
    assert_eq!(text(seen), text(set("SJ HA")));
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
    assert_eq!(game.refusal("SA"), Illegal::MustFollowOrTrump(Suit::Clubs));
    let game = lay("H2 C3 HA H3 SA SK D2", "C2");
    assert_eq!(game.playable(), text(set("C3")), "a trump is led");
    assert_eq!(game.refusal("SA"), Illegal::MustFollow(Suit::Clubs));
    let game = lay("H4 H5 HA H3 SA SK D2", "H2");
    assert_eq!(
        game.playable(),
        text(set("H4 H5 HA H3 SA SK D2")),
        "void: anything"
    );
}

#[test]
fn r6_4_the_talon_is_not_drawn_from_and_nobody_declines_a_lead() {
    let game = dealt("", "H2");
    assert_eq!(game.refusal("draw"), Illegal::NothingToDraw);
    assert_eq!(game.refusal("pass"), Illegal::NothingToDecline);
    assert_eq!(game.refusal("cover"), Illegal::NotNow);
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
fn r2_30_in_penneech_schneider_is_who_marked_under_33_in_this_deal() {
    let offence_after = |script: &str| {
        let mut game = penneech(
            rules("penneech", "referee=punish scoring_cards=all_honours"),
            "CA SA HA DA CQ C2 C3",
            "CK SK HK DK D2 D3 D4",
            "H2 H3 H4 H5 H6",
            [0, 0],
        );
        game.run(script);
        assert_eq!(game.offence("look"), Some(Illegal::OlderTricks));
        game.run("look");
        game.points()
    };
    assert_eq!(offence_after("CA CK SA SK"), [18, 2]);
    assert_eq!(offence_after("CA CK SA SK HA HK DA DK"), [36, 1]);
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
    let offence = Illegal::MustFollowOrTrump(Suit::Clubs);
    assert_eq!(game.offence("SA"), Some(offence));
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
