//! `headless perft`.

use super::Failure;
use super::stdin::record_on_stdin;
use clap::Args;
use sechsundsechzig_engine::deal::Deal;
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::record::DealHeader;

#[derive(Args)]
pub(super) struct Arguments {
    /// The longest sequences to count, in moves
    #[arg(long, value_name = "N")]
    depth: usize,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let record = record_on_stdin()?;
    let header = DealHeader::of_record(&record).map_err(Failure::run)?;
    let deal = AnyDeal::new(&header.setup, &mut ());
    let mut counts = vec![0u64; arguments.depth];
    count(&deal, &mut counts);
    println!("{}", serde_json::json!({ "counts": counts }));
    Ok(())
}

/// Adds the sequences of one move, two moves and so on to the counts.
fn count(deal: &AnyDeal, counts: &mut [u64]) {
    let Some((here, deeper)) = counts.split_first_mut() else {
        return;
    };
    for action in deal.legal_actions() {
        *here += 1;
        if !deeper.is_empty() {
            let mut next = deal.clone();
            next.play_unchecked(action, &mut ());
            count(&next, deeper);
        }
    }
}
