//! What a person can type after `cargo xtask`.

mod bench;
mod browsers;
mod deny;
mod determinism;
mod dist;
mod fuzz;
mod laws;
mod licences;
mod lighthouse;
mod miri;
mod mutants;
mod reproduce;
mod serve;
mod setup;
mod test;

use anyhow::{Context, Result, bail};

const HELP: &str = "\
cargo xtask serve [--port N]   build the release page and serve it on this machine
cargo xtask dist               make the deployable folder dist/
cargo xtask test               run everything: format, lints, tests on host and in browsers, size budgets
cargo xtask bench [FILTER]     run the benchmarks
cargo xtask e2e [FILTER]       run the end-to-end tests on the page as last built (--build first: build it anew; --draft: quickly)
cargo xtask shot [WISHES]      take a picture of the page as last built (--build or --draft first; a wrong word lists the wishes)
cargo xtask lighthouse         measure the page as last built by Lighthouse, as on a phone
cargo xtask trace              play a deal as on a phone and tell from the browser's trace what took how long
cargo xtask fuzz [TARGET] [--runs N] [--keep]   hostile input for every reader, guided by coverage
cargo xtask laws [--deals N]   every law of the engine over random deals, a million unless told
cargo xtask mutants [FILES] [--shard K/N]   change the rules in one place after the other: does a test notice?
cargo xtask miri               the engine under an interpreter that notices undefined behaviour (nightly)
cargo xtask determinism [--deals N]   the same deals, decisions and reviews on the host and in both browsers
cargo xtask soak [N]           ten thousand deals, or N, in one page: is anything left over?
cargo xtask tabs [N]           five hundred actions, or N, at random in three windows: is a point lost?
cargo xtask kill-test [N]      the browser killed two hundred times, or N, in mid-match: does the match go on?
                               Then after ten minutes of play (--minutes M): how much is lost?
cargo xtask reproduce          build the release twice, in different folders, and compare the bytes
cargo xtask deny [--all]       licences, sources and known faults of what comes from others
cargo xtask licences           write the list of what others wrote that the page shows
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
        "soak" => browsers::soak(rest),
        "tabs" => browsers::tabs(rest),
        "kill-test" => browsers::kill_test(rest),
        "bench" => bench::run(rest),
        "deny" => deny::run(rest),
        "reproduce" => reproduce::run(),
        "determinism" => determinism::run(rest),
        "fuzz" => fuzz::run(rest),
        "laws" => laws::run(rest),
        "licences" => licences::run(),
        "miri" => miri::run(),
        "mutants" => mutants::run(rest),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        other => bail!("there is no command `{other}`\n\n{HELP}"),
    }
}

/// Takes a name and the word after it out of the words, if it is there.
fn word_after(words: &mut Vec<String>, name: &str) -> Result<Option<String>> {
    let Some(place) = words.iter().position(|word| word == name) else {
        return Ok(None);
    };
    words.remove(place);
    let word = (place < words.len()).then(|| words.remove(place));
    word.map(Some)
        .with_context(|| format!("{name} wants something after it"))
}

/// The same where it is a number.
fn number_after(words: &mut Vec<String>, name: &str) -> Result<Option<u64>> {
    let word = word_after(words, name)?;
    word.map(|word| {
        word.parse()
            .with_context(|| format!("`{word}` is not a number"))
    })
    .transpose()
}
