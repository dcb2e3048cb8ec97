//! Everything saved, replaced by what a file has: all of it or nothing.

use super::envelope::{self, Damage};
use super::key_value_store::{KeyValueStore, StoreError};
use super::recovery::{QuarantinePlace, free_name};
use super::storage_key::StorageKey;

/// What a file brought back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Imported {
    /// Whether a newer release's data were set aside for it.
    pub newer_quarantined: bool,
}

/// Why a file was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ImportError {
    /// Nothing can be saved here.
    Blocked,
    /// A newer release's data could not be set aside; nothing has changed.
    NewerData,
    /// Something could not be written; everything is as it was.
    RolledBack,
    /// Something could not be written, and not everything could be put back.
    NotRolledBack,
}

/// Puts what a file has in the place of everything saved. Copies go, so that none contradicts the
/// file; a newer release's texts are set aside first, and damaged ones if there is room.
///
/// # Errors
/// Why not; but for [`ImportError::NotRolledBack`] everything is as it was then.
pub fn import(
    store: &impl KeyValueStore,
    file: &[(StorageKey, &str)],
) -> Result<Imported, ImportError> {
    let mut transaction = Transaction::begin(store)?;
    let done = transaction.import(file);
    if done.is_err() {
        transaction.roll_back()?;
    }
    done
}

/// Changes that can be taken back. Old texts stay in memory.
struct Transaction<'a, Store> {
    store: &'a Store,
    /// Every name in use with what was there before.
    before: Vec<(StorageKey, String, Option<String>)>,
    /// Names made for what was set aside.
    made: Vec<String>,
}

impl<'a, Store: KeyValueStore> Transaction<'a, Store> {
    fn begin(store: &'a Store) -> Result<Self, ImportError> {
        let names =
            |key: StorageKey| [key.copy_name(), key.name().to_owned()].map(|name| (key, name));
        let read = |(key, name): (StorageKey, String)| {
            let text = store.get(&name)?;
            Ok((key, name, text))
        };
        let before: Result<_, StoreError> = StorageKey::ALL
            .into_iter()
            .flat_map(names)
            .map(read)
            .collect();
        Ok(Transaction {
            store,
            before: before.map_err(|_| ImportError::Blocked)?,
            made: Vec::new(),
        })
    }

    fn import(&mut self, file: &[(StorageKey, &str)]) -> Result<Imported, ImportError> {
        let newer_quarantined = self.quarantine()?;
        self.replace(file).map_err(|_| ImportError::RolledBack)?;
        Ok(Imported { newer_quarantined })
    }

    /// Sets aside what could not be had again: a newer release's texts, and damaged ones, which may
    /// also be left without it.
    fn quarantine(&mut self) -> Result<bool, ImportError> {
        let mut newer_quarantined = false;
        for (key, _, text) in &self.before {
            let Some(text) = text else {
                continue;
            };
            let is_newer = match envelope::decode(key.name(), text) {
                Ok(_) => continue,
                Err(damage) => damage == Damage::Newer,
            };
            let is_quarantined = match free_name(self.store, *key, text) {
                Ok(QuarantinePlace::There) => true,
                Ok(QuarantinePlace::Free(name)) => {
                    let is_quarantined = set_and_verify(self.store, &name, text).is_ok();
                    self.made.push(name);
                    is_quarantined
                }
                Ok(QuarantinePlace::None) | Err(StoreError) => false,
            };
            if is_newer && !is_quarantined {
                return Err(ImportError::NewerData);
            }
            newer_quarantined |= is_newer;
        }
        Ok(newer_quarantined)
    }

    /// Texts are written before anything is removed: where nothing can be written, nothing is gone.
    fn replace(&self, file: &[(StorageKey, &str)]) -> Result<(), StoreError> {
        for (key, data) in file {
            set_and_verify(self.store, key.name(), &envelope::encode(key.name(), data))?;
        }
        let is_saved = |key: StorageKey, name: &str| {
            name == key.name() && file.iter().any(|(other, _)| *other == key)
        };
        // A copy comes before its text, and goes before it, so that it does not come back.
        for (key, name, text) in &self.before {
            if text.is_some() && !is_saved(*key, name) {
                self.store.remove(name)?;
            }
        }
        Ok(())
    }

    /// Puts everything back as it was: first what makes room, then what needs it.
    fn roll_back(&self) -> Result<(), ImportError> {
        for name in &self.made {
            let _ = self.store.remove(name);
        }
        let now = |name: &str| self.store.get(name).ok().flatten();
        for (_, name, text) in &self.before {
            if text.is_none() && now(name).is_some() {
                let _ = self.store.remove(name);
            }
        }
        for makes_room in [true, false] {
            for (_, name, text) in &self.before {
                let (Some(text), now) = (text, now(name)) else {
                    continue;
                };
                let length = now.as_ref().map_or(0, String::len);
                if now.as_ref() != Some(text) && (text.len() <= length) == makes_room {
                    let _ = self.store.set(name, text);
                }
            }
        }
        let is_back = |(_, name, text): &(StorageKey, String, Option<String>)| {
            self.store.get(name).as_ref() == Ok(text)
        };
        let is_gone = |name: &String| self.store.get(name) == Ok(None);
        if self.before.iter().all(is_back) && self.made.iter().all(is_gone) {
            Ok(())
        } else {
            Err(ImportError::NotRolledBack)
        }
    }
}

