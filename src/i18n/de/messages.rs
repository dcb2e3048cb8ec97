//! Meldungen.

use super::people::{starts, verb};
use super::strings;
use crate::i18n::Person;

pub(in crate::i18n) fn unknown_preset(id: &str) -> String {
    join!("Ein Spiel „", id, "“ gibt es nicht.")
}

pub(in crate::i18n) fn did_you_mean(name: &str) -> String {
    join!("Meintest du „", name, "“?")
}

pub(in crate::i18n) fn open_with(name: &str) -> String {
    join!("Mit „", name, "“ öffnen")
}

pub(in crate::i18n) fn link_opens(name: &str) -> String {
    join!("Der Link öffnet „", name, "“.")
}

pub(in crate::i18n) fn unknown_option(option: &str) -> String {
    join!("Die Regel „", option, "“ gibt es in diesem Spiel nicht.")
}

pub(in crate::i18n) fn bad_value(option: &str) -> String {
    join!("Diesen Wert gibt es für „", option, "“ nicht.")
}

pub(in crate::i18n) fn changed_from(name: &str) -> String {
    join!("Geändert gegenüber „", name, "“.")
}

pub(in crate::i18n) fn reset_to(name: &str) -> String {
    join!("Auf „", name, "“ zurücksetzen")
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
    join!(king, " und ", queen, " in ", suit)
}

pub(in crate::i18n) const AND: &str = " und ";

pub(in crate::i18n) fn storage_restored(what: &str) -> String {
    join!(
        "Beschädigt: ",
        what,
        ". Wiederhergestellt aus der Kopie, das Neueste kann fehlen. Der beschädigte Teil ist beiseitegelegt."
    )
}

pub(in crate::i18n) fn storage_recovered(what: &str) -> String {
    join!(
        "Verschwunden: ",
        what,
        ". Wiederhergestellt aus der Kopie, das Neueste kann fehlen."
    )
}

pub(in crate::i18n) fn storage_lost(what: &str) -> String {
    join!(
        "Nicht mehr lesbar: ",
        what,
        ". Auch die Kopie ist nicht lesbar; nur dieser Teil beginnt von vorn. Hast du eine Sicherung als Datei, lade sie."
    )
}

pub(in crate::i18n) fn storage_restored_unsaved(what: &str) -> String {
    join!(
        "Beschädigt: ",
        what,
        ". Du siehst die Kopie; Neues wird dafür nicht gespeichert. Sichere unter „",
        strings::backup,
        "“ alles Übrige und lade die Datei wieder. Was du seit dem Schaden gespielt hast, fehlt dann."
    )
}

pub(in crate::i18n) fn storage_lost_unsaved(what: &str) -> String {
    join!(
        "Nicht mehr lesbar: ",
        what,
        ". Auch die Kopie ist nicht lesbar; Neues wird dafür nicht gespeichert. Sichere unter „",
        strings::backup,
        "“ alles Übrige und lade die Datei wieder. Was du seit dem Schaden gespielt hast, fehlt dann."
    )
}

pub(in crate::i18n) fn storage_newer(what: &str) -> String {
    join!(
        "Aus einer neueren Version: ",
        what,
        ". Das bleibt unverändert, bis du die neue Version lädst; bis dahin wird dafür nichts gespeichert."
    )
}
