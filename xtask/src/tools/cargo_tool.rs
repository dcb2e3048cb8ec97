//! Tools that cargo builds from the crate registry.

use super::cache;
use crate::process;
use anyhow::{Context, Result};
use std::path::PathBuf;
use std::time::Instant;

/// A program from the crate registry at one version.
#[derive(Clone, Copy, Debug)]
pub struct CargoTool {
    /// The crate's name.
    pub name: &'static str,
    /// The one version that the project works with.
    pub version: &'static str,
    /// The program that proves that it is installed.
    pub program: &'static str,
    /// Further words for `cargo install`.
    pub arguments: &'static [&'static str],
}

impl CargoTool {
    /// The folder that its programs are in.
    pub fn folder(&self) -> PathBuf {
        self.home().join("bin")
    }

    /// Installs it unless it is there. Its own optimisation is left out: it builds three times as fast so, and its work
    /// on a page this small takes no longer.
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
                .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
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

    fn home(&self) -> PathBuf {
        cache::folder(self.name, self.version)
    }
}
