//! The browsers that the tests drive, and their drivers; Firefox's is [`super::GECKODRIVER`].

use super::debian::install;
use crate::process;
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where the browsers and their drivers are.
#[derive(Clone, Debug)]
pub struct Browsers {
    /// Chromium or Google Chrome.
    pub chromium: PathBuf,
    /// Chromium without windows, if it is there: the same engine, a quarter less work.
    pub headless_shell: Option<PathBuf>,
    /// Chromium's driver.
    pub chromedriver: PathBuf,
    /// Firefox.
    pub firefox: PathBuf,
}

impl Browsers {
    /// Those that are on the search path.
    ///
    /// # Errors
    /// With one sentence naming what is missing and how to get it.
    pub fn find() -> Result<Self> {
        let any = |names: &[&str]| names.iter().find_map(|name| process::find(name));
        let chromium = any(&["chromium", "chromium-browser", "google-chrome", "chrome"]);
        let headless_shell = any(&HEADLESS_SHELLS);
        let chromedriver = any(&["chromedriver"]);
        let firefox = any(&["firefox", "firefox-esr"]);
        match (chromium, chromedriver, firefox) {
            (Some(chromium), Some(chromedriver), Some(firefox)) => Ok(Self {
                chromium,
                headless_shell,
                chromedriver,
                firefox,
            }),
            (chromium, chromedriver, firefox) => {
                let missing = missing(&[
                    ("Chromium", chromium.is_none()),
                    (
                        "chromedriver (of Chromium's version)",
                        chromedriver.is_none(),
                    ),
                    ("Firefox", firefox.is_none()),
                ]);
                bail!(
                    "the browser tests need {missing} on the search path: on Debian `sudo apt-get install {}`, elsewhere from the makers' pages",
                    DEBIAN_PACKAGES.join(" ")
                )
            }
        }
    }

    /// Tells a run of wasm tests where Chromium's driver is, if there is one.
    pub fn set_driver(command: &mut Command) {
        if let Ok(found) = Self::find() {
            command.env("CHROMEDRIVER", found.chromedriver);
        }
    }
}

/// Where WebKitGTK is, and what it needs in order to run without a screen.
#[derive(Clone, Debug)]
pub struct WebKit {
    /// WebKit's driver.
    pub driver: PathBuf,
    /// WebKit's own small browser.
    pub mini_browser: PathBuf,
    /// An X server without a screen.
    pub xvfb: PathBuf,
    /// Gives the browser a message bus of its own.
    pub dbus_run_session: PathBuf,
}

impl WebKit {
    /// Whether WebKitGTK exists for this system.
    pub const IS_SUPPORTED: bool = cfg!(target_os = "linux");

    /// WebKitGTK as the distribution installed it.
    ///
    /// # Errors
    /// With one sentence naming what is missing and how to get it.
    pub fn find() -> Result<Self> {
        match (
            process::find("WebKitWebDriver"),
            find_mini_browser(),
            process::find("Xvfb"),
            process::find("dbus-run-session"),
        ) {
            (Some(driver), Some(mini_browser), Some(xvfb), Some(dbus_run_session)) => Ok(Self {
                driver,
                mini_browser,
                xvfb,
                dbus_run_session,
            }),
            (driver, mini_browser, xvfb, dbus_run_session) => {
                let missing = missing(&[
                    ("WebKitWebDriver", driver.is_none()),
                    ("WebKitGTK's MiniBrowser", mini_browser.is_none()),
                    ("Xvfb", xvfb.is_none()),
                    ("dbus-run-session", dbus_run_session.is_none()),
                ]);
                bail!(
                    "the tests in WebKit need {missing}: on Debian `sudo apt-get install {}`, elsewhere the distribution's WebKitGTK with its driver, Xvfb and D-Bus",
                    DEBIAN_PACKAGES_OF_WEBKIT.join(" ")
                )
            }
        }
    }
}

/// `MiniBrowser` lies in a folder named after WebKitGTK's version: below the architecture's libraries on Debian, in
/// `/usr/libexec` elsewhere.
fn find_mini_browser() -> Option<PathBuf> {
    let folders_in = |folder: &Path| -> Vec<PathBuf> {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).collect()
    };
    let is_webkit = |folder: &PathBuf| {
        folder
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with("webkit"))
    };
    let mut parents = vec![PathBuf::from("/usr/libexec"), PathBuf::from("/usr/lib")];
    parents.extend(folders_in(Path::new("/usr/lib")));
    let mut found: Vec<PathBuf> = parents
        .iter()
        .flat_map(|parent| folders_in(parent))
        .filter(is_webkit)
        .map(|folder| folder.join("MiniBrowser"))
        .filter(|program| program.is_file())
        .collect();
    found.sort();
    found.pop()
}

fn missing(parts: &[(&str, bool)]) -> String {
    parts
        .iter()
        .filter_map(|&(name, is_missing)| is_missing.then_some(name))
        .collect::<Vec<_>>()
        .join(", ")
}

const DEBIAN_PACKAGES: [&str; 3] = ["chromium", "chromium-driver", "firefox-esr"];
const HEADLESS_SHELLS: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];
const DEBIAN_PACKAGES_OF_WEBKIT: [&str; 3] = ["webkit2gtk-driver", "xvfb", "dbus"];

/// Installs Chromium and Firefox where that can be done without asking: as root on a Debian system.
///
/// # Errors
/// With one sentence naming what is missing and how to get it.
pub fn ensure() -> Result<Browsers> {
    if Browsers::find().is_err() {
        install(&DEBIAN_PACKAGES)?;
    }
    let found = Browsers::find()?;
    // Of the distribution, so that its version is the driver's.
    if found.headless_shell.is_none()
        && found.chromium.starts_with("/usr/bin")
        && let Err(error) = install(&HEADLESS_SHELLS[..1])
    {
        eprintln!("note: tests in Chromium will take longer than need be: {error:#}");
    }
    Browsers::find()
}

/// Installs WebKitGTK in the same way, on systems that have it.
///
/// # Errors
/// With one sentence naming what is missing and how to get it.
pub fn ensure_webkit() -> Result<()> {
    if !WebKit::IS_SUPPORTED {
        println!("note: WebKitGTK runs on Linux alone: nothing is tested in WebKit here");
        return Ok(());
    }
    if WebKit::find().is_err() {
        install(&DEBIAN_PACKAGES_OF_WEBKIT)?;
    }
    WebKit::find().map(drop)
}
