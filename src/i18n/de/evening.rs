//! Der Stammtisch.

use crate::i18n::texts;

texts! {
    ROUND: "Eine Partie gegen jeden. Du bist bei der #1.",
    NUMBER: "Stammtisch: Partie\u{a0}#1\u{a0}von\u{a0}4",
    WON_IN: "Gewonnen in #1\u{a0}Spielen",
    WON_IN_ONE: "Gewonnen in einem Spiel",
    LOST_IN: "Verloren in #1\u{a0}Spielen",
    LOST_IN_ONE: "Verloren in einem Spiel",
    WITH_HELP: ", mit Hilfe",
    SINCE: "Läuft seit #1, #2",
    TODAY: "heute",
    YESTERDAY: "gestern",
    ON_DAY: "dem #1",
    IS_NEXT: "Ist als Nächster dran",
    IS_LATER: "Kommt danach",
    IS_LAST: "Kommt zuletzt",
    PLAY: "Jetzt gegen #1",
    PLAY_ON: "Weiterspielen gegen #1",
    FULL: "Ganze, bis\u{a0}#1",
    SHORT: "Kurze, bis\u{a0}#1",
    YOU_WIN: "Du gewinnst den Abend!",
    WINS: "#1 gewinnt den Abend",
    TOAST_TO_YOU: "„Alle Achtung! Die nächste Runde geht auf mich.“",
    TOAST_OF_WINNER: "„Ein schöner Abend. Nächstes Mal gewinnst du!“",
    TOAST: "„Auf den Sieger! Der nächste Abend gehört dir.“",
    PLACE: "Platz\u{a0}#1 für dich: #2\u{a0}von 4\u{a0}Partien gewonnen.",
}

pub(in crate::i18n) const ORDINALS: &[&str] = &["ersten", "zweiten", "dritten", "letzten"];

pub(in crate::i18n) const PLACES: &[&str] = &["1", "2", "3", "4", "5"];

pub(in crate::i18n) const NUMBERS: &[&str] = &[
    "null", "einem", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwölf",
];

pub(in crate::i18n) fn time(hour: u32, minute: u32) -> String {
    let zero = if minute < 10 { "0" } else { "" };
    join!(hour.to_string(), ".", zero, minute.to_string(), "\u{a0}Uhr")
}
