//! What a person can type after `cargo xtask`.

mod bench;
mod browsers;
mod dist;
mod lighthouse;
mod serve;
mod setup;
mod test;

use anyhow::{Result, bail};

const HELP: &str = "\
cargo xtask serve [--port N]   build the release page and serve it on this machine
cargo xtask dist               make the deployable folder dist/
cargo xtask test               run everything: format, lints, tests on host and in browsers, size budgets
cargo xtask bench [FILTER]     run the benchmarks
cargo xtask e2e [FILTER]       run the end-to-end tests on the page as last built (--build first: build it anew; --draft: quickly)
cargo xtask shot [WISHES]      take a picture of the page as last built (--build or --draft first; a wrong word lists the wishes)
cargo xtask lighthouse         measure the page as last built by Lighthouse, as on a phone
cargo xtask trace              play a deal as on a phone and tell from the browser's trace what took how long
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
        "test" => test::run(),
        "e2e" => browsers::e2e(rest),
        "shot" => browsers::shot(rest),
        "trace" => browsers::trace(rest),
        "lighthouse" => lighthouse::run(),
        "bench" => bench::run(rest),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        other => bail!("there is no command `{other}`\n\n{HELP}"),
    }
}
