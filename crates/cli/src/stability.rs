//! `headless stability`: how often a bot chooses the same move whatever the seed of its search.

use super::Failure;
use super::arguments;
use clap::Args;
use sechsundsechzig_bots::bot_spec::BotSpec;
use sechsundsechzig_bots::stability::{self, Average, Stability, StabilityOptions};
use sechsundsechzig_engine::rules::Preset;

#[derive(Args)]
pub(super) struct Arguments {
    /// Only this preset; without it all presets for two in turn
    #[arg(long, value_name = "PRESET", value_parser = arguments::preset())]
    preset: Option<Preset>,
    /// The number of the first position
    #[arg(long, value_name = "K", default_value_t = 0)]
    first: u32,
    /// How many positions to decide in
    #[arg(long, value_name = "N", default_value_t = 300)]
    positions: u32,
    /// Who decides
    #[arg(long, value_name = "NAME", default_value = "froehlich", value_parser = arguments::bot)]
    bot: BotSpec,
    /// The bot to compare with in the same positions
    #[arg(long, value_name = "NAME", value_parser = arguments::bot)]
    against: Option<BotSpec>,
    /// Only positions with an open talon of so many cards
    #[arg(long, value_name = "LEAST-MOST", value_parser = range)]
    talon: Option<(u8, u8)>,
    /// With how many seeds
    #[arg(
        long,
        value_name = "N",
        default_value_t = 4,
        value_parser = clap::value_parser!(u32).range(2..=64)
    )]
    seeds: u32,
    /// Who plays out the moves chosen
    #[arg(
        long,
        value_name = "NAME",
        default_value = "froehlich:100",
        value_parser = arguments::bot,
    )]
    judge: BotSpec,
    /// In how many worlds each of them is played out
    #[arg(
        long,
        value_name = "N",
        default_value_t = 400,
        value_parser = clap::value_parser!(u32).range(2..)
    )]
    worlds: u32,
    /// What the cards are drawn from: the same text gives the same positions
    #[arg(
        long,
        value_name = "TEXT",
        default_value = "stability",
        allow_hyphen_values = true
    )]
    seed: String,
}

/// Parses `4-8`.
fn range(text: &str) -> Result<(u8, u8), String> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    match (least.parse(), most.parse()) {
        (Ok(least), Ok(most)) if least <= most => Ok((least, most)),
        _ => Err("not a number of cards, or two such as 4-8".to_owned()),
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let presets: Vec<Preset> = match arguments.preset {
        Some(preset) => vec![preset],
        None => stability::presets().collect(),
    };
    let options = StabilityOptions {
        bot: arguments.bot,
        other: arguments.against,
        judge: arguments.judge,
        seeds: arguments.seeds,
        worlds: arguments.worlds,
        seed: &arguments.seed,
        talon: arguments.talon,
    };
    let mut found = vec![Stability::default(); presets.len()];
    let last = arguments.first.saturating_add(arguments.positions);
    for number in arguments.first..last {
        let place = number as usize % presets.len();
        if let Some(one) = stability::measure(&options, presets[place], number) {
            found[place].merge(&one);
        }
        if (number + 1 - arguments.first).is_multiple_of(50) {
            let done = number + 1 - arguments.first;
            eprintln!("{done} of {} positions", arguments.positions);
        }
    }
    let mut together = Stability::default();
    for (preset, found) in presets.iter().zip(&found) {
        print(preset.as_str(), found);
        if preset.rules().game.counts_game_points() {
            together.merge(found);
        }
    }
    if presets.len() > 1 {
        print("game points", &together);
    }
    Ok(())
}

fn print(name: &str, found: &Stability) {
    print!(
        "{name:>14}: {:>4} positions, {:>4} with one choice, {:>5.1} % of pairs equal, a choice costs {:+.4} ± {:.4} points",
        found.positions,
        found.agreed,
        100.0 * found.equal_pairs as f64 / found.pairs.max(1) as f64,
        found.cost.mean(),
        found.cost.half_width(),
    );
    if found.gain == Average::default() {
        println!();
    } else {
        println!(
            ", worth {:+.4} ± {:.4} more than the other's",
            found.gain.mean(),
            found.gain.half_width(),
        );
    }
}
