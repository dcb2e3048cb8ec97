//! Matches and the Bummerl tally (2.1, 2.2, 2.23, 2.31, 2.32, 3.2, 4.1, 4.5, 6.7).

use sechsundsechzig_engine::deal::{Clause, DealResult, PerSide, Reason, Seat};
use sechsundsechzig_engine::match_score::{RunningMatch, ScoreSheet, draw_for_first_deal};
use sechsundsechzig_engine::record::rules_from_json;
use sechsundsechzig_engine::rules::{CheckedRules, Game, Preset};
use sechsundsechzig_engine::share::DealLink;

fn changed(preset: Preset, changes: serde_json::Value) -> CheckedRules {
    rules_from_json(preset, changes.as_object().expect("an object")).expect("consistent rules")
}

fn result(winner: Option<u8>, reason: Reason, game_points: &[u16]) -> DealResult {
    let sides = game_points.len() as u8;
    DealResult {
        winner: winner.map(Seat),
        reason,
        clause: Clause(2, 24),
        game_points: PerSide::from_slice(game_points).expect("at most four sides"),
        card_points: PerSide::new(sides),
        melds: PerSide::new(sides),
        tricks: PerSide::new(sides),
    }
}

fn written_up(card_points: [u16; 2], melds: [u16; 2], tricks: [u16; 2]) -> DealResult {
    DealResult {
        card_points: PerSide::from_slice(&card_points).expect("two"),
        melds: PerSide::from_slice(&melds).expect("two"),
        tricks: PerSide::from_slice(&tricks).expect("two"),
        ..result(Some(0), Reason::PlayedOut, &[0, 0])
    }
}

fn won_by(seat: u8, points: u16) -> DealResult {
    let mut game_points = [0, 0];
    game_points[seat as usize] = points;
    result(Some(seat), Reason::Out, &game_points)
}

#[test]
fn r2_1_the_first_dealer_drew_the_highest_card() {
    for number in 0..200 {
        let rules = Preset::Paderborn.checked();
        let drawn = draw_for_first_deal(&rules, &format!("draw {number}"));
        let (last, equal) = drawn.rounds.split_last().expect("at least one round");
        assert!(last[drawn.dealer.index()].rank() > last[drawn.dealer.other().index()].rank());
        assert!(equal.iter().all(|round| round[0].rank() == round[1].rank()));
        assert_eq!(
            RunningMatch::new(Preset::Paderborn, rules, &format!("draw {number}")).dealer,
            drawn.dealer
        );
    }
}

#[test]
fn a_match_that_began_with_the_last_number_a_deal_can_have_goes_on() {
    let link = "#/deal/1/paderborn/a?deal=4294967295".parse::<DealLink>();
    let mut running = RunningMatch::new(Preset::Paderborn, Preset::Paderborn.checked(), "a");
    running.deal = link.expect("a link").deal;
    for _ in 0..2 {
        running.score(&won_by(0, 1));
        assert_eq!(running.deal, u32::MAX);
    }
    assert_eq!(running.deals_played, 2);
}

#[test]
fn r2_2_the_deal_alternates_or_goes_to_the_winner() {
    let mut alternate = RunningMatch::new(Preset::Paderborn, Preset::Paderborn.checked(), "a");
    let first = alternate.dealer;
    alternate.score(&won_by(first.0, 1));
    assert_eq!(alternate.dealer, first.other());

    let mut winner = RunningMatch::new(Preset::Treatise, Preset::Treatise.checked(), "a");
    let first = winner.dealer;
    winner.score(&won_by(first.0, 1));
    assert_eq!(winner.dealer, first);
    winner.score(&won_by(first.other().0, 1));
    assert_eq!(winner.dealer, first.other());
}

#[test]
fn r2_2_after_a_drawn_deal_the_same_dealer_deals_again_where_the_winner_deals() {
    let mut running = RunningMatch::new(Preset::Treatise, Preset::Treatise.checked(), "a");
    let first = running.dealer;
    running.score(&result(None, Reason::Tie, &[0, 0]));
    assert_eq!((running.dealer, running.deal), (first, 1));
}

