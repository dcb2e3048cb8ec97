//! What the player should be told about what is saved.

use super::storage_key::StorageKey;
use sechsundsechzig_engine::ParseError;
use std::fmt;
use std::str::FromStr;

/// Some of the keys that data are saved under.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KeySet(u16);

impl KeySet {
    /// One key.
    #[must_use]
    pub const fn of(key: StorageKey) -> KeySet {
        KeySet(1 << key as u16)
    }

    /// Those of both sets.
    #[must_use]
    pub const fn union(self, other: KeySet) -> KeySet {
        KeySet(self.0 | other.0)
    }

    /// Those that are not in the other set.
    #[must_use]
    pub const fn without(self, other: KeySet) -> KeySet {
        KeySet(self.0 & !other.0)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The keys, in the order of [`StorageKey::ALL`].
    pub fn iter(self) -> impl Iterator<Item = StorageKey> {
        let is_in = move |key: &StorageKey| self.0 & KeySet::of(*key).0 != 0;
        StorageKey::ALL.into_iter().filter(is_in)
    }
}

/// What was found where data are saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// Damaged; it was set aside, and the last good copy restored.
    Restored,
    /// Gone; the last good copy was restored.
    Recovered,
    /// Damaged; it was set aside, and there is no good copy.
    Lost,
    /// Damaged, and could not be set aside: it stays, the copy is shown and nothing is saved.
    RestoredUnsaved,
    /// Damaged, and could not be set aside: it stays, there is no good copy and nothing is saved.
    LostUnsaved,
    /// A newer release wrote it; it stays, and nothing is saved.
    Newer,
}

impl Finding {
    const ALL: [(&'static str, Finding); 6] = [
        ("restored", Finding::Restored),
        ("recovered", Finding::Recovered),
        ("lost", Finding::Lost),
        ("restored-unsaved", Finding::RestoredUnsaved),
        ("lost-unsaved", Finding::LostUnsaved),
        ("newer", Finding::Newer),
    ];

    const fn persists(self) -> bool {
        matches!(
            self,
            Finding::RestoredUnsaved | Finding::LostUnsaved | Finding::Newer
        )
    }
}

/// Something the player should be told about what is saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Nothing can be saved here.
    Blocked,
    /// There is no room left.
    Full,
    /// What was found under these keys.
    Found(Finding, KeySet),
}

impl Trouble {
    /// What was found under one key.
    #[must_use]
    pub const fn found(finding: Finding, key: StorageKey) -> Trouble {
        Trouble::Found(finding, KeySet::of(key))
    }

    /// Whether it is found again at each load and save until the player does something about it.
    #[must_use]
    pub const fn persists(self) -> bool {
        match self {
            Trouble::Blocked => true,
            Trouble::Full => false,
            Trouble::Found(finding, _) => finding.persists(),
        }
    }

    /// Both as one, if they are of the same kind.
    #[must_use]
    pub fn union(self, other: Trouble) -> Option<Trouble> {
        match (self, other) {
            (Trouble::Found(one, keys), Trouble::Found(another, more)) if one == another => {
                Some(Trouble::Found(one, keys.union(more)))
            }
            _ => (self == other).then_some(self),
        }
    }

    /// What is left of it once the other has been told.
    #[must_use]
    pub fn without(self, other: Trouble) -> Option<Trouble> {
        match (self, other) {
            (Trouble::Found(one, keys), Trouble::Found(another, reported)) if one == another => {
                let keys = keys.without(reported);
                (!keys.is_empty()).then_some(Trouble::Found(one, keys))
            }
            _ => (self != other).then_some(self),
        }
    }
}

/// Writes what it is called between the page's programs: `restored:match,deals`.
impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Blocked => f.write_str("blocked"),
            Trouble::Full => f.write_str("full"),
            Trouble::Found(finding, keys) => {
                let known = Finding::ALL.iter().find(|(_, one)| one == finding);
                let ids: Vec<&str> = keys.iter().map(StorageKey::id).collect();
                f.write_str(known.map_or("", |(name, _)| *name))?;
                f.write_str(":")?;
                f.write_str(&ids.join(","))
            }
        }
    }
}

impl FromStr for Trouble {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Trouble, ParseError> {
        match text {
            "blocked" => return Ok(Trouble::Blocked),
            "full" => return Ok(Trouble::Full),
            _ => {}
        }
        let (name, ids) = text.split_once(':').ok_or(ParseError)?;
        let known = Finding::ALL.iter().find(|(known, _)| *known == name);
        let mut keys = KeySet::default();
        for id in ids.split(',') {
            let key = StorageKey::ALL.into_iter().find(|key| key.id() == id);
            keys = keys.union(KeySet::of(key.ok_or(ParseError)?));
        }
        let (_, finding) = known.ok_or(ParseError)?;
        Ok(Trouble::Found(*finding, keys))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trouble_of_one_kind_is_told_as_one_and_only_what_is_new_of_it() {
        let newer = |key| Trouble::found(Finding::Newer, key);
        let (settings, deals) = (newer(StorageKey::Settings), newer(StorageKey::Deals));
        let both = settings.union(deals).unwrap();
        assert_eq!(both.to_string(), "newer:settings,deals");
        assert_eq!(both.without(deals), Some(settings));
        assert_eq!(deals.without(both), None);
        let lost = Trouble::found(Finding::Lost, StorageKey::Deals);
        assert_eq!(lost.union(deals), None);
        assert_eq!(lost.without(deals), Some(lost));
        assert_eq!(Trouble::Blocked.without(Trouble::Blocked), None);
        assert_eq!(Trouble::Full.union(Trouble::Full), Some(Trouble::Full));
    }

    #[test]
    fn trouble_is_read_as_it_was_printed() {
        let two = KeySet::of(StorageKey::Puzzles).union(KeySet::of(StorageKey::Match));
        for (_, finding) in Finding::ALL {
            for keys in [two, KeySet::of(StorageKey::Settings)] {
                let trouble = Trouble::Found(finding, keys);
                assert_eq!(trouble.to_string().parse::<Trouble>().ok(), Some(trouble));
            }
        }
        for trouble in [Trouble::Blocked, Trouble::Full] {
            assert_eq!(trouble.to_string().parse::<Trouble>().ok(), Some(trouble));
        }
        let lost = Trouble::Found(Finding::Lost, two);
        assert_eq!(lost.to_string(), "lost:match,puzzles");
        for bad in ["", "lost", "lost:", "lost:passwords", "gone:match"] {
            assert_eq!(bad.parse::<Trouble>().ok(), None, "{bad}");
        }
    }
}
