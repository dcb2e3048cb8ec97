//! What commands read from standard input.

use super::Failure;
use sechsundsechzig_engine::record::Record;
use std::io::Read;

/// The record, finished or not, on standard input.
pub(super) fn record_on_stdin() -> Result<Record, Failure> {
    let mut text = String::new();
    std::io::stdin()
        .read_to_string(&mut text)
        .map_err(Failure::run)?;
    Record::from_json(text.trim())
        .map_err(|error| Failure::run(format!("no record on standard input: {error}")))
}
