//! Section 5, Sixty-six for four.

use crate::scene::{Game, four, rules, set, text};
use sechsundsechzig_engine::cards::{Pack, Suit};
use sechsundsechzig_engine::deal::{Deal, Event, Illegal, PerSide, Seat, Setup, Turn, shuffle};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::games::sixty_six::four_handed::Table;
use sechsundsechzig_engine::match_score::RunningMatch;
use sechsundsechzig_engine::rules::Preset;

/// Seat 0 deals and holds the bottom card, the ten of hearts; seat 2 leads.
const PLAIN: [&str; 4] = [
    "C9 S9 D9 HA HK HT",
    "SA ST SK DJ SJ HJ",
    "CA CT CK CJ H9 DQ",
    "DA DT DK CQ SQ HQ",
];

fn plain(changes: &str) -> Game {
    four(rules("four", changes), PLAIN, None)
}

fn table(game: &Game) -> &Table {
    match &game.deal {
        AnyDeal::Four(deal) => deal.table(),
        other => panic!("not a deal for four: {other:?}"),
    }
}

#[test]
fn r5_1_six_each_in_packets_of_three_to_opposite_left_right_dealer() {
    let rules = rules("four", "");
    for dealer in 0..4 {
        let setup = Setup {
            rules,
            dealer: Seat(dealer),
            pack: Pack::sorted(rules.pack),
            start: PerSide::new(2),
            trump: None,
        };
        let deal = AnyDeal::new(&setup, &mut ());
        let hand = |steps: u8| text(deal.hand(Seat(dealer).left(steps, 4)));
        assert_eq!(hand(2), "C9 CJ CQ H9 HJ HQ");
        assert_eq!(hand(1), "CK CT CA HK HT HA");
        assert_eq!(hand(3), "S9 SJ SQ D9 DJ DQ");
        assert_eq!(hand(0), "SK ST SA DK DT DA");
        assert_eq!(
            deal.turn(),
            Turn::Seat(Seat(dealer).left(2, 4)),
            "opposite leads"
        );
    }
}

#[test]
fn r5_1_play_goes_clockwise_and_partners_sit_opposite() {
    let mut game = plain("");
    assert_eq!(game.turn(), 2);
    game.run("CA");
    assert_eq!(game.turn(), 3);
    game.run("CQ");
    assert_eq!(game.turn(), 0);
    game.run("C9");
    assert_eq!(game.turn(), 1);
    game.run("HJ");
    assert_eq!(game.turn(), 1, "the trump takes it");
    assert_eq!(table(&game).points(1), 16);
}

#[test]
fn r5_2_the_dealer_shows_the_bottom_card_whose_suit_is_trump_and_keeps_it() {
    let game = plain("");
    let bottom = set("HT").highest().expect("a card");
    assert_eq!(game.events, [Event::TurnedUp(bottom)]);
    assert_eq!(game.trump(), Some(Suit::Hearts));
    assert!(game.hand(0).contains("HT"));
    assert!(table(&game).round.known[0].contains(bottom));
}

#[test]
fn r5_2_a_card_drawn_fixes_trumps_for_four_deals() {
    let game = four(rules("four-drawn", ""), PLAIN, Some(Suit::Clubs));
    assert_eq!((game.trump(), game.events.len()), (Some(Suit::Clubs), 0));
    let drawn = |deal| shuffle::trump_for_four("a seed", deal);
    assert!((0..4).all(|deal| drawn(deal) == drawn(0)));
    assert!((4..8).all(|deal| drawn(deal) == drawn(4)));
    assert!((0..20).any(|fours| drawn(4 * fours) != drawn(0)));
    let mut running = RunningMatch::new(Preset::FourDrawn, rules("four-drawn", ""), "a seed");
    assert_eq!(running.header().setup.trump, Some(drawn(0)));
    running.deal = 4;
    assert_eq!(running.header().setup.trump, Some(drawn(4)));
}

#[test]
fn r5_2_the_deal_passes_to_the_left() {
    let mut running = RunningMatch::new(Preset::Four, rules("four", ""), "a seed");
    let first = running.dealer;
    let mut game = plain("");
    game.run("out");
    running.score(&game.result());
    assert_eq!(running.dealer, first.left(1, 4));
}

