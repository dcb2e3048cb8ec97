//! The terminal program: self-play, records, bots and bot matches. `docs/headless.md` describes it.
//!
//! Results go to stdout, messages to stderr; the exit code is 0 only if all went well, 2 for wrong
//! usage.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod arena;
mod arguments;
mod bot;
mod check;
mod external;
mod ladder;
mod perft;
mod play;
mod presets;
mod protocol;
mod puzzles;
mod solve;
mod stability;
mod stdin;
mod train;

use clap::{Parser, Subcommand};
use std::fmt;
use std::process::ExitCode;

/// Sechsundsechzig at a terminal: self-play, records, bots and bot matches
///
/// Results go to standard output, messages to standard error. The exit code is 0 only if all went
/// well, 2 for wrong usage.
#[derive(Parser)]
#[command(name = "headless", args_override_self = true)]
struct Headless {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List all presets with the values of their options, as one JSON object a line
    Presets,
    /// Let bots play matches, and write the record of each deal on a line
    #[command(after_help = arguments::BOTS)]
    Play(play::Arguments),
    /// Replay records, and say what is wrong where
    ///
    /// The exit code is 0 only if every record is right.
    Check(check::Arguments),
    /// Measure two bots against each other: every deal is played twice, with seats exchanged
    ///
    /// The deals are spread over all cores. The report tells game points a deal, deals and matches
    /// won, and the time a decision takes. A match too long for one machine can be split by --first
    /// and --deals, and the reports added up by --merge.
    #[command(
        override_usage = "headless arena --preset <PRESET> --bots <A,B> [OPTIONS]\n       \
                          headless arena --merge <FILE>... [--json]",
        after_help = arena::bots(),
    )]
    Arena(arena::Arguments),
    /// Measure each bot of a list against the one named before it
    #[command(after_help = arguments::BOTS)]
    Ladder(ladder::Arguments),
    /// Answer observations on standard input with moves on standard output, as JSON lines
    #[command(after_help = arguments::BOTS)]
    Bot(bot::Arguments),
    /// Count the sequences of moves after the head of a record on standard input
    Perft(perft::Arguments),
    /// Tell what each legal move is worth in an unfinished record on standard input
    ///
    /// Values are game points for the seat to act, less those of its opponents, if everybody sees
    /// all cards and plays best.
    Solve,
    /// Measure how often a bot chooses the same move whatever the seed of its search
    ///
    /// It decides with several seeds in positions recorded from deals; where it does not choose the
    /// same move each time, the moves are played out in the same worlds, and what a choice costs next
    /// to the best of them is told. The last line sums up the presets that count game points. One
    /// thread.
    #[command(after_help = arguments::BOTS)]
    Stability(stability::Arguments),
    /// Make puzzles of deals the computer plays against itself, one a deal at most and one a line
    Puzzles(puzzles::Arguments),
    /// Learn the weights of the search's policy prior anew, and print their source file
    Train(train::Arguments),
}

/// Why the program ends without success.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The call was wrong; the reason.
    Usage(String),
    /// Something went wrong while running; the reason.
    Run(String),
}

impl Failure {
    fn usage(reason: impl fmt::Display) -> Failure {
        Failure::Usage(reason.to_string())
    }

    fn run(reason: impl fmt::Display) -> Failure {
        Failure::Run(reason.to_string())
    }
}

fn main() -> ExitCode {
    match run(Headless::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Usage(reason)) => {
            eprintln!("headless: {reason}\n\nFor more information, try 'headless help'.");
            ExitCode::from(2)
        }
        Err(Failure::Run(reason)) => {
            eprintln!("headless: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Presets => presets::run(),
        Command::Play(arguments) => play::run(&arguments),
        Command::Check(arguments) => check::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Ladder(arguments) => ladder::run(&arguments),
        Command::Bot(arguments) => bot::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Solve => solve::run(),
        Command::Stability(arguments) => stability::run(&arguments),
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Train(arguments) => train::run(&arguments),
    }
}
