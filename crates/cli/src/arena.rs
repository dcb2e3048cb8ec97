//! `headless arena`.

use super::Failure;
use super::arguments::{self, Player};
use super::external::External;
use lexopt::{Arg, Parser};
use sechsundsechzig_bots::arena::{self, ArenaOptions, ArenaReport, Question, Seating};
use sechsundsechzig_bots::bot_spec::BotSpec;
use sechsundsechzig_engine::deal::{Action, PerSide};
use sechsundsechzig_engine::record::Record;
use sechsundsechzig_engine::rules::Preset;
use serde::{Deserialize, Serialize};
use std::ffi::OsString;

/// A report with what it was played with, so that shards of different matches are not added up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Shard {
    preset: String,
    rules: serde_json::Value,
    seed: String,
    bots: [String; 2],
    target: u16,
    #[serde(flatten)]
    report: ArenaReport,
}

#[derive(Default)]
struct Call {
    preset: Option<Preset>,
    rules: Option<String>,
    bots: Option<String>,
    deals: Option<u32>,
    first: u32,
    seed: Option<String>,
    external: Vec<String>,
    json: bool,
    merge: Option<Vec<OsString>>,
}

pub(super) fn run(arguments: &mut Parser) -> Result<(), Failure> {
    let call = read(arguments)?;
    let json = call.json;
    let shard = match &call.merge {
        Some(files) => merged(files)?,
        None => played(call)?,
    };
    if json {
        println!("{}", serde_json::to_string(&shard).map_err(Failure::run)?);
    } else {
        print(&shard);
    }
    Ok(())
}

fn read(arguments: &mut Parser) -> Result<Call, Failure> {
    let mut call = Call::default();
    while let Some(argument) = arguments.next().map_err(Failure::usage)? {
        match argument {
            Arg::Long("preset") => {
                call.preset = Some(arguments::preset(&arguments::text(arguments)?)?)
            }
            Arg::Long("rules") => call.rules = Some(arguments::text(arguments)?),
            Arg::Long("bots") => call.bots = Some(arguments::text(arguments)?),
            Arg::Long("deals") => call.deals = Some(arguments::number(arguments, "deals")?),
            Arg::Long("first") => call.first = arguments::number(arguments, "first")?,
            Arg::Long("seed") => call.seed = Some(arguments::text(arguments)?),
            Arg::Long("external") => call.external.push(arguments::text(arguments)?),
            Arg::Long("json") => call.json = true,
            Arg::Long("merge") => call.merge = Some(Vec::new()),
            Arg::Value(file) if call.merge.is_some() => {
                call.merge.get_or_insert_default().push(file);
            }
            other => return Err(arguments::unexpected(other)),
        }
    }
    Ok(call)
}

