//! Rust's standard library for wasm.

use crate::process;
use anyhow::{Context, Result};
use std::path::Path;

const TARGET: &str = "wasm32-unknown-unknown";

/// Adds the target unless it is there.
pub fn ensure() -> Result<()> {
    if is_installed() {
        return Ok(());
    }
    println!("\n== Adding the target {TARGET}");
    process::run(process::command("rustup").args(["target", "add", TARGET])).with_context(|| {
        format!("the Rust target {TARGET} is missing and rustup could not add it: install Rust through rustup")
    })
}

fn is_installed() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    process::output_of(process::command(rustc).args([
        "--print",
        "target-libdir",
        "--target",
        TARGET,
    ]))
    .is_some_and(|folder| {
        Path::new(&folder)
            .read_dir()
            .is_ok_and(|mut files| files.next().is_some())
    })
}
