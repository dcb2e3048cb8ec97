//! Die Leute am Tisch.

use crate::i18n::Person;
use sechsundsechzig_bots::Opponent;

pub(in crate::i18n) const fn character(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Johannes => "Lustig und leicht zu schlagen: der erste Schneider.",
        Opponent::Kord => "Gründlich, vergisst aber, was gefallen ist.",
        Opponent::Schilder => "Zählt mit. Deckt gern, manchmal zu früh.",
        Opponent::Froehlich => "Der Wirt. Vergisst nichts und spielt am stärksten.",
    }
}

/// Was am Ende einer Partie von so vielen Spielen gesagt wird.
pub(in crate::i18n) const fn quotation(opponent: Opponent, has_won: bool, deals: usize) -> &'static str {
    match (opponent, has_won, deals % 2) {
        (Opponent::Johannes, true, 0) => "„Hab ich da eben gewonnen? Noch eine, schnell!“",
        (Opponent::Johannes, true, _) => "„Ich und gewonnen? Das glaubt mir zu Hause keiner.“",
        (Opponent::Johannes, false, _) => "„Wieder verloren, das bin ich gewohnt. Noch eine?“",
        (Opponent::Kord, true, 0) => "„Heute hat das Gedächtnis mitgespielt.“",
        (Opponent::Kord, true, _) => "„Nur zwei Karten habe ich vergessen. Noch eine Partie?“",
        (Opponent::Kord, false, _) => "„Dabei war ich sicher, dass das Ass schon gefallen war.“",
        (Opponent::Schilder, true, 0) => "„Am Ende geht die Rechnung auf.“",
        (Opponent::Schilder, true, _) => "„Wer mitzählt, gewinnt.“",
        (Opponent::Schilder, false, _) => "„Richtig gezählt und doch verloren.“",
        (Opponent::Froehlich, true, 0) => "„Den Krug zahle trotzdem ich.“",
        (Opponent::Froehlich, true, _) => "„Ein gutes Spiel bis zur letzten Karte. Revanche?“",
        (Opponent::Froehlich, false, _) => "„Gut gespielt. Der Krug geht auf mich.“",
    }
}

/// Was sagt, wer so viele Spiele der Partie verloren hat.
pub(in crate::i18n) const fn deal_quotation(opponent: Opponent, number: usize) -> &'static str {
    match (opponent, number % 2) {
        (Opponent::Johannes, 0) => "„Macht nichts. Gleich habe ich Glück.“",
        (Opponent::Johannes, _) => "„Auch recht. Beim nächsten passe ich auf.“",
        (Opponent::Kord, 0) => "„Der Trumpf war mir entfallen.“",
        (Opponent::Kord, _) => "„Was war da noch gleich schon gefallen?“",
        (Opponent::Schilder, 0) => "„Das hatte ich anders gerechnet.“",
        (Opponent::Schilder, _) => "„Da habe ich mich verrechnet.“",
        (Opponent::Froehlich, 0) => "„So hätte ich auch gespielt.“",
        (Opponent::Froehlich, _) => "„Schön gespielt.“",
    }
}

pub(in crate::i18n) fn strength(strength: u8) -> String {
    join!("Stärke ", strength.to_string(), " von 4")
}

/// Mitten im Satz.
pub(in crate::i18n) fn inside(person: Person) -> String {
    match person {
        Person::You => "du".into(),
        Person::We => "wir".into(),
        Person::They => "die Gegner".into(),
        Person::Computer(opponent) => opponent.first_name().into(),
        Person::Place(place) => join!("Platz ", place.to_string()),
    }
}

/// Wem etwas geschieht.
pub(super) fn to(person: Person) -> String {
    match person {
        Person::You => "dir".into(),
        Person::We => "uns".into(),
        Person::They => "den Gegnern".into(),
        other => inside(other),
    }
}

/// Am Satzanfang.
pub(super) fn starts(person: Person) -> String {
    match person {
        Person::You => "Du".into(),
        Person::We => "Wir".into(),
        Person::They => "Die Gegner".into(),
        other => inside(other),
    }
}

/// Das Zeitwort zur Person: „spielst“, „spielt“, „spielen“.
pub(super) const fn verb<'a>(person: Person, you: &'a str, he: &'a str, they: &'a str) -> &'a str {
    match person {
        Person::You => you,
        Person::Computer(_) | Person::Place(_) => he,
        Person::We | Person::They => they,
    }
}
