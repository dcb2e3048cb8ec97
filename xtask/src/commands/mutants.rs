//! `cargo xtask mutants`: the rules are changed in one place after the other, and each time a test must notice.

use super::word_after;
use crate::tools::CARGO_MUTANTS;
use crate::{process, workspace};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// What the rules are made of. Bots, texts and page stay out, so that each mutant is built in seconds.
const PARTS: [&str; 8] = [
    "cards", "deal", "few.rs", "games", "record", "rules", "share", "tally",
];
/// The tests that know nothing but the rules.
const TESTS: [&str; 9] = [
    "clauses",
    "laws",
    "links",
    "matches",
    "options_matter",
    "perft",
    "playthroughs",
    "records",
    "shuffle",
];
/// What those tests read.
const BESIDE: [&str; 2] = ["golden", "vectors"];
/// What is changed if nothing is named.
const USUAL: [&str; 5] = [
    "src/cards/**",
    "src/deal/**",
    "src/games/**",
    "src/rules/**",
    "src/tally/**",
];
/// Changes after which the rules are the same, by what cargo-mutants calls them: no test could notice.
const ALIKE: [&str; 3] = [
    // What is joined has no bit in common.
    r"replace \| with \^ in (CardSet::marriage|PackSize::cards|Action::code)$",
    // No card is compared with itself.
    r"replace > with >= in beats$",
    r"replace < with <= in proven_lacking$",
];

/// Tries every mutant of the files named, or of all rules, and says which were not noticed; `--shard 0/4` takes every
/// fourth of them. What was noticed in an earlier run is not tried again.
pub fn run(words: &[String]) -> Result<()> {
    let mut words = words.to_vec();
    let shard = word_after(&mut words, "--shard")?;
    CARGO_MUTANTS.ensure()?;
    let folder = workspace::target().join("mutants");
    assemble(&folder).context("the rules could not be put together")?;
    let mut command = process::cargo();
    command
        .args(["mutants", "--in-place", "--iterate", "--colors", "never"])
        .args(["--timeout", "120", "--minimum-test-timeout", "60"])
        .arg("--dir")
        .arg(&folder)
        .arg("--output")
        .arg(workspace::target().join("mutants-found"))
        // Enough for the laws to notice what all deals have in common.
        .env("DEALS_OF_A_KIND", "2")
        .env("PROPTEST_CASES", "8")
        .env("CARGO_TARGET_DIR", folder.join("target"));
    let usual = USUAL.map(str::to_owned);
    let files = if words.is_empty() { &usual[..] } else { &words };
    for file in files {
        command.args(["--file", file]);
    }
    for name in ALIKE {
        command.args(["--exclude-re", name]);
    }
    if let Some(shard) = shard {
        command.args(["--shard", &shard]);
    }
    command.args(["--", "--lib"]);
    for test in TESTS {
        command.args(["--test", test]);
    }
    process::run(&mut command)
}

/// A package of the rules and their tests alone.
fn assemble(folder: &Path) -> Result<()> {
    let root = workspace::root();
    for part in ["src", "tests"].map(|part| folder.join(part)) {
        if part.is_dir() {
            fs::remove_dir_all(&part)?;
        }
        fs::create_dir_all(&part)?;
    }
    for part in PARTS {
        copy(&root.join("src").join(part), &folder.join("src").join(part))?;
    }
    for test in TESTS.iter().chain(&BESIDE) {
        let (from, to) = (root.join("tests"), folder.join("tests"));
        let name = match from.join(test).is_dir() {
            true => PathBuf::from(test),
            false => Path::new(test).with_extension("rs"),
        };
        copy(&from.join(&name), &to.join(&name))?;
    }
    let modules = PARTS.map(|part| format!("pub mod {};\n", part.trim_end_matches(".rs")));
    fs::write(folder.join("src/lib.rs"), modules.concat())?;
    fs::write(folder.join("Cargo.toml"), manifest()?)?;
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    Ok(())
}

/// The project's own dependencies, and no workspace around.
fn manifest() -> Result<String> {
    let own = fs::read_to_string(workspace::root().join("Cargo.toml"))?;
    let (_, rest) = own
        .split_once("\n[dependencies]\n")
        .context("Cargo.toml has no [dependencies]")?;
    let dependencies = rest.split("\n[").next().unwrap_or_default();
    Ok(format!(
        "[package]\nname = \"sechsundsechzig\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n\
         [workspace]\n\n[dependencies]\n{dependencies}\n[dev-dependencies]\nproptest = \"1.12\"\n\n\
         [profile.dev]\ndebug = false\n"
    ))
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    if !from.is_dir() {
        fs::copy(from, to).with_context(|| from.display().to_string())?;
        return Ok(());
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}
