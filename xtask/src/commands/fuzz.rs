//! `cargo xtask fuzz`: input for the readers of what comes from outside, guided by the code that it reaches.

use crate::{corpus, process, workspace};
use anyhow::Result;
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The readers, as `tests/fuzz/src/targets.rs` names them.
const TARGETS: [&str; 8] = [
    "link",
    "replay",
    "record",
    "observation",
    "file",
    "message",
    "envelope",
    "saved_data",
];
/// The machine this runs on: flags given for a target spare what cargo builds for itself.
const HOST: &str = "x86_64-unknown-linux-gnu";
/// What tells libFuzzer which code an input reaches, and all checks of a debug build.
const FLAGS: &str = "-Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares \
    -Ccodegen-units=1 -Cdebug-assertions -Coverflow-checks";
/// No input that is read is shorter than a link's bound; much longer ones reach nothing new.
const LONGEST: &str = "-max_len=4096";

#[derive(Args)]
pub struct Arguments {
    /// The decoders to fuzz; all if none is named
    #[arg(value_name = "TARGET", value_parser = TARGETS)]
    targets: Vec<String>,
    /// How many inputs each target gets
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    runs: u64,
    /// Keep the fewest inputs that reach everything in tests/fuzz/corpus
    #[arg(long)]
    keep: bool,
}

/// Gives each target named, or all, as many inputs as wanted.
pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments {
        ref targets,
        runs,
        keep,
    } = *arguments;
    let program = build()?;
    for target in TARGETS {
        if targets.is_empty() || targets.iter().any(|named| named == target) {
            println!("\n==== {target}: {runs} inputs");
            Fuzz::new(&program, target)?.search(runs, keep)?;
        }
    }
    Ok(())
}

/// Builds the program with all targets.
fn build() -> Result<PathBuf> {
    let folder = workspace::target().join("fuzz");
    process::run(
        process::cargo()
            .args(["build", "--release", "--package", "fuzz", "--bin", "fuzz"])
            .args(["--features", "guided", "--target", HOST])
            .env("CARGO_TARGET_DIR", &folder)
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_PANIC", "unwind")
            .env("RUSTFLAGS", FLAGS),
    )?;
    Ok(folder.join(HOST).join("release/fuzz"))
}

/// A target and the folders it works in.
struct Fuzz<'a> {
    program: &'a Path,
    target: &'a str,
    folder: PathBuf,
}

impl<'a> Fuzz<'a> {
    fn new(program: &'a Path, target: &'a str) -> Result<Self> {
        let folder = workspace::target().join("fuzz-corpus").join(target);
        for part in ["examples", "found"] {
            fs::create_dir_all(folder.join(part))?;
        }
        corpus::scatter(&folder.join("found"), &corpus::read(target)?)?;
        Ok(Self {
            program,
            target,
            folder,
        })
    }

    fn command(&self) -> Command {
        let mut command = process::command(self.program);
        command
            .current_dir(&self.folder)
            .env("TARGET", self.target)
            .env("EXAMPLES", self.folder.join("examples"))
            .args([LONGEST, "-timeout=120", "-rss_limit_mb=512"]);
        command
    }

    fn search(&self, runs: u64, keep: bool) -> Result<()> {
        process::run(
            self.command()
                .arg(format!("-runs={runs}"))
                .args(["found", "examples"]),
        )?;
        if keep { self.keep() } else { Ok(()) }
    }

    fn keep(&self) -> Result<()> {
        let fewest = self.folder.join("fewest");
        if fewest.is_dir() {
            fs::remove_dir_all(&fewest)?;
        }
        fs::create_dir_all(&fewest)?;
        process::run(
            self.command()
                // How often code is reached counts no longer, only that it is.
                .args(["-set_cover_merge=1", "-use_counters=0"])
                .args(["fewest", "found", "examples"]),
        )?;
        corpus::write(self.target, &corpus::gather(&fewest)?)
    }
}
