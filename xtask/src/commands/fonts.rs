//! `cargo xtask fonts`: the typefaces of the page, cut to the letters and features that it uses.

use crate::tools::{self, NpmPackage};
use crate::{process, workspace};
use anyhow::{Context, Result};
use serde_json::json;
use std::path::PathBuf;

/// What can be typed and what the texts use beside it; `tests` compares this with the texts.
const LETTERS: &str = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\
    ÄÖÜäöüßéèàç\u{a0}\u{ad}\u{202f}©±·×–—‘’‚“”„…−½";

/// Signs in the texts that neither typeface has: the system draws them.
#[cfg(test)]
const SIGNS: &str = "←→⇄";

/// A typeface of the page.
struct Typeface {
    /// The file's name in `public/fonts`, and that of its licence in `style/fonts`.
    name: &'static str,
    package: NpmPackage,
    /// The package's file.
    file: &'static str,
    /// The features that stylesheets ask for.
    features: &'static [&'static str],
    /// A feature that is to be always on.
    default: Option<&'static str>,
    /// Names that a changed font may not bear, and what stands in their place.
    rename: &'static [[&'static str; 2]],
    copyright: &'static str,
}

const TYPEFACES: [Typeface; 2] = [
    Typeface {
        name: "serif",
        package: tools::VOLLKORN,
        file: "files/vollkorn-latin-wght-normal.woff2",
        features: &["kern", "lnum", "tnum"],
        default: Some("lnum"),
        rename: &[],
        copyright: "Copyright 2018 The Vollkorn Project Authors (https://github.com/FAlthausen/Vollkorn-Typeface)",
    },
    Typeface {
        name: "sans",
        package: tools::SOURCE_SANS,
        file: "files/source-sans-3-latin-wght-normal.woff2",
        features: &["kern"],
        default: None,
        rename: &[["Source Sans", "Sixsix Sans"], ["SourceSans", "SixsixSans"]],
        copyright: "© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’",
    },
];

/// Writes the files anew, with their licences.
///
/// # Errors
/// When a tool cannot be installed or fails.
pub fn run() -> Result<()> {
    tools::SUBSET_FONT.ensure()?;
    for typeface in &TYPEFACES {
        typeface.package.ensure()?;
        typeface.cut()?;
        let folder = typeface.package.folder();
        let licence = std::fs::read_to_string(folder.join("LICENSE"))
            .with_context(|| format!("{} has no licence", folder.display()))?;
        let (_, licence) = licence
            .split_once("\n\n")
            .context("the licence has changed")?;
        let licence = format!("{}\n\n{licence}", typeface.copyright);
        std::fs::write(licence_of(typeface.name), licence)?;
    }
    println!("public/fonts is up to date; `cargo xtask licences` follows changes of licences.");
    Ok(())
}

/// The names of what is under the SIL Open Font License, and their licences.
///
/// # Errors
/// When a licence is missing.
pub fn licences() -> Result<Vec<(String, String)>> {
    let of = |typeface: &Typeface| {
        let path = licence_of(typeface.name);
        let text = std::fs::read_to_string(&path)
            .with_context(|| format!("{} is missing: run `cargo xtask fonts`", path.display()))?;
        let NpmPackage { name, version } = typeface.package;
        Ok((format!("{name} {version}"), text))
    };
    TYPEFACES.iter().map(of).collect()
}

fn licence_of(name: &str) -> PathBuf {
    workspace::root().join(format!("style/fonts/{name}.LICENSE.txt"))
}

fn file_of(name: &str) -> PathBuf {
    workspace::root().join(format!("public/fonts/{name}.woff2"))
}

