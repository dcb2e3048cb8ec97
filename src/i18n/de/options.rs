//! Die Regeln, Wahl für Wahl.

use sechsundsechzig_engine::rules::{OptionId, RulesConflict};

pub(in crate::i18n) const fn title(option: OptionId) -> &'static str {
    match option {
        OptionId::Pack => "Kartenspiel",
        OptionId::AcePoints => "Ass zählt",
        OptionId::NextDealer => "Nächster Geber",
        OptionId::Packets => "Pakete",
        OptionId::TrumpCard => "Trumpfkarte",
        OptionId::StrictPlay => "Talon zu",
        OptionId::MeldFrom => "Gemeldet wird",
        OptionId::MeldUntil => "Gemeldet bis",
        OptionId::MeldWhenCovered => "Melden, wenn gedeckt ist",
        OptionId::Rob => "Geraubt wird",
        OptionId::RobMinTalon => "Rauben ab",
        OptionId::Cover => "Gedeckt wird",
        OptionId::CoverMinTalon => "Decken ab",
        OptionId::CoverBeforeDraw => "Decken vor dem Ziehen",
        OptionId::RobBeforeDraw => "Rauben vor dem Ziehen",
        OptionId::LastTrick => "Letzter Stich",
        OptionId::LastTrickWinsDeal => "Letzter Stich gewinnt",
        OptionId::Tie => "Gleichstand",
        OptionId::SchneiderCounts => "Schneider",
        OptionId::FalseClaim => "Falsches Aus",
        OptionId::FailedCover => "Verdeckt",
        OptionId::CoverSnapshot => "Stand beim Decken",
        OptionId::DoubleDraw => "Zwei Karten abgehoben",
        OptionId::Referee => "Schiedsrichter",
        OptionId::Target => "Partie bis",
        OptionId::ShutoutDoubles => "Zu null",
        OptionId::MatchLength => "Entschieden wird",
        OptionId::TrumpRight => "Vorhand und Trumpf",
        OptionId::OpeningMelds => "Melden vor dem Spiel",
        OptionId::FourTrump => "Trumpf zu viert",
        OptionId::ScoreWhen => "Wertkarten zählen",
        OptionId::ScoringCards => "Wertkarten",
        OptionId::Follow => "Bedienen",
    }
}

pub(in crate::i18n) const fn help(option: OptionId) -> &'static str {
    match option {
        OptionId::Pack => "Mit wie vielen Karten gespielt wird.",
        OptionId::AcePoints => "Wie viele Augen ein Ass bringt.",
        OptionId::NextDealer => "Wer das nächste Spiel gibt.",
        OptionId::Packets => "In welchen Päckchen gegeben wird.",
        OptionId::TrumpCard => "Welche Karte aufgedeckt wird.",
        OptionId::StrictPlay => "Was gilt, sobald der Talon gedeckt oder aufgebraucht ist; zu dritt von Anfang an.",
        OptionId::MeldFrom => "Ab wann gemeldet werden darf.",
        OptionId::MeldUntil => "Bis wann gemeldet werden darf.",
        OptionId::MeldWhenCovered => "Ob nach dem Decken noch gemeldet werden darf.",
        OptionId::Rob => "Wer den niedrigsten Trumpf gegen die Trumpfkarte tauschen darf.",
        OptionId::RobMinTalon => "Wie viele Karten dazu noch im Talon liegen müssen.",
        OptionId::Cover => "Wer den Talon schließen darf.",
        OptionId::CoverMinTalon => "Wie viele Karten dazu noch im Talon liegen müssen.",
        OptionId::CoverBeforeDraw => "Ob schon vor dem Ziehen gedeckt werden darf.",
        OptionId::RobBeforeDraw => "Ob der niedrigste Trumpf schon vor dem Ziehen getauscht werden darf.",
        OptionId::LastTrick => "Was er extra zählt.",
        OptionId::LastTrickWinsDeal => "Ob er ein ausgespieltes Spiel entscheidet.",
        OptionId::Tie => "Was 65 zu 65 bedeutet.",
        OptionId::SchneiderCounts => "Was mitzählt, um aus dem Schneider zu kommen.",
        OptionId::FalseClaim => "Was es kostet, sich zu verzählen.",
        OptionId::FailedCover => "Was es kostet, gedeckt und 66 nicht erreicht zu haben.",
        OptionId::CoverSnapshot => "Ob ein gewonnenes Decken nach dem Stand beim Decken bezahlt wird.",
        OptionId::DoubleDraw => "Was geschieht, wenn einer zwei auf einmal zieht; nur mit strafendem Schiedsrichter.",
        OptionId::Referee => "Ob Verstöße verhindert oder bestraft werden.",
        OptionId::Target => "Wie viele Punkte die Partie gewinnen.",
        OptionId::ShutoutDoubles => "Ob eine Partie ohne Gegenpunkt doppelt zählt.",
        OptionId::MatchLength => "Wie freie Trumpfwahl entschieden wird.",
        OptionId::TrumpRight => "Ob Vorhand den Trumpf nennen muss.",
        OptionId::OpeningMelds => "Ob vor dem ersten Ausspielen gemeldet werden darf.",
        OptionId::FourTrump => "Was den Trumpf bestimmt.",
        OptionId::ScoreWhen => "Wem eine Wertkarte zählt.",
        OptionId::ScoringCards => "Welche Karten zählen.",
        OptionId::Follow => "Ob man trumpfen darf, obwohl man die Farbe hat.",
    }
}

pub(in crate::i18n) const TWO_CARDS_WILL_DO: &str = "Manche decken schon bei zwei.";

pub(in crate::i18n) fn conflict(conflict: RulesConflict) -> String {
    match conflict {
        RulesConflict::OutOfRange(option, low, high) => join!(
            "„",
            title(option),
            "“ geht nur von ",
            low.to_string(),
            " bis ",
            high.to_string(),
            "."
        ),
        RulesConflict::Pack(size) => join!(
            "Mit ",
            size.len().to_string(),
            " Karten lässt sich dieses Spiel nicht spielen."
        ),
        RulesConflict::LastTrickNeedsTalon => {
            "Ohne Talon wird nicht gedeckt: Der letzte Stich zählt hier zehn oder nichts.".into()
        }
        RulesConflict::RobNeverPossible(asked, most) => never_possible("Rauben", asked, most),
        RulesConflict::CoverNeverPossible(asked, most) => never_possible("Decken", asked, most),
    }
}

fn never_possible(what: &str, asked: u8, most: u8) -> String {
    join!(
        what,
        " soll erst ab ",
        asked.to_string(),
        " Karten im Talon gehen, dort liegen dann aber höchstens ",
        most.to_string(),
        "."
    )
}
