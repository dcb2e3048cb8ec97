//! Installs programs of the distribution where that can be done without asking: as root on a Debian system.

use crate::process;
use anyhow::{Result, ensure};

/// Makes sure that a program is on the search path.
///
/// # Errors
/// With one sentence naming what is missing, and the package it is in.
pub fn ensure(program: &str, package: &str) -> Result<()> {
    if process::find(program).is_none() {
        install(&[package])?;
    }
    ensure!(
        process::find(program).is_some(),
        "{program} is needed on the search path: on Debian `sudo apt-get install {package}`"
    );
    Ok(())
}

/// Installs packages if that can be done without asking.
///
/// # Errors
/// When `apt-get` fails.
pub fn install(packages: &[&str]) -> Result<()> {
    if is_root() && process::find("apt-get").is_some() {
        println!("\n== Installing {}", packages.join(", "));
        let apt_get = || {
            let mut command = process::command("apt-get");
            command
                .args(["--quiet", "--quiet"])
                .env("DEBIAN_FRONTEND", "noninteractive");
            command
        };
        process::run(apt_get().arg("update"))?;
        process::run(
            apt_get()
                .args(["install", "--yes", "--no-install-recommends"])
                .args(packages),
        )?;
    }
    Ok(())
}

fn is_root() -> bool {
    process::output_of(process::command("id").arg("--user")).as_deref() == Some("0")
}
