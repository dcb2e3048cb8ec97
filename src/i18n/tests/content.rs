//! The texts in `public/content`, which the page fetches when they are wanted.

use super::word_list::faults;
use super::*;

/// A language, and its files with their names.
type Folder = (Language, [(&'static str, &'static str); 5]);

macro_rules! folder {
    ($folder:literal: $($name:literal)+) => {
        [$(($name, include_str!(concat!("../../../public/content/", $folder, "/", $name, ".html")))),+]
    };
}

const FOLDERS: [Folder; 2] = [
    (
        Language::German,
        folder!("de": "about" "history" "how-to-play" "install" "short-texts"),
    ),
    (
        Language::English,
        folder!("en": "about" "history" "how-to-play" "install" "short-texts"),
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

/// What stands between these two characters, wherever they do.
fn between<'a>(text: &'a str, open: &'a str, close: &'a str) -> impl Iterator<Item = &'a str> {
    let pieces = text.split(open).skip(1);
    pieces.filter_map(move |piece| piece.split_once(close).map(|(inside, _)| inside))
}

/// Names in quotation marks.
fn quoted(language: Language, text: &str) -> Vec<String> {
    let (open, close) = match language {
        Language::German => ("„", "“"),
        Language::English => ("“", "”"),
    };
    between(text, open, close).map(str::to_owned).collect()
}

/// Everything a button, a link or a page can be called in this language; English tells what Austrians say, too.
fn labels(language: Language) -> Vec<&'static str> {
    let words = Words::new(language, CardNames::French);
    let tables = [words, words.for_preset(Preset::Schnapsen)];
    let texts = message_ids::ALL.iter();
    let texts = texts.flat_map(|(_, text)| tables.map(text));
    texts.chain([austrian().out()]).collect()
}

#[test]
fn what_is_quoted_is_the_label_of_a_button() {
    for (language, files) in FOLDERS {
        let labels = labels(language);
        for (name, html) in files {
            // A story's people speak, and browsers have labels of their own.
            if ["history", "install"].contains(&name) {
                continue;
            }
            for line in lines(html) {
                for label in quoted(language, &line) {
                    assert!(labels.contains(&&*label), "{name}: {label:?} in {line:?}");
                }
            }
        }
        for text in &labels {
            for label in quoted(language, text) {
                assert!(labels.contains(&&*label), "{label:?} in {text:?}");
            }
        }
    }
}

#[test]
fn links_in_files_are_called_as_the_pages_they_lead_to() {
    for (language, files) in FOLDERS {
        let words = Words::new(language, CardNames::French);
        let pages = [
            ("#/rules", words.rules()),
            ("#/settings", words.settings()),
            ("#/lesson", words.lesson_title()),
            ("#/backup", words.backup()),
            ("#/history", words.history()),
            ("#/licences", words.licences()),
            (
                "#/how-to-play/words",
                ["Begriffe", "Glossary"][language as usize],
            ),
        ];
        for (name, html) in files {
            for link in between(html, "<a ", "</a>") {
                let (attributes, text) = link.split_once('>').expect("a link");
                let page = pages
                    .iter()
                    .find(|(href, _)| attributes.contains(&format!("href=\"{href}\"")));
                if let Some((href, label)) = page {
                    let is_called_so = text.to_lowercase().contains(&label.to_lowercase());
                    assert!(is_called_so, "{name}: {text:?} leads to {href}, {label:?}");
                }
            }
        }
    }
}

#[test]
fn the_tour_names_buttons_by_their_labels_in_both_languages() {
    let tour = include_str!("../../../docs/tour.md");
    let [german, english] = [labels(Language::German), labels(Language::English)];
    let mut named = 0;
    for pair in tour.split('*').collect::<Vec<_>>().windows(3) {
        if pair[1] == " / " {
            assert!(german.contains(&pair[0]), "{}", pair[0]);
            assert!(english.contains(&pair[2]), "{}", pair[2]);
            named += 1;
        }
    }
    assert!(named > 8, "{named} buttons are named");
}

const INDEX: &str = include_str!("../../../index.html");
const MANIFEST: &str = include_str!("../../../public/manifest.webmanifest");

#[test]
fn the_first_page_speaks_well_in_both_languages() {
    let texts = |language: Language| -> Vec<&str> {
        let open = format!("<p lang=\"{}\">", language.tag());
        let texts = INDEX.split(&*open).skip(1);
        texts.filter_map(|text| text.split("</p>").next()).collect()
    };
    // Without JavaScript, not started, too old.
    for language in Language::ALL {
        let texts = texts(*language);
        assert_eq!(texts.len(), 3, "{texts:?}");
        for text in texts {
            assert_eq!(faults(*language, text), [""; 0], "{text}");
            assert_sentence(text, "the first page");
        }
    }
    let description = attributes(INDEX, "content")
        .into_iter()
        .find_map(|content| content.split_once(" Play the card game "));
    let (german, english) = description.expect("both languages");
    assert_eq!(faults(Language::German, german), [""; 0]);
    assert_eq!(faults(Language::English, english), [""; 0]);
}

#[test]
fn the_manifest_speaks_both_languages_in_the_page_s_own_words() {
    let manifest: serde_json::Value = serde_json::from_str(MANIFEST).expect("JSON");
    let text = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
    let localized = |of: &serde_json::Value, name: &str| {
        let both = &of[format!("{name}_localized")];
        let english = text(&both["en"]);
        let german = both["de"]
            .as_str()
            .map_or_else(|| text(&of[name]), str::to_owned);
        [(Language::German, german), (Language::English, english)]
    };
    let mut texts = Vec::new();
    texts.extend(localized(&manifest, "name"));
    texts.extend(localized(&manifest, "description"));
    for screenshot in manifest["screenshots"].as_array().expect("pictures") {
        let labels = localized(screenshot, "label");
        for (_, label) in &labels {
            // For browsers that know nothing of languages.
            assert!(text(&screenshot["label"]).contains(label), "{label}");
        }
        texts.extend(labels);
    }
    for shortcut in manifest["shortcuts"].as_array().expect("shortcuts") {
        texts.extend(localized(shortcut, "name"));
    }
    for (language, text) in &texts {
        assert_eq!(faults(*language, text), [""; 0], "{text}");
    }
    for words in [GERMAN, ENGLISH] {
        for label in [words.app_name(), words.daily_deal(), words.new_match()] {
            let is_told = texts.contains(&(words.language, label.to_owned()));
            assert!(is_told, "{label} is not in the manifest");
        }
    }
}

#[test]
fn scripts_hold_no_text_for_people() {
    let scripts = [
        include_str!("../../../web/boot.js"),
        include_str!("../../../web/browser-check.js"),
        include_str!("../../../web/glossary.js"),
        include_str!("../../../web/journal.js"),
        include_str!("../../../web/namespace.js"),
        include_str!("../../../web/retention.js"),
        include_str!("../../../web/service-worker.js"),
        include_str!("../../../web/sound.js"),
        include_str!("../../../web/tab-lock.js"),
    ];
    for script in scripts {
        for shown in [
            "textContent = \"",
            "textContent = `",
            "innerHTML",
            "alert(",
            "\"aria-label\"",
            "innerText",
        ] {
            assert!(!script.contains(shown), "{shown}");
        }
        // What is logged is for those who look after the page.
        let lines = script
            .lines()
            .filter(|line| !line.contains("console.") && !line.contains("Error("));
        for line in lines {
            let code = line.split("//").next().unwrap_or_default();
            assert!(
                !code.contains(['ä', 'ö', 'ü', 'ß', '„', '“', '’']),
                "{line}"
            );
        }
    }
}
