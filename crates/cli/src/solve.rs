//! `headless solve`.

use super::Failure;
use super::stdin::record_on_stdin;
use sechsundsechzig_bots::solve::values;
use sechsundsechzig_engine::deal::{Deal, Seat, Turn};
use sechsundsechzig_engine::record::MoveText;
use serde::Serialize;

pub(super) fn run() -> Result<(), Failure> {
    let session = record_on_stdin()?.replay().map_err(Failure::run)?;
    let Turn::Seat(seat) = session.deal().turn() else {
        return Err(Failure::run("the deal is over"));
    };
    let mut values: Vec<Valued> = values(session.deal())
        .into_iter()
        .map(|(action, value)| Valued {
            does: action.into(),
            value,
        })
        .collect();
    values.sort_by_cached_key(|valued| valued.does.to_json());
    let solution = serde_json::to_string(&Solution { seat, values }).map_err(Failure::run)?;
    println!("{solution}");
    Ok(())
}

#[derive(Serialize)]
struct Solution {
    seat: Seat,
    values: Vec<Valued>,
}

#[derive(Serialize)]
struct Valued {
    #[serde(rename = "move")]
    does: MoveText,
    value: i32,
}
