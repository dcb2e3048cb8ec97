//! Messages.

use super::people::{starts, verb};
use crate::i18n::{Person, capitalised};

pub(in crate::i18n) fn unknown_preset(id: &str) -> String {
    join!("There is no game called “", id, "”.")
}

pub(in crate::i18n) fn did_you_mean(id: &str) -> String {
    join!("Did you mean “", id, "”?")
}

pub(in crate::i18n) fn open_with(id: &str) -> String {
    join!("Open with “", id, "”")
}

pub(in crate::i18n) fn unknown_option(option: &str) -> String {
    join!("This game has no rule “", option, "”.")
}

pub(in crate::i18n) fn bad_value(option: &str) -> String {
    join!("The value for “", option, "” is unknown.")
}

pub(in crate::i18n) fn changed_from(letter: &str) -> String {
    join!("Changed, else rule ", letter, ".")
}

pub(in crate::i18n) fn back_to_source(letter: &str) -> String {
    join!("Back to ", letter)
}

pub(in crate::i18n) fn in_trick(number: u8, line: &str) -> String {
    join!("Trick ", number.to_string(), ": ", line)
}

pub(in crate::i18n) fn you_still_have(the_card: &str) -> String {
    join!("You still have ", the_card, ".")
}

pub(in crate::i18n) fn announces(person: Person) -> String {
    join!(starts(person), verb(person, " announces", " announce"))
}

pub(in crate::i18n) fn up_to(target: u16) -> String {
    join!("to ", target.to_string())
}

pub(in crate::i18n) fn deal_of(number: &str, of: &str) -> String {
    join!("Deal ", number, " of ", of)
}

pub(in crate::i18n) fn announce_marriage(suit: &str, worth: &str) -> String {
    join!(suit, ": announce ", worth)
}

pub(in crate::i18n) fn marriage(suit: &str, king: &str, queen: &str) -> String {
    join!(capitalised(king), " and ", queen, " of ", suit)
}

pub(in crate::i18n) fn covered_trumps(suit: &str) -> String {
    join!(suit, " trumps, covered")
}

pub(in crate::i18n) fn crash_details(version: &str, preset: &str, moves: &str) -> String {
    join!("Version ", version, ", ", preset, ", move ", moves)
}

pub(in crate::i18n) const AND: &str = " and ";

pub(in crate::i18n) fn storage_restored(what: &str) -> String {
    join!(
        "Damaged: ",
        what,
        ". The last backup copy has been restored; the newest changes may be missing. The damaged text has been set aside."
    )
}

pub(in crate::i18n) fn storage_recovered(what: &str) -> String {
    join!(
        "Missing: ",
        what,
        ". The last backup copy has been restored; the newest changes may be missing."
    )
}

pub(in crate::i18n) fn storage_lost(what: &str) -> String {
    join!(
        "No longer readable: ",
        what,
        ". There is no readable backup copy; only this starts afresh. The damaged text has been set aside."
    )
}

pub(in crate::i18n) fn storage_restored_unsaved(what: &str) -> String {
    join!(
        "Damaged: ",
        what,
        ". You see the last backup copy. The damaged text could not be set aside and stays where it is; nothing new is saved there. Under “Keeping”, save everything else as a file and open it: then saving works again, without what you have played since the damage."
    )
}

pub(in crate::i18n) fn storage_lost_unsaved(what: &str) -> String {
    join!(
        "No longer readable: ",
        what,
        ". There is no readable backup copy. The damaged text could not be set aside and stays where it is; nothing new is saved there. Under “Keeping”, save everything else as a file and open it: then saving works again, without what you have played since the damage."
    )
}

pub(in crate::i18n) fn storage_newer(what: &str) -> String {
    join!(
        "From a newer version: ",
        what,
        ". This stays unchanged until you load the new version; until then nothing is saved there."
    )
}
