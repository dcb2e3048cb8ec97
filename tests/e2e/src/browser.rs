//! The browsers and the conditions under which they run.

use crate::fonts;
use anyhow::Result;
use serde_json::json;
use std::fmt;
use std::path::{Path, PathBuf};
use thirtyfour::common::capabilities::firefox::FirefoxPreferences;
use thirtyfour::prelude::*;
use thirtyfour::{Capabilities, ChromiumLikeCapabilities};
use xtask::tools::{Browsers, WebKit};

/// A browser that the page must work in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Browser {
    /// Chromium, and with it Chrome, Edge and the like.
    Chromium,
    /// Firefox.
    Firefox,
    /// WebKitGTK, the engine of Safari and of every browser on an iPhone.
    #[value(name = "webkit")]
    WebKit,
}

impl fmt::Display for Browser {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKit",
        })
    }
}

/// What a person has chosen in browser and system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conditions {
    /// The preferred language, such as `de` or `en`.
    pub language: &'static str,
    /// Whether the system asks for dark pages.
    pub dark: bool,
    /// Whether the system asks for less movement.
    pub reduced_motion: bool,
    /// The size of the window's inside.
    pub size: (u32, u32),
    /// Whether Chromium must be the whole browser: in its headless shell no window hides another, and no page can be
    /// installed.
    pub whole_browser: bool,
    /// Whether Chromium keeps a trace of what it does.
    pub traced: bool,
}

impl Default for Conditions {
    fn default() -> Self {
        Self::PHONE
    }
}

impl Conditions {
    /// A German phone by daylight. Movement is reduced, so that scenarios need not wait for it.
    pub const PHONE: Self = Self {
        language: "de",
        dark: false,
        reduced_motion: true,
        size: (360, 640),
        whole_browser: false,
        traced: false,
    };
    /// A phone as in [`Self::PHONE`], in the whole of Chromium instead of its headless shell.
    pub const WHOLE_BROWSER: Self = Self {
        whole_browser: true,
        ..Self::PHONE
    };

    /// Whether a browser started under these is fit for pages under the others: a window's size is set for each page.
    pub(crate) fn share_browser(&self, other: &Self) -> bool {
        Self {
            size: other.size,
            ..*self
        } == *other
    }
}

impl Browser {
    /// What to ask the driver for: no window, a profile folder, the conditions. WebKit has them from its desktop, and
    /// under a driver it keeps nothing beyond the session.
    pub(crate) fn capabilities(
        self,
        profile: &Path,
        conditions: &Conditions,
    ) -> Result<Capabilities> {
        Ok(match self {
            Self::Chromium => chromium(&Browsers::find()?, profile, conditions)?,
            Self::Firefox => firefox(&Browsers::find()?.firefox, profile, conditions)?,
            Self::WebKit => webkit(&WebKit::find()?.mini_browser)?,
        })
    }
}

/// Where Chromium leaves its trace when it ends.
#[must_use]
pub fn trace_file() -> PathBuf {
    xtask::workspace::target().join("trace.json")
}

fn chromium(browsers: &Browsers, profile: &Path, conditions: &Conditions) -> Result<Capabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    let shell = browsers.headless_shell.as_ref();
    if let Some(shell) = shell.filter(|_| !conditions.whole_browser && !conditions.traced) {
        capabilities.set("browserName", "chrome-headless-shell")?;
        capabilities.set_binary(&shell.to_string_lossy())?;
        capabilities.add_arg("--font-render-hinting=none")?; // as the whole browser draws
    } else {
        capabilities.set_binary(&browsers.chromium.to_string_lossy())?;
        capabilities.add_arg("--headless=new")?;
    }
    for argument in [
        "--no-sandbox", // as root there is none to be had
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-extensions",
        "--disable-breakpad",
        "--disable-sync",
        "--hide-scrollbars",
        "--mute-audio",
    ] {
        capabilities.add_arg(argument)?;
    }
    capabilities.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    capabilities.add_arg(&format!("--lang={}", conditions.language))?;
    capabilities.add_arg(&format!("--accept-lang={}", conditions.language))?;
    if conditions.reduced_motion {
        capabilities.add_arg("--force-prefers-reduced-motion")?;
    }
    if conditions.traced {
        capabilities.add_arg(
            "--trace-startup=toplevel,devtools.timeline,disabled-by-default-devtools.timeline.frame,blink.user_timing",
        )?;
        capabilities.add_arg("--trace-startup-duration=0")?;
        capabilities.add_arg("--trace-startup-format=json")?;
        capabilities.add_arg(&format!("--trace-startup-file={}", trace_file().display()))?;
    }
    capabilities.set("goog:loggingPrefs", json!({ "browser": "ALL" }))?;
    Ok(capabilities.into())
}

/// Lets Firefox's window be as narrow as a phone: its own bars would not have it so.
fn narrow_windows(profile: &Path, preferences: &mut FirefoxPreferences) -> Result<()> {
    let folder = profile.join("chrome");
    std::fs::create_dir_all(&folder)?;
    std::fs::write(
        folder.join("userChrome.css"),
        "* { min-width: 0 !important }",
    )?;
    preferences.set("toolkit.legacyUserProfileCustomizations.stylesheets", true)?;
    Ok(())
}

fn firefox(program: &Path, profile: &Path, conditions: &Conditions) -> Result<Capabilities> {
    let mut preferences = FirefoxPreferences::new();
    preferences.set("intl.accept_languages", conditions.language)?;
    preferences.set(
        "ui.prefersReducedMotion",
        i32::from(conditions.reduced_motion),
    )?;
    preferences.set(
        "layout.css.prefers-color-scheme.content-override",
        i32::from(!conditions.dark),
    )?;
    // Processes for other sites, and for pages to come: there are none.
    preferences.set("fission.autostart", false)?;
    preferences.set("dom.ipc.processPrelaunch.enabled", false)?;
    // The best code for a page that is soon left costs more than it brings.
    preferences.set("javascript.options.wasm_optimizingjit", false)?;
    if conditions.reduced_motion {
        // Drawing what nobody looks at is a quarter of its work; fewer pictures a second suffice where nothing moves.
        preferences.set("layout.frame_rate", 10)?;
    }
    // Its sandbox lets pages read fonts only from where systems keep them.
    preferences.set(
        "security.sandbox.content.read_path_whitelist",
        fonts::folders()?.join(","),
    )?;
    narrow_windows(profile, &mut preferences)?;
    let mut capabilities = DesiredCapabilities::firefox();
    capabilities.set_firefox_binary(&program.to_string_lossy())?;
    capabilities.set_preferences(preferences)?;
    capabilities.add_arg("-headless")?;
    capabilities.add_arg("-profile")?;
    capabilities.add_arg(&profile.to_string_lossy())?;
    Ok(capabilities.into())
}

fn webkit(program: &Path) -> Result<Capabilities> {
    let mut capabilities = Capabilities::new();
    capabilities.set(
        "webkitgtk:browserOptions",
        json!({ "binary": program, "args": ["--automation"] }),
    )?;
    Ok(capabilities)
}
