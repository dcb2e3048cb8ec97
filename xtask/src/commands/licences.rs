//! `cargo xtask licences`: the list of what others wrote that the page shows.

use crate::{process, workspace};
use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Writes the list anew.
pub fn run() -> Result<()> {
    std::fs::write(file(), list()?)?;
    println!("{} is up to date.", file().display());
    Ok(())
}

fn file() -> PathBuf {
    workspace::root().join("src/app/lazy_pages/licences.txt")
}

/// Every crate that becomes part of the page: a line for each licence, then the crates under it.
fn list() -> Result<String> {
    let tree = process::output_of(process::cargo().args([
        "tree",
        "--locked",
        "--package",
        "sechsundsechzig",
        "--edges",
        "normal,no-proc-macro",
        "--target",
        "wasm32-unknown-unknown",
        "--features",
        "app",
        "--prefix",
        "none",
        "--format",
        "{l}|{p}",
        "--no-dedupe",
    ]));
    let tree = tree.context("cargo does not tell the dependencies")?;
    let mut by_licence: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for line in tree.lines() {
        let (licence, package) = line.split_once('|').context("a licence and a crate")?;
        ensure!(!licence.is_empty(), "{package} has no licence");
        let mut words = package.split(' ');
        let (name, version) = (words.next(), words.next());
        if name.is_some_and(|name| name.starts_with("sechsundsechzig")) {
            continue;
        }
        let length = name.unwrap_or_default().len() + 1 + version.unwrap_or_default().len();
        let crates = by_licence.entry(licence.replace('/', " OR ")).or_default();
        crates.push(&package[..length]);
    }
    let mut list = String::from("MIT OR Apache-2.0: Rust std\n");
    for (licence, mut crates) in by_licence {
        crates.sort_unstable();
        crates.dedup();
        list.push_str(&format!("{licence}: {}\n", crates.join(", ")));
    }
    Ok(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_lists_the_crates_it_is_made_of() {
        let kept = std::fs::read_to_string(file()).expect("the list is there");
        let now = list().expect("cargo knows them");
        assert!(
            kept == now,
            "run `cargo xtask licences`: it should be\n{now}"
        );
    }
}
