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
mod puzzles;
mod solve;
mod train;

use std::fmt;
use std::process::ExitCode;

const USAGE: &str = "\
usage: headless COMMAND

  presets                      one JSON line a preset with every option's value
  play  --preset P [--rules JSON] [--deals N] [--seed TEXT] [--bots NAME[,NAME…]] [--legal]
                               plays matches deal after deal, one record a line
  check FILE…                  replays records, says what is wrong where; - reads stdin
  arena --preset P --bots A,B [--rules JSON] [--deals N] [--first K] [--seed TEXT]
        [--external CMD]… [--json]
                               every deal twice with seats exchanged, from deal K on
  arena --merge FILE… [--json] adds up the --json of shards run elsewhere
  ladder [--preset P] [--bots A,B,C…] [--deals N] [--seed TEXT]
                               each bot against the one named before it
  bot   [--level NAME]         answers observations on stdin with moves on stdout
  perft --depth N              counts sequences of moves from a record's head on stdin
  solve                        value of every legal move of an unfinished record on stdin
  puzzles --preset P [--first K] [--deals N] [--seed TEXT]
                               makes puzzles of deals played by the computer, one a line
  train [--deals N] [--iterations N] [--rounds N]
                               learns the search's first glance and prints its weights

bots: random, greedy, johannes, kord, schilder, froehlich, external; to measure against: plain, bare,
      froehlich without a part (froehlich-PART: glance, redealing, doubts, match, endgames, covers, unknowns);
      NAME:N for so many search iterations a decision
";

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
    let mut arguments = lexopt::Parser::from_env();
    match run(&mut arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Usage(reason)) => {
            eprintln!("headless: {reason}\n\n{USAGE}");
            ExitCode::from(2)
        }
        Err(Failure::Run(reason)) => {
            eprintln!("headless: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &mut lexopt::Parser) -> Result<(), Failure> {
    let command = match arguments.next().map_err(Failure::usage)? {
        Some(lexopt::Arg::Value(command)) => command,
        Some(lexopt::Arg::Long("help") | lexopt::Arg::Short('h')) => {
            print!("{USAGE}");
            return Ok(());
        }
        _ => return Err(Failure::usage("a command is missing")),
    };
    match command.to_str() {
        Some("presets") => presets::run(arguments),
        Some("play") => play::run(arguments),
        Some("check") => check::run(arguments),
        Some("arena") => arena::run(arguments),
        Some("ladder") => ladder::run(arguments),
        Some("bot") => bot::run(arguments),
        Some("perft") => perft::run(arguments),
        Some("solve") => solve::run(arguments),
        Some("puzzles") => puzzles::run(arguments),
        Some("train") => train::run(arguments),
        _ => Err(Failure::usage("there is no such command")),
    }
}
