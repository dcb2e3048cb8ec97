//! Die Leute am Tisch.

use crate::i18n::{MatchOutcome, Person};
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
pub(in crate::i18n) const fn quotation(opponent: Opponent, outcome: MatchOutcome, deals: usize) -> &'static str {
    match (opponent, outcome, deals % 2) {
        (Opponent::Johannes, MatchOutcome::Won, 0) => "„Hab ich da eben gewonnen? Noch eine, schnell!“",
        (Opponent::Johannes, MatchOutcome::Won, _) => "„Ich und gewonnen? Das glaubt mir zu Hause keiner.“",
        (Opponent::Johannes, MatchOutcome::Lost, 0) => "„Wieder verloren, das bin ich gewohnt. Noch eine?“",
        (Opponent::Johannes, MatchOutcome::Lost, _) => "„Dann eben zurück zu Nadel und Faden. Gut gespielt!“",
        (Opponent::Johannes, MatchOutcome::LostFirst, _) => "„Du hast den Dreh ja schon heraus!“",
        (Opponent::Kord, MatchOutcome::Won, 0) => "„Heute hat das Gedächtnis mitgespielt.“",
        (Opponent::Kord, MatchOutcome::Won, _) => "„Nur zwei Karten habe ich vergessen. Noch eine Partie?“",
        (Opponent::Kord, MatchOutcome::Lost, 0) => "„Dabei war ich sicher, dass das Ass schon gefallen war.“",
        (Opponent::Kord, MatchOutcome::Lost, _) => "„Mit offenen Karten hätte ich gewonnen.“",
        (Opponent::Kord, MatchOutcome::LostFirst, _) => "„Dich werde ich mir merken.“",
        (Opponent::Schilder, MatchOutcome::Won, 0) => "„Am Ende geht die Rechnung auf.“",
        (Opponent::Schilder, MatchOutcome::Won, _) => "„Wer mitzählt, gewinnt.“",
        (Opponent::Schilder, MatchOutcome::Lost, 0) => "„Richtig gezählt und doch verloren.“",
        (Opponent::Schilder, MatchOutcome::Lost, _) => "„Ich rechne es noch einmal nach. Es stimmt.“",
        (Opponent::Schilder, MatchOutcome::LostFirst, _) => "„Mit dir hatte ich nicht gerechnet.“",
        (Opponent::Froehlich, MatchOutcome::Won, 0) => "„Den Krug zahle trotzdem ich.“",
        (Opponent::Froehlich, MatchOutcome::Won, _) => "„Ein gutes Spiel bis zur letzten Karte. Revanche?“",
        (Opponent::Froehlich, MatchOutcome::Lost, 0) => "„Gut gespielt. Der Krug geht auf mich.“",
        (Opponent::Froehlich, MatchOutcome::Lost, _) => "„Das Haus verliert selten. Glückwunsch!“",
        (Opponent::Froehlich, MatchOutcome::LostFirst, _) => "„Mich hat lange keiner geschlagen. Alle Achtung!“",
    }
}

/// Was sagt, wer ein Spiel verloren hat.
pub(in crate::i18n) const fn deal_quotation(opponent: Opponent, number: usize) -> &'static str {
    match (opponent, number % 4) {
        (Opponent::Johannes, 0) => "„Macht nichts. Gleich habe ich Glück.“",
        (Opponent::Johannes, 1) => "„Auch recht. Beim nächsten passe ich auf.“",
        (Opponent::Johannes, 2) => "„Was du für Karten bekommst!“",
        (Opponent::Johannes, _) => "„So ein Schneider steckt viel ein.“",
        (Opponent::Kord, 0) => "„Der Trumpf war mir entfallen.“",
        (Opponent::Kord, 1) => "„Was war noch gleich gefallen?“",
        (Opponent::Kord, 2) => "„War das nicht die letzte Zehn?“",
        (Opponent::Kord, _) => "„Ich hätte den letzten Stich ansehen sollen.“",
        (Opponent::Schilder, 0) => "„Das hatte ich anders gerechnet.“",
        (Opponent::Schilder, 1) => "„Da habe ich mich verrechnet.“",
        (Opponent::Schilder, 2) => "„Die Zahlen waren auf deiner Seite.“",
        (Opponent::Schilder, _) => "„Das habe ich nicht kommen sehen.“",
        (Opponent::Froehlich, 0) => "„So hätte ich auch gespielt.“",
        (Opponent::Froehlich, 1) => "„Schön gespielt.“",
        (Opponent::Froehlich, 2) => "„Das hast du kommen sehen.“",
        (Opponent::Froehlich, _) => "„Stark. Dagegen hatte ich nichts.“",
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
