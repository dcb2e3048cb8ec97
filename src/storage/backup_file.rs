//! The file that all data are exported to and imported from: a JSON object with an envelope for each key.

use super::envelope;
use super::storage_key::StorageKey;

/// What such a file is called.
pub const FILE_NAME: &str = "sechsundsechzig.json";

/// The longest file that is read, in bytes; all that a browser stores for one site is shorter.
pub const LONGEST_FILE: usize = 12_000_000;

/// Envelopes as one file.
#[must_use]
pub fn encode(envelopes: &[(StorageKey, String)]) -> String {
    let one = |(key, envelope): &(StorageKey, String)| ["\"", key.name(), "\":", envelope].concat();
    let all: Vec<String> = envelopes.iter().map(one).collect();
    ["{", &all.join(","), "}"].concat()
}

/// What such a file has for each key; `None` if anything in it is not as it was written, so that
/// a file is taken as a whole or not at all.
#[must_use]
pub fn decode(file: &str) -> Option<Vec<(StorageKey, &str)>> {
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
    use crate::model::match_session::MatchSession;
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
        let envelope = |(key, data): (StorageKey, &str)| (key, envelope::encode(key.name(), data));
        let envelopes: Vec<_> = keys.into_iter().zip(data).map(envelope).collect();
        encode(&envelopes)
    }

    #[test]
    fn what_was_saved_as_a_file_is_read_again_and_is_json() {
        let file = file();
        let read: serde_json::Value = serde_json::from_str(&file).unwrap();
        assert_eq!(read.as_object().unwrap().len(), 3);
        let found = decode(&file).unwrap();
        assert_eq!(found.len(), 3);
        assert_eq!(found[2], (StorageKey::ScoreSheets, "paderborn=1/1,0/0,1"));
        assert!(decode(&["\n", &file, "\n"].concat()).is_some());
    }

    #[test]
    fn a_file_that_was_cut_changed_or_made_up_is_not_read_at_all() {
        let file = file();
        for length in 0..file.len() {
            assert_eq!(decode(&file[..length]), None, "{length}");
        }
        let twice = file.replacen('{', &[&file[..file.len() - 1], ","].concat(), 1);
        let other = file.replace("lamplight", "daylight!");
        let foreign = file.replace("/settings", "/passwords");
        for bad in [&*twice, &*other, &*foreign, "{}", "[]", "{\"a\":1}"] {
            assert_eq!(decode(bad), None, "{bad}");
        }
        let nonsense = envelope::encode(StorageKey::Match.name(), "nonsense");
        let no_match = encode(&[(StorageKey::Match, nonsense)]);
        assert_eq!(decode(&no_match), None);
    }

    proptest! {
        #[test]
        fn no_file_makes_reading_fail(file in ".{0,200}") {
            let _ = decode(&file);
        }
    }
}
