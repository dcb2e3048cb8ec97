//! `cargo xtask mutants`: the rules are changed in one place after the other, and each time a test must notice.

use crate::tools::CARGO_MUTANTS;
use crate::{process, workspace};
use anyhow::Result;
use clap::Args;

/// The crate of the rules. Bots, texts and page stay out, so that each mutant is built in seconds.
const PACKAGE: &str = "sechsundsechzig-engine";
/// What is changed if nothing is named.
const USUAL: [&str; 5] = [
    "crates/engine/src/cards/**",
    "crates/engine/src/deal/**",
    "crates/engine/src/games/**",
    "crates/engine/src/rules/**",
    "crates/engine/src/match_score/**",
];
/// Changes after which the rules are the same, by what cargo-mutants calls them: no test could notice.
const ALIKE: [&str; 3] = [
    // What is joined has no bit in common.
    r"replace \| with \^ in (CardSet::marriage|PackSize::cards|Action::code)$",
    // No card is compared with itself.
    r"replace > with >= in beats$",
    r"replace < with <= in proven_lacking$",
];

#[derive(Args)]
pub struct Arguments {
    /// Globs of the files to change; all rules if none is named
    #[arg(value_name = "FILES")]
    files: Vec<String>,
    /// Try one part of the changes only: 0/4 is every fourth of them
    #[arg(long, value_name = "K/N")]
    shard: Option<String>,
}

/// Tries every mutant of the files named, or of all rules, and says which were not noticed. What was noticed in an earlier
/// run is not tried again.
///
/// cargo-mutants changes a copy of the sources that it makes itself, so that a run broken off leaves nothing behind here.
pub fn run(arguments: &Arguments) -> Result<()> {
    CARGO_MUTANTS.ensure()?;
    let mut command = process::cargo();
    command
        .args(["mutants", "--package", PACKAGE, "--iterate"])
        .args(["--colors", "never"])
        .args(["--timeout", "120", "--minimum-test-timeout", "60"])
        .arg("--dir")
        .arg(workspace::root())
        .arg("--output")
        .arg(workspace::target().join("mutants-found"))
        // Enough for the laws to notice what all deals have in common.
        .env("DEALS_OF_A_KIND", "2")
        .env("PROPTEST_CASES", "8")
        .env("CARGO_PROFILE_DEV_DEBUG", "false")
        .env("CARGO_TARGET_DIR", workspace::target().join("mutants"));
    let usual = USUAL.map(str::to_owned);
    let files = match arguments.files.as_slice() {
        [] => &usual[..],
        files => files,
    };
    for file in files {
        command.args(["--file", file]);
    }
    for name in ALIKE {
        command.args(["--exclude-re", name]);
    }
    if let Some(shard) = &arguments.shard {
        command.args(["--shard", shard]);
    }
    // The crate's own tests; the examples of its documentation would be compiled anew each time.
    process::run(command.args(["--", "--lib", "--tests"]))
}
