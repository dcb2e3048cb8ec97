//! `cargo xtask licences`: the licences of everything that becomes part of the page, in full, as the page shows them.

use super::fonts;
use crate::{process, workspace};
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// How names of files with licences begin, in lower case.
const LICENCE_FILES: [&str; 6] = [
    "licence",
    "license",
    "copying",
    "copyright",
    "notice",
    "unlicense",
];

/// Writes the page anew.
pub fn run() -> Result<()> {
    std::fs::write(file(), page()?)?;
    println!("{} is up to date.", file().display());
    Ok(())
}

fn file() -> PathBuf {
    workspace::root().join("public/content/licences.html")
}

/// A licence's text with everything that is under it.
type Texts = BTreeMap<(String, String), BTreeSet<String>>;

/// The page: the project's own licences, then each text once, under the names of the crates that are under it.
fn page() -> Result<String> {
    let read = |name: &str| {
        let path = workspace::root().join(name);
        std::fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))
    };
    let mut sections = vec![
        section("MIT", "Sechsundsechzig", &read("LICENSE-MIT")?),
        section("Apache-2.0", "Sechsundsechzig", &read("LICENSE-APACHE")?),
    ];
    for ((licence, text), names) in texts()? {
        let names: Vec<String> = names.into_iter().collect();
        sections.push(section(&licence, &names.join(", "), &text));
    }
    Ok(format!(
        "<div data-content=\"\" lang=\"en\" class=\"licences\">\n\
         <link rel=\"stylesheet\" href=\"content/content.css\"/>\n{}</div>\n",
        sections.concat()
    ))
}

fn texts() -> Result<Texts> {
    let mut texts = Texts::new();
    let mut add = |licence: &str, text: String, name: String| {
        let key = (licence.replace('/', " OR "), text);
        texts.entry(key).or_default().insert(name);
    };
    let rust = ["The Rust Project contributors".to_owned()];
    add(
        "MIT OR Apache-2.0",
        mit(&rust)?,
        "Rust standard library".into(),
    );
    for package in packages()? {
        add(&package.licence, package.text()?, package.name);
    }
    for (name, text) in fonts::licences()? {
        add("OFL-1.1", text, name);
    }
    Ok(texts)
}

/// A crate that becomes part of the page.
struct Package {
    /// Its name and version.
    name: String,
    /// Its licence as an SPDX expression.
    licence: String,
    authors: Vec<String>,
    folder: PathBuf,
}

impl Package {
    fn of(metadata: &Value) -> Option<Self> {
        let text = |key: &str| Some(metadata.get(key)?.as_str()?.to_owned());
        let authors = metadata.get("authors")?.as_array()?.iter();
        Some(Self {
            name: format!("{} {}", text("name")?, text("version")?),
            licence: text("license")?,
            authors: authors
                .filter_map(|author| author.as_str())
                .map(|author| author.split(" <").next().unwrap_or(author).to_owned())
                .collect(),
            folder: Path::new(&text("manifest_path")?).parent()?.to_owned(),
        })
    }

    /// The text that has to be passed on: of alternatives the MIT licence, which asks for the least.
    fn text(&self) -> Result<String> {
        let mut names = BTreeSet::new();
        for entry in std::fs::read_dir(&self.folder)
            .with_context(|| format!("{} has no sources here", self.name))?
        {
            let name = entry?.file_name().to_string_lossy().into_owned();
            let begins = |start: &str| name.to_lowercase().starts_with(start);
            if LICENCE_FILES.iter().any(|start| begins(start)) {
                names.insert(name);
            }
        }
        let is_choice = self.licence.contains("MIT") && !self.licence.contains("AND");
        let is_mit = |name: &String| name.to_lowercase().contains("mit");
        if is_choice && names.iter().any(is_mit) {
            names.retain(is_mit);
        }
        if names.is_empty() {
            ensure!(is_choice, "{} has no text of its licence", self.name);
            return mit(&self.authors);
        }
        let read = |name: &String| Ok(std::fs::read_to_string(self.folder.join(name))?);
        let texts: Vec<String> = names.iter().map(read).collect::<Result<_>>()?;
        Ok(texts.join("\n\n"))
    }
}

