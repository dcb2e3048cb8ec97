//! The built page and a server for it.

use anyhow::{Result, ensure};
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use xtask::dist::{self, Files};
use xtask::server::Server;

/// The variable that says where the built page is.
const VARIABLE: &str = "SECHSUNDSECHZIG_DIST";

/// The page lives under a path, as on many a host: nothing may depend on being at the top.
const MOUNT: &str = "/spiele/66/";

/// The folder of the built page.
///
/// # Errors
/// When it has not been built.
pub fn folder() -> Result<PathBuf> {
    let folder = std::env::var_os(VARIABLE).map_or_else(xtask::workspace::dist, PathBuf::from);
    ensure!(
        folder.join("index.html").is_file(),
        "there is no built page in {}: run `cargo xtask dist` first, or set {VARIABLE}",
        folder.display()
    );
    Ok(folder)
}

/// Serves a folder.
pub fn serve(folder: &Path, port: u16) -> Result<Server> {
    Server::start(folder, port, MOUNT)
}

/// Another release of the page, made of the built one: its files are changed, then its service worker is written anew.
/// The folder is gone when the value is dropped.
///
/// # Errors
/// When there is no built page.
pub fn other_release(change: impl FnOnce(&mut Files)) -> Result<TempDir> {
    let mut files = dist::read(&folder()?)?;
    files.retain(|name, _| !name.ends_with(".br") && !name.ends_with(".gz"));
    change(&mut files);
    dist::seal(&mut files);
    let release = tempfile::Builder::new().prefix("66-release-").tempdir()?;
    dist::write(release.path(), files.iter())?;
    Ok(release)
}

/// The built page with a script of ours that runs before it.
///
/// # Errors
/// When there is no built page.
pub fn with_script(script: &str) -> Result<TempDir> {
    other_release(|files| insert_script(files, script))
}

/// Lets a script of ours run before the page's own.
pub fn insert_script(files: &mut Files, script: &str) {
    let page = files.get_mut("index.html").expect("a page");
    let text = String::from_utf8_lossy(page).replacen(
        "<script ",
        "<script src=\"assets/before.js\"></script>\n<script ",
        1,
    );
    *page = text.into_bytes();
    files.insert("assets/before.js".into(), script.into());
}
