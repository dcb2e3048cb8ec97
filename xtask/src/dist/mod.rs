//! The deployable folder: what Trunk builds, made small, named after its content, and ready for any static host.
//!
//! The steps, each in its own module: `trunk` builds; `minify` makes wasm, JavaScript and stylesheets smaller; `fingerprint`
//! gives files their content's name; `page` rewrites `index.html`; `precache` writes the service worker;
//! `security` the headers; `imprint` adds what the host says about itself; `compress` the `.br` and `.gz` beside each file; `budget` checks the sizes.

mod budget;
mod compress;
mod fingerprint;
mod glue;
mod imprint;
mod minify;
mod page;
mod precache;
pub mod security;
mod trunk;

use crate::{tools, workspace};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The files of the deployable folder, by their paths in it (with `/`), before anything is written.
pub type Files = BTreeMap<String, Vec<u8>>;

/// For what the page is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// Small and fast, compressed, its sizes checked: what is deployed.
    Release,
    /// The release's programs as they were compiled, neither made smaller nor compressed: to be played on this machine. It
    /// has a folder of its own and takes a minute less.
    Local,
    /// Quickly, for a look at it: large, slow, with the checks of a debug build.
    Draft,
}

impl Profile {
    /// Where the page is built into.
    pub fn folder(self) -> PathBuf {
        match self {
            Self::Release | Self::Draft => workspace::dist(),
            Self::Local => workspace::target().join("local"),
        }
    }
}

/// Builds the page into [`Profile::folder`]. A release's sizes are printed and checked.
///
/// # Errors
/// When a step fails or a size is over its budget.
pub fn build(profile: Profile) -> Result<()> {
    build_with_imprint(profile, None)
}

/// Builds the page with what the host says about itself in this file.
///
/// # Errors
/// As for [`build`], and when the file cannot be used.
pub fn build_with_imprint(profile: Profile, file: Option<&Path>) -> Result<()> {
    let imprint = file.map(imprint::read).transpose()?;
    // On a new machine Trunk takes minutes to build, with a core idle much of the time.
    let head_start = (profile != Profile::Draft && !tools::are_there_to_build())
        .then(|| trunk::HeadStart::begin(profile))
        .transpose()?;
    tools::ensure_build()?;
    if let Some(head_start) = head_start {
        head_start.wait();
    }
    let mut staged = trunk::build(profile)?;
    if let Some(imprint) = imprint {
        staged.insert(imprint::FILE.into(), imprint);
    }
    let files = assemble(staged, profile)?;
    if profile != Profile::Release {
        return write(&profile.folder(), files.iter());
    }
    let compressed = compress::all(&files);
    write(&profile.folder(), files.iter().chain(&compressed))?;
    budget::check(&files, &compressed)
}

/// Turns Trunk's output into the files to deploy.
fn assemble(mut staged: Files, profile: Profile) -> Result<Files> {
    let parts = page::take_parts(&mut staged)?;
    let programs = match profile {
        Profile::Release => minify::all(parts.programs)?,
        Profile::Local | Profile::Draft => parts.programs,
    };
    let mut files = staged; // What is left came from public/ and keeps its names.
    let addresses = fingerprint::place(programs, &mut files)?;
    let html = page::write(&parts.html, &addresses)?;
    files.insert("index.html".into(), html.into_bytes());
    add_worker_and_headers(&mut files);
    if profile == Profile::Release
        && let Some(worker) = files.remove("sw.js")
    {
        let text = String::from_utf8(worker).context("the service worker is no text")?;
        files.insert("sw.js".into(), minify::script(text).into_bytes());
    }
    Ok(files)
}

/// Writes, for files that are otherwise complete, the service worker that keeps them and the headers.
pub fn add_worker_and_headers(files: &mut Files) {
    files.remove("sw.js");
    files.remove("_headers");
    let worker = precache::service_worker(files);
    files.insert("sw.js".into(), worker.into_bytes());
    let page = files.get("index.html").cloned().unwrap_or_default();
    let headers = security::headers_file(&String::from_utf8_lossy(&page));
    files.insert("_headers".into(), headers.into_bytes());
}

/// Reads a folder with all that is below it.
///
/// # Errors
/// When something in it cannot be read.
pub fn read(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    read_below(folder, "", &mut files)?;
    Ok(files)
}

fn read_below(folder: &Path, prefix: &str, files: &mut Files) -> Result<()> {
    let unreadable = || format!("{} could not be read", folder.display());
    for entry in std::fs::read_dir(folder).with_context(unreadable)? {
        let entry = entry.with_context(unreadable)?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let path = entry.path();
        if path.is_dir() {
            read_below(&path, &format!("{name}/"), files)?;
        } else {
            let bytes = std::fs::read(&path)
                .with_context(|| format!("{} could not be read", path.display()))?;
            files.insert(name, bytes);
        }
    }
    Ok(())
}

/// Replaces a folder's content.
///
/// # Errors
/// When it cannot be written.
pub fn write<'a>(
    folder: &Path,
    files: impl Iterator<Item = (&'a String, &'a Vec<u8>)>,
) -> Result<()> {
    if folder.exists() {
        std::fs::remove_dir_all(folder)
            .with_context(|| format!("{} could not be emptied", folder.display()))?;
    }
    for (name, bytes) in files {
        let path = folder.join(name);
        let parent = path.parent().unwrap_or(folder);
        std::fs::create_dir_all(parent)
            .and_then(|()| std::fs::write(&path, bytes))
            .with_context(|| format!("{} could not be written", path.display()))?;
    }
    Ok(())
}
