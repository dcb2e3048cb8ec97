//! Plays a match at random and prints each deal's result.
//!
//! `cargo run --package sechsundsechzig-engine --example random_match -- [PRESET [SEED]]`

use sechsundsechzig_engine::deal::{Deal, FastRng, Turn};
use sechsundsechzig_engine::match_score::RunningMatch;
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::rules::Preset;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let preset = arguments.next().unwrap_or_else(|| "paderborn".to_owned());
    let seed = arguments.next().unwrap_or_else(|| "oma-1955".to_owned());
    let preset = preset
        .parse::<Preset>()
        .map_err(|_| "there is no such preset")?;

    let mut running = RunningMatch::new(preset, preset.checked(), &seed);
    let mut rng = FastRng::new(66);
    loop {
        let number = running.deal + 1;
        let mut session = Session::new(running.header());
        while session.deal().turn() != Turn::Over {
            let legal = session.deal().legal_actions();
            session.play(legal[rng.below(legal.len())])?;
        }
        let result = session.deal().result().ok_or("the deal is over")?;
        let scored = running.score(&result);
        println!(
            "deal {number}: {} by clause {}, points {:?}",
            result.reason.as_str(),
            result.clause,
            running.points.as_slice()
        );
        if let Some(end) = scored.end {
            println!("seat {} wins the match", end.winner.0);
            return Ok(());
        }
    }
}
