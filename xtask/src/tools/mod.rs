//! Installs what the project's commands need besides cargo: the [pinned tools](crate::pinned_tools), the wasm target, and the
//! browsers.

mod browsers;
mod cargo_tool;
mod debian;
mod npm_package;
mod wasm_target;

pub use crate::pinned_tools::{
    AXE_CORE, BINARYEN, CARGO_DENY, CARGO_MUTANTS, CargoTool, DEJAVU, ESBUILD, GECKODRIVER,
    LIGHTHOUSE, NpmPackage, SOURCE_SANS, SUBSET_FONT, TRUNK, VOLLKORN, WASM_BINDGEN,
};
pub use browsers::{Browsers, WebKit, ensure as ensure_browsers, ensure_webkit};

use crate::parallel;
use anyhow::Result;

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
    // Fetching leaves the processors to what is built.
    parallel::map(
        [ensure_built as fn() -> Result<()>, ensure_fetched],
        |ensure| ensure(),
    )
    .into_iter()
    .collect()
}

/// Everything that cargo builds, and what makes the page smaller.
fn ensure_built() -> Result<()> {
    ensure_build()?;
    BINARYEN.ensure()?;
    ESBUILD.ensure()?;
    GECKODRIVER.ensure()
}

/// The browsers, and what the tests read.
fn ensure_fetched() -> Result<()> {
    AXE_CORE.ensure()?;
    DEJAVU.ensure()?;
    ensure_browsers()?;
    ensure_webkit()?;
    debian::ensure("python3", "python3")
}
