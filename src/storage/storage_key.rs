//! What is kept, and all of it as one file.

use super::envelope;
use crate::model::counting::CountingStats;
use crate::model::daily;
use crate::model::deal_archive::{self, ArchivedDeal};
use crate::model::evening;
use crate::model::idempotent_log;
use crate::model::match_session::MatchSession;
use crate::model::paused_matches::{self, PausedMatch};
use crate::model::puzzle_progress;
use crate::model::rule_sets::decode_sets;
use crate::model::score_codec::decode_score_sheets;
use crate::model::settings::Settings;
use sechsundsechzig_engine::match_score::deal_history;
use sechsundsechzig_engine::share::ReplayLink;

/// What is kept, each under its own name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageKey {
    /// What the player has set.
    Settings,
    /// The match under way.
    Match,
    /// The Bummerl of each game.
    ScoreSheets,
    /// The player's own rules.
    Rules,
    /// The paused matches; empty if there are none.
    PausedMatches,
    /// The last deals.
    Deals,
    /// Every deal in a line.
    DealHistory,
    /// The link of the deal sent by somebody that is being played after him.
    Challenge,
    /// How the runs of the counting trainer went.
    Counting,
    /// The puzzles that are solved.
    Puzzles,
    /// What the deals of the day brought.
    Daily,
    /// The evenings against all four friends.
    Evenings,
}

impl StorageKey {
    /// All of them.
    pub const ALL: [StorageKey; 12] = [
        StorageKey::Settings,
        StorageKey::Match,
        StorageKey::ScoreSheets,
        StorageKey::Rules,
        StorageKey::PausedMatches,
        StorageKey::Deals,
        StorageKey::DealHistory,
        StorageKey::Challenge,
        StorageKey::Counting,
        StorageKey::Puzzles,
        StorageKey::Daily,
        StorageKey::Evenings,
    ];

    /// The name it has in the browser's storage.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            StorageKey::Settings => "sechsundsechzig/settings",
            StorageKey::Match => "sechsundsechzig/match",
            StorageKey::ScoreSheets => "sechsundsechzig/slates",
            StorageKey::Rules => "sechsundsechzig/rules",
            StorageKey::PausedMatches => "sechsundsechzig/waiting",
            StorageKey::Deals => "sechsundsechzig/deals",
            StorageKey::DealHistory => "sechsundsechzig/chronicle",
            StorageKey::Challenge => "sechsundsechzig/challenge",
            StorageKey::Counting => "sechsundsechzig/counting",
            StorageKey::Puzzles => "sechsundsechzig/puzzles",
            StorageKey::Daily => "sechsundsechzig/daily",
            StorageKey::Evenings => "sechsundsechzig/evenings",
        }
    }

    /// The name of the copy of what was kept here before.
    #[must_use]
    pub fn copy_name(self) -> String {
        [self.name(), "/last"].concat()
    }

    /// The last part of its name, by which messages between the page's programs call it.
    #[must_use]
    pub fn id(self) -> &'static str {
        let name = self.name();
        name.split_once('/').map_or(name, |(_, id)| id)
    }

    /// Whether data can be used here: what is read piece by piece needs one piece that can be read,
    /// since the others may be of another release.
    #[must_use]
    pub fn is_valid(self, data: &str) -> bool {
        match self {
            StorageKey::Settings => Settings::is_known(data),
            StorageKey::Match => MatchSession::decode(data).is_some(),
            StorageKey::PausedMatches => {
                data.is_empty()
                    || paused_matches::all(data).any(|one| PausedMatch::decode(one).is_some())
            }
            StorageKey::ScoreSheets => !decode_score_sheets(idempotent_log::text(data)).is_empty(),
            StorageKey::Rules => {
                let is_link = |text: &str| text.starts_with("#/deal/");
                data.is_empty() || (data.split(' ').all(is_link) && !decode_sets(data).is_empty())
            }
            StorageKey::Deals => {
                deal_archive::all(data).any(|deal| ArchivedDeal::decode(deal).is_some())
            }
            StorageKey::DealHistory => deal_history::decode(idempotent_log::text(data))
                .next()
                .is_some(),
            StorageKey::Challenge => data.is_empty() || data.parse::<ReplayLink>().is_ok(),
            StorageKey::Counting => CountingStats::is_valid(data),
            StorageKey::Puzzles => puzzle_progress::is_valid(data),
            StorageKey::Daily => daily::results(data).next().is_some(),
            StorageKey::Evenings => evening::is_valid(data),
        }
    }
}

