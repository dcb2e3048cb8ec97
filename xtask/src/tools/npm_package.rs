//! Installs tools from the npm registry.

use super::{NpmPackage, debian};
use crate::process;
use anyhow::{Context, Result};

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

impl NpmPackage {
    /// Installs it unless it is there.
    ///
    /// # Errors
    /// When there is no npm, or npm cannot fetch the package.
    pub fn ensure(&self) -> Result<()> {
        if self.is_installed() {
            return Ok(());
        }
        let Self { name, version } = self;
        debian::ensure(NPM, "npm")
            .with_context(|| format!("{name} {version} comes through npm, a part of Node.js"))?;
        println!("\n== Installing {name} {version} (once per user)");
        let home = self.home();
        std::fs::create_dir_all(&home)
            .with_context(|| format!("{} could not be made", home.display()))?;
        process::run(
            process::command(NPM)
                .args(["install", "--no-audit", "--no-fund", "--loglevel=error"])
                .arg("--prefix")
                .arg(&home)
                .arg(format!("{name}@{version}")),
        )
        .with_context(|| format!("{name} {version} could not be installed from the npm registry"))
    }

    /// Asks npm for known faults of it and of what it brings along.
    ///
    /// # Errors
    /// When there are some, or npm cannot be asked.
    pub fn audit(&self) -> Result<()> {
        println!("== npm audit of {}", self.name);
        process::run(
            process::command(NPM)
                .args(["audit", "--loglevel=error", "--prefix"])
                .arg(self.home()),
        )
    }

    /// Whether it is there: npm writes its own list of what it installed last of all.
    pub fn is_installed(&self) -> bool {
        let list = self.home().join("node_modules/.package-lock.json");
        list.is_file() && self.folder().is_dir()
    }
}
