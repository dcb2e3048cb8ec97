//! What a person can type after `cargo xtask`.

mod bench;
mod dist;
mod serve;
mod setup;

use anyhow::{Result, bail};

const HELP: &str = "\
cargo xtask serve [--port N]   build the release page and serve it on this machine
cargo xtask dist               make the deployable folder dist/
cargo xtask test               run everything: format, lints, tests on host and in browsers, size budgets
cargo xtask bench [FILTER]     run the benchmarks
cargo xtask setup              install everything the other commands need, at pinned versions";

/// Does what the words say.
///
/// # Errors
/// With what went wrong, in words for the person who typed.
pub fn run(words: &[String]) -> Result<()> {
    let (name, rest) = match words.split_first() {
        Some((name, rest)) => (name.as_str(), rest),
        None => ("help", words),
    };
    match name {
        "setup" => setup::run(),
        "serve" => serve::run(rest),
        "dist" => dist::run(),
        "bench" => bench::run(rest),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        other => bail!("there is no command `{other}`\n\n{HELP}"),
    }
}
