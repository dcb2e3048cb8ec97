//! `cargo xtask setup`: installs what is missing.

use crate::tools;
use anyhow::Result;

/// Installs everything that any of the commands needs.
pub fn run() -> Result<()> {
    tools::ensure_all()?;
    println!("Everything is here. For `trunk serve`, add to the front of PATH:");
    for tool in [tools::TRUNK, tools::WASM_BINDGEN] {
        println!("  {}", tool.folder().display());
    }
    Ok(())
}
