//! `cargo xtask test`: everything that must hold, in the order of cost.

use super::test_counts::TestCounts;
use super::{browsers, determinism};
use crate::{TEST_TIMES, dist, process, tools, workspace};
use anyhow::{Result, bail};
use clap::Args;
use std::process::Command;
use std::time::Instant;

const WASM: &str = "wasm32-unknown-unknown";

/// So many of the slowest end-to-end tests are named at the end.
const SLOWEST: usize = 10;

#[derive(Args)]
pub struct Arguments {
    /// Only what most mistakes show in: format, lints, tests on the host, one deal in Chromium on a debug build
    #[arg(long)]
    quick: bool,
}

/// Runs all checks, also after one has failed, and closes with `N passed, N failed`.
pub fn run(arguments: &Arguments) -> Result<()> {
    let mut summary = Summary::default();
    summary.check("Format", || {
        process::run(process::cargo().args(["fmt", "--all", "--check"]))
    });
    if arguments.quick {
        quick(&mut summary);
    } else {
        whole(&mut summary);
    }
    summary.close()
}

fn quick(summary: &mut Summary) {
    summary.check("Tools", tools::ensure_build);
    summary.check("Lints", lint_host);
    summary.tests("Tests on the host", host_tests());
    if summary.check("Debug build of the page", || {
        dist::build(dist::Profile::Draft)
    }) {
        let mut deal = browsers::e2e_tests();
        deal.arg("keyboard::in_chromium::a_deal_is_played_with_keys_alone");
        summary.tests("A deal in Chromium", deal);
    }
}

fn whole(summary: &mut Summary) {
    summary.check("Tools", tools::ensure_all);
    summary.check("Lints", lint_host);
    summary.check("Lints in wasm", lint_wasm);
    summary.tests("Tests on the host", host_tests());
    summary.tests("Examples in the documentation", doc_tests());
    summary.check("Documentation", document);
    summary.tests("Tests in wasm, in Chromium", wasm_tests());
    if summary.check("Release page and its sizes", || {
        dist::build(dist::Profile::Release)
    }) {
        let times = workspace::target().join("test-times.txt");
        let _ = std::fs::remove_file(&times);
        let mut tests = browsers::e2e_tests();
        tests.env(TEST_TIMES, &times);
        summary.tests("The page in Chromium, Firefox and WebKit", tests);
        print_slowest(&std::fs::read_to_string(&times).unwrap_or_default());
    }
}

/// Everything, the page too.
fn lint_host() -> Result<()> {
    clippy(&[
        "--workspace",
        "--all-targets",
        "--features",
        "sechsundsechzig/app",
    ])
}

/// What is compiled for wasm alone, in the search and in its tests.
fn lint_wasm() -> Result<()> {
    clippy(&[
        "--target",
        WASM,
        "--package",
        "sechsundsechzig",
        "--package",
        "sechsundsechzig-engine",
        "--package",
        "sechsundsechzig-bots",
        "--lib",
        "--bin",
        "bot_worker",
        "--bin",
        "all_games_worker",
        "--test",
        "wasm",
    ])
}

/// Names the tests that took longest, of lines with milliseconds and a name.
fn print_slowest(times: &str) {
    let mut times: Vec<(u64, &str)> = times
        .lines()
        .filter_map(|line| line.split_once(' '))
        .filter_map(|(time, name)| Some((time.parse().ok()?, name)))
        .collect();
    times.sort_unstable_by(|one, other| other.cmp(one));
    for (time, name) in times.iter().take(SLOWEST) {
        println!("{:5.1} s  {name}", *time as f64 / 1000.0);
    }
}

fn clippy(words: &[&str]) -> Result<()> {
    process::run(
        process::cargo()
            .args(["clippy", "--quiet"])
            .args(words)
            .args(["--", "-D", "warnings"]),
    )
}

fn host_tests() -> Command {
    let mut command = process::cargo();
    command.args([
        "test",
        "--workspace",
        "--exclude",
        "e2e",
        "--lib",
        "--bins",
        "--tests",
        "--no-fail-fast",
    ]);
    command
}

fn doc_tests() -> Command {
    let mut command = process::cargo();
    command.args(["test", "--workspace", "--exclude", "e2e", "--doc"]);
    command
}

/// Documents the crates; a warning, such as of a broken link, is a failure.
fn document() -> Result<()> {
    process::run(
        process::cargo()
            .args([
                "doc",
                "--quiet",
                "--no-deps",
                "--package",
                "sechsundsechzig",
            ])
            .args(["--package", "sechsundsechzig-engine"])
            .args(["--package", "sechsundsechzig-bots"])
            .args(["--package", "sechsundsechzig-cli"])
            .args(["--package", "xtask", "--package", "e2e"])
            .env("RUSTDOCFLAGS", "-D warnings"),
    )
}

fn wasm_tests() -> Command {
    let mut command = process::cargo();
    command.args(["test", "--target", WASM, "--test", "wasm"]);
    tools::Browsers::set_driver(&mut command);
    if let Ok(digest) = determinism::on_the_host(&[], determinism::FEW_DEALS) {
        command.envs(determinism::expectation(&digest, determinism::FEW_DEALS));
    }
    command
}

/// The checks and tests so far.
#[derive(Default)]
struct Summary {
    passed: usize,
    failed: usize,
    failures: Vec<String>,
}

impl Summary {
    /// One check that holds or does not.
    fn check(&mut self, name: &str, check: impl FnOnce() -> Result<()>) -> bool {
        let begun = heading(name);
        let outcome = check();
        match &outcome {
            Ok(()) => self.passed += 1,
            Err(error) => self.fail(name, &format!("{error:#}")),
        }
        footing(name, begun);
        outcome.is_ok()
    }

    /// A test program, whose own counts are added up.
    fn tests(&mut self, name: &str, mut command: Command) {
        let begun = heading(name);
        match TestCounts::of_run(&mut command) {
            Ok(counts) => {
                self.passed += counts.passed;
                self.failed += counts.failed;
                if counts.failed > 0 {
                    self.failures
                        .push(format!("{name}: {} failed", counts.failed));
                    self.failures.extend(counts.reasons);
                } else if !counts.is_success {
                    self.fail(name, "it did not come to its end");
                } else if counts.passed == 0 {
                    self.fail(name, "no test ran");
                }
            }
            Err(error) => self.fail(name, &format!("{error:#}")),
        }
        footing(name, begun);
    }

    fn fail(&mut self, name: &str, reason: &str) {
        eprintln!("{reason}");
        self.failed += 1;
        self.failures.push(format!("{name}: {reason}"));
    }

    fn close(self) -> Result<()> {
        println!("\n==== Summary");
        for failure in &self.failures {
            println!("FAILED  {failure}");
        }
        println!("{} passed, {} failed", self.passed, self.failed);
        if self.failed > 0 {
            bail!("not everything holds");
        }
        Ok(())
    }
}

fn heading(name: &str) -> Instant {
    println!("\n==== {name}");
    Instant::now()
}

fn footing(name: &str, begun: Instant) {
    println!("---- {name}: {:.0} s", begun.elapsed().as_secs_f32());
}
