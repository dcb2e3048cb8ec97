//! Links: what one opens, and why another is not read.

use super::Words;
use sechsundsechzig_engine::rules::{OptionId, Preset};
use sechsundsechzig_engine::share::LinkError;

impl Words {
    /// Why a link is not read: "Ein Spiel „paderbron“ gibt es nicht. Meintest du „Paderborner 66“?"
    #[must_use]
    pub fn link_error(self, error: &LinkError) -> String {
        match error {
            LinkError::TooLong => self.bad_link_too_long().into(),
            LinkError::Malformed => self.bad_link_malformed().into(),
            LinkError::Version(_) => self.bad_link_version().into(),
            LinkError::Seed => self.bad_link_seed().into(),
            LinkError::Preset(id) => {
                let unknown = say!(self, links::unknown_preset(id));
                match closest_preset(id) {
                    Some(preset) => {
                        let guess = say!(self, links::did_you_mean(self.preset(preset)));
                        join!(unknown, " ", guess)
                    }
                    None => unknown,
                }
            }
            LinkError::Value(key) => say!(self, links::bad_value(&self.option_of_key(key))),
            LinkError::Option(key) => {
                say!(self, links::unknown_option(&self.option_of_key(key)))
            }
            LinkError::Conflicts(conflicts) => {
                let mut text = String::from(self.bad_link_conflict());
                for conflict in conflicts {
                    text.push(' ');
                    text.push_str(&self.conflict(*conflict));
                }
                text
            }
        }
    }

    fn option_of_key(self, key: &str) -> String {
        match key.parse::<OptionId>().ok() {
            Some(option) => self.option_title(option),
            None => key.into(),
        }
    }

    /// The button that opens a link as it was probably meant: "Mit „Paderborner 66“ öffnen".
    #[must_use]
    pub fn open_with(self, preset: Preset) -> String {
        say!(self, links::open_with(self.preset(preset)))
    }

    /// Which game a link opens: "Der Link öffnet ein Spiel Paderborner 66."
    #[must_use]
    pub fn link_opens(self, preset: Preset) -> String {
        say!(self, links::link_opens(self.preset(preset)))
    }
}

/// The preset whose id is written nearly like this, if there is exactly one nearest.
#[must_use]
pub fn closest_preset(id: &str) -> Option<Preset> {
    let distances = || {
        Preset::ALL
            .iter()
            .map(|preset| (distance(id, preset.as_str()), *preset))
    };
    let nearest = distances().map(|(far, _)| far).min()?;
    let mut candidates = distances().filter(|(far, _)| *far == nearest && *far <= 2);
    match (candidates.next(), candidates.next()) {
        (Some((_, preset)), None) => Some(preset),
        _ => None,
    }
}

/// How many letters to change, add or leave out.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().take(40).collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (place, letter) in one.chars().take(40).enumerate() {
        let mut diagonal = row[0];
        row[0] = place + 1;
        for (column, known) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *known);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}
