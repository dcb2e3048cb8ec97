//! `cargo xtask e2e` and `cargo xtask shot`: the built page in real browsers.

use crate::{dist, process, tools, workspace};
use anyhow::Result;
use std::process::Command;

/// Runs the end-to-end tests, or those whose names contain a word given, on the page as it was last built. A first word
/// `--build` builds it before.
pub fn e2e(words: &[String]) -> Result<()> {
    let words = build_if_asked_or_missing(words)?;
    tools::AXE_CORE.ensure()?;
    tools::GECKODRIVER.ensure()?;
    tools::ensure_browsers()?;
    process::run(e2e_tests().args(words))
}

/// Takes a picture of the page as it was last built. A first word `--build` builds it before.
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
    match words.split_first() {
        Some((first, rest)) if first == "--build" => dist::build().map(|()| rest),
        _ if !workspace::dist().join("index.html").is_file() => dist::build().map(|()| words),
        _ => Ok(words),
    }
}
