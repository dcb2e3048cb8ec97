//! Arguments that several commands share.

use super::Failure;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use sechsundsechzig_bots::bot_spec::BotSpec;
use sechsundsechzig_engine::record::{RulesMap, rules_from_json};
use sechsundsechzig_engine::rules::{CheckedRules, Preset};

/// The list of bots at the end of a command's help.
pub(super) const BOTS: &str = "\
Bots:
  random, greedy                       chance, and a careful beginner
  johannes, kord, schilder, froehlich  the four friends in rising strength
  plain, bare, froehlich-PART          to measure against; PART is what froehlich does without:
                                       prior, resampling, inference, equity, endgames, covers, cfr
  NAME:N                               any of them with N search iterations a decision";

/// Parses the id of a preset.
pub(super) fn preset() -> impl TypedValueParser<Value = Preset> {
    PossibleValuesParser::new(Preset::ALL.iter().map(|preset| preset.as_str()))
        .try_map(|id| id.parse::<Preset>().map_err(|_| "there is no such preset"))
}

/// Parses a JSON object of changed options.
pub(super) fn rules_map(json: &str) -> Result<RulesMap, String> {
    serde_json::from_str(json).map_err(|error| format!("not a JSON object: {error}"))
}

/// The preset with the changed options.
pub(super) fn rules(preset: Preset, changes: &RulesMap) -> Result<CheckedRules, Failure> {
    rules_from_json(preset, changes).map_err(Failure::usage)
}

/// Bots in the order named. An alias, so that clap takes it for one value: the last list given counts.
pub(super) type BotList = Vec<BotSpec>;

/// Parses a list such as `greedy,froehlich`.
pub(super) fn bots(list: &str) -> Result<BotList, String> {
    list.split(',').map(bot).collect()
}

/// Parses the name of a bot of the project.
pub(super) fn bot(name: &str) -> Result<BotSpec, String> {
    name.parse().map_err(|_| match name {
        "external" => "only the project's own bots can play here".to_owned(),
        name => format!("there is no bot `{name}`"),
    })
}
