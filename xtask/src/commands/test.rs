//! `cargo xtask test`: everything that must hold, in the order of cost.

use super::{browsers, determinism};
use crate::{TEST_TIMES, dist, process, tools, workspace};
use anyhow::{Result, bail};
use clap::Args;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
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
    let mut tally = Tally::default();
    tally.check("Format", || {
        process::run(process::cargo().args(["fmt", "--all", "--check"]))
    });
    match arguments.quick {
        true => quick(&mut tally),
        false => whole(&mut tally),
    }
    tally.close()
}

fn quick(tally: &mut Tally) {
    tally.check("Tools", tools::ensure_build);
    tally.check("Lints on the host", lint_host);
    tally.check("Lints of the page", lint_page);
    tally.tests("Tests on the host", host_tests());
    if tally.check("Debug build of the page", || dist::build(dist::Care::Draft)) {
        let mut deal = browsers::e2e_tests();
        deal.arg("keyboard::in_chromium::a_deal_is_played_with_keys_alone");
        tally.tests("A deal in Chromium", deal);
    }
}

fn whole(tally: &mut Tally) {
    tally.check("Tools", tools::ensure_all);
    tally.check("Lints on the host", lint_host);
    tally.check("Lints of the page", lint_page);
    tally.check("Lints of the worker", lint_worker);
    tally.tests("Tests on the host", host_tests());
    tally.tests("Examples in the documentation", doc_tests());
    tally.check("Documentation", document);
    tally.tests("Tests in wasm, in Chromium", wasm_tests());
    if tally.check("Release page and its sizes", || {
        dist::build(dist::Care::Release)
    }) {
        let times = workspace::target().join("test-times.txt");
        let _ = std::fs::remove_file(&times);
        let mut tests = browsers::e2e_tests();
        tests.env(TEST_TIMES, &times);
        tally.tests("The page in Chromium, Firefox and WebKit", tests);
        print_slowest(&std::fs::read_to_string(&times).unwrap_or_default());
    }
}

fn lint_host() -> Result<()> {
    clippy(&["--workspace", "--all-targets"])
}

fn lint_page() -> Result<()> {
    clippy(&[
        "--target",
        WASM,
        "--package",
        "sechsundsechzig",
        "--features",
        "app",
        "--lib",
        "--bin",
        "sechsundsechzig",
    ])
}

fn lint_worker() -> Result<()> {
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
            .env("RUSTDOCFLAGS", "-D warnings"),
    )
}

fn wasm_tests() -> Command {
    let mut command = process::cargo();
    command.args(["test", "--target", WASM, "--test", "wasm"]);
    tools::Browsers::offer(&mut command);
    if let Ok(digest) = determinism::on_the_host(&[], determinism::FEW_DEALS) {
        command.envs(determinism::expectation(&digest, determinism::FEW_DEALS));
    }
    command
}

/// What has been counted so far.
#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
    failures: Vec<String>,
}

impl Tally {
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
        match run_and_count(&mut command) {
            Ok(counts) => {
                self.passed += counts.passed;
                self.failed += counts.failed;
                if counts.failed > 0 {
                    self.failures
                        .push(format!("{name}: {} failed", counts.failed));
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

/// What test programs said at their ends.
#[derive(Debug, Default, PartialEq)]
struct Counts {
    passed: usize,
    failed: usize,
    is_success: bool,
}

/// Runs a test program, passes on what it prints, and adds up the lines `test result: ok. 3 passed; 0 failed; …`.
fn run_and_count(command: &mut Command) -> Result<Counts> {
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let mut counts = Counts::default();
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).lines() {
            let line = line?;
            println!("{line}");
            counts.add(&line);
        }
    }
    counts.is_success = child.wait()?.success();
    Ok(counts)
}

impl Counts {
    fn add(&mut self, line: &str) {
        let Some((_, results)) = line.split_once("test result: ") else {
            return;
        };
        let number_before = |word: &str| -> usize {
            let before = results.split_once(word).map_or("", |(before, _)| before);
            let number = before.trim().rsplit(' ').next().unwrap_or_default();
            number.parse().unwrap_or(0)
        };
        self.passed += number_before("passed");
        self.failed += number_before("failed");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_added_up() {
        let mut counts = Counts::default();
        counts.add("test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out");
        counts.add("test result: FAILED. 10 passed; 2 failed; 0 ignored");
        counts.add("test deals::passed ... ok");
        assert_eq!((counts.passed, counts.failed), (13, 2));
    }
}
