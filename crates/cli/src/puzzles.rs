//! `headless puzzles`.

use super::{Failure, arguments};
use lexopt::{Arg, Parser};
use sechsundsechzig_bots::puzzles::generator;

pub(super) fn run(arguments: &mut Parser) -> Result<(), Failure> {
    let mut preset = None;
    let mut first: u32 = 0;
    let mut deals: u32 = 100;
    let mut seed = "raetsel".to_owned();
    while let Some(argument) = arguments.next().map_err(Failure::usage)? {
        match argument {
            Arg::Long("preset") => preset = Some(arguments::preset(&arguments::text(arguments)?)?),
            Arg::Long("first") => first = arguments::number(arguments, "first")?,
            Arg::Long("deals") => deals = arguments::number(arguments, "deals")?,
            Arg::Long("seed") => seed = arguments::text(arguments)?,
            other => return Err(arguments::unexpected(other)),
        }
    }
    let preset = preset.ok_or_else(|| Failure::usage("--preset is missing"))?;
    for number in first..first.saturating_add(deals) {
        if let Some(puzzle) = generator::of_deal(preset, &seed, number) {
            println!("{}", puzzle.print());
        }
    }
    Ok(())
}
