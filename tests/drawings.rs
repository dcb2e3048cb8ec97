//! What is drawn: the deck, the icons, the style sheets. Every card has its picture, nothing points nowhere, and what a
//! script writes is what lies in the folder.

#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const SHEETS: [&str; 10] = [
    "cards/shared",
    "cards/klar",
    "cards/klar-german",
    "cards/french",
    "cards/german",
    "cards/low",
    "table",
    "portrait-kord",
    "portraits",
    "prints",
];

fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = home().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn sheet(name: &str) -> String {
    read(format!("public/{name}.svg"))
}

/// Whatever stands between `before` and the next `after`, each time.
fn all_between<'a>(
    text: &'a str,
    before: &'a str,
    after: &'a str,
) -> impl Iterator<Item = &'a str> {
    text.split(before)
        .skip(1)
        .filter_map(move |rest| rest.split(after).next())
}

fn ids(text: &str) -> BTreeSet<&str> {
    all_between(text, " id=\"", "\"").collect()
}

#[test]
fn every_picture_that_a_stylesheet_names_is_there() {
    for (name, text) in stylesheets() {
        for picture in all_between(&text, "url(\"", "\"").filter(|file| file.ends_with(".svg")) {
            let path = home().join("public").join(picture);
            assert!(path.is_file(), "{name}: {picture}");
        }
    }
}

/// The sheet of the texts in `public/content`, which is loaded with them.
const CONTENT: &str = "../public/content/content.css";

fn stylesheets() -> Vec<(String, String)> {
    read("style/order.txt")
        .lines()
        .chain([CONTENT])
        .map(|name| (name.to_owned(), read(format!("style/{name}"))))
        .collect()
}

#[test]
fn every_card_is_drawn_in_every_face_of_its_pack() {
    let drawn = |names: &[&str]| names.iter().map(|name| sheet(name)).collect::<String>();
    let french = ["A", "K", "Q", "J", "10", "9", "8", "7"];
    let low = ["6", "5", "4", "3", "2"];
    let german = ["D", "K", "O", "U", "10", "9", "8", "7"];
    let faces = [
        ('k', "CSHD", &french[..], drawn(&["cards/klar"])),
        ('k', "CSHD", &low[..], drawn(&["cards/low"])),
        (
            'k',
            "ELHB",
            &german[..],
            drawn(&["cards/klar", "cards/klar-german"]),
        ),
        ('f', "CSHD", &french[..], drawn(&["cards/french"])),
        ('f', "CSHD", &low[..], drawn(&["cards/low"])),
        ('g', "ELHB", &german[..], drawn(&["cards/german"])),
    ];
    for (face, suits, ranks, file) in &faces {
        let ids = ids(file);
        for suit in suits.chars() {
            for rank in *ranks {
                let id = format!("card-{face}{suit}{rank}");
                assert!(ids.contains(id.as_str()), "{id} is not drawn");
            }
        }
    }
}

#[test]
fn every_part_a_drawing_uses_is_loaded_with_it() {
    for name in SHEETS {
        let with: &[&str] = match name {
            "cards/shared" | "table" | "portrait-kord" | "portraits" | "prints" => &[],
            "cards/klar-german" | "cards/low" => &["cards/shared", "cards/klar"],
            _ => &["cards/shared"],
        };
        let text = sheet(name);
        let loaded: String = with.iter().map(|other| sheet(other)).collect();
        let known = &ids(&text) | &ids(&loaded);
        let used = all_between(&text, "href=\"#", "\"").chain(all_between(&text, "url(#", ")"));
        for part in used {
            assert!(
                known.contains(part),
                "{name} uses {part}, which is not loaded with it"
            );
        }
    }
}

#[test]
fn no_name_is_given_twice() {
    let mut seen = BTreeSet::new();
    for name in SHEETS {
        for id in all_between(&sheet(name), " id=\"", "\"") {
            assert!(
                seen.insert(id.to_owned()),
                "{id} in {name} is there already"
            );
        }
    }
}

#[test]
fn drawings_obey_the_content_security_policy() {
    for name in SHEETS {
        let text = sheet(name);
        for forbidden in ["style=", "<style", "<script", " on", "http:", "href=\"h"] {
            let text = text.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
            assert!(!text.contains(forbidden), "{name} contains {forbidden}");
        }
    }
}

#[test]
fn every_stylesheet_has_its_place_in_the_order() {
    let listed: BTreeSet<String> = stylesheets()
        .into_iter()
        .map(|(name, _)| name)
        .filter(|name| name != CONTENT)
        .collect();
    let there: BTreeSet<String> = fs::read_dir(home().join("style"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".css"))
        .collect();
    assert_eq!(listed, there);
}

#[test]
fn every_variable_is_defined_or_set_by_the_page() {
    let set_by_page = ["tail"];
    let all: String = stylesheets().into_iter().map(|(_, text)| text).collect();
    let defined: BTreeSet<&str> = all_between(&all, "--", ":")
        .filter(|name| {
            name.chars()
                .all(|sign| sign.is_ascii_alphanumeric() || sign == '-')
        })
        .chain(set_by_page)
        .collect();
    for used in all_between(&all, "var(--", ")") {
        let name = used.split(',').next().unwrap_or_default().trim();
        let safe = used.contains(',');
        assert!(
            safe || defined.contains(name),
            "--{name} is defined nowhere"
        );
    }
}

#[test]
fn colours_are_written_down_in_one_place() {
    for (name, text) in stylesheets() {
        if name == "colours.css" {
            continue;
        }
        let hex = all_between(&text, "#", ";").find(|rest| {
            let digits = rest.chars().take_while(char::is_ascii_hexdigit).count();
            matches!(digits, 3 | 4 | 6 | 8) && rest.len() == digits
        });
        assert_eq!(hex, None, "{name} has a colour of its own");
    }
}

#[test]
fn the_score_can_be_kept_to_three_seven_nine_and_eleven() {
    let text = read("style/score-card.css");
    for target in [3, 7, 9, 11] {
        for points in 0..=target {
            let class = format!(".score-card__lid--{target}-{points}");
            let is_there = [' ', ',']
                .iter()
                .any(|end| text.contains(&format!("{class}{end}")));
            assert!(is_there, "{class} is missing");
        }
    }
}

#[test]
fn generated_files_are_what_their_scripts_write() {
    for script in ["style/cards/deck.mjs", "style/colours.mjs"] {
        let Ok(output) = Command::new("node")
            .arg(home().join(script))
            .arg("--check")
            .output()
        else {
            eprintln!("no node here: {script} not checked");
            return;
        };
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{complaint}");
    }
}
