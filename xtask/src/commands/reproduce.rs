//! `cargo xtask reproduce`: the release built here and in another folder, byte for byte the same.

use crate::dist::{self, Profile};
use crate::{process, workspace};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// Builds both and compares them; the second is built from nothing, which takes a while.
pub fn run() -> Result<()> {
    dist::build(Profile::Release)?;
    let here = dist::read(&workspace::dist())?;
    let elsewhere = workspace::target().join("reproduced/in-a-folder-with-a-longer-name");
    copy_sources(&elsewhere)?;
    println!("\n== The same in {}", elsewhere.display());
    process::run(
        process::cargo()
            .args(["xtask", "dist"])
            .current_dir(&elsewhere)
            .env_remove("CARGO_TARGET_DIR"),
    )?;
    let there = dist::read(&elsewhere.join("dist"))?;
    let names = here.keys().chain(there.keys());
    let mut differing: Vec<&String> = names
        .filter(|name| here.get(*name) != there.get(*name))
        .collect();
    differing.dedup();
    if !differing.is_empty() {
        bail!("two builds differ in {differing:?}");
    }
    println!(
        "\n{} files, built twice, are the same byte for byte.",
        here.len()
    );
    Ok(())
}

/// All files of the project, as they are now, in another folder.
fn copy_sources(to: &Path) -> Result<()> {
    let listed = process::output_of(process::command("git").args([
        "ls-files",
        "--cached",
        "--others",
        "--exclude-standard",
    ]));
    for name in listed.context("git lists the sources")?.lines() {
        let (from, to) = (workspace::root().join(name), to.join(name));
        if let (true, Some(folder)) = (from.is_file(), to.parent()) {
            fs::create_dir_all(folder)?;
            fs::copy(&from, &to).with_context(|| name.to_owned())?;
        }
    }
    Ok(())
}
