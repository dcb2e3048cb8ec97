//! `cargo xtask e2e` and `cargo xtask shot`: the built page in real browsers.

use crate::dist::{self, Profile};
use crate::{process, tools, workspace};
use anyhow::Result;
use clap::Args;
use std::num::NonZero;
use std::process::Command;

/// Whether the page is built before it is used.
#[derive(Args)]
pub struct BuildFirst {
    /// Build the release page first
    #[arg(long)]
    build: bool,
    /// Build the page first, quickly: a debug build
    #[arg(long, conflicts_with = "build")]
    draft: bool,
}

impl BuildFirst {
    /// Builds the page as asked, or if there is none.
    fn build(&self) -> Result<()> {
        let is_missing = !workspace::dist().join("index.html").is_file();
        if self.draft {
            dist::build(Profile::Draft)
        } else if self.build || is_missing {
            dist::build(Profile::Release)
        } else {
            Ok(())
        }
    }
}

#[derive(Args)]
pub struct E2e {
    #[command(flatten)]
    first: BuildFirst,
    /// Part of the names of the tests to run, and other words for the test program
    #[arg(
        value_name = "NAME",
        trailing_var_arg = true,
        allow_hyphen_values = true
    )]
    pub(super) words: Vec<String>,
}

/// Runs the end-to-end tests, or those whose names contain a word given.
pub fn e2e(arguments: &E2e) -> Result<()> {
    arguments.first.build()?;
    tools::AXE_CORE.ensure()?;
    ensure_driven_browsers()?;
    tools::ensure_webkit()?;
    process::run(e2e_tests().args(&arguments.words))
}

#[derive(Args)]
pub struct Shot {
    #[command(flatten)]
    first: BuildFirst,
    /// What the picture shows; `cargo xtask shot --help` lists the options
    #[arg(
        value_name = "WORD",
        trailing_var_arg = true,
        allow_hyphen_values = true
    )]
    pub(super) words: Vec<String>,
}

/// Takes a screenshot of the page.
pub fn shot(arguments: &Shot) -> Result<()> {
    arguments.first.build()?;
    ensure_driven_browsers()?;
    if arguments.words.iter().any(|word| word == "webkit") {
        tools::ensure_webkit()?;
    }
    process::run(
        with_page(&mut process::cargo())
            .args(["run", "--quiet", "--package", "e2e", "--bin", "shot", "--"])
            .args(&arguments.words),
    )
}

/// Plays a deal on the page and looks at the browser's trace of it.
pub fn trace(first: &BuildFirst) -> Result<()> {
    first.build()?;
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
    // A scenario waits, for cards that lie a moment or for a browser, more than it computes.
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    with_page(&mut command).args([
        "test",
        "--package",
        "e2e",
        "--tests",
        "--no-fail-fast",
        "--",
        &format!("--test-threads={}", 2 * cores),
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

/// Runs the test of this name as often as its environment variable says, and shows its progress.
fn repeat(test: &str, variable: &str, count: u64) -> Result<()> {
    ensure_driven_browsers()?;
    process::run(
        with_page(&mut process::cargo())
            .env(variable, count.to_string())
            .args(["test", "--package", "e2e", "--test", "scenarios", "--"])
            .args([test, "--nocapture", "--test-threads=1"]),
    )
}

#[derive(Args)]
pub struct Soak {
    #[command(flatten)]
    first: BuildFirst,
    /// How many deals to play
    #[arg(value_name = "N", default_value_t = 10_000)]
    deals: u64,
}

/// Plays deals in one page in Chromium: nothing may be left over.
pub fn soak(arguments: &Soak) -> Result<()> {
    arguments.first.build()?;
    repeat("deals_leave_nothing_behind", "DEALS", arguments.deals)
}

#[derive(Args)]
pub struct Tabs {
    #[command(flatten)]
    first: BuildFirst,
    /// How many actions to try
    #[arg(value_name = "N", default_value_t = 500)]
    actions: u64,
}

/// Acts at random in three windows, in both browsers: no point may be lost.
pub fn tabs(arguments: &Tabs) -> Result<()> {
    arguments.first.build()?;
    repeat("no_point_is_lost", "ACTIONS", arguments.actions)
}

#[derive(Args)]
pub struct KillTest {
    #[command(flatten)]
    first: BuildFirst,
    /// How often to kill the browser
    #[arg(value_name = "N", default_value_t = 200)]
    kills: u64,
    /// How long to play before the last kills, in minutes
    #[arg(long, value_name = "M", default_value_t = 10)]
    minutes: u64,
}

/// Kills the browser in mid-match, then after minutes of play at the speed of a robot and of a person.
pub fn kill_test(arguments: &KillTest) -> Result<()> {
    arguments.first.build()?;
    repeat("a_killed_browser", "KILLS", arguments.kills)?;
    repeat("a_session", "MINUTES", arguments.minutes)
}
