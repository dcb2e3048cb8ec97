//! The order of modules within a crate: code may use what stands before it, never what stands after. Between the crates
//! Cargo keeps the order: engine, bots, then the page and the terminal program. Paths are followed that begin with `crate::`
//! or with as many `super::` as lead to the root.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A crate's sources and its modules, each after all it may use.
struct Crate {
    sources: &'static str,
    order: &'static [&'static str],
}

const CRATES: [Crate; 4] = [
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
            "fairness",
        ],
    },
    Crate {
        sources: "crates/bots/src",
        order: &[
            "hint_reasons",
            "review",
            "hint",
            "arena",
            "stability",
            "puzzles",
        ],
    },
    Crate {
        sources: "crates/cli/src",
        order: &[
            "arguments",
            "protocol",
            "stdin",
            "external",
            "arena",
            "bot",
            "check",
            "ladder",
            "perft",
            "play",
            "presets",
            "puzzles",
            "solve",
            "stability",
            "train",
        ],
    },
    Crate {
        sources: "src",
        order: &[
            "fnv",
            "i18n",
            "worker",
            "model",
            "signal_ext",
            "platform",
            "storage",
            "toasts",
            "panic",
            "app_context",
            "game",
            "own_rules",
            "components",
            "shortcuts",
            "pages",
            "lazy_pages",
            "app",
        ],
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

/// How many modules written out with braces, as `cargo fmt` indents them, are open where this text ends.
fn open_modules(text: &str) -> usize {
    let mut open: Vec<&str> = Vec::new();
    for line in text.lines() {
        let code = line.trim_start();
        let indent = &line[..line.len() - code.len()];
        let is_module = code.starts_with("mod ") || code.starts_with("pub mod ");
        if is_module && code.ends_with('{') {
            open.push(indent);
        } else if code == "}" && open.last() == Some(&indent) {
            open.pop();
        }
    }
    open.len()
}

impl Crate {
    /// The place in the order of the module that a file belongs to.
    fn place(&self, file: &Path) -> Option<usize> {
        let inside = file.strip_prefix(root().join(self.sources)).ok()?;
        let module = Path::new(inside.components().next()?.as_os_str()).file_stem()?;
        self.order.iter().position(|name| module == *name)
    }

    /// How many `super::` lead from a file's module to the root.
    fn depth(&self, file: &Path) -> usize {
        let inside = file.strip_prefix(root().join(self.sources));
        let parts = inside.map_or(0, |inside| inside.components().count());
        parts - usize::from(file.ends_with("mod.rs"))
    }

    /// The places of the modules that the code of a file at this depth names by a path from the root, each with its line.
    fn used(&self, text: &str, depth: usize) -> Vec<(usize, usize)> {
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
        let mut found = Vec::new();
        let from_crate = text
            .match_indices("crate::")
            .map(|(at, step)| (at, at + step.len()));
        let from_super = text.match_indices("super::").filter_map(|(at, step)| {
            let is_first = !text[..at].ends_with(step);
            let rest = text[at..].trim_start_matches(step);
            let steps = (text.len() - at - rest.len()) / step.len();
            let is_root = || steps == depth + open_modules(&text[..at]);
            (is_first && is_root()).then_some((at, text.len() - rest.len()))
        });
        for (at, end) in from_crate.chain(from_super) {
            let line = text[..at].matches('\n').count() + 1;
            let begin = text[..at].rfind('\n').map_or(0, |end| end + 1);
            if text[begin..at].trim_start().starts_with("//") {
                continue;
            }
            let path = &text[end..];
            let names = match path.strip_prefix('{') {
                Some(list) => list.split_once("};").map_or(list, |(names, _)| names),
                None => path
                    .split_once(|letter| !is_part(letter))
                    .map_or(path, |(name, _)| name),
            };
            // The first names of a list's paths; those in inner braces belong to another module.
            let mut depth = 0;
            let outer = names.split(|letter| {
                depth += i32::from(letter == '{') - i32::from(letter == '}');
                letter == ',' && depth == 0
            });
            for name in outer {
                let name = name
                    .trim()
                    .split(|letter| !is_part(letter))
                    .next()
                    .unwrap_or_default();
                let place = self.order.iter().position(|module| name == *module);
                found.extend(place.map(|place| (place, line)));
            }
        }
        found
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
            for (used, line) in part.used(&text, part.depth(&file)) {
                if used > own {
                    wrong.push(format!("{}:{line}: {}", file.display(), part.order[used]));
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
fn every_module_of_the_page_and_the_terminal_program_has_its_place() {
    let outside = ["src/lib.rs", "src/main.rs", "crates/cli/src/main.rs"];
    let outside = outside.map(|file| root().join(file));
    for part in &CRATES[2..] {
        let named: Vec<PathBuf> = sources_of(part.sources)
            .into_iter()
            .filter(|file| !file.starts_with(root().join("src/bin")) && part.place(file).is_none())
            .collect();
        assert!(named.iter().all(|file| outside.contains(file)), "{named:?}");
    }
}

#[test]
fn a_use_of_a_later_module_is_found() {
    let engine = &CRATES[0];
    let places_at = |depth: usize, text: &str| -> Vec<&str> {
        let used = engine.used(text, depth);
        used.iter().map(|(place, _)| engine.order[*place]).collect()
    };
    let places = |text: &str| places_at(2, text);
    assert_eq!(places("use crate::games::AnyDeal;"), ["games"]);
    assert_eq!(places("    crate::cards::Card::new("), ["cards"]);
    assert_eq!(
        places("use crate::{\n    deal::Seat,\n    rules,\n};"),
        ["deal", "rules"]
    );
    assert_eq!(
        places("use crate::{cards::{Card, games}, record};"),
        ["cards", "record"]
    );
    assert!(places("use std::fmt;\n// crate::share would be later").is_empty());
    assert_eq!(
        places_at(1, "use super::{games, rules::Rules};"),
        ["games", "rules"]
    );
    assert_eq!(places("use super::super::games::AnyDeal;"), ["games"]);
    assert!(places("use super::games::AnyDeal;").is_empty());
    let in_tests =
        "mod tests {\n    use super::games;\n    use super::super::record;\n}\nuse super::share;\n";
    assert_eq!(places_at(1, in_tests), ["record", "share"]);
    assert_eq!(
        engine.depth(&root().join("crates/engine/src/deal/mod.rs")),
        1
    );
    assert_eq!(
        engine.depth(&root().join("crates/engine/src/deal/seat.rs")),
        2
    );
    let deal = engine.place(&root().join("crates/engine/src/deal/mod.rs"));
    assert_eq!(deal.map(|place| engine.order[place]), Some("deal"));
}

#[test]
fn every_text_is_said_somewhere() {
    let home = root().join("src/i18n/message_ids.rs");
    let declared = fs::read_to_string(&home).expect("a source can be read");
    let is_word = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
    let said: BTreeSet<String> = sources_of("src")
        .into_iter()
        .filter(|file| *file != home && !file.ends_with("strings.rs"))
        .filter(|file| !file.starts_with(root().join("src/i18n/tests")))
        .flat_map(|file| {
            let text = fs::read_to_string(file).expect("a source can be read");
            // A text's name stands behind `words.` or `Words::`.
            let names = text.split(['.', ':']).map(|rest| {
                let rest = rest.trim_start();
                rest[..rest.find(|sign| !is_word(sign)).unwrap_or(rest.len())].to_owned()
            });
            names.collect::<Vec<_>>()
        })
        .collect();
    // `    "What it says" name in schnapsen`
    let names = declared.lines().filter_map(|line| {
        let (_, name) = line.strip_prefix("    \"")?.rsplit_once("\" ")?;
        name.split(' ').next()
    });
    let names: Vec<&str> = names.collect();
    assert!(names.len() > 400, "{} texts were found", names.len());
    let silent: Vec<&&str> = names.iter().filter(|name| !said.contains(**name)).collect();
    assert!(silent.is_empty(), "nobody says {silent:?}");
}
