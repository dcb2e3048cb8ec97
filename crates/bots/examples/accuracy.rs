//! How accurate the four friends are, and how long the rating of a deal takes.
//!
//! `cargo run --release --package sechsundsechzig-bots --example accuracy [DEALS]`

use sechsundsechzig_bots::rating::{PLAYS, accuracy, evaluate, play_same_cards};
use sechsundsechzig_bots::{Opponent, decide};
use sechsundsechzig_engine::deal::{Deal, Seat};
use sechsundsechzig_engine::record::{DealHeader, Session};
use sechsundsechzig_engine::rules::Preset;
use std::time::{Duration, Instant};

const PLAYER: Seat = Seat(0);

fn main() {
    let deals = std::env::args().nth(1).and_then(|deals| deals.parse().ok());
    let mut took = Duration::ZERO;
    let mut longest = Duration::ZERO;
    for friend in Opponent::ALL {
        let (mut accuracies, mut luck, mut skill) = (Vec::new(), Vec::new(), Vec::new());
        for number in 0..deals.unwrap_or(40) {
            let header = DealHeader::of_seed(
                Preset::Paderborn,
                "accuracy",
                number,
                Seat((number % 2) as u8),
            );
            let mut session = Session::new(header.clone());
            let mut decisions = Vec::new();
            while let Some(seat) = session.deal().turn().seat() {
                let seen = session.observation(seat);
                let action = match seat {
                    PLAYER => decide(friend, &seen, 66).action,
                    _ => decide(Opponent::Schilder, &seen, 67).action,
                };
                if seat == PLAYER && session.deal().legal_actions().len() > 1 {
                    let begun = Instant::now();
                    decisions.push(evaluate(&seen, action));
                    longest = longest.max(begun.elapsed());
                    took += begun.elapsed();
                }
                session.play(action).expect("bots make legal moves");
            }
            let result = session.deal().result().expect("the deal is over");
            let own = f64::from(result.balance(PLAYER.index()));
            accuracies.extend(accuracy(decisions).map(f64::from));
            let begun = Instant::now();
            let plays = (0..PLAYS).filter_map(|play| play_same_cards(header.clone(), PLAYER, play));
            let computer = plays.map(|points| f64::from(points.won - points.lost) / 1000.0);
            let computer = computer.sum::<f64>() / f64::from(PLAYS);
            took += begun.elapsed();
            luck.push(computer);
            skill.push(own - computer);
        }
        let number = accuracies.len();
        println!(
            "{friend:10} accuracy {} of {number} deals, luck {}, skill {}",
            mean_and_error(&accuracies),
            mean_and_error(&luck),
            mean_and_error(&skill)
        );
    }
    let all = 4 * deals.unwrap_or(40);
    println!("{:?} a deal, the longest decision {longest:?}", took / all);
}

/// Mean and standard error.
fn mean_and_error(values: &[f64]) -> String {
    let number = values.len() as f64;
    let mean = values.iter().sum::<f64>() / number;
    let variance = values
        .iter()
        .map(|value| (value - mean).powi(2))
        .sum::<f64>()
        / number;
    format!("{mean:+.2} ± {:.2}", (variance / number).sqrt())
}
