//! Names that follow content: `assets/page-1a2b3c4d.js`.
//!
//! A file under such a name never changes, so hosts and browsers may keep it for ever, and two versions of the page can
//! never get hold of each other's files.

use super::{Files, page::Programs};
use anyhow::{Result, ensure};
use sha2::{Digest, Sha256};

/// The folder of everything that is named after its content.
pub const FOLDER: &str = "assets/";

/// Where the named files are, relative to the page.
#[derive(Debug)]
pub struct Addresses {
    /// The script that tells users of old browsers to update.
    pub browser_check: String,
    /// The script that starts the page.
    pub boot: String,
    /// The scripts that it imports.
    pub imported: Vec<String>,
    /// The page's own JavaScript.
    pub glue: String,
    /// The page's wasm.
    pub wasm: String,
    /// The scripts that the workers are started from.
    pub workers: Vec<String>,
    /// The stylesheet of the table.
    pub style: String,
}

/// Names the programs and the stylesheet after their content, the innermost first, since each mentions the next.
pub fn place(programs: Programs, files: &mut Files) -> Result<Addresses> {
    let mut place = |stem: &str, extension: &str, bytes: Vec<u8>| {
        let name = format!("{stem}-{}.{extension}", fingerprint(&bytes));
        files.insert(format!("{FOLDER}{name}"), bytes);
        name
    };
    let page_wasm = place("page", "wasm", programs.page_wasm);
    let page_glue = mention(&programs.page_glue, "sechsundsechzig_bg.wasm", &page_wasm)?;
    let page_glue = place("page", "js", page_glue.into_bytes());

    let mut workers = Vec::new();
    for worker in programs.workers {
        let name = worker.name;
        let wasm = place(name, "wasm", worker.wasm);
        let glue = mention(&worker.glue, &format!("{name}_worker_bg.wasm"), &wasm)?;
        let glue = place(name, "js", glue.into_bytes());
        let loader = mention(&worker.loader, &format!("{name}_worker.js"), &glue)?;
        let loader = place(&format!("{name}-worker"), "js", loader.into_bytes());
        workers.push(format!("{FOLDER}{loader}"));
    }

    let browser_check = place("browser-check", "js", programs.browser_check.into_bytes());
    let sound = place("sound", "js", programs.sound.into_bytes());
    let glossary = place("glossary", "js", programs.glossary.into_bytes());
    let end_style = place("deal-end", "css", programs.end_style.into_bytes());
    let pages_style = place("lazy-pages", "css", programs.pages_style.into_bytes());
    let mut boot = mention(&programs.boot, "./sound.js", &format!("./{sound}"))?;
    boot = mention(&boot, "./glossary.js", &format!("./{glossary}"))?;
    boot = mention(&boot, "./deal-end.css", &format!("./{end_style}"))?;
    boot = mention(&boot, "./lazy-pages.css", &format!("./{pages_style}"))?;
    let mut imported = Vec::new();
    for (stem, text) in programs.imported {
        let name = place(stem, "js", text.into_bytes());
        boot = mention(&boot, &format!("./{stem}.js"), &format!("./{name}"))?;
        imported.push(format!("{FOLDER}{name}"));
    }
    for program in programs.lazy {
        let name = program.name;
        let wasm = place(name, "wasm", program.wasm);
        let glue = mention(&program.glue, &format!("{name}_bg.wasm"), &wasm)?;
        let glue = place(name, "js", glue.into_bytes());
        boot = mention(&boot, &format!("./{name}.js"), &format!("./{glue}"))?;
        boot = mention(&boot, &format!("./{name}_bg.wasm"), &format!("./{wasm}"))?;
    }
    let boot = mention(&boot, "./sechsundsechzig.js", &format!("./{page_glue}"))?;
    let boot = mention(
        &boot,
        "./sechsundsechzig_bg.wasm",
        &format!("./{page_wasm}"),
    )?;
    let boot = place("boot", "js", boot.into_bytes());
    let style = place("style", "css", programs.style.into_bytes());
    let address = |name: String| format!("{FOLDER}{name}");
    Ok(Addresses {
        browser_check: address(browser_check),
        boot: address(boot),
        imported,
        glue: address(page_glue),
        wasm: address(page_wasm),
        workers,
        style: address(style),
    })
}

/// The first 16 hexadecimal digits of the content's SHA-256.
pub fn fingerprint(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The text with one file's name replaced by another's.
fn mention(text: &str, old: &str, new: &str) -> Result<String> {
    ensure!(
        text.contains(old),
        "the generated JavaScript does not mention {old}: has Trunk or wasm-bindgen changed?"
    );
    Ok(text.replace(old, new))
}
