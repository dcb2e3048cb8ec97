//! Other programs: started with the project's tools on the search path, their failures put into words.

use crate::{pinned_tools, workspace};
use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A command that runs in the project's folder and finds the project's tools first.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command
        .current_dir(workspace::root())
        .env("PATH", pinned_tools::search_path())
        // For every command alike: other flags would mean building everything again.
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
            wasm_flags(),
        )
        // Trunk takes only "true" or "false" for it, others any text.
        .env_remove("NO_COLOR");
    command
}

/// Compiler flags for wasm. Leptos forgets the types of components, which makes the page a tenth smaller. This machine's
/// folders stay out, so that the same source gives the same bytes everywhere, and those of downloaded crates take little
/// room; but cargo splits flags at spaces, so folders with spaces in their names stay in.
fn wasm_flags() -> String {
    let home = |variable: &str| std::env::var_os(variable).map(PathBuf::from);
    let cargo = home("CARGO_HOME").or_else(|| Some(home("HOME")?.join(".cargo")));
    let downloads = |cargo: &PathBuf| fs::read_dir(cargo.join("registry/src")).ok();
    let registries = cargo.iter().filter_map(downloads).flatten().flatten();
    let registries: Vec<_> = registries.map(|entry| (Some(entry.path()), "c")).collect();
    let named = [(Some(workspace::root().to_owned()), "66"), (cargo, "cargo")];
    // Of several folders that fit, the last counts.
    named
        .into_iter()
        .chain(registries)
        .filter_map(|(folder, name)| Some((folder?.to_str()?.to_owned(), name)))
        .filter(|(folder, _)| !folder.contains(char::is_whitespace))
        .map(|(folder, name)| format!("--remap-path-prefix={folder}={name}"))
        .chain(["--cfg=erase_components".to_owned()])
        .collect::<Vec<_>>()
        .join(" ")
}

/// The cargo that runs this task.
pub fn cargo() -> Command {
    command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a command to its end, showing what it prints.
pub fn run(command: &mut Command) -> Result<()> {
    let shown = describe(command);
    let status = command
        .status()
        .with_context(|| format!("`{shown}` could not be started"))?;
    if !status.success() {
        bail!("`{shown}` failed ({status})");
    }
    Ok(())
}

/// What a command prints, if it can be started and succeeds.
pub fn output_of(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// A program's place on the search path, the project's tools first.
pub fn find(program: &str) -> Option<PathBuf> {
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&pinned_tools::search_path())
        .map(|folder| folder.join(&file))
        .find(|path| path.is_file())
}

fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut shown = program
        .file_name()
        .unwrap_or(program.as_os_str())
        .to_string_lossy()
        .into_owned();
    for argument in command.get_args() {
        shown.push(' ');
        shown.push_str(&argument.to_string_lossy());
    }
    shown
}
