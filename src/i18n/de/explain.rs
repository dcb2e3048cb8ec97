//! Die Regeln, erzählt.

use super::{cards, labels};
use sechsundsechzig_engine::cards::Rank;
use sechsundsechzig_engine::rules::Game;
use crate::i18n::{CardNames, Group, texts};

pub(in crate::i18n) const fn group(group: Group) -> &'static str {
    match group {
        Group::Dealing => "Geben",
        Group::Trumps => "Trumpf",
        Group::Play => "Stechen",
        Group::Melding => "Melden",
        Group::Robbing => "Rauben",
        Group::Covering => "Decken",
        Group::Out => "Aus",
        Group::Scoring => "Abrechnen",
        Group::Match => "Partie",
        Group::Referee => "Schiedsrichter",
    }
}

texts! {
    AIM: "Wer zuerst 66 Augen hat, sagt Aus.",
    AIM_FREE: "Ausgespielt wird jedes Spiel; die Augen zählen zusammen.",
    AIM_THREE: "Jeder spielt für sich, und die meisten Augen gewinnen.",
    AIM_PENNEECH: "Wer zuerst genug Punkte gesteckt hat, gewinnt.",
    DEAL_PENNEECH: "Jeder bekommt sieben, einzeln gegeben; der Rest ist der Talon. Wer weder Ass noch König, Dame oder Bube hat, darf neue Karten verlangen. Gegeben wird abwechselnd.",
    DEAL_THREE: "Acht für jeden, erst drei, dann zwei, dann drei; übrig bleibt nichts. Vorhand sitzt links vom Geber, und das Geben wandert nach links.",
    DEAL_FOUR: "Sechs für jeden, zweimal drei, übers Kreuz: erst gegenüber, dann links, rechts und der Geber. Partner sitzen sich gegenüber. Vorhand sitzt dem Geber gegenüber, und das Geben wandert nach links.",
    DEAL_ROTATING: "Der Geber setzt aus, sein linker Nachbar ist Vorhand, und das Geben wandert nach links.",
    NOTHING_TURNED: "Aufgedeckt wird nichts: Alle übrigen Karten sind Talon.",
    TRUMP_TURNED: "Die Farbe der aufgedeckten Karte ist Trumpf. Sie liegt halb unter dem Talon und wird zuletzt gezogen.",
    TRUMP_FREE: "Bis zur ersten Meldung gibt es keinen Trumpf. Wer meldet, nennt dazu einen beliebigen Trumpf, auch den bisherigen; er gilt sofort.",
    TRUMP_ACE: "Wer das Herz-Ass bekommt, nennt vor dem ersten Ausspielen den Trumpf; wer es zieht, nennt ihn sogleich. Bis dahin gibt es keinen.",
    TRUMP_PENNEECH: "Vor jedem Stich wird eine Talonkarte aufgedeckt, ihre Farbe ist für diesen Stich Trumpf: zum ersten vom Geber, dann vom Gewinner des letzten Stichs, auch nach dem siebten noch einmal.",
    TRICK: "Vorhand spielt aus, danach immer, wer den Stich gemacht hat. Der höhere Trumpf nimmt den Stich, sonst die höhere Karte der ausgespielten Farbe.",
    TALON_PLAY: "Nach jedem Stich zieht jeder eine Karte, zuerst, wer ihn gemacht hat. Solange der Talon offen ist, darf jede Karte auf jede.",
    STRICT_LATER: "Ist er aufgebraucht oder gedeckt, wird es streng.",
    STRICT_WITHOUT_COVER: "Ist er aufgebraucht, wird es streng.",
    STRICT_AT_ONCE: "Streng gespielt wird von Anfang an.",
    OVERTRUMP: "Wer trumpfen muss, übertrumpft, wenn er kann.",
    OVERTRUMP_PARTNER: "Wer trumpfen muss, übertrumpft, wenn er kann, auch den Partner.",
    RANKS_PENNEECH: "Die Reihe: Ass, König, Dame, Bube, Zehn und so weiter hinunter; nur in Karo ist die Sieben, Penneech, die höchste.",
    PLAY_PENNEECH: "Der Nichtgeber spielt aus, danach, wer den Stich gemacht hat. Der höchste Trumpf nimmt den Stich, sonst die höhere Karte der ausgespielten Farbe.",
    MELD: "König und {Q} einer Farbe bringen 20, in Trumpf 40.",
    MELD_PLAYED: "Eine der beiden Karten wird dazu ausgespielt, die andere gezeigt; nur wer damit Aus sagt, braucht sie nicht zu spielen.",
    MELD_FREE: "König und {Q} einer Farbe: Die erste Meldung im Spiel bringt 20, die zweite 40, die dritte 60, die vierte 80, gleich, wer sie macht. Eine der beiden Karten wird dazu ausgespielt.",
    MELD_THREE: "Gemeldet wird beim Ausspielen nach einem eigenen Stich; eine der beiden Karten wird dazu ausgespielt.",
    MELD_FOUR: "Bevor eine Seite ausspielt, dürfen erst der Ausspielende, dann sein Partner je ein Paar melden, auch ohne Stich; gespielt werden muss es nicht.",
    COVER: "Wer meint, mit seinen Karten auf 66 zu kommen, deckt: Er dreht die Trumpfkarte um, keiner zieht mehr, und es wird streng gespielt. Erreicht er 66 nicht, hat er sich verdeckt.",
    OUT: "Wer eben einen Stich gemacht hat und meint, 66 Augen zu haben, sagt Aus. Ein Paar darf er dabei noch melden. Nachzählen gilt nicht: Nachsehen darf man nur den letzten Stich.",
    OUT_FOUR: "Danach darf der Ausspielende Aus sagen, wenn seine Seite 66 hat, auch zum ersten Stich. Den höchsten Trumpf, der noch im Spiel ist, darf er vorzeigen und gleich mitzählen.",
    SCORE: "Gewonnen zählt einen Punkt; zwei, wenn der Verlierer unter 33 bleibt: Schneider oder Johann; drei, wenn er keinen Stich hat: schwarz oder Stichjohann.",
    SCORE_THREE: "Wer mit Meldungen die meisten Augen hat, gewinnt und bekommt von jedem andern einen Punkt, vom Schneider (unter 33) zwei, vom Schwarzen (ohne Stich) drei. Liegen zwei gleichauf vorn, schreibt keiner an.",
    SCORE_FREE: "Jedes Spiel wird ausgespielt, und jedem zählen seine Augen samt Meldungen.",
    SCORE_PENNEECH: "Penneech zählt als Trumpf 7, aufgedeckt 14. Wer eine Wertkarte aufdeckt, steckt sie gleich. Nach dem Spiel zählt jede Karte über sieben einen Punkt: vier Stiche 1, fünf 3, sechs 5, sieben 7.",
}

pub(in crate::i18n) const fn hand(cards: usize) -> &'static str {
    match cards {
        5 => "Fünf auf die Hand.",
        _ => "Sechs auf die Hand.",
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
        " Augen, Zehn 10, König 4, ",
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
        if lowest == Rank::Jack { "der " } else { "die " },
        cards::trump_of_rank(lowest, names),
        " darf gegen die Trumpfkarte getauscht werden."
    )
}

pub(in crate::i18n) fn at_least(cards: u8) -> String {
    join!(
        "Im Talon müssen dann noch ",
        cards.to_string(),
        " Karten liegen."
    )
}

pub(in crate::i18n) fn target(target: u16, game: Game) -> String {
    let wins = match game {
        Game::Penneech => " gesteckt hat, gewinnt im selben Augenblick die Partie",
        _ => " hat, gewinnt die Partie",
    };
    let loser = match game {
        Game::Rotating | Game::Three => "; die beiden andern bekommen je ein Bummerl.",
        Game::Four => "; die andern bekommen ein Bummerl.",
        _ => "; der andere bekommt ein Bummerl.",
    };
    join!("Wer zuerst ", labels::points(target), wins, loser)
}