/// The MIT licence for a crate that comes without its text.
fn mit(authors: &[String]) -> Result<String> {
    const OWN: &str = include_str!("../../../LICENSE-MIT");
    let (_, permission) = OWN
        .split_once("contributors\n")
        .context("LICENSE-MIT has changed")?;
    let holders = match authors {
        [] => "the authors".to_owned(),
        authors => authors.join(", "),
    };
    Ok(format!("Copyright (c) {holders}\n{permission}"))
}

/// The crates that `cargo tree` finds in the page, with what their manifests say.
fn packages() -> Result<Vec<Package>> {
    const PAGE: [&str; 5] = [
        "--locked",
        "--filter-platform",
        "wasm32-unknown-unknown",
        "--features",
        "sechsundsechzig/app",
    ];
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
        "{p}",
        "--no-dedupe",
    ]))
    .context("cargo does not tell the dependencies")?;
    let in_page: BTreeSet<String> = tree
        .lines()
        .filter(|line| !line.starts_with("sechsundsechzig"))
        .filter_map(|line| {
            let mut words = line.split(' ');
            let (name, version) = (words.next()?, words.next()?);
            Some(format!("{name} {}", version.trim_start_matches('v')))
        })
        .collect();
    let metadata = process::output_of(
        process::cargo()
            .args(["metadata", "--format-version", "1"])
            .args(PAGE),
    )
    .context("cargo does not tell where the dependencies are")?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let all = metadata["packages"]
        .as_array()
        .context("cargo tells no packages")?;
    let packages: Vec<Package> = all
        .iter()
        .filter_map(Package::of)
        .filter(|package| in_page.contains(&package.name))
        .collect();
    ensure!(
        packages.len() == in_page.len(),
        "{} of {} crates have a licence",
        packages.len(),
        in_page.len()
    );
    Ok(packages)
}

/// A licence with the names of what is under it; its text opens on demand.
fn section(licence: &str, names: &str, text: &str) -> String {
    format!(
        "<details>\n<summary><b>{}</b> {}</summary>\n{}</details>\n",
        escape(licence),
        escape(names),
        paragraphs(text)
    )
}

/// The text in paragraphs, so that it fits a narrow screen; lines about copyright stay lines.
fn paragraphs(text: &str) -> String {
    let mut html = String::new();
    let text = text.replace("\r\n", "\n");
    let lines = text.lines().map(str::trim).collect::<Vec<_>>().join("\n");
    for paragraph in lines.split("\n\n").map(str::trim) {
        if paragraph.chars().any(char::is_alphanumeric) {
            let joined = escape(paragraph).replace("\nCopyright", "<br/>Copyright");
            html.push_str(&format!("<p>{}</p>\n", joined.replace('\n', " ")));
        }
    }
    html
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_the_licences_of_the_crates_it_is_made_of() {
        let kept = std::fs::read_to_string(file()).expect("the page is there");
        let now = page().expect("cargo knows the crates");
        assert!(kept == now, "run `cargo xtask licences`");
    }

    #[test]
    fn every_crate_comes_with_a_copyright_and_a_permission() {
        for ((licence, text), names) in texts().expect("cargo knows the crates") {
            let text = text.to_lowercase();
            assert!(
                text.contains("copyright") || text.contains("public domain"),
                "{names:?}: {licence}"
            );
            assert!(text.contains("permi"), "{names:?}: {licence}");
        }
    }

    #[test]
    fn a_text_is_escaped_and_fits_a_narrow_screen() {
        let text = "MIT\r\n\r\nCopyright A <a@b.org>\r\nCopyright B & C\r\n\r\n  Permission is\r\n  granted.\r\n\r\n====\r\n";
        assert_eq!(
            paragraphs(text),
            "<p>MIT</p>\n<p>Copyright A &lt;a@b.org&gt;<br/>Copyright B &amp; C</p>\n<p>Permission is granted.</p>\n"
        );
    }
}