/// What a file with all that is kept is called.
pub const FILE_NAME: &str = "sechsundsechzig.json";

/// The longest file that is read, in bytes; all that a browser keeps for one site is shorter.
pub const LONGEST_FILE: usize = 12_000_000;

/// Envelopes as one text for a file: a JSON object with a key for each.
#[must_use]
pub fn bundle(envelopes: &[(StorageKey, String)]) -> String {
    let one = |(key, envelope): &(StorageKey, String)| ["\"", key.name(), "\":", envelope].concat();
    let all: Vec<String> = envelopes.iter().map(one).collect();
    ["{", &all.join(","), "}"].concat()
}

/// What such a file has for each key; `None` if anything in it is not as it was written, so that
/// a file is taken as a whole or not at all.
#[must_use]
pub fn unbundle(file: &str) -> Option<Vec<(StorageKey, &str)>> {
    const END: &str = "\"}";
    if file.len() > LONGEST_FILE {
        return None;
    }
    let mut rest = file.trim().strip_prefix('{')?.strip_suffix('}')?;
    let mut found = Vec::new();
    while !rest.is_empty() {
        let (name, after) = rest.strip_prefix('"')?.split_once("\":")?;
        let key = StorageKey::ALL.into_iter().find(|key| key.name() == name)?;
        let length = after.find(END)? + END.len();
        let (envelope, after) = after.split_at(length);
        let data = envelope::decode(key.name(), envelope).ok()?;
        let known = found.iter().any(|(other, _)| *other == key);
        if known || !key.is_valid(data) {
            return None;
        }
        found.push((key, data));
        rest = match after.strip_prefix(',') {
            Some(more) if !more.is_empty() => more,
            Some(_) => return None,
            None => after,
        };
    }
    (!found.is_empty()).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use sechsundsechzig_engine::rules::Preset;

    fn file() -> String {
        let rules = Preset::Paderborn.checked();
        let match_session = MatchSession::new(Preset::Paderborn, rules, "file").encode();
        let data = ["theme=lamplight", &match_session, "paderborn=1/1,0/0,1"];
        let keys = [
            StorageKey::Settings,
            StorageKey::Match,
            StorageKey::ScoreSheets,
        ];
        let encode = |(key, data): (StorageKey, &str)| (key, envelope::encode(key.name(), data));
        let envelopes: Vec<_> = keys.into_iter().zip(data).map(encode).collect();
        bundle(&envelopes)
    }

    #[test]
    fn what_was_saved_as_a_file_is_read_again_and_is_json() {
        let file = file();
        let read: serde_json::Value = serde_json::from_str(&file).unwrap();
        assert_eq!(read.as_object().unwrap().len(), 3);
        let found = unbundle(&file).unwrap();
        assert_eq!(found.len(), 3);
        assert_eq!(found[2], (StorageKey::ScoreSheets, "paderborn=1/1,0/0,1"));
        assert!(unbundle(&["\n", &file, "\n"].concat()).is_some());
    }

    #[test]
    fn a_file_that_was_cut_changed_or_made_up_is_not_read_at_all() {
        let file = file();
        for length in 0..file.len() {
            assert_eq!(unbundle(&file[..length]), None, "{length}");
        }
        let twice = file.replacen('{', &[&file[..file.len() - 1], ","].concat(), 1);
        let other = file.replace("lamplight", "daylight!");
        let foreign = file.replace("/settings", "/passwords");
        for bad in [&*twice, &*other, &*foreign, "{}", "[]", "{\"a\":1}"] {
            assert_eq!(unbundle(bad), None, "{bad}");
        }
        let nonsense = envelope::encode(StorageKey::Match.name(), "nonsense");
        let no_match = bundle(&[(StorageKey::Match, nonsense)]);
        assert_eq!(unbundle(&no_match), None);
    }

    proptest! {
        #[test]
        fn no_file_makes_reading_fail(file in ".{0,200}") {
            let _ = unbundle(&file);
        }
    }
}
