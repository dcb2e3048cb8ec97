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

/// The search's speed again, in Node, whose engine is Chromium's.
fn in_wasm() -> Result<()> {
    tools::ensure_build()?;
    process::run(process::cargo().args([
        "test",
        "--release",
        "--quiet",
        "--target",
        "wasm32-unknown-unknown",
        "--bench",
        "search",
        "--",
        "--nocapture",
    ]))
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
