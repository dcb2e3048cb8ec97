//! `headless ladder`: every bot of a list against the one named before it.

use super::Failure;
use super::arguments;
use lexopt::{Arg, Parser};
use sechsundsechzig_bots::arena::{self, ArenaOptions, Seating};
use sechsundsechzig_engine::deal::PerSide;
use sechsundsechzig_engine::rules::Preset;

/// A careful beginner and the four friends.
const LADDER: &str = "greedy,johannes,kord,schilder,froehlich";

pub(super) fn run(arguments: &mut Parser) -> Result<(), Failure> {
    let mut preset = Preset::Paderborn;
    let mut bots = LADDER.to_owned();
    let mut deals: u32 = 400;
    let mut seed = "ladder".to_owned();
    while let Some(argument) = arguments.next().map_err(Failure::usage)? {
        match argument {
            Arg::Long("preset") => preset = arguments::preset(&arguments::text(arguments)?)?,
            Arg::Long("bots") => bots = arguments::text(arguments)?,
            Arg::Long("deals") => deals = arguments::number(arguments, "deals")?,
            Arg::Long("seed") => seed = arguments::text(arguments)?,
            other => return Err(arguments::unexpected(other)),
        }
    }
    let rungs = arguments::own_players(&bots)?;
    let names: Vec<&str> = bots.split(',').collect();
    println!("{}, {deals} deals each, seed {seed}", preset.id());
    for (names, rungs) in names.windows(2).zip(rungs.windows(2)) {
        let (lower, upper) = (rungs[0], rungs[1]);
        let upper = move || -> Box<dyn arena::Player> { Box::new(upper) };
        let lower = move || -> Box<dyn arena::Player> { Box::new(lower) };
        let players: [Seating<'_>; 2] = [&upper, &lower];
        let rules = preset.checked();
        let report = arena::run(
            &ArenaOptions {
                preset,
                rules,
                seed: &seed,
                first: 0,
                deals,
                start: PerSide::new(rules.game.sides()),
                players,
                threads: 0,
            },
            &|_| {},
        );
        println!(
            "{:>16} ahead of {:<16} by {:+.3} ± {:.3} points a deal, deals won {} : {}",
            names[1],
            names[0],
            report.mean(),
            report.half_width(),
            report.won[0],
            report.won[1],
        );
    }
    Ok(())
}
