//! The direction of the house: code may use what stands before it, never what stands after.

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms of `src`, each after all it may use.
const ORDER: [&str; 12] = [
    "cards", "rules", "deal", "games", "record", "tally", "share", "bots", "puzzles", "words",
    "worker", "app",
];

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of src can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|end| end == "rs") {
            into.push(path);
        }
    }
}

fn room(path: &Path) -> Option<usize> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let first = path.strip_prefix(src).ok()?.components().next()?;
    let name = Path::new(first.as_os_str())
        .file_stem()?
        .to_str()?
        .to_owned();
    ORDER.iter().position(|room| *room == name)
}

#[test]
fn no_room_uses_one_that_stands_after_it() {
    let mut files = Vec::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut files,
    );
    assert!(files.len() > 30, "the sources were found");
    let mut wrong = Vec::new();
    for file in files {
        let Some(own) = room(&file) else {
            continue;
        };
        let text = fs::read_to_string(&file).expect("a source can be read");
        for (number, line) in text.lines().enumerate() {
            let Some((_, path)) = line.split_once("crate::") else {
                continue;
            };
            let used: String = path
                .chars()
                .take_while(|letter| letter.is_alphanumeric())
                .collect();
            let later = ORDER
                .iter()
                .position(|room| *room == used)
                .is_some_and(|used| used > own);
            let own_doc = line.trim_start().starts_with("//");
            if later && !own_doc {
                wrong.push(format!(
                    "{}:{}: {}",
                    file.display(),
                    number + 1,
                    line.trim()
                ));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "arrows that point the wrong way:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn the_engine_knows_no_browser_and_no_clock() {
    let mut files = Vec::new();
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for folder in [
        "cards", "rules", "deal", "games", "record", "tally", "share", "bots", "puzzles", "words",
    ] {
        sources(&src.join(folder), &mut files);
    }
    for file in files {
        let text = fs::read_to_string(&file).expect("a source can be read");
        // The arena measures time; it is for the host alone.
        let measures = file.ends_with("bots/arena.rs");
        for word in [
            "leptos::",
            "web_sys::",
            "js_sys::",
            "wasm_bindgen::",
            "getrandom::",
        ] {
            assert!(!text.contains(word), "{} uses {word}", file.display());
        }
        for word in ["Instant::now", "SystemTime"] {
            assert!(
                measures || !text.contains(word),
                "{} uses {word}",
                file.display()
            );
        }
    }
}
