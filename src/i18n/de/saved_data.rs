//! Beschädigtes und Wiederhergestelltes.

use super::strings;

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
        ". Du siehst die Kopie; Neues wird dafür nicht gespeichert. ",
        through_a_file()
    )
}

pub(in crate::i18n) fn storage_lost_unsaved(what: &str) -> String {
    join!(
        "Nicht mehr lesbar: ",
        what,
        ". Auch die Kopie ist nicht lesbar; Neues wird dafür nicht gespeichert. ",
        through_a_file()
    )
}

pub(in crate::i18n) fn storage_newer(what: &str) -> String {
    join!(
        "Aus einer neueren Version: ",
        what,
        ". Das bleibt unverändert, bis du die neue Version lädst; bis dahin wird dafür nichts gespeichert."
    )
}

/// Wie eine Sicherung wegbringt, was nicht beiseitegelegt werden kann.
fn through_a_file() -> String {
    join!(
        "Sichere unter „",
        strings::backup,
        "“ alles Übrige und lade die Datei wieder. Was du seit dem Schaden gespielt hast, fehlt dann."
    )
}
