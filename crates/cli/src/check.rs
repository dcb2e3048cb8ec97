//! `headless check`.

use super::{Failure, arguments};
use lexopt::{Arg, Parser};
use sechsundsechzig_engine::record::Record;
use std::fs::File;
use std::io::{BufRead, BufReader};

pub(super) fn run(arguments: &mut Parser) -> Result<(), Failure> {
    let mut files = Vec::new();
    while let Some(argument) = arguments.next().map_err(Failure::usage)? {
        match argument {
            Arg::Value(file) => files.push(file),
            other => return Err(arguments::unexpected(other)),
        }
    }
    if files.is_empty() {
        return Err(Failure::usage("name at least one file, or - for stdin"));
    }
    let mut records = 0u64;
    let mut wrong = 0u64;
    for file in files {
        let name = file.to_string_lossy().into_owned();
        let reader: Box<dyn BufRead> = if name == "-" {
            Box::new(std::io::stdin().lock())
        } else {
            let opened =
                File::open(&file).map_err(|error| Failure::run(format!("{name}: {error}")))?;
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
