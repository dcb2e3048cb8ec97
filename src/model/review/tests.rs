//! What decisions are worth, what they cost, and which of them decided a deal.

use super::*;
use crate::model::deal_flags::DealFlags;
use crate::worker::protocol::read_move_values;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::{Clause, PerSide, Reason, Seat};
use sechsundsechzig_engine::record::{DealHeader, compact_notation};
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::Replay;

fn deal(preset: Preset) -> ArchivedDeal {
    let mut session = Session::new(DealHeader::of_seed(preset, "review", 0, Seat(1)));
    while session.deal().turn().seat().is_some() {
        let legal = session.deal().legal_actions();
        session
            .play(legal[session.moves().len() % legal.len()])
            .unwrap();
    }
    archived(&session)
}

/// A deal of Paderborn in which nobody claims.
fn deal_without_claims(number: u32) -> ArchivedDeal {
    let header = DealHeader::of_seed(Preset::Paderborn, "no claims", number, Seat(1));
    let mut session = Session::new(header);
    while session.deal().turn().seat().is_some() {
        let legal = session.deal().legal_actions().into_iter();
        let plain: Vec<Action> = legal.filter(|action| !action.is_claim()).collect();
        session
            .play(plain[session.moves().len() * 7 % plain.len()])
            .unwrap();
    }
    archived(&session)
}

fn archived(session: &Session) -> ArchivedDeal {
    ArchivedDeal {
        day: 1,
        opponent: Opponent::Kord,
        flags: DealFlags::default(),
        replay: Replay::of(session),
    }
}

fn evaluated(action: &str, moves: &str) -> ReviewedDecision {
    ReviewedDecision {
        moves: 0,
        action: compact_notation::decode(action).unwrap(),
        led: None,
        forced: false,
        leaves_claim: false,
        claimed: None,
        evaluation: Some(Evaluation {
            moves: read_move_values(moves).unwrap(),
            chance: 500,
            clairvoyant: None,
            reasons: String::new(),
        }),
    }
}

#[test]
fn the_decisions_of_a_deal_are_the_players_own_moves() {
    for preset in Preset::ALL {
        let deal = deal(*preset);
        for decision in decisions(&deal) {
            let before = deal.replay.after(decision.moves).unwrap();
            assert_eq!(before.deal().turn().seat(), Some(PLAYER));
            assert_eq!(deal.replay.moves()[decision.moves], decision.action);
            let alone = before.deal().legal_actions().len() == 1;
            assert!(!alone || decision.forced, "{}", preset.as_str());
        }
    }
}

#[test]
fn a_decision_is_as_good_as_it_is_near_the_best() {
    let verdict = |action, moves| evaluated(action, moves).verdict();
    assert_eq!(verdict("HA", "HA:1300 S9:-20"), Some(Verdict::Best));
    assert_eq!(verdict("S9", "HA:60 S9:-20"), Some(Verdict::Best));
    assert_eq!(verdict("S9", "HA:130 S9:-20"), Some(Verdict::Good));
    assert_eq!(verdict("S9", "HA:1300 S9:-20"), Some(Verdict::Costs(1320)));
    assert_eq!(verdict("o", "HA:1300 S9:-20"), Some(Verdict::Wrong));
    assert_eq!(verdict("o", "o:0"), Some(Verdict::Best));
    assert_eq!(verdict("HA", "o:0"), Some(Verdict::Wrong));
}

#[test]
fn a_decision_is_as_bad_as_what_it_cost_in_the_points_of_its_game() {
    let severities = |cost| {
        [Game::TwoHanded, Game::Penneech, Game::FreeTrumps].map(|game| Severity::of(cost, game))
    };
    use Severity::{Blunder, Inaccuracy, Mistake};
    assert_eq!(severities(400), [Inaccuracy; 3]);
    assert_eq!(severities(500), [Mistake, Inaccuracy, Inaccuracy]);
    assert_eq!(severities(2_500), [Blunder, Mistake, Inaccuracy]);
    assert_eq!(severities(10_000), [Blunder, Blunder, Mistake]);
    assert_eq!(severities(20_000), [Blunder; 3]);
}

#[test]
fn the_cards_decided_what_was_nearly_lost_before_the_first_move() {
    let behind = |moves, game| behind_from_the_start(&[evaluated("HA", moves)], game);
    assert_eq!(behind("HA:-300 S9:-900", Game::TwoHanded), Some(-300));
    assert_eq!(behind("HA:-200 S9:-900", Game::TwoHanded), None);
    assert_eq!(behind("HA:-1000 S9:-9000", Game::Penneech), None);
    assert_eq!(behind("HA:-900 S9:-900", Game::Three), None);
    let unknown = ReviewedDecision {
        evaluation: None,
        ..evaluated("HA", "HA:0")
    };
    let later = [unknown, evaluated("S9", "S9:-900")];
    assert_eq!(behind_from_the_start(&later, Game::TwoHanded), None);
}

