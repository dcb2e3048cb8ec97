//! `headless ladder`: every bot of a list against the one named before it.

use super::Failure;
use super::arguments::{self, BotList};
use clap::Args;
use sechsundsechzig_bots::arena::{self, ArenaOptions, Seating};
use sechsundsechzig_engine::deal::PerSide;
use sechsundsechzig_engine::rules::Preset;

#[derive(Args)]
pub(super) struct Arguments {
    /// The preset that is played
    #[arg(
        long,
        value_name = "PRESET",
        default_value = "paderborn",
        value_parser = arguments::preset(),
    )]
    preset: Preset,
    /// The bots, the weakest first
    #[arg(
        long,
        value_name = "A,B,C…",
        default_value = "greedy,johannes,kord,schilder,froehlich",
        value_parser = arguments::bots,
    )]
    bots: BotList,
    /// How many deals each two of them play
    #[arg(long, value_name = "N", default_value_t = 400)]
    deals: u32,
    /// What the cards are drawn from: the same text gives the same deals
    #[arg(
        long,
        value_name = "TEXT",
        default_value = "ladder",
        allow_hyphen_values = true
    )]
    seed: String,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments {
        preset,
        deals,
        ref bots,
        ref seed,
    } = *arguments;
    println!("{}, {deals} deals each, seed {seed}", preset.as_str());
    for pair in bots.windows(2) {
        let (lower, upper) = (pair[0], pair[1]);
        let seat_upper = || -> Box<dyn arena::Player> { Box::new(upper) };
        let seat_lower = || -> Box<dyn arena::Player> { Box::new(lower) };
        let players: [Seating<'_>; 2] = [&seat_upper, &seat_lower];
        let rules = preset.checked();
        let report = arena::run(
            &ArenaOptions {
                preset,
                rules,
                seed,
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
            upper,
            lower,
            report.mean(),
            report.half_width(),
            report.won[0],
            report.won[1],
        );
    }
    Ok(())
}