#[test]
fn r5_3_follow_trump_and_overtrump_even_a_partner() {
    // Seat 2 leads clubs; seats 3 and 1 are void, seat 0 follows; seat 1 must beat seat 3's trump.
    let mut game = four(
        rules("four", ""),
        [
            "C9 CQ D9 DK HK HT",
            "SA ST SK HA HJ H9",
            "CA CT CK CJ DQ DJ",
            "DA DT S9 SQ SJ HQ",
        ],
        None,
    );
    game.run("CJ");
    assert_eq!(game.playable(), "HQ", "void, he must trump");
    assert_eq!(game.refusal("DA"), Illegal::MustTrump(Suit::Hearts));
    game.run("HQ");
    assert_eq!(game.playable(), text(set("C9 CQ")), "no duty to head");
    game.run("C9");
    assert_eq!(game.playable(), "HA", "over his partner's queen");
    assert_eq!(game.refusal("HJ"), Illegal::MustOvertrump(Suit::Hearts));
}

/// Seat 2 holds the marriage of spades, seat 0 that of hearts, trumps, seat 1 that of diamonds.
fn married(changes: &str) -> Game {
    let seat_2 = "HA SK SQ SA D9 CA";
    let seat_0 = "C9 S9 DJ HQ HK HT";
    let seat_1 = "DK DQ ST CT CJ HJ";
    let seat_3 = "H9 DA DT CK CQ SJ";
    four(
        rules("four", changes),
        [seat_0, seat_1, seat_2, seat_3],
        None,
    )
}

#[test]
fn r5_4_before_a_lead_the_leader_then_the_partner_may_announce_one_marriage_each() {
    let mut game = married("");
    assert_eq!(game.turn(), 2);
    assert_eq!(game.refusal("CA"), Illegal::AnswerFirst);
    assert_eq!(game.refusal("say:H"), Illegal::NoMarriage);
    game.run("say:S");
    assert_eq!(game.turn(), 0);
    game.run("say:H");
    assert_eq!(game.turn(), 2, "then the leader leads");
    assert!(game.may("CA"), "no card of it need be led");
    assert_eq!(table(&game).melds(0), 60);
}

#[test]
fn r5_4_the_points_count_at_once_without_a_trick() {
    let mut game = married("");
    game.run("say:S say:H");
    assert_eq!((table(&game).total(0), table(&game).tricks(0)), (60, 0));
}

#[test]
fn r5_4_only_the_side_on_lead_is_asked_and_nobody_twice_for_the_same() {
    let mut game = married("");
    game.run("say:S pass CA CK C9 CJ");
    assert_eq!(
        game.turn(),
        0,
        "the partner, before the side's next lead; seat 2 has no other"
    );
    game.run("pass D9 DA DJ DK");
    assert_eq!(
        game.turn(),
        3,
        "the other side leads now; seat 1 has played his king"
    );
    assert!(game.may("DT"));
}

#[test]
fn r5_4_a_side_without_a_marriage_is_not_asked() {
    let game = plain("");
    assert_eq!(game.refusal("say:H"), Illegal::NotNow);
    assert!(game.may("CA"));
}

#[test]
fn r5_5_the_leader_may_go_out_with_the_first_lead_too() {
    let mut game = married("");
    game.run("say:S say:H");
    assert!(game.may("out"));
    assert_eq!(game.refusal("out:S"), Illegal::AnnouncedBeforeLead);
    game.run("CA");
    assert_eq!(game.refusal("out"), Illegal::OutOnlyOnLead);
    game.run("CK C9 CT out");
    assert_eq!(game.points(), [11 + 4 + 10, 0]);
    assert_eq!(game.ended(), (Some(0), "out", vec![3, 0]));
}

#[test]
fn r5_5_a_card_nobody_can_beat_counts_before_it_is_answered() {
    let mut game = married("");
    game.run("say:S say:H");
    assert!(game.may("with:HA"));
    assert_eq!(game.refusal("with:SA"), Illegal::OutWithBeatableCard);
    assert_eq!(game.refusal("with:HT"), Illegal::NotInHand);
    game.run("with:HA");
    assert_eq!(game.points(), [11, 0]);
    assert_eq!(game.result().tricks.as_slice(), [0, 0], "it is no trick");
    assert_eq!(
        game.ended(),
        (Some(0), "out", vec![3, 0]),
        "20 + 40 + 11: schwarz"
    );
}

#[test]
fn r5_5_the_highest_trump_is_the_highest_still_out() {
    let mut game = four(
        rules("four", ""),
        [
            "C9 S9 D9 HK HJ H9",
            "SA ST SK SQ SJ HQ",
            "CA CT CK CJ HA HT",
            "DA DT DK CQ DJ DQ",
        ],
        None,
    );
    assert_eq!(game.turn(), 2);
    assert_eq!(game.refusal("with:HT"), Illegal::OutWithBeatableCard);
    game.run("HA DQ H9 HQ");
    assert!(game.may("with:HT"));
}

