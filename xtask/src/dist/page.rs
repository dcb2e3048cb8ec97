//! `index.html`: Trunk's parts taken out of it, the named files and the policy put in.

use super::{Files, fingerprint::Addresses, security};
use anyhow::{Context, Result, bail};

/// What Trunk built, taken apart.
#[derive(Debug)]
pub struct Parts {
    /// The page without Trunk's script and links.
    pub html: String,
    /// What it loads.
    pub programs: Programs,
}

/// The page's programs and stylesheet under Trunk's names.
#[derive(Debug)]
pub struct Programs {
    /// The script that tells users of old browsers to update.
    pub browser_check: String,
    /// The script that starts the page: the project's own, not Trunk's.
    pub boot: String,
    /// The scripts that it imports before it starts the page, by their names in [`IMPORTED`].
    pub imported: Vec<Script>,
    /// What is heard and felt, a script of its own.
    pub sound: String,
    /// What opens the entries of the glossary, a script of its own.
    pub glossary: String,
    /// JavaScript of the page.
    pub page_glue: String,
    /// Wasm of the page.
    pub page_wasm: Vec<u8>,
    /// The programs of the other pages, in the order of [`LAZY`].
    pub lazy: Vec<LazyProgram>,
    /// The workers, in the order of [`WORKERS`].
    pub workers: Vec<Worker>,
    /// The stylesheets that the table needs, in the page's order.
    pub style: String,
    /// That of the end of a deal, which the table does not wait for.
    pub end_style: String,
    /// Those of the lazily loaded pages.
    pub pages_style: String,
}

