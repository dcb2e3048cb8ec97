//! `cargo xtask e2e` and `cargo xtask shot`: the built page in real browsers.

use crate::dist::{self, Care};
use crate::{process, tools, workspace};
use anyhow::{Context, Result, bail};
use std::process::Command;

/// Runs the end-to-end tests, or those whose names contain a word given, on the page as it was last built. A first word
/// `--build` or `--draft` builds it before.
pub fn e2e(words: &[String]) -> Result<()> {
    let words = build_if_asked_or_missing(words)?;
    tools::AXE_CORE.ensure()?;
    ensure_driven_browsers()?;
    tools::ensure_webkit()?;
    process::run(e2e_tests().args(words))
}

/// Takes a picture of the page as it was last built. A first word `--build` or
/// `--draft` builds it before.
pub fn shot(words: &[String]) -> Result<()> {
    let words = build_if_asked_or_missing(words)?;
    ensure_driven_browsers()?;
    if words.iter().any(|word| word == "webkit") {
        tools::ensure_webkit()?;
    }
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
    ensure_driven_browsers()?;
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
        "--no-fail-fast",
        "--",
        "--test-threads=2",
    ]);
    if !tools::WebKit::IS_SUPPORTED {
        command.args(["--skip", "in_webkit"]);
    }
    command
}

/// Browsers, their drivers, and the fonts they draw with.
fn ensure_driven_browsers() -> Result<()> {
    tools::DEJAVU.ensure()?;
    tools::GECKODRIVER.ensure()?;
    tools::ensure_browsers().map(drop)
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

/// A test that is done a few times by usual, done as often as wanted, its progress shown.
struct Long {
    /// What the names of its tests contain.
    name: &'static str,
    /// What tells the test how often.
    variable: &'static str,
    usual: u64,
}

/// Does a test often, on the page as last built: `--build` or `--draft` first builds it anew, a number says how often.
fn often(words: &[String], long: &Long) -> Result<()> {
    let words = build_if_asked_or_missing(words)?;
    let count = match words {
        [] => long.usual,
        [number] => number
            .parse()
            .with_context(|| format!("`{number}` is not a number"))?,
        _ => bail!("only how often is asked: a number"),
    };
    ensure_driven_browsers()?;
    process::run(
        with_page(&mut process::cargo())
            .env(long.variable, count.to_string())
            .args(["test", "--package", "e2e", "--test", "scenarios", "--"])
            .args([long.name, "--nocapture", "--test-threads=1"]),
    )
}

/// Plays ten thousand deals in one page in Chromium: nothing may be left over.
pub fn soak(words: &[String]) -> Result<()> {
    often(
        words,
        &Long {
            name: "deals_leave_nothing_behind",
            variable: "DEALS",
            usual: 10_000,
        },
    )
}

/// Does five hundred things at random in three windows, in both browsers: no point may be lost.
pub fn tabs(words: &[String]) -> Result<()> {
    often(
        words,
        &Long {
            name: "no_point_is_lost",
            variable: "ACTIONS",
            usual: 500,
        },
    )
}

/// Kills the browser two hundred times in mid-match, then after ten minutes of play at the speed of a robot and of a
/// person: `--minutes` says how many instead.
pub fn kill_test(words: &[String]) -> Result<()> {
    let mut words = words.to_vec();
    let minutes = match words.iter().position(|word| word == "--minutes") {
        None => Vec::new(),
        Some(place) if place + 1 < words.len() => words.drain(place..place + 2).skip(1).collect(),
        Some(_) => bail!("--minutes asks for a number"),
    };
    often(
        &words,
        &Long {
            name: "a_killed_browser",
            variable: "KILLS",
            usual: 200,
        },
    )?;
    often(
        &minutes,
        &Long {
            name: "a_session",
            variable: "MINUTES",
            usual: 10,
        },
    )
}