fn set_and_verify(store: &impl KeyValueStore, name: &str, text: &str) -> Result<(), StoreError> {
    store.set(name, text)?;
    match store.get(name)? {
        Some(read) if read == text => Ok(()),
        _ => Err(StoreError),
    }
}

#[cfg(test)]
mod tests {
    use super::super::key_value_store::memory::MemoryStore;
    use super::super::recovery::{Access, load, save};
    use super::*;

    const OLD: [(StorageKey, &str); 4] = [
        (StorageKey::Settings, "theme=daylight"),
        (StorageKey::Match, "#/deal/1/paderborn/before?dealer=0"),
        (StorageKey::ScoreSheets, "paderborn=1/1,0/0,1"),
        (StorageKey::DealHistory, "20770,paderborn,1,2,cw"),
    ];
    const NEW: [(StorageKey, &str); 3] = [
        (StorageKey::Match, "#/deal/1/paderborn/imported?dealer=1"),
        (
            StorageKey::ScoreSheets,
            "paderborn=9/9,0/0,9 schnapsen=1/1,0/0,1",
        ),
        (StorageKey::Puzzles, "paderborn/128;schnapsen/4"),
    ];

    /// A store in use: each text with its copy, one of them damaged, and something else set aside.
    fn in_use() -> MemoryStore {
        let store = MemoryStore::default();
        for (key, data) in OLD {
            save(&store, key, data).unwrap();
            save(&store, key, data).unwrap();
        }
        store.plant("sechsundsechzig/deals", "damaged");
        store.plant("sechsundsechzig/deals/aside-1", "another");
        store.plant("foreign", "untouched");
        store
    }

    #[test]
    fn a_file_takes_the_place_of_everything_and_no_copy_contradicts_it() {
        let store = in_use();
        let imported = import(&store, &NEW).unwrap();
        assert!(!imported.newer_quarantined);
        for key in StorageKey::ALL {
            let expected = NEW.iter().find(|(other, _)| *other == key);
            let expected = expected.map(|(_, data)| (*data).to_owned());
            let loaded = load(&store, key, Access::ReadWrite);
            assert_eq!(loaded, (expected, None), "{key:?}");
            assert_eq!(store.get(&key.copy_name()), Ok(None));
        }
        let aside = store.get("sechsundsechzig/deals/aside-2");
        assert_eq!(aside, Ok(Some("damaged".into())));
        assert_eq!(store.get("foreign"), Ok(Some("untouched".into())));
    }

    #[test]
    fn whichever_change_fails_everything_is_as_it_was() {
        let counted = in_use();
        counted.fail(0, 0);
        import(&counted, &NEW).unwrap();
        let changes = counted.changes();
        assert!(changes > 8, "{changes}");
        for number in 1..=changes {
            let store = in_use();
            let before = store.snapshot();
            store.fail(number, number);
            match import(&store, &NEW) {
                // A damaged text may be left without being set aside.
                Ok(_) => assert_eq!(number, 1),
                Err(error) => {
                    assert_eq!(error, ImportError::RolledBack, "{number}");
                    assert_eq!(store.snapshot(), before, "{number}");
                }
            }
        }
    }

    #[test]
    fn a_store_that_fails_for_good_is_never_said_to_be_as_it_was_when_it_is_not() {
        for number in 1..30 {
            let store = in_use();
            let before = store.snapshot();
            store.fail(number, usize::MAX);
            match import(&store, &NEW) {
                Ok(_) => assert!(number > 8, "{number}"),
                Err(ImportError::RolledBack) => assert_eq!(store.snapshot(), before, "{number}"),
                Err(error) => {
                    assert_eq!(error, ImportError::NotRolledBack, "{number}");
                    // Once there is room again, the file can be opened again.
                    store.heal();
                    assert!(import(&store, &NEW).is_ok());
                }
            }
        }
    }

    #[test]
    fn a_full_store_is_as_it_was() {
        for room in 0..400 {
            let store = in_use();
            let before = store.snapshot();
            store.leave_room(room);
            if let Err(error) = import(&store, &NEW) {
                assert_eq!(error, ImportError::RolledBack, "{room}");
                assert_eq!(store.snapshot(), before, "{room}");
            }
        }
    }

    #[test]
    fn a_newer_releases_text_is_set_aside_or_nothing_happens() {
        const NEWER: &str = r#"{"v":9,"sum":"","data":"x"}"#;
        for name in ["sechsundsechzig/match", "sechsundsechzig/rules/last"] {
            let store = in_use();
            store.plant(name, NEWER);
            assert!(import(&store, &NEW).unwrap().newer_quarantined);
            let aside = store
                .snapshot()
                .into_iter()
                .filter(|(_, text)| text == NEWER);
            let names: Vec<_> = aside.map(|(name, _)| name).collect();
            assert_eq!(names, [name.replace("/last", "") + "/aside-1"]);

            let store = in_use();
            store.plant(name, NEWER);
            store.leave_room(0);
            let before = store.snapshot();
            assert_eq!(import(&store, &NEW), Err(ImportError::NewerData));
            assert_eq!(store.snapshot(), before);
        }
    }
}
