//! The fonts that every browser of the tests draws with, whatever this machine has: screenshots must not depend on it.

use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use xtask::{tools, workspace};

/// The configuration, once it is written: all browsers of this process read the same file.
static CONFIGURATION: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Lets a browser started by this command see no fonts but DejaVu. Fontconfig is Linux' way; elsewhere this changes nothing.
///
/// # Errors
/// When the fonts are not installed or their configuration cannot be written.
pub fn use_test_fonts(command: &mut Command) -> Result<()> {
    let mut written = CONFIGURATION.lock().unwrap_or_else(PoisonError::into_inner);
    let file = match written.take() {
        Some(file) => file,
        None => write()?,
    };
    command.env("FONTCONFIG_FILE", &file);
    *written = Some(file);
    Ok(())
}

/// The folders that a browser reads for its fonts, each with a slash at its end.
///
/// # Errors
/// When a folder's name is not Unicode.
pub fn folders() -> Result<[String; 2]> {
    let name = |folder: PathBuf| {
        let name = folder
            .to_str()
            .context("a folder whose name is not Unicode")?;
        Ok::<_, anyhow::Error>(format!("{name}/"))
    };
    Ok([
        name(tools::DEJAVU.folder().join("ttf"))?,
        name(workspace::target().join("fonts"))?,
    ])
}

fn write() -> Result<PathBuf> {
    let fonts = tools::DEJAVU.folder().join("ttf");
    ensure!(
        fonts.is_dir(),
        "the fonts of the tests are missing: `cargo xtask setup` installs them"
    );
    let folder = workspace::target().join("fonts");
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("{} could not be made", folder.display()))?;
    let file = folder.join(format!("fonts-{}.conf", std::process::id()));
    std::fs::write(&file, configuration(&fonts, &folder.join("cache")))
        .with_context(|| format!("{} could not be written", file.display()))?;
    Ok(file)
}

/// The generic families are DejaVu's, unknown ones are drawn without serifs, and all as Debian does by default.
fn configuration(fonts: &Path, cache: &Path) -> String {
    let (fonts, cache) = (fonts.display(), cache.display());
    let alias = |generic: &str, family: &str| {
        format!(
            "<alias binding=\"same\"><family>{generic}</family><prefer><family>{family}</family></prefer></alias>\n"
        )
    };
    let aliases = [
        alias("sans-serif", "DejaVu Sans"),
        alias("system-ui", "DejaVu Sans"),
        alias("serif", "DejaVu Serif"),
        alias("monospace", "DejaVu Sans Mono"),
    ]
    .concat();
    let is_not = |family: &str| {
        format!(
            "<test qual=\"all\" name=\"family\" compare=\"not_eq\"><string>{family}</string></test>"
        )
    };
    let unknown = ["sans-serif", "serif", "monospace"].map(is_not).concat();
    format!(
        "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">\n<fontconfig>\n\
         <dir>{fonts}</dir>\n<cachedir>{cache}</cachedir>\n\
         <selectfont><rejectfont><glob>*Math*</glob></rejectfont></selectfont>\n\
         <match target=\"pattern\">{unknown}<edit name=\"family\" mode=\"append_last\"><string>sans-serif</string></edit></match>\n\
         {aliases}\
         <match target=\"pattern\"><edit name=\"hintstyle\" mode=\"append\"><const>hintslight</const></edit></match>\n\
         <match target=\"pattern\"><edit name=\"antialias\" mode=\"append\"><bool>true</bool></edit></match>\n\
         <match target=\"pattern\"><edit name=\"lcdfilter\" mode=\"append\"><const>lcddefault</const></edit></match>\n\
         </fontconfig>\n"
    )
}
