//! `cargo xtask bench`: the benchmarks.

use crate::process;
use anyhow::Result;

/// Runs all benchmarks, or those whose names contain the words given.
pub fn run(words: &[String]) -> Result<()> {
    process::run(
        process::cargo()
            .args(["bench", "--package", "sechsundsechzig", "--benches", "--"])
            .args(words),
    )
}