#[test]
fn r2_23_carried_ties_go_to_the_winner_of_the_next_decided_deal() {
    let mut running = RunningMatch::new(Preset::Treatise, Preset::Treatise.checked(), "a");
    running.score(&result(None, Reason::Tie, &[0, 0]));
    running.score(&result(None, Reason::Tie, &[0, 0]));
    let scored = running.score(&won_by(1, 2));
    assert_eq!(
        (scored.credited.as_slice(), scored.from_ties),
        (&[0, 4][..], 2)
    );
    assert_eq!(
        (running.points.as_slice(), running.pending_ties),
        (&[0, 4][..], 0)
    );
}

#[test]
fn r2_23_void_ties_leave_nothing_behind() {
    let mut running = RunningMatch::new(Preset::Paderborn, Preset::Paderborn.checked(), "a");
    running.score(&result(None, Reason::Tie, &[0, 0]));
    assert_eq!(running.score(&won_by(0, 1)).credited.as_slice(), [1, 0]);
}

#[test]
fn r2_29_after_a_thrown_in_deal_the_same_dealer_deals_anew() {
    let mut running = RunningMatch::new(Preset::Paderborn, Preset::Paderborn.checked(), "a");
    let first = running.dealer;
    running.score(&result(None, Reason::Redeal, &[0, 0]));
    assert_eq!(
        (running.dealer, running.deal, running.deals_played),
        (first, 1, 0)
    );
}

#[test]
fn r2_31_the_first_to_reach_the_target_wins_the_match() {
    let mut running = RunningMatch::new(Preset::Paderborn, Preset::Paderborn.checked(), "a");
    for _ in 0..2 {
        assert_eq!(running.score(&won_by(0, 3)).end, None);
    }
    assert_eq!(running.score(&won_by(1, 3)).end, None);
    let end = running
        .score(&won_by(0, 2))
        .end
        .expect("eight points reach seven");
    assert_eq!(end.winner, Seat(0));
}

#[test]
fn r2_32_the_loser_gets_a_bummerl_and_two_where_a_shutout_doubles() {
    let play = |preset: Preset, rules: CheckedRules, loser_scores: bool| {
        let mut running = RunningMatch::new(preset, rules, "a");
        if loser_scores {
            running.score(&won_by(1, 1));
        }
        loop {
            if let Some(end) = running.score(&won_by(0, 3)).end {
                return end.bummerl.as_slice().to_vec();
            }
        }
    };
    assert_eq!(
        play(Preset::Paderborn, Preset::Paderborn.checked(), false),
        [0, 1]
    );
    assert_eq!(
        play(Preset::Treatise, Preset::Treatise.checked(), false),
        [0, 2]
    );
    assert_eq!(
        play(Preset::Treatise, Preset::Treatise.checked(), true),
        [0, 1]
    );
    let single = changed(
        Preset::Treatise,
        serde_json::json!({"shutout_doubles": false}),
    );
    assert_eq!(play(Preset::Treatise, single, false), [0, 1]);
}

#[test]
fn r3_2_five_deals_are_added_up_and_an_equal_total_wants_another() {
    let mut running = RunningMatch::new(Preset::FreeTrumps, Preset::FreeTrumps.checked(), "a");
    for _ in 0..4 {
        assert_eq!(
            running.score(&written_up([70, 60], [20, 0], [5, 5])).end,
            None
        );
    }
    assert_eq!(
        running.score(&written_up([10, 110], [0, 20], [1, 9])).end,
        None,
        "370 all"
    );
    let end = running
        .score(&written_up([65, 65], [20, 0], [5, 5]))
        .end
        .expect("a sixth deal decides");
    assert_eq!(end.winner, Seat(0));
}

#[test]
fn r3_2_marriages_of_a_player_without_a_trick_are_not_written_up() {
    let mut running = RunningMatch::new(Preset::FreeTrumps, Preset::FreeTrumps.checked(), "a");
    running.score(&written_up([130, 0], [0, 60], [10, 0]));
    assert_eq!(running.points.as_slice(), [130, 0]);
}

#[test]
fn r3_2_a_thousand_is_won_or_lost_by_the_claim_alone() {
    let mut running = RunningMatch::new(Preset::Thousand, Preset::Thousand.checked(), "a");
    for _ in 0..20 {
        assert_eq!(
            running.score(&written_up([130, 0], [20, 0], [10, 0])).end,
            None,
            "nobody claims"
        );
    }
    let wrong = DealResult {
        reason: Reason::ThousandWrong,
        ..won_by(1, 0)
    };
    assert_eq!(
        running.score(&wrong).end.map(|end| end.winner),
        Some(Seat(1))
    );
}

