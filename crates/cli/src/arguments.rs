//! Reading the arguments commands share.

use super::Failure;
use lexopt::Parser;
use sechsundsechzig_bots::bot_spec::BotSpec;
use sechsundsechzig_engine::record::{RulesMap, rules_changed};
use sechsundsechzig_engine::rules::{CheckedRules, Preset};
use std::ffi::OsString;
use std::str::FromStr;

/// The value of an option, as text.
pub(super) fn text(arguments: &mut Parser) -> Result<String, Failure> {
    let value: OsString = arguments.value().map_err(Failure::usage)?;
    value
        .into_string()
        .map_err(|_| Failure::usage("arguments must be UTF-8"))
}

/// The value of an option, as a number.
pub(super) fn number<N: FromStr>(arguments: &mut Parser, what: &str) -> Result<N, Failure> {
    let value = text(arguments)?;
    value
        .parse()
        .map_err(|_| Failure::usage(format!("--{what} wants a number, not `{value}`")))
}

/// The preset of this id.
pub(super) fn preset(id: &str) -> Result<Preset, Failure> {
    let known = || {
        Preset::ALL
            .iter()
            .map(|preset| preset.id())
            .collect::<Vec<_>>()
            .join(", ")
    };
    Preset::from_id(id)
        .ok_or_else(|| Failure::usage(format!("there is no preset `{id}`; there are {}", known())))
}

/// A preset with the changed options of a JSON object.
pub(super) fn rules(preset: Preset, json: Option<&str>) -> Result<CheckedRules, Failure> {
    let changes: RulesMap = match json {
        Some(json) => serde_json::from_str(json)
            .map_err(|error| Failure::usage(format!("--rules wants a JSON object: {error}")))?,
        None => RulesMap::new(),
    };
    rules_changed(preset, &changes).map_err(Failure::usage)
}

/// Who sits at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Player {
    /// A bot of the project.
    Own(BotSpec),
    /// The next foreign program named by `--external`.
    External,
}

/// The players of a list such as `greedy,froehlich`.
pub(super) fn players(list: &str) -> Result<Vec<Player>, Failure> {
    list.split(',')
        .map(|name| match name {
            "external" => Ok(Player::External),
            name => BotSpec::from_name(name)
                .map(Player::Own)
                .ok_or_else(|| Failure::usage(format!("there is no bot `{name}`"))),
        })
        .collect()
}

/// The players of a list where foreign programs cannot sit.
pub(super) fn own_players(list: &str) -> Result<Vec<BotSpec>, Failure> {
    let own = |player| match player {
        Player::Own(bot) => Ok(bot),
        Player::External => Err(Failure::usage("only the project's own bots sit here")),
    };
    players(list)?.into_iter().map(own).collect()
}

/// The complaint about an argument nobody expects.
pub(super) fn unexpected(argument: lexopt::Arg<'_>) -> Failure {
    Failure::usage(argument.unexpected())
}