impl Typeface {
    fn cut(&self) -> Result<()> {
        let rename = self.rename.iter().map(|[old, new]| (*old, *new));
        let options = json!({
            "tools": tools::SUBSET_FONT.folder().join("package.json"),
            "from": self.package.folder().join(self.file),
            "to": file_of(self.name),
            "letters": LETTERS,
            "features": self.features,
            "axes": { "wght": { "min": 400, "max": 700 } },
            "default": self.default,
            "rename": rename.collect::<std::collections::BTreeMap<_, _>>(),
        });
        process::run(
            process::command("node")
                .arg("style/fonts/cut.mjs")
                .arg(options.to_string()),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::io::Read;
    use std::path::Path;

    /// The characters that a font of WOFF2 draws: its table `cmap` in format 4, which holds all of the first plane.
    fn characters(woff2: &[u8]) -> BTreeSet<char> {
        const TABLES: [&str; 2] = ["cmap", "head"];
        let u16_at =
            |bytes: &[u8], at: usize| usize::from(bytes[at]) << 8 | usize::from(bytes[at + 1]);
        assert_eq!(&woff2[..4], b"wOF2");
        let mut at = 48;
        let mut number = |is_byte: bool| {
            let mut value = 0;
            loop {
                let byte = usize::from(woff2[at]);
                at += 1;
                if is_byte {
                    return (byte, at);
                }
                value = value << 7 | byte & 0x7f;
                if byte & 0x80 == 0 {
                    return (value, at);
                }
            }
        };
        // The directory: the data stand in its order, `glyf` (10) and `loca` (11) transformed unless marked otherwise.
        let (mut before, mut cmap, mut end) = (0, None, 48);
        for _ in 0..u16_at(woff2, 12) {
            let (flags, _) = number(true);
            let tag = flags & 0x3f;
            if tag == 0x3f {
                for _ in 0..4 {
                    number(true);
                }
            }
            let (mut length, mut now) = number(false);
            if matches!(tag, 10 | 11) && flags >> 6 == 0 {
                (length, now) = number(false);
            }
            if TABLES.get(tag) == Some(&"cmap") {
                cmap = Some(before);
            }
            before += length;
            end = now;
        }
        let mut data = Vec::new();
        brotli::Decompressor::new(&woff2[end..], 4096)
            .read_to_end(&mut data)
            .expect("the tables are compressed");
        let cmap = &data[cmap.expect("a cmap")..];
        let format_4 = (0..u16_at(cmap, 2))
            .map(|index| u16_at(cmap, 4 + 8 * index + 4) << 16 | u16_at(cmap, 4 + 8 * index + 6))
            .find(|&offset| u16_at(cmap, offset) == 4)
            .expect("format 4");
        let table = &cmap[format_4..];
        let segments = u16_at(table, 6) / 2;
        (0..segments)
            .flat_map(|segment| {
                let last = u16_at(table, 14 + 2 * segment);
                let first = u16_at(table, 16 + 2 * (segments + segment));
                first..=last
            })
            .filter_map(|code| char::from_u32(u32::try_from(code).ok()?))
            .collect()
    }

    fn texts(folder: &Path, all: &mut String) {
        for entry in std::fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                texts(&path, all);
            } else {
                all.push_str(&std::fs::read_to_string(&path).expect("a text"));
            }
        }
    }

    #[test]
    fn both_typefaces_have_every_letter_of_the_texts() {
        let mut all = String::new();
        texts(&workspace::root().join("src/i18n"), &mut all);
        texts(&workspace::root().join("public/content"), &mut all);
        for typeface in &TYPEFACES {
            let file = std::fs::read(file_of(typeface.name)).expect("the font is there");
            let known = characters(&file);
            let missing: BTreeSet<char> = all
                .chars()
                .filter(|letter| !letter.is_control() && !SIGNS.contains(*letter))
                .filter(|letter| !known.contains(letter))
                .collect();
            assert!(
                missing.is_empty(),
                "{}: {missing:?}; add them to LETTERS and run `cargo xtask fonts`",
                typeface.name
            );
            assert!(!known.contains(&'Ω'), "{}: it is cut", typeface.name);
        }
    }
}
