//! `headless bot`: a player of the bot protocol on standard input and output.

use super::Failure;
use super::arguments;
use super::protocol::{Answer, ReceivedMessage};
use clap::Args;
use sechsundsechzig_bots::bot_spec::BotSpec;
use sechsundsechzig_engine::record::MoveText;
use std::io::{BufRead, Write};

#[derive(Args)]
pub(super) struct Arguments {
    /// Which bot answers
    #[arg(long, value_name = "NAME", default_value = "froehlich", value_parser = arguments::bot)]
    level: BotSpec,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line.map_err(Failure::run)?;
        if line.trim().is_empty() {
            continue;
        }
        let message: ReceivedMessage = serde_json::from_str(&line)
            .map_err(|error| Failure::run(format!("not a message of the bot protocol: {error}")))?;
        if let ReceivedMessage::Act {
            id,
            observation,
            legal,
        } = message
        {
            let seen = match legal {
                Some(legal) => observation.rebuild_with(&legal),
                None => observation.rebuild(),
            };
            let seen = seen.map_err(Failure::run)?;
            let action = arguments.level.decide(&seen, 0).action;
            let does = MoveText::from(action);
            let answer = serde_json::to_string(&Answer { id, does }).map_err(Failure::run)?;
            writeln!(out, "{answer}")
                .and_then(|()| out.flush())
                .map_err(Failure::run)?;
        }
    }
    Ok(())
}
