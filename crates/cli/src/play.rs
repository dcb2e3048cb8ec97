//! `headless play`.

use super::Failure;
use super::arguments;
use lexopt::{Arg, Parser};
use sechsundsechzig_bots::Level;
use sechsundsechzig_bots::bot_spec::{self, BotSpec};
use sechsundsechzig_engine::deal::{Deal, Turn};
use sechsundsechzig_engine::match_score::RunningMatch;
use sechsundsechzig_engine::record::Session;
use std::io::{BufWriter, Write};

pub(super) fn run(arguments: &mut Parser) -> Result<(), Failure> {
    let mut preset = None;
    let mut rules = None;
    let mut deals: u32 = 1;
    let mut seed = "headless".to_owned();
    let mut players = vec![BotSpec::of(Level::Random)];
    let mut legal = false;
    while let Some(argument) = arguments.next().map_err(Failure::usage)? {
        match argument {
            Arg::Long("preset") => preset = Some(arguments::preset(&arguments::text(arguments)?)?),
            Arg::Long("rules") => rules = Some(arguments::text(arguments)?),
            Arg::Long("deals") => deals = arguments::number(arguments, "deals")?,
            Arg::Long("seed") => seed = arguments::text(arguments)?,
            Arg::Long("bots") => players = arguments::own_players(&arguments::text(arguments)?)?,
            Arg::Long("legal") => legal = true,
            other => return Err(arguments::unexpected(other)),
        }
    }
    let preset = preset.ok_or_else(|| Failure::usage("--preset is missing"))?;
    let rules = arguments::rules(preset, rules.as_deref())?;

    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut matches = 1u32;
    let mut running = RunningMatch::new(preset, rules, &seed);
    for _ in 0..deals {
        let mut session = Session::new(running.head());
        play_out(&mut session, &players)?;
        let line = session.record(legal).to_json();
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

fn play_out(session: &mut Session, players: &[BotSpec]) -> Result<(), Failure> {
    while let Turn::Seat(seat) = session.deal().turn() {
        let player = players[seat.index() % players.len()];
        let action = bot_spec::decide(player, &session.observation(seat), u64::from(seat.0)).action;
        session.play(action).map_err(Failure::run)?;
    }
    Ok(())
}
