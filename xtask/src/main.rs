//! `cargo xtask COMMAND`: see [`xtask::commands`].

use clap::Parser;
use std::process::ExitCode;
use xtask::commands::Xtask;

fn main() -> ExitCode {
    match Xtask::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}