/// A script's name and what it says.
pub type Script = (&'static str, String);

/// The scripts of `web/` that the first one imports.
pub const IMPORTED: [&str; 4] = ["journal", "namespace", "retention", "tab-lock"];

/// What Trunk copies for a development build alone.
const NOT_IN_RELEASES: [&str; 3] = ["deal-end.css", "lazy-pages.css", "service-worker.js"];

/// How `index.html` names its scripts.
const BROWSER_CHECK: &str = "<script defer src=\"browser-check.js\"></script>";
const BOOT: &str = "<script type=\"module\" src=\"boot.js\"></script>";

/// Where it has room for the address of the service worker.
const SERVICE_WORKER: &str = "<meta name=\"service-worker\" content=\"\">";

/// The stylesheet that is loaded beside the program of the table.
const STYLE_OF_END: &str = "end.css";

/// The stylesheets that are loaded with the program of the other pages.
const STYLES_OF_PAGES: [&str; 6] = [
    "choices.css",
    "pages.css",
    "rules.css",
    "replay.css",
    "puzzles.css",
    "lesson.css",
];

/// The workers: the opponent for two, and the one who knows every game.
pub const WORKERS: [&str; 2] = ["bot", "all_games"];

/// The programs of the other pages: of those without a table of their own, and of those that play on one.
pub const LAZY: [&str; 2] = ["lazy_pages", "study"];

/// A program that is loaded when the first of its pages is opened.
#[derive(Debug)]
pub struct LazyProgram {
    /// Its name in [`LAZY`].
    pub name: &'static str,
    /// Its JavaScript.
    pub glue: String,
    /// Its wasm.
    pub wasm: Vec<u8>,
}

impl LazyProgram {
    fn take(name: &'static str, staged: &mut Files) -> Result<Self> {
        Ok(Self {
            name,
            glue: text(staged, &format!("{name}.js"))?,
            wasm: take(staged, &format!("{name}_bg.wasm"))?,
        })
    }
}

/// A worker's programs.
#[derive(Debug)]
pub struct Worker {
    /// Its name in [`WORKERS`].
    pub name: &'static str,
    /// Its JavaScript.
    pub glue: String,
    /// Its wasm.
    pub wasm: Vec<u8>,
    /// The script it is started from.
    pub loader: String,
}

impl Worker {
    fn take(name: &'static str, staged: &mut Files) -> Result<Self> {
        Ok(Self {
            name,
            glue: text(staged, &format!("{name}_worker.js"))?,
            wasm: take(staged, &format!("{name}_worker_bg.wasm"))?,
            loader: text(staged, &format!("{name}_worker_loader.js"))?,
        })
    }
}

/// Takes the page and its programs out of Trunk's files.
pub fn take_parts(staged: &mut Files) -> Result<Parts> {
    for name in NOT_IN_RELEASES {
        take(staged, name)?;
    }
    let mut html = text(staged, "index.html")?;
    let (mut style, mut end_style, mut pages_style) = (String::new(), String::new(), String::new());
    while let Some(href) = cut_stylesheet(&mut html) {
        let name = href.trim_start_matches("./");
        let joined = if STYLES_OF_PAGES.contains(&name) {
            &mut pages_style
        } else if name == STYLE_OF_END {
            &mut end_style
        } else {
            &mut style
        };
        joined.push_str(&from_assets(&text(staged, name)?));
        joined.push('\n');
    }
    let programs = Programs {
        browser_check: text(staged, "browser-check.js")?,
        boot: text(staged, "boot.js")?,
        imported: IMPORTED
            .into_iter()
            .map(|name| Ok((name, text(staged, &format!("{name}.js"))?)))
            .collect::<Result<_>>()?,
        sound: text(staged, "sound.js")?,
        glossary: text(staged, "glossary.js")?,
        page_glue: text(staged, "sechsundsechzig.js")?,
        page_wasm: take(staged, "sechsundsechzig_bg.wasm")?,
        lazy: LAZY
            .into_iter()
            .map(|name| LazyProgram::take(name, staged))
            .collect::<Result<_>>()?,
        workers: WORKERS
            .into_iter()
            .map(|name| Worker::take(name, staged))
            .collect::<Result<_>>()?,
        style,
        end_style,
        pages_style,
    };
    Ok(Parts { html, programs })
}

/// The page as it is deployed.
pub fn write(html: &str, to: &Addresses) -> Result<String> {
    const CHARSET: &str = "<meta charset=\"utf-8\">";
    for needed in [
        CHARSET,
        SERVICE_WORKER,
        BROWSER_CHECK,
        BOOT,
        "</head>",
        "</body>",
    ] {
        if !html.contains(needed) {
            bail!("index.html should contain {needed}");
        }
    }
    let policy = format!(
        "{CHARSET}\n<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">",
        security::policy_for_page(html)
    );
    // After the first words, so that they need not wait for it.
    let sheet = format!("<link rel=\"stylesheet\" href=\"{}\">\n</body>", to.style);
    let browser_check = BROWSER_CHECK.replace("browser-check.js", &to.browser_check);
    let boot = BOOT.replace("boot.js", &to.boot);
    let mut html = html
        .replacen(CHARSET, &policy, 1)
        .replacen(
            SERVICE_WORKER,
            &SERVICE_WORKER.replace("content=\"\"", "content=\"sw.js\""),
            1,
        )
        .replacen(BROWSER_CHECK, &browser_check, 1)
        .replacen(BOOT, &boot, 1)
        .replacen("</head>", &(preloads(to) + "</head>"), 1)
        .replacen("</body>", &sheet, 1);
    for (name, address) in WORKERS.iter().zip(&to.workers) {
        let loader = format!("content=\"{name}_worker_loader.js\"");
        if !html.contains(&loader) {
            bail!("index.html should contain {loader}");
        }
        html = html.replacen(&loader, &format!("content=\"{address}\""), 1);
    }
    let lines = html.lines().map(str::trim).filter(|line| !line.is_empty());
    Ok(lines.collect::<Vec<_>>().join("\n") + "\n")
}

/// Has the browser fetch what the table needs before it knows of it by itself.
fn preloads(to: &Addresses) -> String {
    let Addresses {
        imported,
        glue,
        wasm,
        style,
        ..
    } = to;
    let imported: String = imported
        .iter()
        .map(|script| format!("<link rel=\"modulepreload\" href=\"{script}\">\n"))
        .collect();
    format!(
        "<link rel=\"preload\" href=\"{style}\" as=\"style\">\n\
         <link rel=\"preload\" href=\"{wasm}\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n\
         <link rel=\"modulepreload\" href=\"{glue}\">\n\
         {imported}"
    )
}

fn take(staged: &mut Files, name: &str) -> Result<Vec<u8>> {
    staged
        .remove(name)
        .with_context(|| format!("Trunk made no {name}"))
}

fn text(staged: &mut Files, name: &str) -> Result<String> {
    String::from_utf8(take(staged, name)?).with_context(|| format!("{name} is not UTF-8"))
}

/// Cuts the first link to a stylesheet out of the page and returns its address.
fn cut_stylesheet(html: &mut String) -> Option<String> {
    let from = html.find("<link rel=\"stylesheet\"")?;
    let to = from + html[from..].find('>')? + 1;
    let link = html[from..to].to_owned();
    html.replace_range(from..to, "");
    let (_, rest) = link.split_once("href=\"")?;
    Some(rest.split_once('"')?.0.to_owned())
}

/// A stylesheet with its relative addresses made to work from the folder of named files.
fn from_assets(style: &str) -> String {
    let mut pieces = style.split("url(");
    let mut moved = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        moved.push_str("url(");
        let quote = piece
            .chars()
            .next()
            .filter(|sign| matches!(sign, '"' | '\''));
        let address = piece.trim_start_matches(['"', '\'']);
        moved.extend(quote);
        if !(address.starts_with(['#', '/']) || address.starts_with("data:")) {
            moved.push_str("../");
        }
        moved.push_str(address);
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stylesheets_leave_the_page_in_order() {
        let mut html =
            r#"x<link rel="stylesheet" href="./a.css">y<link rel="stylesheet" href="b.css">z"#
                .to_owned();
        assert_eq!(cut_stylesheet(&mut html).as_deref(), Some("./a.css"));
        assert_eq!(cut_stylesheet(&mut html).as_deref(), Some("b.css"));
        assert_eq!(cut_stylesheet(&mut html), None);
        assert_eq!(html, "xyz");
    }

    #[test]
    fn every_stylesheet_that_is_loaded_later_is_in_the_list() {
        let list = include_str!("../../../style/order.txt");
        let listed: Vec<_> = list.split_whitespace().collect();
        for name in STYLES_OF_PAGES.into_iter().chain([STYLE_OF_END]) {
            assert!(listed.contains(&name), "{name}");
        }
    }

    #[test]
    fn the_page_loads_the_stylesheets_in_the_order_of_their_list() {
        let list = include_str!("../../../style/order.txt");
        let page = include_str!("../../../index.html");
        let loaded = page
            .split("rel=\"css\" href=\"style/")
            .skip(1)
            .filter_map(|rest| Some(rest.split_once('"')?.0));
        assert_eq!(
            loaded.collect::<Vec<_>>(),
            list.split_whitespace().collect::<Vec<_>>()
        );
    }

    #[test]
    fn only_relative_addresses_move_with_the_stylesheet() {
        let style = r##"url(a.svg) url("b.svg") url(#c) url(data:d) url('/e')"##;
        let moved = r##"url(../a.svg) url("../b.svg") url(#c) url(data:d) url('/e')"##;
        assert_eq!(from_assets(style), moved);
    }
}
