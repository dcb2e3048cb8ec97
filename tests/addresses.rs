//! The addresses that the program's buttons and links lead to.

use sechsundsechzig::model::route::{PlainPage, Route};
use std::fs;
use std::path::{Path, PathBuf};

/// The folders whose files link to pages.
const FOLDERS: [&str; 4] = ["components", "game", "lazy_pages", "pages"];

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                files(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

#[test]
fn every_address_written_in_the_program_leads_to_a_page() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut number = 0;
    for file in FOLDERS.iter().flat_map(|name| files(&sources.join(name))) {
        let text = fs::read_to_string(&file).expect("a source");
        for rest in text.split("\"#/").skip(1) {
            let path = rest.split('"').next().unwrap_or_default();
            // Beginnings of longer ones.
            if path.ends_with('/') || ["deal", "replay"].contains(&path) {
                continue;
            }
            let route = Route::from_hash(path);
            let is_bad = matches!(route, Route::Plain(PlainPage::BadLink(_)));
            assert!(!is_bad, "{}: #/{path}", file.display());
            number += 1;
        }
    }
    assert!(number > 30, "only {number} addresses were found");
}
