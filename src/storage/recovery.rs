//! How data are loaded and saved, whatever happened to them.
//!
//! Beside each text lies a copy of the one before it. A damaged text is set aside under a name of
//! its own and read back there before anything takes its place; then the copy is written back.
//! What a newer release wrote is never touched: this is seen from the stored text itself whenever
//! something is written, so that every program of the page knows it.

use super::envelope::{self, Damage};
use super::key_value_store::{KeyValueStore, StoreError};
use super::storage_key::StorageKey;
use super::trouble::{Finding, Trouble};

/// So many names are tried for a text that is set aside.
const MOST_QUARANTINED: u32 = 10_000;

/// Whether a load may repair what it finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// It may.
    ReadWrite,
    /// Another window plays, and repairs and reports it.
    ReadOnly,
}

/// What was loaded, and what the player should be told about it.
pub type Loaded = (Option<String>, Option<Trouble>);

/// What is saved under a name.
enum Entry {
    Absent,
    Valid {
        text: String,
        data: String,
    },
    /// An envelope that cannot be opened, or data of no use.
    Damaged(String),
    Newer,
}

fn entry(
    store: &impl KeyValueStore,
    key: StorageKey,
    name: &str,
    is_valid: impl Fn(&str) -> bool,
) -> Result<Entry, StoreError> {
    let Some(text) = store.get(name)? else {
        return Ok(Entry::Absent);
    };
    Ok(match envelope::decode(key.name(), &text) {
        Ok(data) if is_valid(data) => {
            let data = data.to_owned();
            Entry::Valid { text, data }
        }
        Err(Damage::Newer) => Entry::Newer,
        _ => Entry::Damaged(text),
    })
}

fn examine(store: &impl KeyValueStore, key: StorageKey, name: &str) -> Result<Entry, StoreError> {
    entry(store, key, name, |data| key.is_valid(data))
}

/// Loads what is saved under a key. A damaged text is set aside and its copy written back, as is that
/// of a text that is gone.
pub fn load(store: &impl KeyValueStore, key: StorageKey, access: Access) -> Loaded {
    try_load(store, key, access).unwrap_or((None, Some(Trouble::Blocked)))
}

fn try_load(
    store: &impl KeyValueStore,
    key: StorageKey,
    access: Access,
) -> Result<Loaded, StoreError> {
    let main = match examine(store, key, key.name())? {
        Entry::Valid { data, .. } => return Ok((Some(data), None)),
        Entry::Newer => return Ok((None, Some(Trouble::found(Finding::Newer, key)))),
        Entry::Absent => None,
        Entry::Damaged(text) => Some(text),
    };
    let (data, copy, damaged_copy) = match examine(store, key, &key.copy_name())? {
        Entry::Newer => return Ok((None, Some(Trouble::found(Finding::Newer, key)))),
        Entry::Absent if main.is_none() => return Ok((None, None)),
        Entry::Valid { text, data } => (Some(data), Some(text), None),
        Entry::Damaged(text) => (None, None, Some(text)),
        Entry::Absent => (None, None, None),
    };
    if access == Access::ReadOnly {
        return Ok((data, None));
    }
    let damaged = || main.iter().chain(&damaged_copy);
    let is_quarantined = damaged().all(|text| quarantine(store, key, text));
    let finding = match (&copy, is_quarantined) {
        (Some(copy), true) => {
            // Without room for it the copy stays where it is, and is found there again.
            let _ = store.set(key.name(), copy);
            match main {
                Some(_) => Finding::Restored,
                None => Finding::Recovered,
            }
        }
        (None, true) => {
            // What cannot be removed is found, and told, again.
            let _ = store.remove(&key.copy_name());
            let _ = store.remove(key.name());
            Finding::Lost
        }
        (Some(_), false) => Finding::RestoredUnsaved,
        (None, false) => Finding::LostUnsaved,
    };
    let nothing_was_saved = finding == Finding::Recovered && data.as_deref() == Some("");
    let trouble = (!nothing_was_saved).then(|| Trouble::found(finding, key));
    Ok((data, trouble))
}

