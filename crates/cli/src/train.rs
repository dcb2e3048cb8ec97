//! `headless train`: learns the search's first glance anew and prints the source file of its
//! weights.

use super::{Failure, arguments};
use lexopt::{Arg, Parser};
use sechsundsechzig_bots::training::{Lesson, learn};

/// The lesson the weights in use were learnt in.
const LESSON: Lesson = Lesson {
    deals: 1_200,
    iterations: 3_000,
    rounds: 12,
};

pub(super) fn run(arguments: &mut Parser) -> Result<(), Failure> {
    let mut lesson = LESSON;
    while let Some(argument) = arguments.next().map_err(Failure::usage)? {
        match argument {
            Arg::Long("deals") => lesson.deals = arguments::number(arguments, "deals")?,
            Arg::Long("iterations") => {
                lesson.iterations = arguments::number(arguments, "iterations")?;
            }
            Arg::Long("rounds") => lesson.rounds = arguments::number(arguments, "rounds")?,
            other => return Err(arguments::unexpected(other)),
        }
    }
    let (weights, [before, after]) = learn(lesson);
    eprintln!("surprise at a decision: {before:.3} nats before, {after:.3} after");
    println!("//! Learnt by `headless train`; do not edit.\n");
    println!("use super::features::{{CONTEXTS, FEATURES}};\n");
    println!("/// In 128ths, for each kind of decision.");
    println!("#[rustfmt::skip]");
    println!("pub(super) const WEIGHTS: [[i16; FEATURES]; CONTEXTS] = [");
    for context in weights {
        println!("    [");
        for row in context.chunks(16) {
            let row: Vec<String> = row.iter().map(i16::to_string).collect();
            println!("        {},", row.join(", "));
        }
        println!("    ],");
    }
    println!("];");
    Ok(())
}
