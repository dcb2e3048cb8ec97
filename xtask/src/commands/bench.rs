//! `cargo xtask bench`: the benchmarks, and the search's speed in wasm beside its native one.

use crate::{process, tools, workspace};
use anyhow::{Context, Result};

/// Runs all programs in `benches/`; words given go to each of them, as what to choose.
pub fn run(words: &[String]) -> Result<()> {
    let names = names()?;
    if names.is_empty() {
        println!("There are no benchmarks in benches/ yet.");
        return Ok(());
    }
    let mut command = process::cargo();
    command.arg("bench");
    for name in &names {
        command.args(["--bench", name]);
    }
    process::run(command.arg("--").args(words))?;
    in_wasm()
}

/// The search's speed again, in a worker of Chromium.
fn in_wasm() -> Result<()> {
    const PATIENCE: &str = "600";
    tools::ensure_build()?;
    let mut command = process::cargo();
    command
        .args(["test", "--release", "--quiet"])
        .args(["--target", "wasm32-unknown-unknown"])
        .args(["--bench", "search", "--", "--nocapture"])
        .env("WASM_BINDGEN_TEST_TIMEOUT", PATIENCE);
    tools::Browsers::offer(&mut command);
    process::run(&mut command)
}

fn names() -> Result<Vec<String>> {
    let folder = workspace::root().join("benches");
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut names = Vec::new();
    for entry in std::fs::read_dir(&folder).context("benches/ could not be read")? {
        let path = entry?.path();
        let is_program =
            path.extension().is_some_and(|ending| ending == "rs") || path.join("main.rs").is_file();
        if let (true, Some(stem)) = (is_program, path.file_stem()) {
            names.push(stem.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}
