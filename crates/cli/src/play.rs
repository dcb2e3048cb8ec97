//! `headless play`.

use super::Failure;
use super::arguments::{self, BotList};
use clap::Args;
use sechsundsechzig_bots::bot_spec::BotSpec;
use sechsundsechzig_engine::deal::{Deal, Turn};
use sechsundsechzig_engine::match_score::RunningMatch;
use sechsundsechzig_engine::record::{RulesMap, Session};
use sechsundsechzig_engine::rules::Preset;
use std::io::{BufWriter, Write};

#[derive(Args)]
pub(super) struct Arguments {
    /// The preset that is played
    #[arg(long, value_name = "PRESET", value_parser = arguments::preset())]
    preset: Preset,
    /// Options other than the preset's, as a JSON object
    #[arg(long, value_name = "JSON", default_value = "{}", value_parser = arguments::rules_map)]
    rules: RulesMap,
    /// How many deals to play
    #[arg(long, value_name = "N", default_value_t = 1)]
    deals: u32,
    /// What the cards are drawn from: the same text gives the same deals
    #[arg(
        long,
        value_name = "TEXT",
        default_value = "headless",
        allow_hyphen_values = true
    )]
    seed: String,
    /// Who plays; the bots sit in the order named, round and round
    #[arg(
        long,
        value_name = "NAME[,NAME…]",
        default_value = "random",
        value_parser = arguments::bots,
    )]
    bots: BotList,
    /// Write the legal moves into each record
    #[arg(long)]
    legal: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments {
        preset,
        deals,
        legal,
        ref seed,
        ref bots,
        ..
    } = *arguments;
    let rules = arguments::rules(preset, &arguments.rules)?;

    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut matches = 1u32;
    let mut running = RunningMatch::new(preset, rules, seed);
    for _ in 0..deals {
        let mut session = Session::new(running.header());
        play_out(&mut session, bots)?;
        let record = if legal {
            session.record_with_legal_moves()
        } else {
            session.record()
        };
        let line = record.to_json();
        match writeln!(out, "{line}") {
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => return Ok(()),
            written => written.map_err(Failure::run)?,
        }
        if let Some(result) = session.deal().result()
            && running.score(&result).end.is_some()
        {
            matches += 1;
            running = RunningMatch::new(preset, rules, &format!("{seed}#{matches}"));
        }
    }
    out.flush().map_err(Failure::run)
}

fn play_out(session: &mut Session, bots: &[BotSpec]) -> Result<(), Failure> {
    while let Turn::Seat(seat) = session.deal().turn() {
        let bot = bots[seat.index() % bots.len()];
        let action = bot
            .decide(&session.observation(seat), u64::from(seat.0))
            .action;
        session.play(action).map_err(Failure::run)?;
    }
    Ok(())
}
