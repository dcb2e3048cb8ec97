//! The texts in `public/content`, which the page fetches when they are wanted.

use super::word_list::faults;
use super::*;

/// A language, and its files with their names.
type Folder = (Language, [(&'static str, &'static str); 10]);

macro_rules! folder {
    ($folder:literal: $($name:literal)+) => {
        [$(($name, include_str!(concat!("../../../public/content/", $folder, "/", $name, ".html")))),+]
    };
}

const FOLDERS: [Folder; 2] = [
    (
        Language::German,
        folder!("de": "about" "challenge" "history" "how-to-play" "install" "match-seal" "puzzles" "seal" "shuffle-word" "why-install"),
    ),
    (
        Language::English,
        folder!("en": "about" "challenge" "history" "how-to-play" "install" "match-seal" "puzzles" "seal" "shuffle-word" "why-install"),
    ),
];

/// Tags within a line of text.
const INLINE: [&str; 4] = ["a", "b", "button", "span"];

/// The lines of text that a reader sees, without names of files.
fn lines(html: &str) -> Vec<String> {
    let mut text = String::new();
    let mut is_code = false;
    for part in html.split('<') {
        let (tag, after) = part.split_once('>').unwrap_or(("", part));
        let name = tag.trim_start_matches('/').split([' ', '/']).next();
        is_code = tag == "code";
        if name.is_some_and(|name| !INLINE.contains(&name)) {
            text.push('\n');
        }
        if !is_code {
            text.push_str(after);
        }
    }
    assert!(!is_code, "a name of a file ends the text");
    let lines = text.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty())
        .map(Into::into)
        .collect()
}

/// Values of an attribute.
fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let begin = format!(" {name}=\"");
    let values = html.split(&*begin).skip(1);
    values.filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn texts_in_files_have_good_typography_and_no_unknown_words() {
    // The old names and a story's people have their place; in Penneech points are of one kind.
    let may_be = [
        "the word stichjohann",
        "the word he",
        "points of either kind",
    ];
    for (language, files) in FOLDERS {
        for (name, html) in files {
            for line in lines(html) {
                let mut found = faults(language, &line);
                found.retain(|fault| !may_be.contains(&&**fault));
                assert!(found.is_empty(), "{name}: {found:?} in {line:?}");
                assert!(!line.contains("  "), "{name}: two spaces in {line:?}");
            }
        }
    }
}

#[test]
fn every_word_that_can_be_tapped_is_in_the_glossary_once() {
    for (language, files) in FOLDERS {
        for (name, html) in files {
            let entries = attributes(html, "data-entry");
            for term in attributes(html, "data-term") {
                let number = entries.iter().filter(|entry| **entry == term).count();
                assert_eq!(number, 1, "{term} in {name}, {language:?}");
            }
        }
    }
}

#[test]
fn both_languages_explain_the_same() {
    let [(_, german), (_, english)] = FOLDERS;
    for ((name, german), (_, english)) in german.into_iter().zip(english) {
        for what in ["data-article", "data-part", "data-show", "href"] {
            assert_eq!(
                attributes(german, what),
                attributes(english, what),
                "{what} in {name}"
            );
        }
    }
}

#[test]
fn lines_are_what_a_reader_sees() {
    let html = "<p>Ein <b>Paar</b> <button data-term=\"x\">melden</button>: 20.</p><dt><code>a/b</code></dt><dd>Ja</dd>";
    assert_eq!(lines(html), ["Ein Paar melden: 20.", "Ja"]);
    assert_eq!(attributes(html, "data-term"), ["x"]);
}
