//! Trunk: compiles page and worker and copies what is in `public/`.

use super::Files;
use crate::{process, workspace};
use anyhow::Result;

/// Builds the release page and reads what Trunk made.
pub fn build() -> Result<Files> {
    println!("\n== Building the release page");
    // Trunk sets its output aside and puts it in place at the end: the folder is Trunk's alone.
    let folder = workspace::target().join("trunk-release");
    process::run(
        process::command("trunk")
            .args(["build", "--release", "--log", "warn", "--dist"])
            .arg(&folder),
    )?;
    super::read(&folder)
}
