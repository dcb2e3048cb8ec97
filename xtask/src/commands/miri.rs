//! `cargo xtask miri`: the engine under an interpreter that notices undefined behaviour.
//!
//! The project itself forbids `unsafe`; what this looks at is that and the crates below it.

use crate::{process, workspace};
use anyhow::{Context, Result};

/// Runs the clauses, a deal or two of every kind by the laws, and the search's own tests. It needs the nightly compiler,
/// which no other command does.
pub fn run() -> Result<()> {
    process::run(process::command("rustup").args([
        "component",
        "add",
        "--toolchain",
        "nightly",
        "miri",
        "rust-src",
    ]))
    .context("miri comes with Rust's nightly compiler: `rustup toolchain install nightly`")?;
    let parts: [&[&str]; 3] = [
        &["--test", "clauses"],
        &["--test", "laws"],
        &["--lib", "bots::information_set_search"],
    ];
    for part in parts {
        println!("\n==== {}", part.join(" "));
        process::run(
            process::command("cargo")
                .args(["+nightly", "miri", "test"])
                .args(part)
                .env_remove("RUSTUP_TOOLCHAIN")
                .env_remove("CARGO")
                .env("DEALS_OF_A_KIND", "1")
                .env("MIRIFLAGS", "-Zmiri-disable-isolation")
                .env("CARGO_TARGET_DIR", workspace::target().join("miri")),
        )?;
    }
    Ok(())
}
