//! The built page and a server for it.

use crate::Browser;
use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use xtask::dist::{self, Files};
use xtask::server::Server;

/// The variable that says where the built page is.
const VARIABLE: &str = "SECHSUNDSECHZIG_DIST";

/// The page lives under a path, as on many a host: nothing may depend on being at the top.
pub const MOUNT: &str = "/spiele/66/";

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

/// What a page is served from.
#[derive(Debug)]
pub enum Folder {
    /// The page as it was built.
    Built(PathBuf),
    /// The page with [`NOTE_COMPLAINTS`] before it.
    Noting(TempDir),
}

impl Folder {
    /// The built page, for this browser.
    pub fn for_browser(browser: Browser) -> Result<Self> {
        Ok(match browser {
            Browser::Chromium | Browser::Firefox => Self::Built(folder()?),
            Browser::WebKit => Self::Noting(other_release(|_| {})?),
        })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        match self {
            Self::Built(path) => path,
            Self::Noting(folder) => folder.path(),
        }
    }
}

/// Notes what a browser complains about where its driver does not tell, beyond reloads.
const NOTE_COMPLAINTS: &str = r#"(() => {
  const [get, set] = [sessionStorage.getItem.bind(sessionStorage), sessionStorage.setItem.bind(sessionStorage)];
  const note = (text) => set("complaints", JSON.stringify([...JSON.parse(get("complaints") ?? "[]"), text]));
  const described = (reason) => (reason instanceof Error ? `${reason} ${reason.stack}` : String(reason));
  addEventListener("error", ({ target, message, error }) =>
    note(target === window ? described(error ?? message) : `not loaded: ${target.src ?? target.href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => note(`not caught: ${described(reason)}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
    note(`against ${violatedDirective}: ${blockedURI} in ${sourceFile}`));
  const { error } = console;
  console.error = (...words) => (note(words.map(described).join(" ")), error.apply(console, words));
})();
"#;

/// What has been noted since the last call.
pub const TAKE_COMPLAINTS: &str = "location.protocol === 'about:' ? [] : \
    ((text) => (sessionStorage.removeItem('complaints'), JSON.parse(text ?? '[]')))(sessionStorage.getItem('complaints'))";

/// A page with a frame, and the built page beside it under [`MOUNT`], which may be framed by that page. Where it lies no
/// service worker is in charge of it.
#[derive(Debug)]
pub struct Framed(TempDir);

impl Framed {
    /// The page with the frame.
    const NAME: &str = "frame.html";
    const PAGE: &str = "<!doctype html>\n<html lang=\"de\">\n<title>Frame</title>\n\
        <style>html { overflow: hidden } body { margin: 0 } iframe { display: block; border: 0 }</style>\n\
        <iframe></iframe>\n";

    /// Beside the page in this folder.
    ///
    /// # Errors
    /// When the headers of that page do not say who may frame it.
    pub fn of(folder: &Path) -> Result<Self> {
        let root = tempfile::Builder::new().prefix("66-frame-").tempdir()?;
        let headers = std::fs::read_to_string(folder.join("_headers"))?;
        let by_page = headers.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
        ensure!(by_page != headers, "nobody is forbidden to frame the page");
        let mount = MOUNT.trim_end_matches('/');
        let below_mount: String = by_page
            .lines()
            .map(|line| {
                let place = if line.starts_with('/') { mount } else { "" };
                format!("{place}{line}\n")
            })
            .collect();
        std::fs::write(root.path().join("_headers"), below_mount)?;
        std::fs::write(root.path().join(Self::NAME), Self::PAGE)?;
        link_at_mount(root.path(), MOUNT, folder)?;
        Ok(Self(root))
    }

    /// Serves both.
    pub fn serve(&self, port: u16) -> Result<Server> {
        Server::start(self.0.path(), port, "/")
    }

    /// Where the page with the frame is.
    pub fn address(port: u16) -> String {
        format!("http://localhost:{port}/{}", Self::NAME)
    }
}

/// Lets a folder be found under a path such as `/spiele/66/` of another.
pub fn link_at_mount(root: &Path, mount: &str, folder: &Path) -> Result<()> {
    let place = root.join(mount.trim_matches('/'));
    std::fs::create_dir_all(place.parent().context("a path with a folder")?)?;
    Ok(std::os::unix::fs::symlink(folder, place)?)
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
    insert_first(&mut files, "assets/complaints.js", NOTE_COMPLAINTS);
    dist::add_worker_and_headers(&mut files);
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
    insert_first(files, "assets/before.js", script);
}

fn insert_first(files: &mut Files, name: &str, script: &str) {
    let page = files.get_mut("index.html").expect("a page");
    let tags = format!("<script src=\"{name}\"></script>\n<script ");
    *page = String::from_utf8_lossy(page)
        .replacen("<script ", &tags, 1)
        .into_bytes();
    files.insert(name.into(), script.into());
}
