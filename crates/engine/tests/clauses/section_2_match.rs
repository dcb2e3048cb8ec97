//! Section 2, the match and the Bummerl.

use crate::scene::rules;
use sechsundsechzig_engine::deal::{Clause, DealResult, PerSide, Reason, Seat};
use sechsundsechzig_engine::match_score::{RunningMatch, ScoreSheet, Scored};
use sechsundsechzig_engine::rules::Preset;

fn new_match(preset: &str, changes: &str) -> RunningMatch {
    let id = preset.parse::<Preset>().expect("a preset");
    RunningMatch::new(id, rules(preset, changes), "a match")
}

/// A deal worth so many points to its winner; a tie without one.
pub fn result(winner: Option<u8>, points: u16) -> DealResult {
    let mut game_points = PerSide::new(2);
    if let Some(winner) = winner {
        game_points[usize::from(winner)] = points;
    }
    DealResult {
        winner: winner.map(Seat),
        reason: if winner.is_some() {
            Reason::Out
        } else {
            Reason::Tie
        },
        clause: Clause(2, 24),
        game_points,
        card_points: PerSide::new(2),
        melds: PerSide::new(2),
        tricks: PerSide::new(2),
    }
}

fn bummerl(scored: &Scored) -> Option<(u8, Vec<u16>)> {
    let end = scored.end?;
    Some((end.winner.0, end.bummerl.as_slice().to_vec()))
}

#[test]
fn r2_2_alternate_passes_the_deal_to_the_other() {
    let mut running = new_match("paderborn", "");
    let first = running.dealer;
    running.score(&result(Some(first.0), 1));
    assert_eq!(running.dealer, first.other());
    running.score(&result(Some(first.0), 1));
    assert_eq!(running.dealer, first);
    running.score(&result(None, 0));
    assert_eq!(running.dealer, first.other());
}

#[test]
fn r2_2_the_winner_deals_next_and_after_a_drawn_deal_the_same_dealer() {
    let mut running = new_match("schnurps", "");
    running.score(&result(Some(1), 1));
    assert_eq!(running.dealer, Seat(1));
    running.score(&result(Some(0), 1));
    assert_eq!(running.dealer, Seat(0));
    running.score(&result(None, 0));
    assert_eq!(running.dealer, Seat(0));
}

#[test]
fn r2_29_after_a_redeal_the_same_dealer_deals_anew() {
    for preset in ["paderborn", "treatise"] {
        let mut running = new_match(preset, "");
        let dealer = running.dealer;
        let mut thrown_in = result(None, 0);
        thrown_in.reason = Reason::Redeal;
        running.score(&thrown_in);
        assert_eq!((running.dealer, running.deal), (dealer, 1));
        assert_eq!(running.pending_ties, 0);
    }
}

#[test]
fn r2_23_carried_ties_go_to_the_next_decided_deal() {
    let mut running = new_match("schnurps", "");
    running.score(&result(None, 0));
    running.score(&result(None, 0));
    let scored = running.score(&result(Some(1), 2));
    assert_eq!(
        (scored.credited.as_slice(), scored.from_ties),
        (&[0, 4][..], 2)
    );
    assert_eq!(running.points.as_slice(), [0, 4]);
    running.score(&result(Some(1), 1));
    assert_eq!(running.points.as_slice(), [0, 5]);
}

#[test]
fn r2_23_a_carried_tie_is_a_point_on_top_of_the_deals_own() {
    let mut running = new_match("schnurps", "");
    running.score(&result(None, 0));
    let scored = running.score(&result(Some(0), 1));
    assert_eq!(
        (scored.credited.as_slice(), scored.from_ties),
        (&[2, 0][..], 1)
    );
}

#[test]
fn r2_30_who_lost_by_an_offence_writes_nothing_up_and_the_other_what_he_has() {
    let mut running = new_match("free-trumps", "");
    let mut offended = result(Some(0), 0);
    offended.reason = Reason::Offence;
    for side in 0..2 {
        offended.card_points[side] = 30;
        offended.melds[side] = 20;
        offended.tricks[side] = 1;
    }
    let scored = running.score(&offended);
    assert_eq!(scored.credited.as_slice(), [50, 0]);
}

#[test]
fn r2_23_void_ties_are_not_scored() {
    let mut running = new_match("paderborn", "");
    running.score(&result(None, 0));
    let scored = running.score(&result(Some(0), 1));
    assert_eq!(scored.credited.as_slice(), [1, 0]);
}

#[test]
fn r2_31_the_first_to_reach_the_target_wins_the_match() {
    for (preset, target) in [
        ("paderborn", 7),
        ("bummerl", 7),
        ("strokes", 7),
        ("schnurps", 9),
    ] {
        let mut running = new_match(preset, "");
        running.score(&result(Some(0), 1));
        for _ in 1..target - 1 {
            let scored = running.score(&result(Some(1), 1));
            assert!(scored.end.is_none());
        }
        let scored = running.score(&result(Some(1), 3));
        assert_eq!(bummerl(&scored), Some((1, vec![1, 0])), "{preset}");
    }
}

#[test]
fn r2_32_the_loser_gets_a_bummerl_and_two_for_a_shutout_where_it_doubles() {
    for (preset, price) in [
        ("paderborn", 1),
        ("schnurps", 2),
        ("schnapsen", 2),
        ("bummerl", 1),
    ] {
        let mut running = new_match(preset, "target=3");
        let scored = running.score(&result(Some(0), 3));
        assert_eq!(bummerl(&scored), Some((0, vec![0, price])), "{preset}");
        let mut running = new_match(preset, "target=3");
        running.score(&result(Some(1), 1));
        let scored = running.score(&result(Some(0), 3));
        assert_eq!(
            bummerl(&scored),
            Some((0, vec![0, 1])),
            "{preset}: not a shutout"
        );
    }
}

#[test]
fn r2_32_bummerl_add_up_over_matches() {
    let mut score_sheet = ScoreSheet::default();
    for _ in 0..2 {
        let mut running = new_match("schnurps", "target=3");
        let end = running.score(&result(Some(0), 3)).end.expect("won");
        score_sheet.add(&end);
    }
    assert_eq!(
        (score_sheet.matches, score_sheet.bummerl, score_sheet.won),
        (2, vec![0, 4], vec![2, 0])
    );
}

#[test]
fn r2_33_the_card_that_counts_has_as_many_pips_as_the_target() {
    for (preset, pips) in [("paderborn", 7), ("treatise", 7), ("schnurps", 9)] {
        assert_eq!(rules(preset, "").target, pips);
    }
}