#[test]
fn with_free_trumps_a_deal_brings_card_points_and_marriages() {
    let per_side = |points: &[u16]| PerSide::from_slice(points).unwrap();
    let lost = DealResult {
        winner: Some(Seat(1)),
        reason: Reason::PlayedOut,
        clause: Clause(3, 2),
        game_points: PerSide::new(2),
        card_points: per_side(&[41, 79]),
        melds: per_side(&[20, 40]),
        tricks: per_side(&[4, 6]),
    };
    assert_eq!(balance(&lost, Game::FreeTrumps), -58_000);
    assert_eq!(balance(&lost, Game::TwoHanded), 0);
}

#[test]
fn a_deal_that_brought_as_much_as_the_best_move_went_well_only_for_its_winner() {
    let result = |points: [u16; 2]| DealResult {
        winner: Some(Seat(if points[0] > 0 { 0 } else { 1 })),
        reason: Reason::PlayedOut,
        clause: Clause(2, 21),
        game_points: PerSide::from_slice(&points).unwrap(),
        card_points: PerSide::new(2),
        melds: PerSide::new(2),
        tricks: PerSide::new(2),
    };
    let unclaimed = evaluated("CK", "o:2000");
    let well = |points| went_well(&unclaimed, &result(points), Game::TwoHanded);
    assert!(well([2, 0]));
    assert!(well([3, 0]));
    assert!(!well([1, 0]));
    assert!(!well([0, 1]));
    let hopeless = evaluated("CK", "HA:-2500 CK:-2900");
    assert!(!went_well(&hopeless, &result([0, 1]), Game::TwoHanded));
}

#[test]
fn the_costliest_decision_is_named_a_wrong_one_before_all() {
    let mut all = vec![
        evaluated("S9", "HA:400 S9:-20"),
        evaluated("S9", "HA:1300 S9:-20"),
        evaluated("HA", "HA:1300 S9:-20"),
    ];
    assert_eq!(costliest(&all), Some((1, 1320)));
    all.push(evaluated("S9", "o:0"));
    assert_eq!(costliest(&all), Some((3, i32::MAX)));
    assert_eq!(costliest(&all[2..3]), None);
}

#[test]
fn of_several_wrong_decisions_the_one_that_lost_something_is_the_costliest() {
    let unclaimed = || evaluated("S9", "o:2000");
    let lost = || evaluated("S9", "HA:-400 S9:-450");
    assert_eq!(
        costliest(&[unclaimed(), unclaimed(), lost()]),
        Some((1, i32::MAX))
    );
    assert_eq!(
        costliest(&[unclaimed(), lost(), unclaimed()]),
        Some((0, i32::MAX))
    );
    assert_eq!(costliest(&[unclaimed(), unclaimed()]), Some((1, i32::MAX)));
}

#[test]
fn a_move_that_reveals_nothing_is_worth_what_can_be_done_after_it() {
    let at = |moves, decision| ReviewedDecision { moves, ..decision };
    let values = |decision: &ReviewedDecision| decision.evaluation.clone().unwrap().moves;
    let mut all = [
        at(2, evaluated("r", "DJ:700 r:400")),
        at(3, evaluated("c", "DJ:700 c:600")),
        at(4, evaluated("DJ", "DJ:900 HA:100")),
        at(6, evaluated("HA", "HA:1200")),
    ];
    look_beyond_free_moves(&mut all);
    assert_eq!(values(&all[0]), read_move_values("r:900 DJ:700").unwrap());
    assert_eq!(values(&all[1]), read_move_values("c:900 DJ:700").unwrap());
    assert_eq!(values(&all[2]), read_move_values("DJ:900 HA:100").unwrap());
    let mut advised = [
        at(2, evaluated("r", "r:700 DJ:600")),
        at(3, evaluated("DJ", "DJ:400")),
    ];
    look_beyond_free_moves(&mut advised);
    assert_eq!(
        values(&advised[0]),
        read_move_values("r:700 DJ:600").unwrap()
    );
    let mut drawn = [
        at(2, evaluated("d", "c:700 d:400")),
        at(3, evaluated("DJ", "DJ:900")),
    ];
    look_beyond_free_moves(&mut drawn);
    assert_eq!(values(&drawn[0]), read_move_values("c:700 d:400").unwrap());
}

