//! What happened to saved data: what was damaged or gone, and what became of it.

use super::Words;

impl Words {
    /// Saved data were damaged, and their copy was restored.
    #[must_use]
    pub fn storage_restored(self, what: &str) -> String {
        say!(self, saved_data::storage_restored(what))
    }

    /// Saved data were gone, and their copy was restored.
    #[must_use]
    pub fn storage_recovered(self, what: &str) -> String {
        say!(self, saved_data::storage_recovered(what))
    }

    /// Saved data were damaged, and there is no copy.
    #[must_use]
    pub fn storage_lost(self, what: &str) -> String {
        say!(self, saved_data::storage_lost(what))
    }

    /// Saved data are damaged and cannot be set aside; their copy is used.
    #[must_use]
    pub fn storage_restored_unsaved(self, what: &str) -> String {
        say!(self, saved_data::storage_restored_unsaved(what))
    }

    /// Saved data are damaged and cannot be set aside, and there is no copy.
    #[must_use]
    pub fn storage_lost_unsaved(self, what: &str) -> String {
        say!(self, saved_data::storage_lost_unsaved(what))
    }

    /// A newer version saved these data.
    #[must_use]
    pub fn storage_newer(self, what: &str) -> String {
        say!(self, saved_data::storage_newer(what))
    }
}
