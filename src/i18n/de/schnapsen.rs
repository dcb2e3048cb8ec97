//! Schnapsen, wie man es in Österreich sagt: was davon anders heißt.

use super::cards::{the_card, the_rank};
use super::people::{starts, verb};
use sechsundsechzig_engine::cards::{Card, Rank};
use sechsundsechzig_engine::rules::OptionId;
use crate::i18n::{CardNames, Group, Person, texts};

texts! {
    out: "Genug!",
    out_confirm: "Ja, Genug!",
    cover: "Zudrehen",
    cover_confirm: "Ja, zudrehen",
    lies_covered: "Zugedreht liegt",
    has_covered: "(zugedreht)",
    rob: "Austauschen",
    trump: "Atout",
    card_values_help: "Von der höchsten zur niedrigsten, mit ihren Augen. Jedes Atout sticht jede andere Farbe.",
    keys_cover: "Zudrehen oder verzichten",
    keys_announce: "Mit König oder Dame ansagen oder nicht",
    keys_trump: "Atout und Talon vorlesen",
    asks_count: "Augen bei „Genug!“ eingeben",
    confirm_claim: "„Genug!“ bestätigen",
    draw_help: "Bei „Ich selbst“ ziehst du von Hand, wenn du vorher zudrehen oder austauschen darfst; sonst geht es von selbst.",
    keyboard_help: "Ein Buchstabe genügt, etwa L für „Letzter Stich“.",
    without_announcing: "Nicht ansagen",
    claim_with: "Genug mit",
    claim_without_marriage: "Genug, ohne Ansage",
    trick_with_marriage: "Stich und Ansage",
    melded: "Ansagen",
    I_COVER: "Ich drehe zu.",
}

/// Deutsche Wendungen und die österreichischen dafür; die erste, die passt, gilt.
const WORDS: [(&str, &str); 66] = [
    ("Trumpfzwang", "Trumpfzwang"),
    ("Trumpfkarte", "Atout-Karte"),
    ("die Vierzig", "den Vierziger"),
    ("Die 20 zählen", "Der Zwanziger zählt"),
    ("Die 40 zählen", "Der Vierziger zählt"),
    ("20 zählen", "Zwanziger zählt"),
    ("40 zählen", "Vierziger zählt"),
    ("Einen höheren Trumpf", "Ein höheres Atout"),
    ("gewinnt die Partie; der Gegner", "gewinnt; der Gegner"),
    ("kannst du den Talon decken", "kannst du zudrehen (decken)"),
    ("keinen Trumpf", "kein Atout"),
    ("einen Trumpf: Den", "ein Atout: Das"),
    ("einen Trumpf", "ein Atout"),
    ("Trümpfe: Einen", "Atouts: Eines"),
    ("den höchsten Trumpf, der", "das höchste Atout, das"),
    ("den Trumpf", "das Atout"),
    ("kleinster Trumpf", "kleinstes Atout"),
    ("er höchste Trumpf", "as höchste Atout"),
    ("Karte ist Trumpf.", "Karte ist Atout (Trumpf)."),
    ("20\u{a0}Augen, in Trumpf 40.", "20\u{a0}Augen (ein Zwanziger), in Atout 40 (ein Vierziger)."),
    ("Trumpfe mit", "Spiel ein Atout, also"),
    ("musst du trumpfen, ohne", "musst du mit Atout stechen, ohne"),
    ("getrumpft", "gestochen"),
    ("Trümpfe", "Atouts"),
    ("Trumpf", "Atout"),
    (" deckst den Talon.", " drehst zu."),
    (" deckt den Talon.", " dreht zu."),
    (" deck", " zudreh"),
    (" gedeckt", " zugedreht"),
    ("Gedeckt", "Zugedreht"),
    ("Deckt gern", "Dreht gern zu"),
    ("Deck", "Zudreh"),
    (" (rauben)", " (rauben)"),
    ("Geraubt", "Ausgetauscht"),
    ("geraubt", "ausgetauscht"),
    ("getauscht werden", "ausgetauscht werden"),
    ("Raub", "Austausch"),
    ("raub", "austausch"),
    ("einer Zehn", "einem Zehner"),
    ("oder Zehn", "oder Zehner"),
    ("Mit den 20 in", "Mit dem Zwanziger in"),
    ("Mit den 40 in", "Mit dem Vierziger in"),
    ("gegen die 40", "gegen den Vierziger"),
    ("hat er vielleicht die 40", "hat er vielleicht den Vierziger"),
    ("Die 20 in", "Der Zwanziger in"),
    ("laufen dir", "läuft dir"),
    ("meldest 20", "sagst einen Zwanziger an"),
    ("meldest 40", "sagst einen Vierziger an"),
    ("meldet 20", "sagt einen Zwanziger an"),
    ("meldet 40", "sagt einen Vierziger an"),
    ("Melde und", "Sag an und"),
    ("gemeldet", "angesagt"),
    ("Gemeldet", "Angesagt"),
    ("Melden", "Ansagen"),
    (" melden", " ansagen"),
    ("Meldungen", "Ansagen"),
    ("Meldung", "Ansage"),
    ("Aus sag", "Genug sag"),
    ("Aus gesagt", "Genug gesagt"),
    ("sagst Aus", "sagst Genug"),
    ("sagt Aus", "sagt Genug"),
    ("ag Aus", "ag Genug"),
    ("keiner Aus", "keiner Genug"),
    ("alsches Aus", "alsches Genug"),
    ("Augen Aus ", "Augen Genug "),
    ("Aus! ", "Genug! "),
];

/// Ein Text mit den österreichischen Wörtern.
pub(in crate::i18n) fn spoken(text: &str) -> String {
    let mut rest = text;
    let mut spoken = String::new();
    while let Some(sign) = rest.chars().next() {
        let replaced = WORDS
            .iter()
            .find_map(|(german, austrian)| Some((rest.strip_prefix(german)?, *austrian)));
        let own = rest.split_at(sign.len_utf8());
        let (after, word) = replaced.unwrap_or((own.1, own.0));
        spoken.push_str(word);
        rest = after;
    }
    spoken
}

pub(in crate::i18n) const fn group(group: Group) -> Option<&'static str> {
    Some(match group {
        Group::Trumps => trump,
        Group::Melding => "Ansagen",
        Group::Robbing => "Austauschen",
        Group::Covering => cover,
        Group::Out => "Genug sagen",
        _ => return None,
    })
}

/// „Hermen sagt an“
pub(in crate::i18n) fn announces(who: Person) -> String {
    join!(starts(who), verb(who, " sagst an", " sagt an", " sagen an"))
}

/// Wo ein österreichisches Wort zuerst steht, steht das andere daneben.
pub(in crate::i18n) const fn help(option: OptionId) -> Option<&'static str> {
    Some(match option {
        OptionId::MeldFrom => "Wann du einen Zwanziger oder Vierziger ansagen (melden) darfst.",
        OptionId::Rob => "Wann du das niedrigste Atout gegen die Atout-Karte austauschen darfst (rauben).",
        OptionId::Cover => "Wann du zudrehen (decken) darfst.",
        _ => return None,
    })
}

/// „Du tauschst den Buben gegen das Herz-Ass aus.“
pub(in crate::i18n) fn robbed(who: Person, given: Rank, taken: Card, names: CardNames) -> String {
    let exchanges = verb(who, " tauschst ", " tauscht ", " tauschen ");
    join!(
        starts(who),
        exchanges,
        the_rank(given, names),
        " gegen ",
        the_card(taken, names),
        " aus."
    )
}