#[test]
fn reasons_for_a_move_that_is_no_longer_the_best_are_dropped() {
    let mut evaluation = Evaluation {
        reasons: "because".into(),
        ..evaluated("r", "DJ:700 r:400").evaluation.unwrap()
    };
    let exchange = compact_notation::decode("r").unwrap();
    evaluation.raise(exchange, 600);
    assert_eq!(evaluation.reasons, "because");
    evaluation.raise(exchange, 800);
    assert_eq!(evaluation.reasons, "");
}

#[test]
fn a_cost_is_the_difference_of_the_values_shown() {
    let evaluation = evaluated("S9", "HA:740 S9:360").evaluation.unwrap();
    let shown = ReviewedDecision {
        evaluation: Some(evaluation.in_tenths()),
        ..evaluated("S9", "HA:740 S9:360")
    };
    assert_eq!(shown.verdict(), Some(Verdict::Costs(300)));
    let below = evaluated("S9", "HA:-49 S9:-1250")
        .evaluation
        .unwrap()
        .in_tenths();
    assert_eq!(below.moves, read_move_values("HA:0 S9:-1300").unwrap());
}

#[test]
fn a_claim_that_changed_nothing_cost_nothing() {
    let covered = evaluated("c", "S9:300 c:-3000");
    let claimed = |brought| ReviewedDecision {
        claimed: Some(brought),
        ..evaluated("o", "HA:-3000 S9:-3000")
    };
    let lost_before = [covered.clone(), claimed(-3000)];
    assert_eq!(lost_before[1].verdict(), Some(Verdict::Best));
    assert_eq!(costliest(&lost_before), Some((0, 3300)));
    let lost_by_it = [covered, claimed(-6400)];
    assert_eq!(lost_by_it[1].verdict(), Some(Verdict::Costs(3400)));
    assert_eq!(costliest(&lost_by_it), Some((1, 3400)));
}

#[test]
fn what_a_claim_brought_is_known() {
    let mut session = Session::new(DealHeader::of_seed(Preset::Paderborn, "review", 0, Seat(1)));
    let claim = Action::Out { meld: None };
    while session.deal().turn().seat().is_some() {
        let legal = session.deal().legal_actions();
        let is_own = session.deal().turn().seat() == Some(PLAYER);
        let claims = is_own && legal.contains(&claim);
        session.play(if claims { claim } else { legal[0] }).unwrap();
    }
    let all = decisions(&archived(&session));
    let (last, others) = all.split_last().unwrap();
    assert!(last.claimed.is_some_and(|brought| brought < 0), "{last:?}");
    assert!(others.iter().all(|decision| decision.claimed.is_none()));
}

#[test]
fn a_claim_that_the_player_knows_to_be_wrong_is_no_alternative_unless_he_makes_it() {
    let (mut wrong, mut right) = (0, 0);
    for number in 0..80 {
        let deal = deal_without_claims(number);
        for decision in decisions(&deal) {
            let before = deal.replay.after(decision.moves).unwrap();
            let legal = before.deal().legal_actions().into_iter();
            let (claims, plain): (Vec<Action>, Vec<Action>) =
                legal.partition(|action| action.is_claim());
            if claims.is_empty() || plain.len() > 1 {
                continue;
            }
            let after = |claim: Action| {
                let mut session = before.clone();
                session.play(claim).unwrap();
                session
            };
            let wins = |claim: &Action| {
                let result = after(*claim).deal().result().unwrap();
                result.reason != Reason::FalseClaim
            };
            if claims.iter().any(wins) {
                assert!(!decision.forced, "{number}: {decision:?}");
                right += 1;
            } else {
                assert_eq!(decision.verdict(), Some(Verdict::Forced));
                let claimed = decisions(&archived(&after(claims[0])));
                let made = claimed.last().unwrap();
                assert_eq!(made.action, claims[0]);
                assert!(!made.forced && made.claimed.is_some_and(|brought| brought < 0));
                wrong += 1;
            }
        }
    }
    assert!(wrong > 0 && right > 0, "{wrong} {right}");
}

#[test]
fn a_wrong_claim_beside_an_only_move_costs_what_the_deal_was_worth_before() {
    let verdict_after = |before: ReviewedDecision| {
        let claim = ReviewedDecision {
            claimed: Some(-2000),
            ..evaluated("o", "HA:0")
        };
        let mut all = [before, claim];
        value_only_moves(&mut all);
        all[1].verdict()
    };
    let won = evaluated("S9", "HA:1300 S9:1000");
    assert_eq!(verdict_after(won), Some(Verdict::Costs(3000)));
    let lost = evaluated("S9", "S9:-2000 HA:-2000");
    assert_eq!(verdict_after(lost), Some(Verdict::Best));
    let mut right = [evaluated("S9", "S9:300 HA:200"), evaluated("o", "o:2000")];
    let before = right.clone();
    value_only_moves(&mut right);
    assert_eq!(right, before);
}

