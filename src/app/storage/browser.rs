//! The browser's storage: envelopes under names of this site, with a copy of the last good one.

use super::envelope::{self, Damage};
pub use super::shelf::Shelf;
use super::shelf::bundle;
use crate::app::seat;

use std::cell::Cell;
use web_sys::Storage;

/// Where the copy of what lay on a shelf before is.
fn copy_of(shelf: Shelf) -> String {
    [shelf.name(), "/last"].concat()
}

/// Something the player should be told about what is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Nothing can be kept here.
    Blocked,
    /// There is no room left.
    Full,
    /// Something could not be read and was set aside.
    SetAside,
    /// The copy before the last was taken.
    OlderCopy,
    /// A newer release wrote it; it stays untouched.
    Newer,
}

thread_local! {
    /// Names that a newer release wrote and that are therefore not written to.
    static UNTOUCHED: Cell<u32> = const { Cell::new(0) };
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// Whether nothing can be kept here at all.
#[must_use]
pub fn is_blocked() -> bool {
    storage().is_none()
}

/// Takes away what lies on a shelf; the copy stays.
pub fn clear(shelf: Shelf) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(shelf.name());
    }
}

/// What lies on a shelf, and what the player should be told about it.
pub fn take(shelf: Shelf) -> (Option<String>, Option<Trouble>) {
    let Some(storage) = storage() else {
        return (None, Some(Trouble::Blocked));
    };
    let Ok(Some(text)) = storage.get_item(shelf.name()) else {
        return (None, None);
    };
    match envelope::open(&text) {
        Ok(data) => (Some(data.to_owned()), None),
        Err(Damage::Newer) => {
            UNTOUCHED.set(UNTOUCHED.get() | 1 << shelf as u8);
            (None, Some(Trouble::Newer))
        }
        Err(_) => {
            set_aside(shelf, &text);
            let copy = storage.get_item(&copy_of(shelf)).ok().flatten();
            match copy.as_deref().map(envelope::open) {
                Some(Ok(data)) => (Some(data.to_owned()), Some(Trouble::OlderCopy)),
                _ => (None, Some(Trouble::SetAside)),
            }
        }
    }
}

/// Puts data on a shelf; what lay there becomes the copy. Who watches another window play writes
/// nothing but settings.
///
/// # Errors
/// What the player should be told.
pub fn put(shelf: Shelf, data: &str) -> Result<(), Trouble> {
    if UNTOUCHED.get() & 1 << shelf as u8 != 0 {
        return Ok(());
    }
    if seat::watches() && shelf != Shelf::Settings {
        return Ok(());
    }
    let storage = storage().ok_or(Trouble::Blocked)?;
    let before = storage
        .get_item(shelf.name())
        .map_err(|_| Trouble::Blocked)?;
    if let Some(before) = before.filter(|text| envelope::open(text).is_ok()) {
        // Without room for the copy there may still be room for the new state.
        let _ = storage.set_item(&copy_of(shelf), &before);
    }
    storage
        .set_item(shelf.name(), &envelope::seal(data))
        .map_err(|_| Trouble::Full)
}

/// Moves an unreadable text to a name of its own, where it can be looked at.
pub fn set_aside(shelf: Shelf, text: &str) {
    if seat::watches() {
        return;
    }
    if let Some(storage) = storage() {
        let aside = (1..100)
            .map(|number| [shelf.name(), "/aside-", &number.to_string()].concat())
            .find(|name| matches!(storage.get_item(name), Ok(None)));
        if let Some(name) = aside {
            let _ = storage.set_item(&name, text);
        }
        let _ = storage.remove_item(shelf.name());
    }
}

/// What lies on a shelf turned out to be of no use: sets it aside.
pub fn reject(shelf: Shelf) {
    if let Some(Ok(Some(text))) = storage().map(|storage| storage.get_item(shelf.name())) {
        set_aside(shelf, &text);
    }
}

/// Everything kept, as one text for a file.
#[must_use]
pub fn export() -> String {
    let envelope = |shelf: Shelf| {
        let text = storage()?.get_item(shelf.name()).ok().flatten()?;
        envelope::open(&text).ok()?;
        Some((shelf, text))
    };
    let envelopes: Vec<_> = Shelf::ALL.into_iter().filter_map(envelope).collect();
    bundle(&envelopes)
}

/// Deletes everything kept, copies and what was set aside too.
pub fn forget() {
    let Some(storage) = storage() else {
        return;
    };
    let length = storage.length().unwrap_or(0);
    let names = (0..length).filter_map(|place| storage.key(place).ok().flatten());
    let ours: Vec<String> = names.filter(|name| name.starts_with(OURS)).collect();
    for name in ours {
        let _ = storage.remove_item(&name);
    }
}

/// What every name of this site begins with.
const OURS: &str = "sechsundsechzig/";
