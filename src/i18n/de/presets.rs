//! Die Spiele, ihre Quellen und guter Rat.

use sechsundsechzig_engine::rules::Preset;
use crate::i18n::{Advice, Source};

pub(in crate::i18n) const fn name(preset: Preset) -> &'static str {
    match preset {
        Preset::Paderborn => "Paderborner 66",
        Preset::Scharf => "Scharfes 66",
        Preset::Schnurps => "Schnurps",
        Preset::Treatise => "Altes 66",
        Preset::Bummerl => "Bummerl-66",
        Preset::Strokes => "Striche-66",
        Preset::Strokes32 => "Striche-66 mit 32 Karten",
        Preset::FreeTrumps => "Freie Trumpfwahl",
        Preset::Thousand => "Tausend",
        Preset::AceOfHearts => "Herz-Ass",
        Preset::ThreeRotating => "66 zu dritt, Geber setzt aus",
        Preset::Three => "66 zu dritt",
        Preset::ThreeTreatise => "66 zu dritt, alt",
        Preset::Four => "66 zu viert",
        Preset::FourDrawn => "66 zu viert, Trumpf für vier Spiele",
        Preset::Penneech => "Penneech",
        Preset::Penneech32 => "Penneech mit 32 Karten",
        Preset::Schnapsen => "Schnapsen",
        Preset::Santase => "Santase",
    }
}

pub(in crate::i18n) const fn line(preset: Preset) -> &'static str {
    match preset {
        Preset::Paderborn => "So spielt man in Paderborn, bis sieben.",
        Preset::Scharf => "Ohne Neunen: kurz, und jede Karte zählt.",
        Preset::Schnurps => "Bis neun; ein Gleichstand zählt im nächsten Spiel mit.",
        Preset::Treatise => "Nach einer alten Anleitung, bis sieben.",
        Preset::Bummerl => "Ein Ass zählt zwölf, melden darfst du sofort.",
        Preset::Strokes => "Nur Farbzwang; bei Gleichstand gewinnt der letzte Stich.",
        Preset::Strokes32 => "Sieben und Acht dazu: ein langer Talon.",
        Preset::FreeTrumps => "Wer meldet, wählt den Trumpf neu.",
        Preset::Thousand => "Alle Augen zählen zusammen, bis jemand 1000 ansagt.",
        Preset::AceOfHearts => "Kein Trumpf, bis das Herz-Ass auftaucht.",
        Preset::ThreeRotating => "Zwei spielen, einer sieht zu.",
        Preset::Three => "Jeder gegen jeden, Vorhand nennt den Trumpf.",
        Preset::ThreeTreatise => "Vorhand darf den Trumpf dem Zufall überlassen.",
        Preset::Four => "Zwei gegen zwei, der Partner gegenüber.",
        Preset::FourDrawn => "Eine gezogene Farbe ist vier Spiele Trumpf.",
        Preset::Penneech => "England 1676: Jeder Stich hat seinen Trumpf.",
        Preset::Penneech32 => "Mit weniger Karten und länger, bis 91.",
        Preset::Schnapsen => "Österreich: fünf Karten auf der Hand.",
        Preset::Santase => "So spielt man in Bulgarien, bis elf.",
    }
}

pub(in crate::i18n) const SOURCE: &str = "Quelle";

pub(in crate::i18n) const fn source(source: Source) -> &'static str {
    match source {
        Source::Paderborn => "Paderborn",
        Source::Treatise => "alte Anleitung",
        Source::Penneech => "Penneech",
        Source::Bummerl => "Bummerl-Anleitung",
        Source::Strokes => "Striche-Anleitung",
        Source::Beyond => "Ergänzung",
    }
}

pub(in crate::i18n) const fn source_title(source: Source) -> &'static str {
    match source {
        Source::Paderborn => "„Das Paderborner Spiel 66“, Blatt der Tourist Information Paderborn",
        Source::Treatise => "„66 (Sechsundsechzig)“, eine alte Spielanleitung mit Strategie",
        Source::Penneech => "„Penneech“ von Ulf Martin, nach Charles Cotton und David Parlett",
        Source::Bummerl => "„Sechsundsechzig“, eine Spielanleitung mit Bummerl",
        Source::Strokes => "„66“, eine Spielanleitung mit Strichen",
        Source::Beyond => "Verwandte Spiele (Schnapsen, Santase) und Ergänzungen dieses Programms",
    }
}

pub(in crate::i18n) const fn advice_title(advice: Advice) -> &'static str {
    match advice {
        Advice::Count => "Zählen",
        Advice::LeaveSchneider => "Erst aus dem Schneider",
        Advice::OneTrickAgainstForty => "Ein Stich gegen die 40",
        Advice::PutOffRobbing => "Mit dem Rauben warten",
        Advice::PutOffTwenty => "Erst das Ass, dann die 20",
        Advice::TakeHigh => "Hoch nehmen",
        Advice::PlayForTheLast => "Auf den letzten Stich spielen",
    }
}

pub(in crate::i18n) const fn advice(advice: Advice) -> &'static str {
    match advice {
        Advice::Count => "Zähl deine Augen und die des Gegners mit und merk dir, was gefallen ist. Nur so weißt du, woran du bist.",
        Advice::LeaveSchneider => "Kannst du nicht mehr gewinnen, sieh zu, dass du auf 33 Augen kommst. Spar dann keine hohen Trümpfe auf.",
        Advice::OneTrickAgainstForty => "Spielt der Gegner aus und hast du vom Paar in Trumpf keine Karte, hat er vielleicht die 40. Mach irgendeinen Stich, damit du nicht schwarz wirst.",
        Advice::PutOffRobbing => "Rauben zeigt dem Gegner deine neue Karte, und das schadet besonders bei einer Zehn. Hast du sonst keinen Trumpf, lohnt es sich oft nicht.",
        Advice::PutOffTwenty => "Hast du ein Paar und das Ass seiner Farbe, mach erst mit dem Ass einen Stich; melden kannst du danach.",
        Advice::TakeHigh => "Nimm den Stich mit Ass oder Zehn, auch wenn eine kleine Karte reicht: Dann sind dir die Augen sicher.",
        Advice::PlayForTheLast => "Geht es bis zur letzten Karte, zählt der letzte Stich zehn Augen, und das entscheidet oft das Spiel.",
    }
}
