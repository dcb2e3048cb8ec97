//! Section 2, dealing.

use crate::scene::{rules, set, text, two};
use sechsundsechzig_engine::cards::Pack;
use sechsundsechzig_engine::deal::{Deal, Event, PerSide, Seat, Setup};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::match_score::draw_for_first_deal;

#[test]
fn r2_1_the_highest_card_drawn_deals_first_and_equal_ranks_draw_again() {
    let mut drawn_again = 0;
    for preset in ["paderborn", "three-rotating", "three", "four"] {
        let rules = rules(preset, "");
        for number in 0..60 {
            let first = draw_for_first_deal(&rules, &format!("draw {number}"));
            let (last, before) = first.rounds.split_last().expect("a round");
            let highest = last.iter().map(|card| card.rank()).max();
            let dealers = last[first.dealer.index()];
            assert_eq!(Some(dealers.rank()), highest);
            let same = last.iter().filter(|card| Some(card.rank()) == highest);
            assert_eq!(same.count(), 1);
            for round in before {
                let highest = round.iter().map(|card| card.rank()).max();
                let same = round.iter().filter(|card| Some(card.rank()) == highest);
                assert!(same.count() > 1);
            }
            drawn_again += before.len();
        }
    }
    assert!(drawn_again > 0, "the tie was never seen");
}

/// The sorted pack dealt by seat 1: what forehand and dealer get, what is turned up.
fn sorted(preset: &str, changes: &str) -> (String, String, Option<String>, AnyDeal) {
    let rules = rules(preset, changes);
    let setup = Setup {
        rules,
        dealer: Seat(1),
        pack: Pack::sorted(rules.pack),
        start: PerSide::new(2),
        trump: None,
    };
    let mut events = Vec::new();
    let deal = AnyDeal::new(&setup, &mut events);
    let turned = events.iter().find_map(|event| match event {
        Event::TurnedUp(card) => Some(card.to_string()),
        _ => None,
    });
    (
        text(deal.hand(Seat(0))),
        text(deal.hand(Seat(1))),
        turned,
        deal,
    )
}

#[test]
fn r2_3_paderborn_deals_three_times_two_and_turns_the_thirteenth() {
    let (forehand, dealer, turned, _) = sorted("paderborn", "");
    assert_eq!(forehand, "C9 CJ CT CA SQ SK");
    assert_eq!(dealer, "CQ CK S9 SJ ST SA");
    assert_eq!(turned.as_deref(), Some("H9"));
}

#[test]
fn r2_3_the_treatise_deals_twice_three_and_turns_the_thirteenth() {
    let (forehand, dealer, turned, _) = sorted("treatise", "");
    assert_eq!(forehand, "C9 CJ CQ S9 SJ SQ");
    assert_eq!(dealer, "CK CT CA SK ST SA");
    assert_eq!(turned.as_deref(), Some("H9"));
}

#[test]
fn r2_3_strokes_turn_the_seventh_after_three_each() {
    let (forehand, dealer, turned, _) = sorted("strokes", "");
    assert_eq!(forehand, "C9 CJ CQ SJ SQ SK");
    assert_eq!(dealer, "CK CT CA ST SA H9");
    assert_eq!(turned.as_deref(), Some("S9"));
}

#[test]
fn r2_3_schnapsen_deals_three_the_trump_and_two() {
    let (forehand, dealer, turned, _) = sorted("schnapsen", "");
    assert_eq!(forehand, "CJ CQ CK SK ST");
    assert_eq!(dealer, "CT CA SJ SA HJ");
    assert_eq!(turned.as_deref(), Some("SQ"));
}

#[test]
fn r2_3_the_seventh_lies_where_it_falls_in_packets_of_two() {
    let (forehand, dealer, turned, _) = sorted("paderborn", "trump_card=seventh");
    assert_eq!(forehand, "C9 CJ CT CA SK ST");
    assert_eq!(dealer, "CQ CK SJ SQ SA H9");
    assert_eq!(turned.as_deref(), Some("S9"));
}

#[test]
fn r2_3_the_first_card_after_hands_of_five_is_the_eleventh() {
    let (forehand, _, turned, _) = sorted("paderborn", "packets=3-2");
    assert_eq!(forehand, "C9 CJ CQ S9 SJ");
    assert_eq!(turned.as_deref(), Some("ST"));
}

#[test]
fn r2_3_the_talon_is_drawn_from_the_top_and_the_turned_up_card_last() {
    let mut game = two(
        rules("paderborn", ""),
        "HA HT HK HQ SA ST",
        "CA CT CK CQ DA DT",
        "HJ",
        "DK DQ CJ DJ C9 D9 SK SQ SJ S9 H9",
    );
    game.run("HA CQ draw");
    assert_eq!(game.hand(0), text(set("HT HK HQ SA ST DK")));
    assert_eq!(game.hand(1), text(set("CA CT CK DA DT DQ")));
    game.run("HT CK draw HK DQ draw HQ CT draw SA CA draw ST D9 draw");
    let AnyDeal::TwoHanded(deal) = &game.deal else {
        panic!("a deal for two")
    };
    assert!(deal.talon().is_empty());
    assert_eq!(deal.hand(Seat(1)), set("DA DT DJ SQ S9 HJ"));
    assert_eq!(deal.table().known[1], set("HJ"), "everybody saw it taken");
}

#[test]
fn r2_3_the_suit_of_the_turned_up_card_is_trump() {
    let (_, _, _, deal) = sorted("paderborn", "");
    let AnyDeal::TwoHanded(deal) = &deal else {
        panic!("a deal for two")
    };
    assert_eq!(deal.table().trump.map(|suit| suit.letter()), Some('H'));
}
