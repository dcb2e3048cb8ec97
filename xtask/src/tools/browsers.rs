//! The browsers that the tests drive, and Chromium's driver; Firefox's is [`super::GECKODRIVER`].

use crate::process;
use anyhow::{Result, bail};
use std::path::PathBuf;
use std::process::Command;

/// Where the browsers and their drivers are.
#[derive(Clone, Debug)]
pub struct Browsers {
    /// Chromium or Google Chrome.
    pub chromium: PathBuf,
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
        let chromedriver = any(&["chromedriver"]);
        let firefox = any(&["firefox", "firefox-esr"]);
        match (chromium, chromedriver, firefox) {
            (Some(chromium), Some(chromedriver), Some(firefox)) => Ok(Self {
                chromium,
                chromedriver,
                firefox,
            }),
            (chromium, chromedriver, firefox) => {
                let missing = [
                    ("Chromium", chromium.is_none()),
                    (
                        "chromedriver (of Chromium's version)",
                        chromedriver.is_none(),
                    ),
                    ("Firefox", firefox.is_none()),
                ]
                .into_iter()
                .filter_map(|(name, is_missing)| is_missing.then_some(name))
                .collect::<Vec<_>>()
                .join(", ");
                bail!(
                    "the browser tests need {missing} on the search path: on Debian `sudo apt-get install {}`, elsewhere from the makers' pages",
                    DEBIAN_PACKAGES.join(" ")
                )
            }
        }
    }

    /// Tells a run of wasm tests where Chromium's driver is, if there is one.
    pub fn offer(command: &mut Command) {
        if let Ok(found) = Self::find() {
            command.env("CHROMEDRIVER", found.chromedriver);
        }
    }
}

const DEBIAN_PACKAGES: [&str; 3] = ["chromium", "chromium-driver", "firefox-esr"];

/// Installs the browsers where that can be done without asking: as root on a Debian system.
///
/// # Errors
/// With one sentence naming what is missing and how to get it.
pub fn ensure() -> Result<Browsers> {
    if let Ok(browsers) = Browsers::find() {
        return Ok(browsers);
    }
    if is_root() && process::find("apt-get").is_some() {
        println!("\n== Installing {}", DEBIAN_PACKAGES.join(", "));
        let apt_get = || {
            let mut command = process::command("apt-get");
            command
                .args(["--quiet", "--quiet"])
                .env("DEBIAN_FRONTEND", "noninteractive");
            command
        };
        process::run(apt_get().arg("update"))?;
        process::run(
            apt_get()
                .args(["install", "--yes", "--no-install-recommends"])
                .args(DEBIAN_PACKAGES),
        )?;
    }
    Browsers::find()
}

fn is_root() -> bool {
    process::output_of(process::command("id").arg("--user")).as_deref() == Some("0")
}