#[test]
fn r2_12_and_r5_4_marriages_count_with_a_trick_and_for_four_at_once() {
    let end = written_up([130, 0], [20, 60], [10, 0]);
    let counting = |game: Game| [0, 1].map(|side| game.melds_counting(&end, side));
    assert_eq!(counting(Game::TwoHanded), [20, 0]);
    assert_eq!(counting(Game::Four), [20, 60]);
}

#[test]
fn r4_1_the_deal_passes_to_the_left_and_both_losers_get_a_bummerl() {
    let rules = changed(
        Preset::ThreeRotating,
        serde_json::json!({"target": 3, "shutout_doubles": true}),
    );
    let mut running = RunningMatch::new(Preset::ThreeRotating, rules, "a");
    let first = running.dealer;
    assert_eq!(
        running.score(&result(Some(0), Reason::Out, &[2, 0, 0])).end,
        None
    );
    assert_eq!(running.dealer, first.left(1, 3));
    let shut_out = running
        .clone()
        .score(&result(Some(0), Reason::Out, &[2, 0, 0]))
        .end;
    assert_eq!(
        shut_out.map(|end| end.bummerl.as_slice().to_vec()),
        Some(vec![0, 2, 2])
    );
    running.score(&result(Some(2), Reason::Out, &[0, 0, 1]));
    let end = running.score(&result(Some(0), Reason::Out, &[2, 0, 0])).end;
    assert_eq!(
        end.map(|end| end.bummerl.as_slice().to_vec()),
        Some(vec![0, 1, 1])
    );
}

#[test]
fn r4_5_the_winner_is_credited_and_nobody_is_debited() {
    let mut running = RunningMatch::new(Preset::Three, Preset::Three.checked(), "a");
    running.score(&result(Some(1), Reason::PlayedOut, &[0, 5, 0]));
    running.score(&result(Some(2), Reason::PlayedOut, &[0, 0, 2]));
    assert_eq!(running.points.as_slice(), [0, 5, 2]);
}

#[test]
fn r5_2_drawn_trumps_hold_for_four_deals() {
    let mut running = RunningMatch::new(Preset::FourDrawn, Preset::FourDrawn.checked(), "a");
    let mut trumps = Vec::new();
    for _ in 0..8 {
        trumps.push(running.header().setup.trump.expect("a trump is drawn"));
        running.score(&result(None, Reason::Tie, &[0, 0]));
    }
    assert!(trumps[..4].iter().all(|trump| *trump == trumps[0]));
    assert!(trumps[4..].iter().all(|trump| *trump == trumps[4]));
}

#[test]
fn r6_2_after_a_demanded_new_deal_the_same_dealer_deals() {
    let mut running = RunningMatch::new(Preset::Penneech, Preset::Penneech.checked(), "a");
    let first = running.dealer;
    running.score(&result(None, Reason::Redeal, &[0, 0]));
    assert_eq!(running.dealer, first);
    running.score(&written_up([5, 3], [0, 0], [4, 3]));
    assert_eq!(running.dealer, first.other());
}

#[test]
fn r6_7_marks_are_written_in_full_and_end_the_match() {
    let mut running = RunningMatch::new(Preset::Penneech, Preset::Penneech.checked(), "a");
    let marked = |winner: Option<u8>, points: [u16; 2]| DealResult {
        card_points: PerSide::from_slice(&points).expect("two"),
        ..result(winner, Reason::PlayedOut, &[0, 0])
    };
    assert_eq!(running.score(&marked(None, [50, 55])).end, None);
    let end = running
        .score(&marked(Some(0), [14, 3]))
        .end
        .expect("64 passes 61");
    assert_eq!(
        (end.winner, running.points.as_slice()),
        (Seat(0), &[64, 58][..])
    );
    assert_eq!(end.bummerl.as_slice(), [0, 1]);
}

#[test]
fn r2_32_the_slate_keeps_the_bummerl_of_every_match() {
    let mut score_sheet = ScoreSheet::default();
    let mut running = RunningMatch::new(Preset::Treatise, Preset::Treatise.checked(), "a");
    loop {
        if let Some(end) = running.score(&won_by(1, 3)).end {
            score_sheet.add(&end);
            break;
        }
    }
    assert_eq!(
        (score_sheet.matches, &score_sheet.won, &score_sheet.bummerl),
        (1, &vec![0, 1], &vec![2, 0])
    );
}
