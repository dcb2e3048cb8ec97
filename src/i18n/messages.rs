//! Messages with parameters: bad links, reports, and small sentences beside the table.

use super::{Person, Words};
use sechsundsechzig_engine::cards::{Card, Rank, Suit};
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
                let unknown = say!(self, messages::unknown_preset(id));
                match closest_preset(id) {
                    Some(preset) => {
                        let guess = say!(self, messages::did_you_mean(self.preset(preset)));
                        join!(unknown, " ", guess)
                    }
                    None => unknown,
                }
            }
            LinkError::Value(key) => say!(self, messages::bad_value(&self.option_of_key(key))),
            LinkError::Option(key) => {
                say!(self, messages::unknown_option(&self.option_of_key(key)))
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

    /// Things in a row: "deine Partie, deine Statistik und deine Einstellungen".
    #[must_use]
    pub fn list(self, things: &[&str]) -> String {
        match things {
            [] => String::new(),
            [one] => (*one).into(),
            [first @ .., last] => join!(first.join(", "), say!(self, messages::AND), last),
        }
    }

    /// Saved data were damaged, and their copy was restored.
    #[must_use]
    pub fn storage_restored(self, what: &str) -> String {
        say!(self, messages::storage_restored(what))
    }

    /// Saved data were gone, and their copy was restored.
    #[must_use]
    pub fn storage_recovered(self, what: &str) -> String {
        say!(self, messages::storage_recovered(what))
    }

    /// Saved data were damaged, and there is no copy.
    #[must_use]
    pub fn storage_lost(self, what: &str) -> String {
        say!(self, messages::storage_lost(what))
    }

    /// Saved data are damaged and cannot be set aside; their copy is used.
    #[must_use]
    pub fn storage_restored_unsaved(self, what: &str) -> String {
        say!(self, messages::storage_restored_unsaved(what))
    }

    /// Saved data are damaged and cannot be set aside, and there is no copy.
    #[must_use]
    pub fn storage_lost_unsaved(self, what: &str) -> String {
        say!(self, messages::storage_lost_unsaved(what))
    }

    /// A newer version saved these data.
    #[must_use]
    pub fn storage_newer(self, what: &str) -> String {
        say!(self, messages::storage_newer(what))
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
        say!(self, messages::open_with(self.preset(preset)))
    }

    /// Which game a link opens: "Der Link öffnet ein Spiel Paderborner 66."
    #[must_use]
    pub fn link_opens(self, preset: Preset) -> String {
        say!(self, messages::link_opens(self.preset(preset)))
    }

    /// Below an option that differs from its preset: "Geändert gegenüber Paderborner 66."
    #[must_use]
    pub fn changed_from(self, preset: Preset) -> String {
        say!(self, messages::changed_from(self.preset(preset)))
    }

    /// The button that undoes such changes: "Auf Paderborner 66 zurücksetzen".
    #[must_use]
    pub fn reset_to(self, preset: Preset) -> String {
        say!(self, messages::reset_to(self.preset(preset)))
    }

    /// A line of the course of a deal: "3. Stich: Hermen spielt Pik-Zehn."
    #[must_use]
    pub fn in_trick(self, number: u8, line: &str) -> String {
        say!(self, messages::in_trick(number, line))
    }

    /// After a refusal: "Du hast noch die Herz-Dame."
    #[must_use]
    pub fn you_still_have(self, card: Card) -> String {
        say!(self, messages::you_still_have(&self.the_card(card)))
    }

    /// Beside a marriage laid open: "Du meldest", "Hermen meldet".
    #[must_use]
    pub fn announces(self, person: Person) -> String {
        if self.schnapsen {
            super::de::schnapsen::announces(person)
        } else {
            say!(self, messages::announces(person))
        }
    }

    /// Over a peg board: "bis 61".
    #[must_use]
    pub fn up_to(self, target: u16) -> String {
        say!(self, messages::up_to(target))
    }

    /// Where a match has a set number of deals: "Spiel 2 von 5".
    #[must_use]
    pub fn deal_of(self, number: u32, of: u32) -> String {
        let (number, of) = (number.to_string(), of.to_string());
        say!(self, messages::deal_of(&number, &of))
    }

    /// A button that announces this marriage: "Herz 40 melden".
    #[must_use]
    pub fn announce_marriage(self, suit: Suit, worth: u8) -> String {
        let suit = self.suit_label(suit);
        say!(self, messages::announce_marriage(&suit, &worth.to_string()))
    }

    /// The marriage itself: "König und Dame in Herz".
    #[must_use]
    pub fn marriage(self, suit: Suit) -> String {
        let (king, queen) = (self.rank(Rank::King), self.rank(Rank::Queen));
        say!(self, messages::marriage(self.suit(suit), king, queen))
    }

    /// The claim with this marriage and what that is worth: "Aus mit König und Dame in Herz (40)".
    #[must_use]
    pub fn claim_with_marriage(self, suit: Suit, worth: u16) -> String {
        let worth = worth.to_string();
        join!(
            self.claim_with(),
            " ",
            self.marriage(suit),
            " (",
            worth,
            ")"
        )
    }

    /// Every key and what it does.
    #[must_use]
    pub const fn key_help(self) -> [(&'static str, &'static str); 19] {
        [
            ("← →", self.keys_cards()),
            (self.key_home(), self.keys_first()),
            (self.key_end(), self.keys_last()),
            ("1–9", self.keys_number()),
            (self.key_enter(), self.keys_play()),
            ("D", self.draw()),
            ("A", self.out()),
            ("C", self.cover()),
            ("X", self.rob()),
            ("M", self.announce()),
            ("L", self.last_trick()),
            ("V", self.card_values()),
            ("T", self.keys_trump()),
            ("P", self.points()),
            ("S", self.keys_state()),
            ("H", self.hint()),
            ("U", self.undo()),
            ("Esc", self.cancel()),
            ("?", self.keys_help()),
        ]
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
