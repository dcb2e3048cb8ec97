//! `cargo xtask e2e` and `cargo xtask shot`: the built page in real browsers.

use crate::dist::{self, Care};
use crate::{process, tools, workspace};
use anyhow::Result;
use std::process::Command;

/// Runs the end-to-end tests, or those whose names contain a word given, on the page as it was last built. A first word
/// `--build` or `--draft` builds it before.
pub fn e2e(words: &[String]) -> Result<()> {
    let words = build_if_asked_or_missing(words)?;
    tools::AXE_CORE.ensure()?;
    tools::GECKODRIVER.ensure()?;
    tools::ensure_browsers()?;
    process::run(e2e_tests().args(words))
}

/// Takes a picture of the page as it was last built. A first word `--build` or
/// `--draft` builds it before.
pub fn shot(words: &[String]) -> Result<()> {
    let words = build_if_asked_or_missing(words)?;
    tools::GECKODRIVER.ensure()?;
    tools::ensure_browsers()?;
    process::run(
        with_page(&mut process::cargo())
            .args(["run", "--quiet", "--package", "e2e", "--bin", "shot", "--"])
            .args(words),
    )
}

/// Plays a deal on the page as it was last built and looks at the browser's trace of it. A first word
/// `--build` builds it before.
pub fn trace(words: &[String]) -> Result<()> {
    build_if_asked_or_missing(words)?;
    tools::ensure_browsers()?;
    process::run(with_page(&mut process::cargo()).args([
        "run",
        "--quiet",
        "--package",
        "e2e",
        "--bin",
        "trace",
    ]))
}

/// The command that runs the end-to-end tests on the built page; words for the test program may follow.
pub fn e2e_tests() -> Command {
    let mut command = process::cargo();
    // Two at a time: each has a browser, and a phone-sized page needs little.
    with_page(&mut command).args([
        "test",
        "--package",
        "e2e",
        "--tests",
        "--",
        "--test-threads=2",
    ]);
    command
}

fn with_page(command: &mut Command) -> &mut Command {
    command.env("SECHSUNDSECHZIG_DIST", workspace::dist())
}

fn build_if_asked_or_missing(words: &[String]) -> Result<&[String]> {
    let (care, words) = match words.split_first() {
        Some((first, rest)) if first == "--build" => (Some(Care::Release), rest),
        Some((first, rest)) if first == "--draft" => (Some(Care::Draft), rest),
        _ => (None, words),
    };
    let is_missing = !workspace::dist().join("index.html").is_file();
    if let Some(care) = care.or(is_missing.then_some(Care::Release)) {
        dist::build(care)?;
    }
    Ok(words)
}
