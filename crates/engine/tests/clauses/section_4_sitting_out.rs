//! Section 4, the dealer sitting out, and the match for three.

use crate::scene::{rules, text};
use sechsundsechzig_engine::cards::Pack;
use sechsundsechzig_engine::deal::{
    Action, Clause, Deal, DealResult, Event, PerSide, Reason, Seat, Setup, Turn,
};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::match_score::RunningMatch;
use sechsundsechzig_engine::rules::Preset;

pub fn sorted(preset: &str, dealer: u8) -> AnyDeal {
    let rules = rules(preset, "");
    let setup = Setup {
        rules,
        dealer: Seat(dealer),
        pack: Pack::sorted(rules.pack),
        start: PerSide::new(3),
        trump: None,
    };
    AnyDeal::new(&setup, &mut ())
}

pub fn hand(deal: &AnyDeal, seat: u8) -> String {
    text(deal.hand(Seat(seat)))
}

#[test]
fn r4_1_the_dealer_sits_out_and_his_left_neighbour_is_vorhand() {
    for dealer in 0..3 {
        let deal = sorted("three-rotating", dealer);
        let forehand = (dealer + 1) % 3;
        assert_eq!(deal.turn(), Turn::Seat(Seat(forehand)));
        assert_eq!(hand(&deal, forehand), "C9 CJ CT CA SQ SK");
        assert_eq!(hand(&deal, (dealer + 2) % 3), "CQ CK S9 SJ ST SA");
        assert_eq!(hand(&deal, dealer), "");
    }
}

#[test]
fn r4_1_results_and_events_name_the_seats_of_the_table() {
    let mut deal = sorted("three-rotating", 1);
    let mut events = Vec::new();
    for choice in ["CA", "CQ"] {
        let card = choice.parse().expect("a card");
        let action = Action::play(card);
        deal.play(action, &mut events).expect("legal");
    }
    let taken = Event::TrickTaken {
        seat: Seat(2),
        points: 14,
        last_trick_bonus: 0,
    };
    assert_eq!(events.last(), Some(&taken));
    let out = Action::Out { meld: None };
    deal.play(out, &mut events).expect("legal");
    let result = deal.result().expect("over");
    assert_eq!(result.winner, Some(Seat(0)));
    assert_eq!(result.game_points.as_slice(), [3, 0, 0]);
    assert_eq!(result.card_points.as_slice(), [0, 0, 14]);
    assert_eq!(result.tricks.as_slice(), [0, 0, 1]);
    assert_eq!(events.last(), Some(&Event::Ended(result)));
}

fn new_match(preset: &str, changes: &str) -> RunningMatch {
    let id = preset.parse::<Preset>().expect("a preset");
    RunningMatch::new(id, rules(preset, changes), "a match")
}

fn won(game_points: [u16; 3]) -> DealResult {
    let winner = (0..3).find(|seat| game_points[*seat] > 0);
    DealResult {
        winner: winner.map(|seat| Seat(seat as u8)),
        reason: Reason::Out,
        clause: Clause(2, 24),
        game_points: PerSide::from_slice(&game_points).expect("three"),
        card_points: PerSide::new(3),
        melds: PerSide::new(3),
        tricks: PerSide::new(3),
    }
}

#[test]
fn r4_1_the_deal_passes_to_the_left() {
    for preset in ["three-rotating", "three", "three-treatise"] {
        let mut running = new_match(preset, "");
        let first = running.dealer;
        running.score(&won([1, 0, 0]));
        assert_eq!(running.dealer, first.left(1, 3), "{preset}");
    }
}

#[test]
fn r4_1_the_first_to_the_target_wins_and_the_other_two_get_a_bummerl_each() {
    let mut running = new_match("three-rotating", "target=2");
    running.score(&won([0, 1, 0]));
    let end = running.score(&won([2, 0, 0])).end.expect("won");
    assert_eq!(
        (end.winner, end.bummerl.as_slice()),
        (Seat(0), &[0, 1, 1][..])
    );
}

#[test]
fn r4_1_two_bummerl_only_if_both_have_nothing() {
    let mut running = new_match("three-rotating", "target=2 shutout_doubles=true");
    let end = running.score(&won([2, 0, 0])).end.expect("won");
    assert_eq!(end.bummerl.as_slice(), [0, 2, 2]);
    let mut running = new_match("three-rotating", "target=2 shutout_doubles=true");
    running.score(&won([0, 1, 0]));
    let end = running.score(&won([2, 0, 0])).end.expect("won");
    assert_eq!(end.bummerl.as_slice(), [0, 1, 1]);
}
