//! Die Regeln, erzählt.

use super::{cards, labels};
use sechsundsechzig_engine::cards::Rank;
use sechsundsechzig_engine::rules::Game;
use crate::i18n::{CardNames, Group, texts};

pub(in crate::i18n) const fn group(group: Group) -> &'static str {
    match group {
        Group::Dealing => "Geben",
        Group::Trumps => "Trumpf",
        Group::Play => "Stiche",
        Group::Melding => "Melden",
        Group::Robbing => "Rauben",
        Group::Covering => "Decken",
        Group::Out => "Aus sagen",
        Group::Scoring => "Wertung",
        Group::Match => "Partie",
        Group::Referee => "Regelverstöße",
    }
}

texts! {
    AIM: "Wer zuerst 66\u{a0}Augen hat und Aus sagt, gewinnt das Spiel.",
    AIM_FREE: "Jedes Spiel wird zu Ende gespielt, und alle Augen werden zusammengezählt.",
    AIM_THREE: "Jeder spielt für sich; wer die meisten Augen hat, gewinnt das Spiel.",
    AIM_PENNEECH: "Punkte werden auf dem Brett gesteckt: Wer zuerst genug hat, gewinnt die Partie.",
    DEAL_PENNEECH: "Jeder bekommt sieben Karten, einzeln gegeben; der Rest ist der Talon. Wer weder Ass noch König, Dame oder Bube hat, darf neue Karten verlangen. Gegeben wird abwechselnd.",
    DEAL_THREE: "Jeder bekommt acht Karten: erst drei, dann zwei, dann drei; übrig bleibt keine. Wer links vom Geber sitzt, spielt aus (Vorhand) und gibt das nächste Spiel.",
    DEAL_FOUR: "Der Geber gibt jedem sechs Karten, zweimal drei, über Kreuz: erst seinem Partner, dann links, dann rechts, zuletzt sich selbst. Partner sitzen sich gegenüber. Wer dem Geber gegenübersitzt, spielt aus (Vorhand). Das nächste Spiel gibt, wer links vom Geber sitzt.",
    DEAL_ROTATING: "Der Geber setzt aus; sein linker Nachbar spielt aus (Vorhand) und gibt das nächste Spiel.",
    FIRST_LEAD: "Wer nicht gegeben hat, spielt zuerst aus (Vorhand).",
    NOTHING_TURNED: "Aufgedeckt wird nichts: Alle übrigen Karten bilden den Talon.",
    TRUMP_TURNED: "Die Farbe der aufgedeckten Karte ist Trumpf. Die Karte liegt halb unter dem Talon und wird zuletzt gezogen.",
    TRUMP_FREE: "Bis zur ersten Meldung gibt es keinen Trumpf. Wer meldet, nennt dazu eine beliebige Farbe als Trumpf, auch die bisherige; sie gilt sofort.",
    TRUMP_ACE: "Wer das Herz-Ass bekommt, nennt vor dem ersten Ausspielen den Trumpf; wer es zieht, nennt ihn sofort. Bis dahin gibt es keinen.",
    TRUMP_PENNEECH: "Vor jedem Stich wird eine Karte vom Talon aufgedeckt; ihre Farbe ist für diesen Stich Trumpf. Für den ersten Stich deckt der Geber auf, danach der Gewinner des vorigen Stichs, auch nach dem siebten noch einmal.",
    TRICK: "Zu jedem weiteren Stich spielt aus, wer den vorigen gemacht hat. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.",
    TALON_PLAY: "Nach jedem Stich zieht jeder eine Karte, der Gewinner zuerst. Solange noch gezogen wird, musst du nicht bedienen.",
    STRICT_LATER: "Ist der Talon aufgebraucht oder gedeckt, gilt:",
    STRICT_WITHOUT_COVER: "Ist der Talon aufgebraucht, gilt:",
    STRICT_AT_ONCE: "Von Anfang an gilt:",
    OVERTRUMP: "Wer trumpfen muss, übertrumpft, wenn er kann.",
    OVERTRUMP_PARTNER: "Wer trumpfen muss, übertrumpft, wenn er kann, auch den Partner.",
    RANKS_PENNEECH: "Von oben: Ass, König, Dame, Bube, Zehn und so weiter; nur in Karo ist die Sieben, Penneech, die höchste.",
    PLAY_PENNEECH: "Zuerst spielt aus, wer nicht gegeben hat, danach, wer den vorigen Stich gemacht hat. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.",
    MELD: "König und #1 einer Farbe bringen 20\u{a0}Augen, in Trumpf 40.",
    MELD_PLAYED: "Dazu spielst du eine der beiden Karten aus und zeigst die andere; nur wenn du damit Aus sagst, spielst du keine.",
    MELD_FREE: "König und #1 einer Farbe: Die erste Meldung im Spiel bringt 20\u{a0}Augen, die zweite 40, die dritte 60, die vierte 80, egal, wer sie macht. Eine der beiden Karten wird dazu ausgespielt.",
    MELD_THREE: "Melden kannst du beim Ausspielen nach einem eigenen Stich; eine der beiden Karten spielst du dazu aus.",
    MELD_FOUR: "Spielt deine Seite aus, dürft ihr vorher je ein Paar melden, auch ohne Stich: erst, wer ausspielt, dann der Partner. Keine der Karten muss gespielt werden.",
    COVER: "Meinst du, mit deinen Karten auf 66 zu kommen, kannst du den Talon decken: Die aufgedeckte Karte wird umgedreht, keiner zieht mehr, und ihr müsst bedienen. Kommst du nicht auf 66, hast du das Spiel verloren.",
    OUT: "Hast du eben einen Stich gemacht und meinst, 66\u{a0}Augen zu haben, sag Aus; ein Paar darfst du dabei noch melden. Stimmt es, gewinnst du das Spiel. Nachzählen gilt nicht: Ansehen darfst du nur den letzten Stich.",
    OUT_FOUR: "Spielst du aus, darfst du nach dem Melden Aus sagen, wenn deine Seite 66\u{a0}Augen hat, auch beim ersten Ausspielen. Den höchsten Trumpf, der noch im Spiel ist, darfst du dabei vorzeigen und gleich mitzählen.",
    SCORE: "Ein gewonnenes Spiel bringt einen Punkt; zwei, wenn der Verlierer unter 33\u{a0}Augen bleibt (Schneider); drei, wenn er keinen Stich hat (schwarz).",
    SCORE_THREE: "Wer samt Meldungen die meisten Augen hat, gewinnt und bekommt für jeden anderen einen Punkt, zwei für jeden, der unter 33\u{a0}Augen bleibt (Schneider), drei für jeden ohne Stich (schwarz). Liegen zwei gleichauf vorn, bekommt keiner Punkte.",
    SCORE_FREE: "Für jeden zählen seine Augen samt Meldungen.",
    SCORE_PENNEECH: "Penneech zählt als Trumpf 7, aufgedeckt 14. Wer eine Wertkarte aufdeckt, steckt ihre Punkte gleich. Nach dem letzten Stich zählt jede gewonnene Karte nach der siebten einen Punkt: vier Stiche 1, fünf 3, sechs 5, sieben 7.",
}

