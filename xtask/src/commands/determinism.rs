//! `cargo xtask determinism`: the same cards, decisions and reviews on the host, in Chromium and in Firefox.

use crate::{process, tools};
use anyhow::{Context, Result};
use clap::Args;
use std::process::{Command, Stdio};

/// So many the ordinary tests compare: one of every preset.
pub const FEW_DEALS: u64 = 19;
/// A browser may take so many seconds for its deals.
const PATIENCE: &str = "7200";

#[derive(Args)]
pub struct Arguments {
    /// How many deals to compare
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    deals: u64,
}

/// Plays the deals in all three and compares what they come to.
pub fn run(arguments: &Arguments) -> Result<()> {
    let deals = arguments.deals;
    tools::ensure_build()?;
    tools::GECKODRIVER.ensure()?;
    let browsers = tools::ensure_browsers()?;
    println!("== {deals} deals on the host");
    let digest = on_the_host(&["--release"], deals)?;
    println!("   {digest}");
    let geckodriver = process::find("geckodriver").context("geckodriver is installed")?;
    for (name, variable, driver) in [
        ("Chromium", "CHROMEDRIVER", browsers.chromedriver),
        ("Firefox", "GECKODRIVER", geckodriver),
    ] {
        println!("== the same in {name}, without a word until it is done");
        process::run(
            in_wasm(&digest, deals)
                .env_remove("CHROMEDRIVER")
                .env_remove("GECKODRIVER")
                .env(variable, driver),
        )?;
    }
    println!("\n{deals} deals are the same on the host, in Chromium and in Firefox.");
    Ok(())
}

/// What the host comes to.
///
/// # Errors
/// When its test fails.
pub fn on_the_host(profile: &[&str], deals: u64) -> Result<String> {
    const SAID: &str = "the digest is ";
    let output = process::cargo()
        .args(["test", "--test", "determinism"])
        .args(profile)
        .args(["--", "--nocapture"])
        .env("DEALS", deals.to_string())
        .stderr(Stdio::inherit())
        .output()?;
    let said = String::from_utf8_lossy(&output.stdout);
    let digest = said.lines().find_map(|line| line.strip_prefix(SAID));
    digest
        .map(str::to_owned)
        .filter(|_| output.status.success())
        .with_context(|| format!("the host's own test failed:\n{said}"))
}

/// What the test in wasm is told when it is built.
pub fn expectation(digest: &str, deals: u64) -> [(&'static str, String); 2] {
    [
        ("HOST_DIGEST", digest.to_owned()),
        ("DEALS", deals.to_string()),
    ]
}

fn in_wasm(digest: &str, deals: u64) -> Command {
    let mut command = process::cargo();
    command
        .args(["test", "--release", "--test", "wasm"])
        .args(["--target", "wasm32-unknown-unknown"])
        .args(["--", "deals_decisions_and_reviews"])
        .env("WASM_BINDGEN_TEST_TIMEOUT", PATIENCE)
        .envs(expectation(digest, deals));
    command
}
