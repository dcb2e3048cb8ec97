//! `headless puzzles`.

use super::{Failure, arguments};
use clap::Args;
use sechsundsechzig_bots::puzzles::generator;
use sechsundsechzig_engine::rules::Preset;

#[derive(Args)]
pub(super) struct Arguments {
    /// The preset that is played
    #[arg(long, value_name = "PRESET", value_parser = arguments::preset())]
    preset: Preset,
    /// The number of the first deal
    #[arg(long, value_name = "K", default_value_t = 0)]
    first: u32,
    /// How many deals to play
    #[arg(long, value_name = "N", default_value_t = 100)]
    deals: u32,
    /// What the cards are drawn from: the same text gives the same deals
    #[arg(
        long,
        value_name = "TEXT",
        default_value = "raetsel",
        allow_hyphen_values = true
    )]
    seed: String,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments {
        preset,
        first,
        deals,
        ref seed,
    } = *arguments;
    for number in first..first.saturating_add(deals) {
        if let Some(puzzle) = generator::of_deal(preset, seed, number) {
            println!("{puzzle}");
        }
    }
    Ok(())
}
