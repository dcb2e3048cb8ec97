//! `headless train`: learns the search's policy prior anew and prints the source file of its
//! weights.

use super::Failure;
use clap::Args;
use sechsundsechzig_bots::training::{TrainingPlan, learn};

/// The lesson the weights in use were learnt in.
const LESSON: TrainingPlan = TrainingPlan {
    deals: 1_200,
    iterations: 3_000,
    rounds: 12,
};

#[derive(Args)]
pub(super) struct Arguments {
    /// How many deals to learn from
    #[arg(long, value_name = "N", default_value_t = LESSON.deals)]
    deals: u32,
    /// How many search iterations to spend on each decision
    #[arg(long, value_name = "N", default_value_t = LESSON.iterations)]
    iterations: u32,
    /// How often to go through all decisions
    #[arg(long, value_name = "N", default_value_t = LESSON.rounds)]
    rounds: u32,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments {
        deals,
        iterations,
        rounds,
    } = *arguments;
    let (weights, [before, after]) = learn(TrainingPlan {
        deals,
        iterations,
        rounds,
    });
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
