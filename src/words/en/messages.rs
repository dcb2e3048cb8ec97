//! Messages.

use super::people::{starts, verb};
use crate::words::{Person, capitalised};

pub(in crate::words) fn unknown_preset(id: &str) -> String {
    join!("There is no game called “", id, "”.")
}

pub(in crate::words) fn did_you_mean(id: &str) -> String {
    join!("Did you mean “", id, "”?")
}

pub(in crate::words) fn open_with(id: &str) -> String {
    join!("Open with “", id, "”")
}

pub(in crate::words) fn unknown_option(option: &str) -> String {
    join!("This game has no rule “", option, "”.")
}

pub(in crate::words) fn bad_value(option: &str) -> String {
    join!("The value for “", option, "” is unknown.")
}

pub(in crate::words) fn changed_from(letter: &str) -> String {
    join!("Changed, else rule ", letter, ".")
}

pub(in crate::words) fn back_to_source(letter: &str) -> String {
    join!("Back to ", letter)
}

pub(in crate::words) fn in_trick(number: u8, line: &str) -> String {
    join!("Trick ", number.to_string(), ": ", line)
}

pub(in crate::words) fn you_still_have(the_card: &str) -> String {
    join!("You still have ", the_card, ".")
}

pub(in crate::words) fn announces(person: Person) -> String {
    join!(starts(person), verb(person, " announces", " announce"))
}

pub(in crate::words) fn up_to(target: u16) -> String {
    join!("to ", target.to_string())
}

pub(in crate::words) fn deal_of(number: &str, of: &str) -> String {
    join!("Deal ", number, " of ", of)
}

pub(in crate::words) fn announce_marriage(suit: &str, worth: &str) -> String {
    join!(suit, ": announce ", worth)
}

pub(in crate::words) fn marriage(suit: &str, king: &str, queen: &str) -> String {
    join!(capitalised(king), " and ", queen, " of ", suit)
}

pub(in crate::words) fn covered_trumps(suit: &str) -> String {
    join!(suit, " trumps, covered")
}

pub(in crate::words) fn crash_details(version: &str, preset: &str, moves: &str) -> String {
    join!("Version ", version, ", ", preset, ", move ", moves)
}
