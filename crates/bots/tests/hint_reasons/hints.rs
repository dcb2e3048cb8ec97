//! A hint never advises what a review would charge, but for a match that may end with the deal.

use sechsundsechzig_bots::hint::hint;
use sechsundsechzig_bots::hint_reasons::HintReason;
use sechsundsechzig_bots::review::{ITERATIONS, evaluate};
use sechsundsechzig_bots::{Opponent, decide};
use sechsundsechzig_engine::deal::{Action, Deal, PerSide, Seat};
use sechsundsechzig_engine::record::{DealHeader, Session};
use sechsundsechzig_engine::rules::Preset;

/// The player, whom nobody deals to first.
const PLAYER: Seat = Seat(0);

/// A deal played by a friend until the player has to decide after so many moves.
fn deal(preset: Preset, seed: &str, number: u32, points: [u16; 2], moves: usize) -> Session {
    let mut header = DealHeader::of_seed(preset, seed, number, Seat(1));
    if points != [0, 0] {
        header.setup.start = PerSide::from_slice(&points).unwrap();
    }
    let mut session = Session::new(header);
    while let Some(seat) = session.deal().turn().seat() {
        if seat == PLAYER && session.moves().len() >= moves {
            break;
        }
        let seen = session.observation(seat);
        session
            .play(decide(Opponent::Kord, &seen, 1).action)
            .unwrap();
    }
    session
}

#[test]
fn a_hint_costs_nothing_in_a_review() {
    for preset in [
        Preset::Paderborn,
        Preset::Schnapsen,
        Preset::Three,
        Preset::Penneech,
    ] {
        for moves in [0, 2, 3, 4, 5, 7] {
            let session = deal(preset, "hint", 3, [0, 0], moves);
            let seen = session.observation(PLAYER);
            let hint = hint(&seen);
            let found = evaluate(&seen, session.deal(), ITERATIONS).moves;
            let value = |action: Action| {
                let value = found.iter().find(|(other, _)| *other == action);
                value.expect("a move worth considering").1
            };
            let cost = found[0].1 - value(hint.action);
            assert!(cost < 0.1, "{preset:?} {moves}: {hint:?} costs {cost}");
        }
    }
}

#[test]
fn where_the_match_may_end_it_is_won_rather_than_a_point_more() {
    let hint = |points| {
        let session = deal(Preset::Paderborn, "scan", 1, points, 3);
        hint(&session.observation(PLAYER))
    };
    let (late, early) = (hint([6, 5]), hint([0, 0]));
    assert_eq!(late.reasons[0], HintReason::WinsMatch);
    assert!(!early.reasons.contains(&HintReason::WinsMatch));
    assert_ne!(late.action, early.action);
}
