//! What is saved in the browser's localStorage.

use super::backup::{self, ImportError, Imported};
use super::backup_file;
use super::envelope;
use super::key_value_store::{KeyValueStore, StoreError};
use super::namespace::{self, Storage};
use super::recovery::{self, Access, Loaded};
pub use super::storage_key::StorageKey;
pub use super::trouble::{Finding, KeySet, Trouble};
use crate::model::page_bridge::event;
use crate::platform::dom::dispatch_window_event;
use crate::platform::tab_lock;
use leptos::prelude::*;

/// The browser's localStorage. Texts of it that are no Unicode are read with U+FFFD in the place of
/// what is not; nothing the page writes has such characters.
struct BrowserStore(Storage);

impl KeyValueStore for BrowserStore {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.0.get_item(name).map_err(|_| StoreError)
    }

    fn set(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.0.set_item(name, text).map_err(|_| StoreError)?;
        saved();
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.0.remove_item(name).map_err(|_| StoreError)?;
        saved();
        Ok(())
    }
}

fn store() -> Option<BrowserStore> {
    Storage::open().map(BrowserStore)
}

/// Whether nothing can be saved here at all.
#[must_use]
pub fn is_blocked() -> bool {
    store().is_none()
}

/// Who watches another window play changes nothing but settings.
fn access(key: StorageKey) -> Access {
    if tab_lock::is_read_only() && key != StorageKey::Settings {
        Access::ReadOnly
    } else {
        Access::ReadWrite
    }
}

/// Loads what is saved under a key; [`AppContext::load`](crate::app_context::AppContext::load) tells the player
/// what there is to tell, too.
pub fn load(key: StorageKey) -> Loaded {
    match store() {
        Some(store) => recovery::load(&store, key, access(key)),
        None => (None, Some(Trouble::Blocked)),
    }
}

/// What can be read under a key; nothing is repaired.
#[must_use]
pub fn read(key: StorageKey) -> Option<String> {
    recovery::load(&store()?, key, Access::ReadOnly).0
}

/// Saves data under a key. Who watches another window play saves nothing but settings.
///
/// # Errors
/// What the player should be told.
pub fn save(key: StorageKey, data: &str) -> Result<(), Trouble> {
    if access(key) == Access::ReadOnly {
        return Ok(());
    }
    recovery::save(&store().ok_or(Trouble::Blocked)?, key, data)
}

/// Deletes what is saved under a key, so that it does not come back.
///
/// # Errors
/// What the player should be told.
pub fn delete(key: StorageKey) -> Result<(), Trouble> {
    if access(key) == Access::ReadOnly {
        return Ok(());
    }
    recovery::delete(&store().ok_or(Trouble::Blocked)?, key)
}

/// Does something whenever another tab has changed what is saved under a key.
pub fn on_change_elsewhere(key: StorageKey, work: impl Fn() + 'static) -> WindowListenerHandle {
    window_event_listener_untyped("storage", move |event| {
        if namespace::changed_elsewhere(&event).as_deref() == Some(key.name()) {
            work();
        }
    })
}

/// Everything that can be read, as one text for a file.
#[must_use]
pub fn export() -> String {
    let envelope = |key: StorageKey| Some((key, envelope::encode(key.name(), &read(key)?)));
    let envelopes: Vec<_> = StorageKey::ALL.into_iter().filter_map(envelope).collect();
    backup_file::encode(&envelopes)
}

/// Puts what a file has in the place of everything saved, or changes nothing.
///
/// # Errors
/// Why not.
pub fn import(file: &[(StorageKey, &str)]) -> Result<Imported, ImportError> {
    backup::import(&store().ok_or(ImportError::Blocked)?, file)
}

/// Deletes everything saved, copies and what was set aside too. Copies go first, so that nothing comes
/// back if the page is closed in between.
pub fn delete_all() {
    let Some(store) = store() else {
        return;
    };
    let length = store.0.length().unwrap_or(0);
    let names = (0..length).filter_map(|place| store.0.key(place).ok().flatten());
    let (mains, others): (Vec<String>, Vec<String>) =
        names.partition(|name| StorageKey::ALL.into_iter().any(|key| key.name() == name));
    for name in others.iter().chain(&mains) {
        let _ = store.remove(name);
    }
}

/// Tells the journal (`web/journal.js`) that what is saved has changed.
fn saved() {
    dispatch_window_event(event::SAVED);
}