/// Saves data under a key; what was saved there becomes the copy. A damaged text that nobody has
/// loaded is set aside.
///
/// # Errors
/// When nothing was saved, and why.
pub fn save(store: &impl KeyValueStore, key: StorageKey, data: &str) -> Result<(), Trouble> {
    let blocked = |_| Trouble::Blocked;
    let copy_name = key.copy_name();
    let copy = store.get(&copy_name).map_err(blocked)?;
    let opened = copy
        .as_deref()
        .map(|copy| envelope::decode(key.name(), copy));
    let newer_copy = copy.as_ref().filter(|_| opened == Some(Err(Damage::Newer)));
    let is_valid = |old: &str| is_continued(old, data) || key.is_valid(old);
    match entry(store, key, key.name(), is_valid).map_err(blocked)? {
        Entry::Newer => return Err(Trouble::found(Finding::Newer, key)),
        Entry::Valid { text, .. } => {
            if newer_copy.is_none_or(|newer| quarantine(store, key, newer)) {
                // Without room for the copy there may still be room for the new text.
                let _ = store.set(&copy_name, &text);
            }
        }
        Entry::Absent | Entry::Damaged(_) if newer_copy.is_some() => {
            return Err(Trouble::found(Finding::Newer, key));
        }
        Entry::Absent => {}
        Entry::Damaged(text) => {
            if !quarantine(store, key, &text) {
                let has_copy = opened.is_some_and(|copy| copy.is_ok_and(|data| key.is_valid(data)));
                let finding = if has_copy {
                    Finding::RestoredUnsaved
                } else {
                    Finding::LostUnsaved
                };
                return Err(Trouble::found(finding, key));
            }
        }
    }
    let encoded = envelope::encode(key.name(), data);
    store.set(key.name(), &encoded).map_err(|_| Trouble::Full)
}

/// Whether new data say what the old ones do, and more. A match with one move more does, so that it
/// need not be played again at each card to see that the one before it was of use.
fn is_continued(old: &str, new: &str) -> bool {
    let more = new.strip_prefix(old);
    more.is_some_and(|more| more.is_empty() || more.starts_with(['.', ' ']))
}

/// Deletes what is saved under a key, and the copy first, so that it does not come back.
///
/// # Errors
/// When a newer release wrote it, or nothing can be changed.
pub fn delete(store: &impl KeyValueStore, key: StorageKey) -> Result<(), Trouble> {
    let names = [key.copy_name(), key.name().to_owned()];
    for name in &names {
        let found = entry(store, key, name, |_| true);
        if matches!(found, Ok(Entry::Newer)) {
            return Err(Trouble::found(Finding::Newer, key));
        }
    }
    for name in &names {
        if store.get(name) != Ok(None) {
            store.remove(name).map_err(|_| Trouble::Blocked)?;
        }
    }
    Ok(())
}

/// Sets a text aside under a free name, where it can be looked at. True once it can be read there;
/// the text is still under its own name then.
pub fn quarantine(store: &impl KeyValueStore, key: StorageKey, text: &str) -> bool {
    match free_name(store, key, text) {
        Ok(QuarantinePlace::Free(name)) => {
            let is_there = store.set(&name, text).is_ok()
                && store
                    .get(&name)
                    .is_ok_and(|read| read.as_deref() == Some(text));
            if !is_there {
                let _ = store.remove(&name);
            }
            is_there
        }
        Ok(QuarantinePlace::There) => true,
        Ok(QuarantinePlace::None) | Err(StoreError) => false,
    }
}

/// Where a text can be set aside.
pub(super) enum QuarantinePlace {
    /// Under this name.
    Free(String),
    /// It has been set aside already.
    There,
    /// All names are taken.
    None,
}

/// Where a text can be set aside.
pub(super) fn free_name(
    store: &impl KeyValueStore,
    key: StorageKey,
    text: &str,
) -> Result<QuarantinePlace, StoreError> {
    for number in 1..=MOST_QUARANTINED {
        let name = [key.name(), "/aside-", &number.to_string()].concat();
        match store.get(&name)? {
            None => return Ok(QuarantinePlace::Free(name)),
            Some(other) if other == text => return Ok(QuarantinePlace::There),
            Some(_) => {}
        }
    }
    Ok(QuarantinePlace::None)
}
