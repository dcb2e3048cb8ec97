//! `cargo xtask laws`: every law of the engine at each step of as many random deals as wanted.

use super::number_after;
use crate::process;
use anyhow::{Result, bail};

const USUAL_DEALS: u64 = 1_000_000;
/// The nineteen presets, each as it is, before a punishing referee, and with its options mixed.
const KINDS: u64 = 19 * 3;

/// Plays the deals, optimised but with every check of a debug build; a line tells when a preset is done.
pub fn run(words: &[String]) -> Result<()> {
    let mut words = words.to_vec();
    let deals = number_after(&mut words, "--deals")?.unwrap_or(USUAL_DEALS);
    if !words.is_empty() {
        bail!("usage: cargo xtask laws [--deals N]");
    }
    let of_a_kind = deals.div_ceil(KINDS);
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