#[test]
fn a_decision_between_moves_of_one_worth_is_indifferent() {
    let is_indifferent = |moves| evaluated("S9", moves).evaluation.unwrap().is_indifferent();
    assert!(is_indifferent("HA:-3000 S9:-3050"));
    assert!(!is_indifferent("HA:-2900 S9:-3050"));
    assert!(!is_indifferent("S9:300"));
}

#[test]
fn the_value_falls_at_the_decisions_that_cost_and_nowhere_else() {
    let forced = ReviewedDecision {
        forced: true,
        evaluation: None,
        ..evaluated("HK", "HK:0")
    };
    let all = [
        evaluated("HA", "HA:400 S9:-20"),
        evaluated("S9", "HA:1300 S9:300"),
        forced,
        evaluated("S9", "o:900"),
        evaluated("S9", "HA:-400 S9:-450"),
    ];
    let falls = decision_values(&all)
        .into_iter()
        .map(|worth| (worth.before, worth.after));
    let wanted = [
        (400, 400),
        (1300, 300),
        (300, 300),
        (900, -400),
        (-450, -450),
    ];
    assert!(falls.eq(wanted), "{:?}", decision_values(&all));
}

/// The mark of the costliest decision stands where the line falls by what the decision is said to cost.
#[test]
fn the_costliest_decision_has_the_longest_fall() {
    let all = [
        evaluated("S9", "HA:400 S9:-20"),
        evaluated("S9", "HA:1300 S9:-20"),
        evaluated("HA", "HA:1300 S9:-20"),
    ];
    let (place, cost) = costliest(&all).unwrap();
    let falls: Vec<i32> = decision_values(&all)
        .iter()
        .map(|worth| worth.before - worth.after)
        .collect();
    assert_eq!(falls[place], cost);
    assert_eq!(falls.iter().max(), Some(&cost));
}

#[test]
fn bad_luck_is_told_of_a_lost_deal_where_it_cost_more_than_any_decision() {
    let unlucky = [
        evaluated("HA", "HA:400 S9:-20"),
        evaluated("S9", "HA:1300 S9:1100"),
        evaluated("HA", "HA:-900 S9:-950"),
    ];
    assert_eq!(bad_luck(&unlucky, -2000), Some(1));
    assert_eq!(bad_luck(&unlucky, 1000), None);
    let last = [evaluated("HA", "HA:400 S9:-20")];
    assert_eq!(bad_luck(&last, -1000), Some(0));
    assert_eq!(bad_luck(&[evaluated("HA", "HA:-500")], -1000), None);
    let at_fault = [
        evaluated("S9", "HA:1300 S9:-1800"),
        evaluated("HA", "HA:-1800 S9:-1900"),
    ];
    assert_eq!(bad_luck(&at_fault, -3000), None);
    assert_eq!(bad_luck(&[], -1000), None);
    let forced = || ReviewedDecision {
        forced: true,
        evaluation: None,
        ..evaluated("HK", "HK:0")
    };
    let among_forced = [
        forced(),
        evaluated("HA", "HA:-1500 S9:-1600"),
        forced(),
        evaluated("S9", "S9:-1600 HA:-1700"),
        forced(),
    ];
    assert_eq!(bad_luck(&among_forced, -3000), Some(3));
    assert_eq!(bad_luck(&among_forced, -2000), None);
}

#[test]
fn a_wrong_last_decision_leaves_the_value_where_it_was() {
    let all = [evaluated("S9", "o:900")];
    let worth = DecisionValue {
        before: 900,
        after: 900,
    };
    assert_eq!(decision_values(&all), [worth]);
}

#[test]
fn drawing_is_listed_only_where_something_else_was_better() {
    assert!(!evaluated("d", "d:100 c:50").is_listed());
    assert!(evaluated("d", "c:900 d:100").is_listed());
}

#[test]
fn another_sees_his_hand_and_what_was_shown_to_him_and_no_more() {
    let deal = deal(Preset::Paderborn);
    for moves in 0..deal.replay.moves().len() {
        let session = deal.replay.after(moves).unwrap();
        let seat_knowledge = SeatKnowledge::of(&session, Seat(1));
        let hand = session.hand(PLAYER);
        assert!(seat_knowledge.known.iter().all(|card| hand.contains(*card)));
        assert_eq!(seat_knowledge.hand.len(), session.hand(Seat(1)).len());
        let hidden = hand.len() - seat_knowledge.known.len();
        assert!(
            seat_knowledge.unseen >= hidden,
            "{moves}: {seat_knowledge:?}"
        );
    }
}
