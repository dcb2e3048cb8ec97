//! Installs tools that cargo builds from the crate registry.

use super::CargoTool;
use crate::process;
use anyhow::{Context, Result};
use std::time::Instant;

impl CargoTool {
    /// Installs it unless it is there. Its own optimisation is left out: it builds more than three times as fast so, and
    /// its work on a page this small takes no longer.
    ///
    /// # Errors
    /// When cargo cannot build it, most often for want of a network or of a C linker.
    pub fn ensure(&self) -> Result<()> {
        if self.is_installed() {
            return Ok(());
        }
        let Self { name, version, .. } = self;
        println!("\n== Installing {name} {version} (once per user, a few minutes)");
        let begun = Instant::now();
        process::run(
            process::cargo()
                .args(["install", name, "--version", version, "--root"])
                .arg(self.home())
                .args(self.arguments)
                // Otherwise it would wait for, and build into, the project's own folder.
                .env_remove("CARGO_TARGET_DIR")
                .env("CARGO_PROFILE_RELEASE_LTO", "off")
                // Without optimisation more units are only more work, and so is unwinding: a sixth of the time together.
                .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1")
                .env("CARGO_PROFILE_RELEASE_PANIC", "abort")
                .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
        )
        .with_context(|| {
            format!("{name} {version} is needed and could not be installed from the crate registry")
        })?;
        println!("   {name} {version}: {} s", begun.elapsed().as_secs());
        Ok(())
    }

    /// Whether it is there.
    pub fn is_installed(&self) -> bool {
        let file = format!("{}{}", self.program, std::env::consts::EXE_SUFFIX);
        self.folder().join(file).is_file()
    }
}
