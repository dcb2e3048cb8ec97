//! Trunk: compiles page and worker and copies what is in `public/`.

use super::Files;
use crate::{process, workspace};
use anyhow::Result;
use std::path::Path;

/// Builds the release page and reads what Trunk made.
pub fn build() -> Result<Files> {
    println!("\n== Building the release page");
    // Trunk sets its output aside and puts it in place at the end: the folder is Trunk's alone.
    let folder = workspace::target().join("trunk-release");
    process::run(
        process::command("trunk")
            .args(["build", "--release", "--log", "warn", "--dist"])
            .arg(&folder)
            .env("CARGO_ENCODED_RUSTFLAGS", same_everywhere()),
    )?;
    super::read(&folder)
}

/// Compiler flags that keep this machine's folders out of the wasm: the same source gives the same bytes everywhere.
fn same_everywhere() -> String {
    let from =
        |folder: &Path, name: &str| format!("--remap-path-prefix={}={name}", folder.display());
    let mut flags = vec![from(workspace::root(), "66")];
    let home = |variable: &str| std::env::var_os(variable).map(std::path::PathBuf::from);
    let cargo = home("CARGO_HOME").or_else(|| Some(home("HOME")?.join(".cargo")));
    if let Some(cargo) = cargo {
        flags.push(from(&cargo, "cargo"));
    }
    flags.join("\u{1f}")
}
