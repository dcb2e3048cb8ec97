//! What the project's commands need besides cargo, at pinned versions.
//!
//! Everything that is built or downloaded goes into one folder per user, so that a second clone finds it ready. A tool's
//! folder carries its version: another version is another folder, and nothing is ever half replaced.

mod browsers;
mod cache;
mod cargo_tool;
mod npm_package;
mod wasm_target;

pub use browsers::{Browsers, WebKit, ensure as ensure_browsers, ensure_webkit};
pub use cargo_tool::CargoTool;
pub use npm_package::NpmPackage;

use crate::parallel;
use anyhow::Result;
use std::ffi::OsString;
use std::path::PathBuf;

/// Builds the page from `index.html`.
pub const TRUNK: CargoTool = CargoTool {
    name: "trunk",
    version: "0.21.14",
    program: "trunk",
    arguments: &["--locked", "--no-default-features"],
};

/// Writes the JavaScript between the page and its wasm; must be of the same version as the crate.
pub const WASM_BINDGEN: CargoTool = CargoTool {
    name: "wasm-bindgen-cli",
    version: "0.2.130",
    program: "wasm-bindgen",
    arguments: &[],
};

/// Drives Firefox in the end-to-end tests.
pub const GECKODRIVER: CargoTool = CargoTool {
    name: "geckodriver",
    version: "0.37.1",
    program: "geckodriver",
    arguments: &["--locked"],
};

/// Changes the rules in one place after the other, to see whether a test notices.
pub const CARGO_MUTANTS: CargoTool = CargoTool {
    name: "cargo-mutants",
    version: "27.1.0",
    program: "cargo-mutants",
    arguments: &["--locked"],
};

/// Checks the dependencies' licences, sources and known faults.
pub const CARGO_DENY: CargoTool = CargoTool {
    name: "cargo-deny",
    version: "0.20.2",
    program: "cargo-deny",
    arguments: &["--locked"],
};

/// Brings `wasm-opt`, which makes wasm smaller and faster.
pub const BINARYEN: NpmPackage = NpmPackage {
    name: "binaryen",
    version: "132.0.0",
};

/// Shrinks the JavaScript that wasm-bindgen writes.
pub const ESBUILD: NpmPackage = NpmPackage {
    name: "esbuild",
    version: "0.28.2",
};

/// Checks pages for barriers in the end-to-end tests.
pub const AXE_CORE: NpmPackage = NpmPackage {
    name: "axe-core",
    version: "4.14.1",
};

/// The fonts that browsers draw with in the end-to-end tests.
pub const DEJAVU: NpmPackage = NpmPackage {
    name: "dejavu-fonts-ttf",
    version: "2.37.3",
};

/// The typeface of names and headings.
pub const VOLLKORN: NpmPackage = NpmPackage {
    name: "@fontsource-variable/vollkorn",
    version: "5.3.0",
};

/// The typeface of everything else.
pub const SOURCE_SANS: NpmPackage = NpmPackage {
    name: "@fontsource-variable/source-sans-3",
    version: "5.3.0",
};

/// Cuts typefaces to the letters in use.
pub const SUBSET_FONT: NpmPackage = NpmPackage {
    name: "subset-font",
    version: "2.9.0",
};

/// Measures the page as on a phone.
pub const LIGHTHOUSE: NpmPackage = NpmPackage {
    name: "lighthouse",
    version: "13.5.0",
};

/// Whether the tools that take long to build are there.
pub fn are_there_to_build() -> bool {
    TRUNK.is_installed() && WASM_BINDGEN.is_installed()
}

/// Makes sure that the release page can be built.
///
/// # Errors
/// When a tool that is needed cannot be installed. Those that only make the page smaller are skipped with a note.
pub fn ensure_build() -> Result<()> {
    wasm_target::ensure()?;
    // One alone leaves processors idle towards its end.
    parallel::map([TRUNK, WASM_BINDGEN], |tool| tool.ensure())
        .into_iter()
        .collect::<Result<()>>()?;
    for package in [BINARYEN, ESBUILD] {
        if let Err(error) = package.ensure() {
            eprintln!("note: the page will be larger than need be: {error:#}");
        }
    }
    Ok(())
}

/// Makes sure that the wasm target is there, and nothing more.
///
/// # Errors
/// When it is missing and cannot be added.
pub fn ensure_wasm_target() -> Result<()> {
    wasm_target::ensure()
}

/// Makes sure that everything for `cargo xtask test` is there.
///
/// # Errors
/// With one sentence about the first thing that is missing and cannot be installed from here.
pub fn ensure_all() -> Result<()> {
    ensure_build()?;
    BINARYEN.ensure()?;
    ESBUILD.ensure()?;
    AXE_CORE.ensure()?;
    DEJAVU.ensure()?;
    GECKODRIVER.ensure()?;
    ensure_browsers()?;
    ensure_webkit()
}

/// The search path with the project's tools before everything else.
pub fn search_path() -> OsString {
    let own = [TRUNK, WASM_BINDGEN, GECKODRIVER, CARGO_MUTANTS, CARGO_DENY]
        .iter()
        .map(CargoTool::folder)
        .chain([BINARYEN, ESBUILD].iter().map(NpmPackage::programs))
        .collect::<Vec<PathBuf>>();
    let inherited = std::env::var_os("PATH").unwrap_or_default();
    let all = own.into_iter().chain(std::env::split_paths(&inherited));
    std::env::join_paths(all).unwrap_or(inherited)
}