pub(in crate::i18n) const fn hand(cards: usize) -> &'static str {
    match cards {
        5 => "Jeder bekommt fünf Karten.",
        _ => "Jeder bekommt sechs Karten.",
    }
}

/// „Von oben: Ass 11 Augen, Zehn 10, …“
pub(in crate::i18n) fn ranks(ace: u8, worthless: &[Rank], names: CardNames) -> String {
    let name = |rank| cards::rank(rank, names);
    let mut text = join!(
        "Von oben: ",
        name(Rank::Ace),
        " ",
        ace.to_string(),
        "\u{a0}Augen, ",
        name(Rank::Ten),
        " 10, König 4, ",
        name(Rank::Queen),
        " 3, ",
        name(Rank::Jack),
        " 2"
    );
    for &rank in worthless {
        text.push_str(&join!(", ", name(rank), " 0"));
    }
    text.push('.');
    text
}

pub(in crate::i18n) fn robber(lowest: Rank, names: CardNames) -> String {
    join!(
        cards::lowest_trump(lowest, names),
        " darf gegen die aufgedeckte Trumpfkarte getauscht werden (rauben)."
    )
}

pub(in crate::i18n) fn at_least(cards: u8) -> String {
    join!(
        "Im Talon müssen dann mindestens ",
        labels::cards(cards),
        " liegen, die aufgedeckte mitgezählt."
    )
}

pub(in crate::i18n) fn target(target: u16, game: Game) -> String {
    let wins = match game {
        Game::Penneech => " gesteckt hat, gewinnt sofort die Partie",
        _ => " hat, gewinnt die Partie",
    };
    let loser = match game {
        Game::Rotating | Game::Three => "; die beiden anderen bekommen je ein Bummerl.",
        Game::Four => "; die Gegner bekommen ein Bummerl.",
        _ => "; der Gegner bekommt ein Bummerl.",
    };
    join!("Wer zuerst ", labels::points(target), wins, loser)
}
