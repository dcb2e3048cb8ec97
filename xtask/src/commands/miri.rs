//! `cargo xtask miri`: the engine under an interpreter that notices undefined behaviour.
//!
//! The project itself forbids `unsafe`; what this looks at is that and the crates below it. The interpreter is some
//! hundred times slower than the machine, so that it gets what reaches all of the code with few moves.

use super::test_counts::TestCounts;
use crate::{process, workspace};
use anyhow::{Context, Result};

/// What is run: cards, actions and random numbers, the nodes of the tree search, and the clauses.
const PARTS: [&[&str]; 3] = [
    &[
        "--package",
        "sechsundsechzig-engine",
        "--lib",
        "--",
        "cards::",
        "deal::",
    ],
    &[
        "--package",
        "sechsundsechzig-bots",
        "--lib",
        "--",
        "ismcts::",
    ],
    &[
        "--package",
        "sechsundsechzig-engine",
        "--test",
        "clauses",
        "--",
    ],
];
/// Clauses that try hundreds of deals, and the test that reads the clauses' own sources: minutes each.
const LONG: [&str; 4] = [
    "every_clause_has_a_test_named_after_it",
    "r1_1_all_four_suits_are_equal",
    "r2_1_the_highest_card_drawn",
    "r2_24_a_win_scores_one_or_two",
];

/// Runs them; a part that runs no test is a failure. It needs the nightly compiler, which no other command does.
pub fn run() -> Result<()> {
    process::run(process::command("rustup").args([
        "component",
        "add",
        "--toolchain",
        "nightly",
        "miri",
        "rust-src",
    ]))
    .context("miri comes with Rust's nightly compiler: `rustup toolchain install nightly`")?;
    for part in PARTS {
        println!("\n==== {}", part.join(" "));
        let mut tests = process::command("cargo");
        tests
            .args(["+nightly", "miri", "test"])
            .args(part)
            .args(LONG.iter().flat_map(|name| ["--skip", *name]))
            .env_remove("RUSTUP_TOOLCHAIN")
            .env_remove("CARGO")
            .env("MIRIFLAGS", "-Zmiri-disable-isolation")
            .env("CARGO_TARGET_DIR", workspace::target().join("miri"));
        TestCounts::of_run(&mut tests)?
            .check()
            .with_context(|| part.join(" "))?;
    }
    Ok(())
}
