//! `headless check`.

use super::Failure;
use clap::Args;
use sechsundsechzig_engine::record::Record;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Arguments {
    /// Files with one record a line; - reads standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut records = 0u64;
    let mut wrong = 0u64;
    for file in &arguments.files {
        let name = file.to_string_lossy().into_owned();
        let reader: Box<dyn BufRead> = if name == "-" {
            Box::new(std::io::stdin().lock())
        } else {
            let opened =
                File::open(file).map_err(|error| Failure::run(format!("{name}: {error}")))?;
            Box::new(BufReader::new(opened))
        };
        for (place, line) in reader.lines().enumerate() {
            let line = line.map_err(|error| Failure::run(format!("{name}: {error}")))?;
            if line.trim().is_empty() {
                continue;
            }
            records += 1;
            if let Err(reason) = check(&line) {
                wrong += 1;
                println!("{name}:{}: {reason}", place + 1);
            }
        }
    }
    eprintln!("{records} records, {wrong} wrong");
    if wrong == 0 {
        Ok(())
    } else {
        Err(Failure::run("not all records are right"))
    }
}

fn check(line: &str) -> Result<(), String> {
    let record = Record::from_json(line).map_err(|error| error.to_string())?;
    record.replay().map(drop).map_err(|error| error.to_string())
}
