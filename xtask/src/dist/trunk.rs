//! Trunk: compiles page and worker and copies what is in `public/`.

use super::Files;
use crate::{process, workspace};
use anyhow::{Context, Result};
use std::path::Path;

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
    let mut files = Files::new();
    read(&folder, "", &mut files)?;
    Ok(files)
}

fn read(folder: &Path, prefix: &str, files: &mut Files) -> Result<()> {
    let unreadable = || format!("{} could not be read", folder.display());
    for entry in std::fs::read_dir(folder).with_context(unreadable)? {
        let entry = entry.with_context(unreadable)?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let path = entry.path();
        if path.is_dir() {
            read(&path, &format!("{name}/"), files)?;
        } else {
            let bytes = std::fs::read(&path)
                .with_context(|| format!("{} could not be read", path.display()))?;
            files.insert(name, bytes);
        }
    }
    Ok(())
}
