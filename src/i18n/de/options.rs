//! Die Regeln, Wahl für Wahl.

use sechsundsechzig_engine::rules::{LastTrick, OptionId, RulesConflict};

pub(in crate::i18n) const fn title(option: OptionId) -> &'static str {
    match option {
        OptionId::Pack => "Kartenzahl",
        OptionId::AcePoints => "Wert des Asses",
        OptionId::NextDealer => "Nächster Geber",
        OptionId::Packets => "Austeilen",
        OptionId::TrumpCard => "Aufdecken",
        OptionId::StrictPlay => "Bedienen ohne Talon",
        OptionId::MeldFrom => "Melden",
        OptionId::MeldUntil => "Wie lange melden",
        OptionId::MeldWhenCovered => "Melden nach dem Decken",
        OptionId::Rob => "Rauben",
        OptionId::RobMinTalon => "Zum Rauben nötig",
        OptionId::Cover => "Decken",
        OptionId::CoverMinTalon => "Zum Decken nötig",
        OptionId::CoverBeforeDraw => "Decken vor dem Ziehen",
        OptionId::RobBeforeDraw => "Rauben vor dem Ziehen",
        OptionId::LastTrick => "Letzter Stich",
        OptionId::LastTrickWinsDeal => "Letzter Stich gewinnt",
        OptionId::Tie => "Gleichstand",
        OptionId::SchneiderCounts => "Schneider",
        OptionId::FalseClaim => "Falsches Aus",
        OptionId::FailedCover => "Misslungenes Decken",
        OptionId::CoverSnapshot => "Wertung nach dem Decken",
        OptionId::DoubleDraw => "Zwei Karten gezogen",
        OptionId::Referee => "Regelverstöße",
        OptionId::Target => "Partie bis",
        OptionId::ShutoutDoubles => "Zu null",
        OptionId::MatchLength => "Ende der Partie",
        OptionId::TrumpRight => "Trumpf nennen",
        OptionId::OpeningMelds => "Melden vor dem ersten Stich",
        OptionId::FourTrump => "Trumpf bestimmen",
        OptionId::ScoreWhen => "Wertkarten zählen",
        OptionId::ScoringCards => "Wertkarten",
        OptionId::Follow => "Bedienen",
    }
}

pub(in crate::i18n) const fn help(option: OptionId) -> &'static str {
    match option {
        OptionId::Pack => "Mit wie vielen Karten ihr spielt.",
        OptionId::AcePoints => "Wie viele Augen ein Ass zählt.",
        OptionId::NextDealer => "Wer das nächste Spiel gibt.",
        OptionId::Packets => "Wie viele Karten auf einmal gegeben werden.",
        OptionId::TrumpCard => "Wann die Trumpfkarte aufgedeckt wird.",
        OptionId::StrictPlay => "Was du zugeben musst, sobald der Talon gedeckt oder aufgebraucht ist; zu dritt und zu viert von Anfang an.",
        OptionId::MeldFrom => "Wann du ein Paar melden darfst.",
        OptionId::MeldUntil => "Wie lange du melden darfst.",
        OptionId::MeldWhenCovered => "Wer noch melden darf, wenn gedeckt ist.",
        OptionId::Rob => "Wann du den niedrigsten Trumpf gegen die aufgedeckte Trumpfkarte tauschen darfst.",
        OptionId::RobMinTalon => "Wie viele Karten mindestens noch im Talon liegen müssen.",
        OptionId::Cover => "Wann du den Talon decken darfst.",
        OptionId::CoverMinTalon => "Wie viele Karten mindestens noch im Talon liegen müssen.",
        OptionId::CoverBeforeDraw => "Ob du vor dem Ziehen decken darfst.",
        OptionId::RobBeforeDraw => "Ob du vor dem Ziehen rauben darfst.",
        OptionId::LastTrick => "Was der letzte Stich extra zählt.",
        OptionId::LastTrickWinsDeal => "Ob der letzte Stich entscheidet, wenn keiner Aus sagt.",
        OptionId::Tie => "Was gilt, wenn am Ende beide gleich viele Augen haben.",
        OptionId::SchneiderCounts => "Welche Augen aus dem Schneider helfen.",
        OptionId::FalseClaim => "Was es kostet, ohne 66 Augen Aus zu sagen.",
        OptionId::FailedCover => "Was es kostet, nach dem Decken 66 zu verfehlen.",
        OptionId::CoverSnapshot => "Welcher Stand des Gegners zählt, wenn du nach dem Decken gewinnst.",
        OptionId::DoubleDraw => "Was gilt, wenn jemand zwei Karten auf einmal zieht; nur wenn Regelverstöße bestraft werden.",
        OptionId::Referee => "Ob Verstöße verhindert oder bestraft werden.",
        OptionId::Target => "Mit wie vielen Punkten die Partie gewonnen ist.",
        OptionId::ShutoutDoubles => "Wie viele Bummerl eine zu null verlorene Partie kostet.",
        OptionId::MatchLength => "Wann die Partie entschieden ist.",
        OptionId::TrumpRight => "Ob Vorhand den Trumpf nennen muss.",
        OptionId::OpeningMelds => "Ob vor dem ersten Ausspielen gemeldet werden darf.",
        OptionId::FourTrump => "Was den Trumpf bestimmt.",
        OptionId::ScoreWhen => "Für wen eine Wertkarte zählt.",
        OptionId::ScoringCards => "Welche Karten zählen.",
        OptionId::Follow => "Ob du trumpfen darfst, obwohl du die Farbe hast.",
    }
}

pub(in crate::i18n) const TWO_CARDS_WILL_DO: &str = "Manche spielen es mit zwei.";

pub(in crate::i18n) fn conflict(conflict: RulesConflict) -> String {
    match conflict {
        RulesConflict::OutOfRange { option, low, high } => join!(
            "„",
            title(option),
            "“ muss zwischen ",
            low.to_string(),
            " und ",
            high.to_string(),
            " liegen."
        ),
        RulesConflict::Pack(size) => join!(
            "Mit ",
            size.card_count().to_string(),
            "\u{a0}Karten geht dieses Spiel nicht. Wähle eine andere Kartenzahl."
        ),
        RulesConflict::LastTrickNeedsTalon => {
            let label = |value| super::values::last_trick(value).label;
            join!(
                "Ohne Talon kann keiner decken. Wähle für den letzten Stich „",
                label(LastTrick::Ten),
                "“ oder „",
                label(LastTrick::None),
                "“."
            )
        }
        RulesConflict::RobNeverPossible { asked, most } => never_possible("Rauben", asked, most),
        RulesConflict::CoverNeverPossible { asked, most } => never_possible("Decken", asked, most),
    }
}

fn never_possible(what: &str, asked: u8, most: u8) -> String {
    join!(
        "Zum ",
        what,
        " wären ",
        asked.to_string(),
        "\u{a0}Karten im Talon nötig, es liegen dann aber höchstens ",
        most.to_string(),
        " dort. Wähle eine kleinere Zahl."
    )
}

pub(in crate::i18n) fn changed_from(name: &str) -> String {
    join!("Geändert gegenüber „", name, "“.")
}

pub(in crate::i18n) fn reset_to(name: &str) -> String {
    join!("Auf „", name, "“ zurücksetzen")
}
