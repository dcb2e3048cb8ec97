//! What was damaged, restored and lost.

use super::strings;

pub(in crate::i18n) fn storage_restored(what: &str) -> String {
    join!(
        "Saved data was damaged (",
        what,
        "). The last good copy has been restored; the newest changes may be missing. The damaged part has been set aside."
    )
}

pub(in crate::i18n) fn storage_recovered(what: &str) -> String {
    join!(
        "Saved data was missing (",
        what,
        "). The last good copy has been restored; the newest changes may be missing."
    )
}

pub(in crate::i18n) fn storage_lost(what: &str) -> String {
    join!(
        "Saved data is no longer readable (",
        what,
        "). There is no readable second copy, so this part starts afresh; everything else is kept. The damaged part has been set aside."
    )
}

pub(in crate::i18n) fn storage_restored_unsaved(what: &str) -> String {
    join!(
        "Saved data was damaged (",
        what,
        "). You are seeing the last good copy; nothing new is being saved. ",
        through_a_file()
    )
}

pub(in crate::i18n) fn storage_lost_unsaved(what: &str) -> String {
    join!(
        "Saved data is no longer readable (",
        what,
        "). There is no readable second copy; nothing new is being saved. ",
        through_a_file()
    )
}

pub(in crate::i18n) fn storage_newer(what: &str) -> String {
    join!(
        "Saved data comes from a newer version (",
        what,
        "). It stays unchanged. Nothing is saved until you reload the page to get the new version."
    )
}

/// How a backup file clears what cannot be set aside.
fn through_a_file() -> String {
    join!(
        "Under “",
        strings::backup,
        "”, tap “",
        strings::export,
        "”, then “",
        strings::import,
        "”. What you have played since the damage will be missing."
    )
}
