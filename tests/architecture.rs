//! The order of modules within a crate: code may use what stands before it, never what stands after. Between the crates
//! Cargo keeps the order: engine, bots, then the page and the terminal program.

use std::fs;
use std::path::{Path, PathBuf};

/// A crate's sources and its modules, each after all it may use.
struct Crate {
    sources: &'static str,
    order: &'static [&'static str],
}

const CRATES: [Crate; 3] = [
    Crate {
        sources: "crates/engine/src",
        order: &[
            "sort",
            "cards",
            "rules",
            "deal",
            "games",
            "record",
            "match_score",
            "share",
        ],
    },
    Crate {
        sources: "crates/bots/src",
        order: &["advice", "review", "arena", "stability", "puzzles"],
    },
    Crate {
        sources: "src",
        order: &["i18n", "worker", "app"],
    },
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|end| end == "rs") {
            into.push(path);
        }
    }
}

fn sources_of(folder: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    sources(&root().join(folder), &mut files);
    assert!(!files.is_empty(), "the sources of {folder} were found");
    files
}

impl Crate {
    /// The place in the order of the module that a file belongs to.
    fn place(&self, file: &Path) -> Option<usize> {
        let inside = file.strip_prefix(root().join(self.sources)).ok()?;
        let module = Path::new(inside.components().next()?.as_os_str()).file_stem()?;
        self.order.iter().position(|name| module == *name)
    }

    /// The place of the module that a line of code names by `crate::`.
    fn used(&self, line: &str) -> Option<usize> {
        let (_, path) = line.split_once("crate::")?;
        let end = path.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let module = &path[..end.unwrap_or(path.len())];
        self.order.iter().position(|name| module == *name)
    }
}

#[test]
fn a_module_uses_none_that_stands_after_it() {
    let mut wrong = Vec::new();
    for part in &CRATES {
        for file in sources_of(part.sources) {
            let Some(own) = part.place(&file) else {
                continue;
            };
            let text = fs::read_to_string(&file).expect("a source can be read");
            for (number, line) in text.lines().enumerate() {
                let is_comment = line.trim_start().starts_with("//");
                if !is_comment && part.used(line).is_some_and(|used| used > own) {
                    wrong.push(format!("{}:{}: {line}", file.display(), number + 1));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "modules that use a later one:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn engine_and_bots_know_no_clock() {
    for file in ["crates/engine/src", "crates/bots/src"]
        .into_iter()
        .flat_map(sources_of)
    {
        // The arena measures time; it is for the host alone.
        if file.ends_with("bots/src/arena.rs") {
            continue;
        }
        let text = fs::read_to_string(&file).expect("a source can be read");
        for word in ["Instant::now", "SystemTime"] {
            assert!(!text.contains(word), "{} uses {word}", file.display());
        }
    }
}

#[test]
fn the_texts_know_no_browser() {
    for file in sources_of("src/i18n") {
        let text = fs::read_to_string(&file).expect("a source can be read");
        for word in ["leptos::", "web_sys::", "js_sys::", "wasm_bindgen::"] {
            assert!(!text.contains(word), "{} uses {word}", file.display());
        }
    }
}

#[test]
fn a_use_of_a_later_module_is_found() {
    let engine = &CRATES[0];
    let deal = engine.place(&root().join("crates/engine/src/deal/mod.rs"));
    assert!(deal.is_some());
    assert!(engine.used("use crate::games::AnyDeal;") > deal);
    assert!(engine.used("    crate::cards::Card::new(") < deal);
    assert_eq!(engine.used("use std::fmt;"), None);
}
