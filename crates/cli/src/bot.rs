//! `headless bot`: a player of the bot protocol on standard input and output.

use super::{Failure, arguments};
use lexopt::{Arg, Parser};
use sechsundsechzig_bots::Level;
use sechsundsechzig_bots::bot_spec::{self, BotSpec};
use sechsundsechzig_engine::record::{MoveText, ObservationJson};
use serde::{Deserialize, Serialize};
use std::io::{BufRead, Write};

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Message {
    Act {
        id: u64,
        observation: Box<ObservationJson>,
    },
    End {},
}

#[derive(Serialize)]
struct Answer {
    id: u64,
    #[serde(rename = "move")]
    does: MoveText,
}

pub(super) fn run(arguments: &mut Parser) -> Result<(), Failure> {
    let mut level = BotSpec::of(Level::Froehlich);
    while let Some(argument) = arguments.next().map_err(Failure::usage)? {
        match argument {
            Arg::Long("level") => {
                let name = arguments::text(arguments)?;
                level = BotSpec::from_name(&name)
                    .ok_or_else(|| Failure::usage(format!("there is no bot `{name}`")))?;
            }
            other => return Err(arguments::unexpected(other)),
        }
    }
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line.map_err(Failure::run)?;
        if line.trim().is_empty() {
            continue;
        }
        let message: Message = serde_json::from_str(&line)
            .map_err(|error| Failure::run(format!("not a message of the bot protocol: {error}")))?;
        if let Message::Act { id, observation } = message {
            let seen = observation.rebuild().map_err(Failure::run)?;
            let action = bot_spec::decide(level, &seen, 0).action;
            let does = MoveText::from(action);
            let answer = serde_json::to_string(&Answer { id, does }).map_err(Failure::run)?;
            writeln!(out, "{answer}")
                .and_then(|()| out.flush())
                .map_err(Failure::run)?;
        }
    }
    Ok(())
}
