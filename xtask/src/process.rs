//! Other programs: started with the project's tools on the search path, their failures put into words.

use crate::{tools, workspace};
use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};

/// A command that runs in the project's folder and finds the project's tools first.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command
        .current_dir(workspace::root())
        .env("PATH", tools::search_path())
        // Trunk takes only "true" or "false" for it, others any text.
        .env_remove("NO_COLOR");
    command
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
pub fn find(program: &str) -> Option<std::path::PathBuf> {
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&tools::search_path())
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
