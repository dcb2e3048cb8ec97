//! `cargo xtask bench`: the benchmarks, and the search's speed in wasm beside its native one.

use crate::{process, tools, workspace};
use anyhow::{Context, Result};
use clap::Args;
use std::path::Path;

#[derive(Args)]
pub struct Arguments {
    /// Words for each benchmark program, such as what to choose
    #[arg(
        value_name = "FILTER",
        trailing_var_arg = true,
        allow_hyphen_values = true
    )]
    words: Vec<String>,
}

/// Runs all programs in the crates' `benches/`.
pub fn run(arguments: &Arguments) -> Result<()> {
    let mut command = process::cargo();
    command.arg("bench");
    for name in names()? {
        command.args(["--bench", &name]);
    }
    process::run(command.arg("--").args(&arguments.words))?;
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
    tools::Browsers::set_driver(&mut command);
    process::run(&mut command)
}

fn names() -> Result<Vec<String>> {
    let mut names = in_folder(&workspace::root().join("benches"))?;
    let crates = workspace::root().join("crates");
    for entry in std::fs::read_dir(&crates).context("crates/ could not be read")? {
        names.extend(in_folder(&entry?.path().join("benches"))?);
    }
    names.sort();
    Ok(names)
}

fn in_folder(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    if !folder.is_dir() {
        return Ok(names);
    }
    let unreadable = || format!("{} could not be read", folder.display());
    for entry in std::fs::read_dir(folder).with_context(unreadable)? {
        let path = entry.with_context(unreadable)?.path();
        let is_program =
            path.extension().is_some_and(|ending| ending == "rs") || path.join("main.rs").is_file();
        if let (true, Some(stem)) = (is_program, path.file_stem()) {
            names.push(stem.to_string_lossy().into_owned());
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_benchmarks_of_engine_and_bots_are_found() {
        assert_eq!(
            names().expect("folders that can be read"),
            ["engine", "search"]
        );
    }
}