fn played(call: Call) -> Result<Shard, Failure> {
    let preset = call
        .preset
        .ok_or_else(|| Failure::usage("--preset is missing"))?;
    let rules = arguments::rules(preset, call.rules.as_deref())?;
    let bots = call
        .bots
        .ok_or_else(|| Failure::usage("--bots is missing"))?;
    let players = arguments::players(&bots)?;
    let names: Vec<String> = bots.split(',').map(str::to_owned).collect();
    let (Ok(players), Ok(names)) = (
        <[Player; 2]>::try_from(players),
        <[String; 2]>::try_from(names),
    ) else {
        return Err(Failure::usage(
            "--bots wants exactly two, such as froehlich,greedy",
        ));
    };
    let mut commands = call.external.iter();
    let mut makers = Vec::new();
    for player in players {
        makers.push(match player {
            Player::Own(bot) => Maker::Own(bot),
            Player::External => {
                let command = commands
                    .next()
                    .ok_or_else(|| Failure::usage("each bot `external` needs its --external"))?;
                // Said now rather than once in every deal.
                External::start(command).map_err(Failure::run)?;
                Maker::External(command.clone())
            }
        });
    }
    let first = || makers[0].seat();
    let second = || makers[1].seat();
    let seatings: [Seating<'_>; 2] = [&first, &second];
    let seed = call.seed.unwrap_or_else(|| "arena".to_owned());
    let deals = call.deals.unwrap_or(1000);
    let options = ArenaOptions {
        preset,
        rules,
        seed: &seed,
        first: call.first,
        deals,
        start: PerSide::new(rules.game.sides()),
        players: seatings,
        threads: 0,
    };
    let step = (deals / 20).max(1);
    let report = arena::run(&options, &|done| {
        if done % step == 0 {
            eprintln!("{done} of {deals} deals");
        }
    });
    let rules_changed = serde_json::Value::Object(sechsundsechzig_engine::record::rules_changes(
        preset, &rules,
    ));
    Ok(Shard {
        preset: preset.id().to_owned(),
        rules: rules_changed,
        seed,
        bots: names,
        target: rules.target,
        report,
    })
}

/// Makes a player for each thread.
enum Maker {
    Own(BotSpec),
    External(String),
}

impl Maker {
    fn seat(&self) -> Box<dyn arena::Player> {
        match self {
            Maker::Own(bot) => Box::new(*bot),
            Maker::External(command) => match External::start(command) {
                Ok(program) => Box::new(program),
                Err(reason) => Box::new(Absent(reason)),
            },
        }
    }
}

/// A program that could not be started: it forfeits every deal.
struct Absent(String);

impl arena::Player for Absent {
    fn act(&mut self, _question: &Question<'_>) -> Result<Action, String> {
        Err(self.0.clone())
    }

    fn end(&mut self, _record: &dyn Fn() -> Record) {}
}

fn merged(files: &[OsString]) -> Result<Shard, Failure> {
    let mut whole: Option<Shard> = None;
    for file in files {
        let name = file.to_string_lossy();
        let text = std::fs::read_to_string(file)
            .map_err(|error| Failure::run(format!("{name}: {error}")))?;
        let shard: Shard = serde_json::from_str(text.trim())
            .map_err(|error| Failure::run(format!("{name} is no report of the arena: {error}")))?;
        let Some(sum) = &mut whole else {
            whole = Some(shard);
            continue;
        };
        let head = |shard: &Shard| {
            (
                shard.preset.clone(),
                shard.rules.clone(),
                shard.seed.clone(),
                shard.bots.clone(),
            )
        };
        if head(sum) != head(&shard) {
            return Err(Failure::run(format!(
                "{name} was played with other rules, bots or seed"
            )));
        }
        let seen = |number: u32| sum.report.scores.iter().any(|score| score.0 == number);
        if shard.report.scores.iter().any(|score| seen(score.0)) {
            return Err(Failure::run(format!(
                "{name} repeats deals of another shard"
            )));
        }
        sum.report.merge(&shard.report);
    }
    whole.ok_or_else(|| Failure::usage("--merge wants at least one file"))
}

fn print(shard: &Shard) {
    let report = &shard.report;
    let [first, second] = &shard.bots;
    println!(
        "{} against {} at {}, seed {}",
        first, second, shard.preset, shard.seed
    );
    println!("deals       {} (each in all seatings)", report.deals);
    println!(
        "ahead by    {:+.4} points a deal, 95 % interval {:+.4} to {:+.4}",
        report.mean(),
        report.mean() - report.half_width(),
        report.mean() + report.half_width(),
    );
    println!("deals won   {} : {}", report.won[0], report.won[1]);
    if !report.scores.is_empty() {
        let [won, lost] = report.matches(shard.target);
        let all = (won + lost).max(1) as f64;
        let share = won as f64 / all;
        let half = 1.96 * (share * (1.0 - share) / all).sqrt();
        println!(
            "matches     {won} : {lost}, {:.1} % ± {:.1} (the deals strung together)",
            100.0 * share,
            100.0 * half
        );
    }
    for (place, name) in shard.bots.iter().enumerate() {
        let mean = report.decision_time()[place].as_secs_f64() * 1e3;
        let longest = report.longest[place] as f64 / 1e6;
        println!("{name:<11} {mean:.3} ms a decision, longest {longest:.1} ms");
        if report.forfeits[place] > 0 {
            let reason = report.first_forfeit.as_deref().unwrap_or("");
            println!(
                "{name:<11} forfeited {} deals, the first because: {reason}",
                report.forfeits[place]
            );
        }
    }
}
