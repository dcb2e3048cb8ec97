//! The sizes that a first visit may have.

use super::{Files, page, precache};
use anyhow::{Result, bail};

const KB: usize = 1024;
/// What must arrive before the table shows: page, script, wasm, stylesheet.
const APP: usize = 300 * KB;
/// Everything needed to play: the above, the opponent, the cards.
const PLAY: usize = 360 * KB;
/// Each of the two programs of the other pages, which is fetched when the first of its pages is opened: script and wasm.
const PAGES: usize = 330 * KB;

/// The typefaces, which are fetched beside the rest.
const FONTS: usize = 45 * KB;

/// What the first game does not need: the other pages, sounds, the worker for other games, faces of the cards not in use,
/// the low cards of Penneech, portraits of other opponents, prints, what rains where a match is won, the town at the end of pages, and texts of pages nobody
/// has opened yet.
const LATER: [&str; 15] = [
    "assets/lazy_pages",
    "assets/study",
    "assets/sound",
    "assets/glossary",
    "assets/lazy-pages",
    "assets/all_games",
    "cards/french",
    "cards/german",
    "cards/klar-german",
    "cards/low",
    "pips",
    "portraits",
    "prints",
    "town",
    "content/",
];

/// Prints what each file weighs on the wire and checks the sums.
pub fn check(files: &Files, compressed: &Files) -> Result<()> {
    let mut app = 0;
    let mut play = 0;
    let mut pages = [0; page::LAZY.len()];
    let mut fonts = 0;
    println!("\n== Sizes on the wire (brotli)");
    for (name, bytes) in files.iter().filter(|(name, _)| precache::is_kept(name)) {
        let size = compressed
            .get(&format!("{name}.br"))
            .map_or(bytes.len(), Vec::len);
        let part = Part::of(name);
        match part {
            Part::App => app += size,
            Part::Play => play += size,
            Part::Fonts => fonts += size,
            Part::Later | Part::Install => {}
        }
        for (program, pages) in page::LAZY.iter().zip(&mut pages) {
            if name.starts_with(&format!("assets/{program}-")) {
                *pages += size;
            }
        }
        println!("{:>9}  {name}  ({})", kb(size), part.label());
    }
    play += app;
    println!("{:>9}  the app, of {} at most", kb(app), kb(APP));
    println!(
        "{:>9}  everything needed to play, of {} at most",
        kb(play),
        kb(PLAY)
    );
    for (program, pages) in page::LAZY.iter().zip(pages) {
        println!(
            "{:>9}  the program of other pages {program}, of {} at most",
            kb(pages),
            kb(PAGES)
        );
    }
    println!("{:>9}  the typefaces, of {} at most", kb(fonts), kb(FONTS));
    if app > APP || play > PLAY || pages.into_iter().any(|pages| pages > PAGES) || fonts > FONTS {
        bail!("the page is over its size budget");
    }
    Ok(())
}

/// What a file is for.
#[derive(Clone, Copy)]
enum Part {
    App,
    Play,
    Fonts,
    Later,
    Install,
}

impl Part {
    fn of(name: &str) -> Self {
        let is_imported = page::IMPORTED
            .iter()
            .any(|stem| name.starts_with(&format!("assets/{stem}-")));
        let is_app = is_imported
            || ["assets/boot-", "assets/page-", "assets/style-"]
                .iter()
                .any(|beginning| name.starts_with(beginning));
        if is_app || name == "index.html" {
            Self::App
        } else if name.starts_with("icons/") || name.ends_with(".webmanifest") {
            Self::Install
        } else if name.starts_with("fonts/") {
            Self::Fonts
        } else if LATER.iter().any(|part| name.starts_with(part)) {
            Self::Later
        } else {
            Self::Play
        }
    }

    fn label(self) -> &'static str {
        match self {
            Self::App => "app",
            Self::Play => "to play",
            Self::Fonts => "typeface",
            Self::Later => "for other pages, sounds, other games and faces",
            Self::Install => "to install",
        }
    }
}

fn kb(bytes: usize) -> String {
    format!("{:.1} KB", bytes as f64 / KB as f64)
}
