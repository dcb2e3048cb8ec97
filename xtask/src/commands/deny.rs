//! `cargo xtask deny`: what comes from others: licences, sources, known faults.

use crate::{process, tools};
use anyhow::{Result, bail};
use clap::Args;

#[derive(Args)]
pub struct Arguments {
    /// Fail also if a list of known vulnerabilities cannot be reached
    #[arg(long)]
    all: bool,
}

/// Checks the crates against `deny.toml`, and the tools from npm against npm's list of known faults. What cannot be checked
/// for want of a network is said, and is a failure only where `--all` asks for it.
pub fn run(arguments: &Arguments) -> Result<()> {
    tools::CARGO_DENY.ensure()?;
    process::run(process::cargo().args(["deny", "check", "licenses", "bans", "sources"]))?;
    let mut unchecked = Vec::new();
    if process::run(process::cargo().args(["deny", "check", "advisories"])).is_err() {
        unchecked.push("the crates' known faults");
    }
    for package in [
        tools::BINARYEN,
        tools::ESBUILD,
        tools::AXE_CORE,
        tools::SUBSET_FONT,
    ] {
        package.ensure()?;
        if package.audit().is_err() {
            unchecked.push(package.name);
        }
    }
    if unchecked.is_empty() {
        println!("\nLicences, sources and known faults: all is well.");
    } else {
        let said = unchecked.join(", ");
        println!("\nLicences and sources are well. Faults found, or no list to be had: {said}");
        if arguments.all {
            bail!("not everything could be checked, or something is wrong");
        }
    }
    Ok(())
}
