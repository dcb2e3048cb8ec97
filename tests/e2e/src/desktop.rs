//! A desktop without a screen for one WebKitGTK: an X server, a message bus, and folders of its own.

use crate::process_group::ProcessGroup;
use crate::{Conditions, fonts};
use anyhow::{Context, Result, ensure};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;
use tempfile::TempDir;
use xtask::process;
use xtask::tools::WebKit;

/// Larger than any window of a test.
const SCREEN: &str = "2000x1400x24";
/// The window must get as narrow as a phone, which the bar of `MiniBrowser` would prevent.
const NARROW_BAR: &str = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; \
     -gtk-icon-transform: scale(0.1) }";
/// glibc has this locale everywhere; WebKit takes only its name for the language.
const LOCALE: &str = "/usr/lib/locale/C.utf8";

/// Everything around a WebKit driver; it ends, with driver and browser, when it is dropped.
#[derive(Debug)]
pub struct Desktop {
    programs: WebKit,
    processes: ProcessGroup,
    folder: TempDir,
    display: String,
}

impl Desktop {
    /// Starts an X server on a display that it chooses.
    pub fn start(conditions: &Conditions) -> Result<Self> {
        let programs = WebKit::find()?;
        let folder = tempfile::Builder::new().prefix("66-desktop-").tempdir()?;
        write_settings(folder.path(), conditions)?;
        let mut processes = ProcessGroup::start(folder.path())?;
        let mut xvfb = process::command(&programs.xvfb);
        xvfb.args([
            "-displayfd",
            "1",
            "-nolisten",
            "tcp",
            "-screen",
            "0",
            SCREEN,
        ])
        .stdout(Stdio::piped());
        let mut number = String::new();
        let stdout = processes.spawn(&mut xvfb)?.stdout.take();
        BufReader::new(stdout.context("Xvfb has no output")?).read_line(&mut number)?;
        ensure!(!number.trim().is_empty(), "Xvfb did not start");
        Ok(Self {
            programs,
            processes,
            folder,
            display: format!(":{}", number.trim()),
        })
    }

    /// Starts WebKit's driver on a port, under the conditions that `MiniBrowser` takes from its environment.
    pub fn start_driver(&mut self, port: u16, conditions: &Conditions) -> Result<()> {
        let folder = self.folder.path();
        let mut command = process::command(&self.programs.dbus_run_session);
        command
            .arg("--")
            .arg(&self.programs.driver)
            .arg(format!("--port={port}"))
            .env("DISPLAY", &self.display)
            .env("GDK_BACKEND", "x11")
            .env("GTK_THEME", theme(conditions))
            .env("GSETTINGS_BACKEND", "memory")
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            // Drawing through a graphics card that is not there takes three times as long.
            .env("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1")
            // Compositing without one takes a quarter of all time.
            .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
            // Containers have no user namespaces, without which its sandbox does not start.
            .env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1")
            .env("LOCPATH", folder.join("locale"))
            .env("LANG", locale(conditions))
            .env_remove("LANGUAGE")
            .env_remove("LC_ALL");
        for (variable, name) in FOLDERS {
            command.env(variable, folder.join(name));
        }
        fonts::use_test_fonts(&mut command)?;
        self.processes.spawn(command.stdout(Stdio::null()))?;
        Ok(())
    }

    /// Whether the driver has ended.
    pub fn has_ended(&mut self) -> bool {
        self.processes.has_last_ended()
    }
}

/// Where GTK and WebKit keep what they keep.
const FOLDERS: [(&str, &str); 3] = [
    ("XDG_CONFIG_HOME", "config"),
    ("XDG_DATA_HOME", "data"),
    ("XDG_CACHE_HOME", "cache"),
];

fn theme(conditions: &Conditions) -> &'static str {
    if conditions.dark {
        "Adwaita:dark"
    } else {
        "Adwaita"
    }
}

fn locale(conditions: &Conditions) -> String {
    format!("{}.UTF-8", conditions.language)
}

fn write_settings(folder: &Path, conditions: &Conditions) -> Result<()> {
    let gtk = folder.join("config/gtk-3.0");
    std::fs::create_dir_all(&gtk)?;
    let animations = !conditions.reduced_motion;
    std::fs::write(
        gtk.join("settings.ini"),
        format!("[Settings]\ngtk-enable-animations={animations}\n"),
    )?;
    std::fs::write(gtk.join("gtk.css"), NARROW_BAR)?;
    let locales = folder.join("locale");
    std::fs::create_dir(&locales)?;
    link(Path::new(LOCALE), &locales.join(locale(conditions)))
}

#[cfg(unix)]
fn link(from: &Path, to: &Path) -> Result<()> {
    Ok(std::os::unix::fs::symlink(from, to)?)
}

#[cfg(not(unix))]
fn link(_: &Path, _: &Path) -> Result<()> {
    anyhow::bail!("WebKitGTK runs on Linux alone")
}
