//! The browser's storage as one install of the page sees it.
//!
//! Several installs may share an origin under different paths. What the names of this one begin with is found out by the
//! first script (`web/namespace.js`) and stands on `<html>`; everywhere else in the program the names are the plain ones.

use crate::platform::root;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, StorageEvent};

/// What every name begins with in the program, and in the storage of an origin's first install.
pub const PLAIN: &str = "sechsundsechzig/";

/// The browser's storage under the names of this install.
#[derive(Clone, Debug)]
pub struct Storage {
    all: web_sys::Storage,
    prefix: String,
}

impl Storage {
    /// The storage, where there is one.
    #[must_use]
    pub fn open() -> Option<Storage> {
        let all = web_sys::window()?.local_storage().ok().flatten()?;
        let prefix = prefix();
        Some(Storage { all, prefix })
    }

    fn stored(&self, name: &str) -> String {
        [&self.prefix, name.strip_prefix(PLAIN).unwrap_or(name)].concat()
    }

    /// What is stored under a name.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn get_item(&self, name: &str) -> Result<Option<String>, JsValue> {
        self.all.get_item(&self.stored(name))
    }

    /// Stores a text under a name.
    ///
    /// # Errors
    /// When the browser refuses, or is full.
    pub fn set_item(&self, name: &str, text: &str) -> Result<(), JsValue> {
        self.all.set_item(&self.stored(name), text)
    }

    /// Removes what is stored under a name.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn remove_item(&self, name: &str) -> Result<(), JsValue> {
        self.all.remove_item(&self.stored(name))
    }

    /// How many names are stored, those of others too.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn length(&self) -> Result<u32, JsValue> {
        self.all.length()
    }

    /// The name at an index, if it is one of this install.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn key(&self, index: u32) -> Result<Option<String>, JsValue> {
        let stored = self.all.key(index)?;
        Ok(stored.and_then(|stored| name_of(&stored)))
    }
}

/// The plain name of what is stored under a name, if it belongs to this install.
#[must_use]
pub fn name_of(stored: &str) -> Option<String> {
    let name = stored.strip_prefix(&prefix())?;
    Some([PLAIN, name].concat())
}

/// The plain name of what another tab has changed, if it belongs to this install.
#[must_use]
pub fn changed_elsewhere(event: &Event) -> Option<String> {
    name_of(&event.dyn_ref::<StorageEvent>()?.key()?)
}

fn prefix() -> String {
    root::get("data-names").unwrap_or_else(|| PLAIN.to_owned())
}
