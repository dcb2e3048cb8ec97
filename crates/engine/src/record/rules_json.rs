//! Changed options as JSON, under the rulebook's names.

use crate::rules::{
    CheckedRules, LEGACY_VALUES, OptionError, OptionId, OptionValue, Preset, Rules, RulesConflict,
};
use serde_json::{Map, Value};
use std::fmt;

/// The options changed from a preset, by name.
pub type RulesMap = Map<String, Value>;

/// Why changed options cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// No option has this name.
    Unknown(String),
    /// The game of the preset does not have this option.
    NotInThisGame(OptionId),
    /// The option has no such value.
    Value(OptionId),
    /// The options contradict each other, or a number is out of its range.
    Conflicts(Vec<RulesConflict>),
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::Unknown(key) => write!(f, "there is no option `{key}`"),
            RulesError::NotInThisGame(id) => write!(f, "this game has no option `{}`", id.as_str()),
            RulesError::Value(id) => write!(f, "`{}` has no such value", id.as_str()),
            RulesError::Conflicts(conflicts) => {
                for (place, conflict) in conflicts.iter().enumerate() {
                    write!(f, "{}{conflict}", if place == 0 { "" } else { "; " })?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for RulesError {}

/// The value of an option as JSON.
#[must_use]
pub fn value_to_json(value: OptionValue) -> Value {
    match value {
        OptionValue::Word(word) => Value::from(word),
        OptionValue::Number(number) => Value::from(number),
        OptionValue::Flag(flag) => Value::from(flag),
    }
}

fn value_from_json(id: OptionId, value: &Value) -> Option<OptionValue> {
    match value {
        Value::String(text) => match id.parse(text)? {
            word @ OptionValue::Word(_) => Some(word),
            _ => None,
        },
        Value::Number(number) => Some(OptionValue::Number(u16::try_from(number.as_u64()?).ok()?)),
        Value::Bool(flag) => Some(OptionValue::Flag(*flag)),
        _ => None,
    }
}

/// The options that a record of these rules names beside their preset: those in which they differ from it,
/// or from the values that records without them are read with.
#[must_use]
pub fn rules_to_json(preset: Preset, rules: &Rules) -> RulesMap {
    let mut named = preset.changes_to(rules);
    for (id, before) in LEGACY_VALUES {
        let value = rules.get(*id);
        if value != *before {
            named.push((*id, value));
        }
    }
    named
        .into_iter()
        .map(|(id, value)| (id.as_str().to_owned(), value_to_json(value)))
        .collect()
}

/// The rules of a preset with these options changed.
///
/// # Errors
/// When an option or value does not exist, or the whole contradicts itself.
pub fn rules_from_json(preset: Preset, changes: &RulesMap) -> Result<CheckedRules, RulesError> {
    checked(preset.with(&values(preset, changes)?))
}

/// The rules that something recorded with this preset and these options was played by: options the record does not name
/// have their [`LEGACY_VALUES`].
///
/// # Errors
/// As [`rules_from_json`].
pub fn recorded(preset: Preset, named: &RulesMap) -> Result<CheckedRules, RulesError> {
    let mut all = LEGACY_VALUES.to_vec();
    all.extend(values(preset, named)?);
    checked(preset.with(&all))
}

/// These options and, named, those for which [`recorded`] takes another value than the preset has now; `None` where
/// there are none.
pub(super) fn as_now(preset: &str, named: &RulesMap) -> Option<RulesMap> {
    let preset = preset.parse::<Preset>().ok()?;
    let mut all = rules_to_json(preset, &preset.rules());
    all.retain(|key, _| !named.contains_key(key));
    if all.is_empty() {
        return None;
    }
    all.extend(named.clone());
    Some(all)
}

fn checked(rules: Result<Rules, OptionError>) -> Result<CheckedRules, RulesError> {
    rules
        .map_err(|OptionError::Value(id)| RulesError::Value(id))?
        .check()
        .map_err(RulesError::Conflicts)
}

fn values(preset: Preset, changes: &RulesMap) -> Result<Vec<(OptionId, OptionValue)>, RulesError> {
    let known = preset.rules().game.options();
    let mut values = Vec::with_capacity(changes.len());
    for (key, value) in changes {
        let id = key
            .parse::<OptionId>()
            .map_err(|_| RulesError::Unknown(key.chars().take(40).collect()))?;
        if !known.contains(&id) {
            return Err(RulesError::NotInThisGame(id));
        }
        values.push((id, value_from_json(id, value).ok_or(RulesError::Value(id))?));
    }
    Ok(values)
}
