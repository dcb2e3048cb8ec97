//! `headless arena`.

use super::Failure;
use super::arguments;
use super::external::External;
use clap::Args;
use sechsundsechzig_bots::arena::{
    self, ArenaOptions, ArenaReport, Clairvoyant, PlayerQuestion, Seating,
};
use sechsundsechzig_bots::bot_spec::BotSpec;
use sechsundsechzig_engine::deal::{Action, PerSide};
use sechsundsechzig_engine::record::{RulesMap, rules_to_json};
use sechsundsechzig_engine::rules::Preset;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

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

/// The list of bots at the end of the help.
pub(super) fn bots() -> String {
    format!(
        "{}\n  clairvoyant, clairvoyant:N           a search that sees all cards, N iterations a decision
  external                             the next program of --external",
        arguments::BOTS
    )
}

#[derive(Args)]
pub(super) struct Arguments {
    /// The preset that is played
    #[arg(long, value_name = "PRESET", value_parser = arguments::preset())]
    preset: Option<Preset>,
    /// Options other than the preset's, as a JSON object
    #[arg(long, value_name = "JSON", default_value = "{}", value_parser = arguments::rules_map)]
    rules: RulesMap,
    /// The two who play each other, such as froehlich,greedy
    #[arg(long, value_name = "A,B", value_parser = contestants)]
    bots: Option<[Contestant; 2]>,
    /// How many deals to play, each of them twice
    #[arg(long, value_name = "N", default_value_t = 1000)]
    deals: u32,
    /// The number of the first deal
    #[arg(long, value_name = "K", default_value_t = 0)]
    first: u32,
    /// What the cards are drawn from: the same text gives the same deals
    #[arg(
        long,
        value_name = "TEXT",
        default_value = "arena",
        allow_hyphen_values = true
    )]
    seed: String,
    /// The program of the next bot named `external`, started through `sh -c`
    #[arg(long, value_name = "CMD", allow_hyphen_values = true)]
    external: Vec<String>,
    /// Print the report as JSON, for `--merge`
    #[arg(long)]
    json: bool,
    /// Play nothing, but add up reports written with `--json`
    #[arg(long)]
    merge: bool,
    /// The reports to add up
    #[arg(value_name = "FILE", requires = "merge")]
    files: Vec<PathBuf>,
}

/// One of the two who play each other, with the name it was called by.
#[derive(Clone)]
struct Contestant {
    name: String,
    player: Player,
}

#[derive(Clone, Copy)]
enum Player {
    /// A bot of the project.
    Own(BotSpec),
    /// A search that sees all cards.
    Clairvoyant(Clairvoyant),
    /// The next foreign program named by `--external`.
    External,
}

/// What stands before the number of iterations of a search that sees all cards.
const CLAIRVOYANT: &str = "clairvoyant";
/// Its iterations where no number stands there.
const OPEN_ITERATIONS: u32 = 8_000;

/// The search that sees all cards, if this is its name.
fn clairvoyant(name: &str) -> Option<Clairvoyant> {
    let iterations = match name.strip_prefix(CLAIRVOYANT)? {
        "" => OPEN_ITERATIONS,
        number => number.strip_prefix(':')?.parse().ok()?,
    };
    Some(Clairvoyant { iterations })
}

/// Parses a list of two bots.
fn contestants(list: &str) -> Result<[Contestant; 2], String> {
    let contestant = |name: &str| {
        let player = match name {
            "external" => Some(Player::External),
            name => (clairvoyant(name).map(Player::Clairvoyant))
                .or_else(|| name.parse::<BotSpec>().ok().map(Player::Own)),
        };
        Ok(Contestant {
            name: name.to_owned(),
            player: player.ok_or_else(|| format!("there is no bot `{name}`"))?,
        })
    };
    let list: Vec<Contestant> = list
        .split(',')
        .map(contestant)
        .collect::<Result<_, String>>()?;
    list.try_into()
        .map_err(|_| "exactly two bots play, such as froehlich,greedy".to_owned())
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let shard = if arguments.merge {
        merged(&arguments.files)?
    } else {
        played(arguments)?
    };
    if arguments.json {
        println!("{}", serde_json::to_string(&shard).map_err(Failure::run)?);
    } else {
        print(&shard);
    }
    Ok(())
}

fn played(arguments: &Arguments) -> Result<Shard, Failure> {
    let preset = arguments
        .preset
        .ok_or_else(|| Failure::usage("--preset is missing"))?;
    let bots = arguments
        .bots
        .as_ref()
        .ok_or_else(|| Failure::usage("--bots is missing"))?;
    let rules = arguments::rules(preset, &arguments.rules)?;
    let mut commands = arguments.external.iter();
    let mut makers = Vec::new();
    for player in bots.each_ref().map(|bot| bot.player) {
        makers.push(match player {
            Player::Own(bot) => Maker::Own(bot),
            Player::Clairvoyant(bot) => Maker::Clairvoyant(bot),
            Player::External => {
                let command = commands
                    .next()
                    .ok_or_else(|| Failure::usage("each bot `external` needs its --external"))?;
                Maker::External(command.clone())
            }
        });
    }
    let first = || makers[0].seat();
    let second = || makers[1].seat();
    let seatings: [Seating<'_>; 2] = [&first, &second];
    let deals = arguments.deals;
    let options = ArenaOptions {
        preset,
        rules,
        seed: &arguments.seed,
        first: arguments.first,
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
    Ok(Shard {
        preset: preset.as_str().to_owned(),
        rules: rules_to_json(preset, &rules).into(),
        seed: arguments.seed.clone(),
        bots: bots.each_ref().map(|bot| bot.name.clone()),
        target: rules.target,
        report,
    })
}

/// Makes a player for each thread.
enum Maker {
    Own(BotSpec),
    Clairvoyant(Clairvoyant),
    External(String),
}

impl Maker {
    fn seat(&self) -> Box<dyn arena::Player> {
        match self {
            Maker::Own(bot) => Box::new(*bot),
            Maker::Clairvoyant(bot) => Box::new(*bot),
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
    fn act(&mut self, _question: &PlayerQuestion<'_>) -> Result<Action, String> {
        Err(self.0.clone())
    }
}

fn merged(files: &[PathBuf]) -> Result<Shard, Failure> {
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
        let settings = |shard: &Shard| {
            (
                shard.preset.clone(),
                shard.rules.clone(),
                shard.seed.clone(),
                shard.bots.clone(),
            )
        };
        if settings(sum) != settings(&shard) {
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
