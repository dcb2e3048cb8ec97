//! Messages.

use super::people::{starts, verb};
use super::strings;
use crate::i18n::Person;

pub(in crate::i18n) fn unknown_preset(id: &str) -> String {
    join!("There is no game called “", id, "”.")
}

pub(in crate::i18n) fn did_you_mean(name: &str) -> String {
    join!("Did you mean “", name, "”?")
}

pub(in crate::i18n) fn open_with(name: &str) -> String {
    join!("Open with “", name, "”")
}

pub(in crate::i18n) fn link_opens(name: &str) -> String {
    join!("The link opens a deal of ", name, ".")
}

pub(in crate::i18n) fn unknown_option(option: &str) -> String {
    join!("This game has no rule “", option, "”.")
}

pub(in crate::i18n) fn bad_value(option: &str) -> String {
    join!("There is no such value for “", option, "”.")
}

pub(in crate::i18n) fn changed_from(name: &str) -> String {
    join!("Changed from ", name, ".")
}

pub(in crate::i18n) fn reset_to(name: &str) -> String {
    join!("Reset to ", name)
}

pub(in crate::i18n) fn in_trick(number: u8, line: &str) -> String {
    join!("Trick ", number.to_string(), ": ", line)
}

pub(in crate::i18n) fn you_still_have(the_card: &str) -> String {
    join!("You still have ", the_card, ".")
}

pub(in crate::i18n) fn announces(person: Person) -> String {
    join!(starts(person), verb(person, " declares", " declare"))
}

pub(in crate::i18n) fn up_to(target: u16) -> String {
    join!("to ", target.to_string())
}

pub(in crate::i18n) fn deal_of(number: &str, of: &str) -> String {
    join!("Deal ", number, " of ", of)
}

pub(in crate::i18n) fn announce_marriage(suit: &str, worth: &str) -> String {
    join!(suit, ": Declare ", worth)
}

pub(in crate::i18n) fn marriage(suit: &str, king: &str, queen: &str) -> String {
    join!(king, " and ", queen, " of ", suit)
}

pub(in crate::i18n) const AND: &str = " and ";

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
        "). You are seeing the last good copy; nothing new is being saved. Under “",
        strings::backup,
        "”, tap “",
        strings::export,
        "”, then “",
        strings::import,
        "”. What you have played since the damage will be missing."
    )
}

pub(in crate::i18n) fn storage_lost_unsaved(what: &str) -> String {
    join!(
        "Saved data is no longer readable (",
        what,
        "). There is no readable second copy; nothing new is being saved. Under “",
        strings::backup,
        "”, tap “",
        strings::export,
        "”, then “",
        strings::import,
        "”. What you have played since the damage will be missing."
    )
}

pub(in crate::i18n) fn storage_newer(what: &str) -> String {
    join!(
        "Saved data comes from a newer version (",
        what,
        "). It stays unchanged. Nothing is saved until you reload the page to get the new version."
    )
}
