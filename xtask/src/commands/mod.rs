//! What a person can type after `cargo xtask`.

mod bench;
mod browsers;
mod deny;
mod determinism;
mod dist;
mod fonts;
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
mod test_counts;

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};

/// Build, serve, test and measure Sechsundsechzig
#[derive(Parser)]
#[command(name = "xtask", bin_name = "cargo xtask", args_override_self = true)]
pub struct Xtask {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Build the page and serve it on this machine, with --release the release
    Serve(serve::Arguments),
    /// Build the deployable folder dist/
    Dist(dist::Arguments),
    /// Run everything: format, lints, tests on host and in browsers, size budgets
    Test(test::Arguments),
    /// Run the benchmarks
    Bench(bench::Arguments),
    /// Run the end-to-end tests on the page as last built
    E2e(browsers::E2e),
    /// Take a screenshot of the page as last built
    #[command(disable_help_flag = true)]
    Shot(browsers::Shot),
    /// Measure the page as last built with Lighthouse, as on a phone
    Lighthouse,
    /// Play a deal as on a phone, and tell from the browser's trace what took how long
    Trace(browsers::BuildFirst),
    /// Fuzz the decoders of everything that comes from outside, guided by coverage
    Fuzz(fuzz::Arguments),
    /// Check every law of the engine at each step of random deals
    Laws(laws::Arguments),
    /// Change the rules in one place after the other: does a test notice?
    Mutants(mutants::Arguments),
    /// Run engine and search under miri, which notices undefined behaviour (nightly)
    Miri,
    /// Compare deals, decisions and reviews on the host and in both browsers
    Determinism(determinism::Arguments),
    /// Play deals in one page: is anything left over?
    Soak(browsers::Soak),
    /// Act at random in three tabs: is a point lost?
    Tabs(browsers::Tabs),
    /// Kill the browser in mid-match: does the match go on? Then after some minutes of play: how
    /// much is lost?
    KillTest(browsers::KillTest),
    /// Build the release twice, in different folders, and compare the bytes
    Reproduce,
    /// Check licences, sources and known vulnerabilities of the dependencies
    Deny(deny::Arguments),
    /// Write the licences of third-party work that the page shows, in full
    Licences,
    /// Cut the typefaces of the page to the letters in use
    Fonts,
    /// Install everything the other commands need, at pinned versions
    Setup,
}

impl Xtask {
    /// Runs the command, or prints the help if there is none.
    ///
    /// # Errors
    /// With what went wrong, in words for the person who typed.
    pub fn run(self) -> Result<()> {
        let Some(command) = self.command else {
            return Ok(Self::command().print_help()?);
        };
        match command {
            Command::Serve(arguments) => serve::run(&arguments),
            Command::Dist(arguments) => dist::run(&arguments),
            Command::Test(arguments) => test::run(&arguments),
            Command::Bench(arguments) => bench::run(&arguments),
            Command::E2e(arguments) => browsers::e2e(&arguments),
            Command::Shot(arguments) => browsers::shot(&arguments),
            Command::Lighthouse => lighthouse::run(),
            Command::Trace(arguments) => browsers::trace(&arguments),
            Command::Fuzz(arguments) => fuzz::run(&arguments),
            Command::Laws(arguments) => laws::run(&arguments),
            Command::Mutants(arguments) => mutants::run(&arguments),
            Command::Miri => miri::run(),
            Command::Determinism(arguments) => determinism::run(&arguments),
            Command::Soak(arguments) => browsers::soak(&arguments),
            Command::Tabs(arguments) => browsers::tabs(&arguments),
            Command::KillTest(arguments) => browsers::kill_test(&arguments),
            Command::Reproduce => reproduce::run(),
            Command::Deny(arguments) => deny::run(&arguments),
            Command::Licences => licences::run(),
            Command::Fonts => fonts::run(),
            Command::Setup => setup::run(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(words: &str) -> Command {
        let words = ["xtask"].into_iter().chain(words.split(' '));
        Xtask::try_parse_from(words)
            .unwrap_or_else(|error| panic!("{error}"))
            .command
            .expect("a command")
    }

    #[test]
    fn the_commands_are_well_defined() {
        Xtask::command().debug_assert();
    }

    #[test]
    fn words_after_the_flags_go_to_the_test_program() {
        let Command::E2e(e2e) = parsed("e2e --draft a_deal --exact --build") else {
            panic!("another command");
        };
        assert_eq!(e2e.words, ["a_deal", "--exact", "--build"]);
        let Command::E2e(e2e) = parsed("e2e --ignored --draft") else {
            panic!("another command");
        };
        assert_eq!(e2e.words, ["--ignored", "--draft"]);
        let Command::Shot(shot) = parsed("shot --draft --size 360x640 --help") else {
            panic!("another command");
        };
        assert_eq!(shot.words, ["--size", "360x640", "--help"]);
    }
}
