//! Replays a deal record, move by move, and prints what each move led to. Records are written by `headless play`, by the
//! page, or by [`Session::record`]; `docs/records.md` describes them.
//!
//! `cargo run --package sechsundsechzig-engine --example replay_record -- FILE`, or a record of its own without a file.

use sechsundsechzig_engine::deal::{Deal, Seat, Turn};
use sechsundsechzig_engine::record::{DealHeader, Record, Session};
use sechsundsechzig_engine::rules::Preset;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let text = match std::env::args().nth(1) {
        Some(file) => std::fs::read_to_string(file)?,
        None => own_record()?,
    };
    let line = text.lines().next().ok_or("the file is empty")?;
    // Every move is checked, and so is the result, if the record has one.
    let session = Record::from_json(line)?.replay()?;

    let mut again = Session::new(session.header().clone());
    for (seat, action) in session.moves() {
        let events = again.play(*action)?;
        println!("seat {}: {action:?}", seat.0);
        for event in events {
            println!("    {event:?}");
        }
    }
    match again.deal().result() {
        Some(result) => println!("{result:?}"),
        None => println!("the deal is not over"),
    }
    Ok(())
}

/// A deal in which everybody plays the first legal action.
fn own_record() -> Result<String, Box<dyn Error>> {
    let mut session = Session::new(DealHeader::of_seed(
        Preset::Paderborn,
        "oma-1955",
        0,
        Seat(0),
    ));
    while session.deal().turn() != Turn::Over {
        session.play(session.deal().legal_actions()[0])?;
    }
    Ok(session.record().to_json())
}
