//! Meldungen.

use super::people::{starts, verb};
use crate::i18n::Person;

pub(in crate::i18n) fn unknown_preset(id: &str) -> String {
    join!("Spielname „", id, "“ unbekannt.")
}

pub(in crate::i18n) fn did_you_mean(id: &str) -> String {
    join!("Meintest du „", id, "“?")
}

pub(in crate::i18n) fn open_with(id: &str) -> String {
    join!("Mit „", id, "“ öffnen")
}

pub(in crate::i18n) fn unknown_option(option: &str) -> String {
    join!("Die Regel „", option, "“ gibt es in diesem Spiel nicht.")
}

pub(in crate::i18n) fn bad_value(option: &str) -> String {
    join!("Der Wert für „", option, "“ ist unbekannt.")
}

pub(in crate::i18n) fn changed_from(letter: &str) -> String {
    join!("Geändert, sonst Regel ", letter, ".")
}

pub(in crate::i18n) fn back_to_source(letter: &str) -> String {
    join!("Zurück auf ", letter)
}

pub(in crate::i18n) fn in_trick(number: u8, line: &str) -> String {
    join!(number.to_string(), ". Stich: ", line)
}

pub(in crate::i18n) fn you_still_have(the_card: &str) -> String {
    join!("Du hast noch ", the_card, ".")
}

pub(in crate::i18n) fn announces(person: Person) -> String {
    join!(
        starts(person),
        verb(person, " meldest", " meldet", " melden")
    )
}

pub(in crate::i18n) fn up_to(target: u16) -> String {
    join!("bis ", target.to_string())
}

pub(in crate::i18n) fn deal_of(number: &str, of: &str) -> String {
    join!("Spiel ", number, " von ", of)
}

pub(in crate::i18n) fn announce_marriage(suit: &str, worth: &str) -> String {
    join!(suit, " ", worth, " melden")
}

pub(in crate::i18n) fn marriage(suit: &str, king: &str, queen: &str) -> String {
    join!(suit, "-", king, " und -", queen)
}

pub(in crate::i18n) fn covered_trumps(suit: &str) -> String {
    join!(suit, " Trumpf, gedeckt")
}

pub(in crate::i18n) fn crash_details(version: &str, preset: &str, moves: &str) -> String {
    join!("Fassung ", version, ", ", preset, ", Zug ", moves)
}

pub(in crate::i18n) const AND: &str = " und ";

pub(in crate::i18n) fn storage_restored(what: &str) -> String {
    join!(
        "Beschädigt: ",
        what,
        ". Die letzte Sicherungskopie ist wiederhergestellt, das Neueste kann fehlen. Der beschädigte Text ist beiseitegelegt."
    )
}

pub(in crate::i18n) fn storage_recovered(what: &str) -> String {
    join!(
        "Verschwunden: ",
        what,
        ". Die letzte Sicherungskopie ist wiederhergestellt, das Neueste kann fehlen."
    )
}

pub(in crate::i18n) fn storage_lost(what: &str) -> String {
    join!(
        "Nicht mehr lesbar: ",
        what,
        ". Es gibt keine lesbare Sicherungskopie; nur das beginnt von vorn. Der beschädigte Text ist beiseitegelegt."
    )
}

pub(in crate::i18n) fn storage_restored_unsaved(what: &str) -> String {
    join!(
        "Beschädigt: ",
        what,
        ". Du hast die letzte Sicherungskopie vor dir. Der beschädigte Text ließ sich nicht beiseitelegen und bleibt, wo er ist; Neues wird dort nicht gesichert. Speichere unter „Sichern“ alles andere als Datei und öffne sie: Danach wird wieder gesichert; was du seit dem Schaden gespielt hast, fehlt dann."
    )
}

pub(in crate::i18n) fn storage_lost_unsaved(what: &str) -> String {
    join!(
        "Nicht mehr lesbar: ",
        what,
        ". Es gibt keine lesbare Sicherungskopie. Der beschädigte Text ließ sich nicht beiseitelegen und bleibt, wo er ist; Neues wird dort nicht gesichert. Speichere unter „Sichern“ alles andere als Datei und öffne sie: Danach wird wieder gesichert; was du seit dem Schaden gespielt hast, fehlt dann."
    )
}

pub(in crate::i18n) fn storage_newer(what: &str) -> String {
    join!(
        "Aus einer neueren Version: ",
        what,
        ". Das bleibt unverändert, bis du die neue Version lädst; bis dahin wird dort nichts gesichert."
    )
}