#[test]
fn r5_5_the_card_counts_for_the_side_when_the_claim_is_wrong_too() {
    let mut game = married("");
    game.run("pass pass with:HA");
    assert_eq!(game.points(), [11, 0]);
    assert_eq!(game.ended(), (Some(1), "false_claim", vec![0, 2]));
}

#[test]
fn r5_6_a_false_claim_costs_two_by_default() {
    for (option, price) in [("two", 2), ("two_or_three", 3), ("three", 3)] {
        let mut game = plain(&format!("false_claim={option}"));
        game.run("out");
        assert_eq!(
            game.ended(),
            (Some(1), "false_claim", vec![0, price]),
            "{option}"
        );
    }
    let mut game = plain("false_claim=two_or_three");
    game.run("H9 HQ HA HJ out");
    assert_eq!(game.ended().2, [0, 3], "the others have no trick");
    let mut game = plain("false_claim=two_or_three");
    game.run("CA CQ C9 HJ SJ H9 SQ S9 out");
    assert_eq!(
        game.ended(),
        (Some(1), "false_claim", vec![0, 2]),
        "they have a trick"
    );
}

/// A tie when played out without announcements.
fn tied(changes: &str) -> Game {
    let mut game = four(
        rules("four", changes),
        [
            "CA CT CK CQ CJ H9",
            "SA ST SK SQ SJ HJ",
            "DA DT DK DQ DJ HQ",
            "C9 S9 D9 HA HT HK",
        ],
        None,
    );
    game.run("pass pass HQ HK H9 HJ pass D9 CQ SK DQ DA HA CJ SQ");
    game.run("HT CK SA DK C9 CA ST DJ CT SJ DT S9");
    game
}

#[test]
fn r5_6_played_out_with_ten_for_the_last_trick_the_sides_taken_together() {
    let game = tied("last_trick=none");
    assert_eq!(game.points(), [55, 65]);
    assert_eq!(game.ended(), (Some(1), "played_out", vec![0, 1]));
    assert_eq!(game.result().tricks.as_slice().iter().sum::<u16>(), 6);
}

#[test]
fn r5_6_a_tie_is_carried() {
    assert_eq!(tied("").points(), [65, 65]);
    assert_eq!(tied("").ended(), (None, "tie", vec![0, 0]));
    assert_eq!(tied("tie=void").ended(), (None, "tie", vec![0, 0]));
    assert_eq!(
        tied("tie=last_trick_wins").ended(),
        (Some(0), "played_out", vec![1, 0])
    );
    let mut running = RunningMatch::new(Preset::Four, rules("four", ""), "a seed");
    running.score(&tied("").result());
    assert_eq!(running.pending_ties, 1);
}

#[test]
fn r5_6_schneider_counts_marriages_too_and_a_shutout_doubles() {
    let four = rules("four", "");
    assert_eq!(four.schneider_counts.as_str(), "tricks_and_melds");
    assert_eq!((four.target, four.shutout_doubles), (7, true));
    let mut running = RunningMatch::new(Preset::Four, rules("four", "target=3"), "a seed");
    let mut game = married("");
    game.run("say:S say:H with:HA");
    let end = running.score(&game.result()).end.expect("three points");
    assert_eq!((end.winner, end.bummerl.as_slice()), (Seat(0), &[0, 2][..]));
}

#[test]
fn r2_30_for_four_an_offence_is_won_by_the_other_side() {
    let mut game = plain("referee=punish");
    game.run("CA");
    assert_eq!(game.offence("DA"), Some(Illegal::MustFollow(Suit::Clubs)));
    game.run("DA");
    assert_eq!(game.ended(), (Some(0), "offence", vec![3, 0]));
}

#[test]
fn r2_30_partners_collect_their_tricks_together() {
    let mut game = plain("referee=punish");
    game.run("CA CQ C9 HJ SJ H9 SQ S9");
    assert_eq!(game.turn(), 2);
    assert_eq!(
        game.refusal("look"),
        Illegal::OlderTricks,
        "their only trick is the last"
    );
    game.run("CT HQ HK SA");
    assert_eq!(game.turn(), 0);
    assert_eq!(
        game.offence("look"),
        Some(Illegal::OlderTricks),
        "the partner's trick"
    );
}
