//! `cargo xtask laws`: every law of the engine at each step of as many random deals as wanted.

use crate::process;
use anyhow::Result;
use clap::Args;

/// The nineteen presets, each as it is, before a punishing referee, and with its options mixed.
const KINDS: u64 = 19 * 3;

#[derive(Args)]
pub struct Arguments {
    /// How many deals to play
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    deals: u64,
}

/// Plays the deals, optimised but with every check of a debug build; a line tells when a preset is done.
pub fn run(arguments: &Arguments) -> Result<()> {
    let of_a_kind = arguments.deals.div_ceil(KINDS);
    println!("{of_a_kind} deals of each of {KINDS} kinds");
    process::run(
        process::cargo()
            .args(["test", "--release", "--package", "sechsundsechzig-engine"])
            .args(["--test", "laws", "--", "--nocapture"])
            .env("DEALS_OF_A_KIND", of_a_kind.to_string())
            .env("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", "true")
            .env("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "true"),
    )
}
