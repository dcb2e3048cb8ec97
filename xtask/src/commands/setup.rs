//! `cargo xtask setup`: installs what is missing.

use crate::tools;
use anyhow::Result;

/// Installs everything that any of the commands needs.
pub fn run() -> Result<()> {
    tools::ensure_all()?;
    println!("Everything is here.");
    Ok(())
}
