//! Tipps und ihre Gründe.

use sechsundsechzig_bots::advice::HintReason;
use crate::i18n::texts;

texts! {
    ANNOUNCE: "#1 melden",
    OUT: "Aus sagen",
    OUT_WITH: "Aus sagen, mit #1",
    NAME_TRUMP: "Mach #1 zum Trumpf",
}

pub(in crate::i18n) const fn played(meld: bool) -> &'static str {
    if meld { "Melde und spiel #1" } else { "Spiel #1" }
}

/// Was in einem Spiel mit Talon für einen Zug spricht; leer, wo es nicht hier steht.
pub(in crate::i18n) const fn reason(reason: HintReason) -> &'static str {
    match reason {
        HintReason::OnlyMove => "Etwas anderes erlauben die Regeln hier nicht.",
        HintReason::Out(_) => "Du hast #1\u{a0}Augen: Das reicht.",
        HintReason::OutWithMarriage(..) => "Mit den #2 in #1 hast du #3\u{a0}Augen: Das reicht.",
        HintReason::Pays(_) => "Jetzt bringt dir das #1\u{a0}Punkte.",
        HintReason::OneTrumpOut(_) => "Nur einen Trumpf hast du noch nicht gesehen: #1.",
        HintReason::NoTrumpOut => "Dein Gegner kann keinen Trumpf mehr haben.",
        HintReason::CoverCounts(0, 1, _) => "Wenn du jetzt deckst, hast du mit einem sicheren Stich mindestens #3\u{a0}Augen.",
        HintReason::CoverCounts(0, ..) => "Wenn du jetzt deckst, hast du mit #2 sicheren Stichen mindestens #3\u{a0}Augen.",
        HintReason::CoverCounts(_, 0, _) => "Wenn du jetzt deckst, hast du mit den gemeldeten #1 schon #3\u{a0}Augen.",
        HintReason::CoverCounts(_, 1, _) => "Wenn du jetzt deckst, hast du mit den gemeldeten #1 und einem sicheren Stich mindestens #3\u{a0}Augen.",
        HintReason::CoverCounts(..) => "Wenn du jetzt deckst, hast du mit den gemeldeten #1 und #2 sicheren Stichen mindestens #3\u{a0}Augen.",
        HintReason::CoverUnless(_, 1) => "Wenn du jetzt deckst, gewinnst du einen Punkt, es sei denn, dein Gegner hat #1.",
        HintReason::CoverUnless(..) => "Wenn du jetzt deckst, gewinnst du #2\u{a0}Punkte, es sei denn, dein Gegner hat #1.",
        HintReason::CoverNeeds(_, 1) => "Sicher sind dir nach dem Decken #1\u{a0}Augen: Eins musst du noch dazugewinnen.",
        HintReason::CoverNeeds(..) => "Sicher sind dir nach dem Decken #1\u{a0}Augen: #2 musst du noch dazugewinnen.",
        HintReason::CoverPays(1) => "Decken würde dir jetzt nur einen Punkt bringen.",
        HintReason::CoverPays(_) => "Decken würde dir jetzt höchstens #1\u{a0}Punkte bringen.",
        HintReason::OtherIsSchneider => "Dein Gegner ist noch Schneider.",
        HintReason::OtherIsSchwarz => "Dein Gegner hat noch keinen Stich.",
        HintReason::NotEnoughToCover(_) => "Zum Decken reicht es nicht: Sicher sind dir dann nur #1\u{a0}Augen.",
        HintReason::RobsMarriage => "Mit der aufgedeckten Karte hast du die Vierzig auf der Hand.",
        HintReason::RobsPoints(1) => "Die aufgedeckte Karte ist höher und zählt ein Auge mehr als deine.",
        HintReason::RobsPoints(_) => "Die aufgedeckte Karte ist höher und zählt #1\u{a0}Augen mehr als deine.",
        HintReason::RobsHigher => "Die aufgedeckte Karte ist höher als deine.",
        HintReason::RobbingBetrays(_) => "Rauben würde deinem Gegner zeigen, dass du #1 hast.",
        HintReason::RobberIsOnlyTrump => "Rauben hat Zeit: Du hast sonst keinen Trumpf.",
        HintReason::Announces(..) => "Die Meldung bringt #1, damit hast du #2\u{a0}Augen.",
        HintReason::AnnouncesAhead(_) => "Die Meldung bringt #1, sobald du einen Stich hast.",
        HintReason::LastAnnouncement => "Beim nächsten Ausspielen darfst du nicht mehr melden.",
        HintReason::AceBeforeTwenty(_) => "Die 20 in #1 laufen dir nicht weg: Macht das #2 den Stich, kannst du danach melden.",
        HintReason::KeepsMarriage(_) => "Das Paar in #1 behältst du, du kannst es noch melden.",
        HintReason::Unbeatable => "Diese Karte kann dir keiner nehmen.",
        HintReason::OneHigher(_) => "In der Farbe gibt es nur noch eine höhere Karte: #1.",
        HintReason::BeatenBy(1, _) => "Von den #2\u{a0}Karten, die noch kommen können, schlägt nur eine deine Karte.",
        HintReason::BeatenBy(..) => "Von den #2\u{a0}Karten, die noch kommen können, schlagen #1 deine Karte.",
        HintReason::DrawsTrumps(1) => "Dein Gegner hat noch einen Trumpf: Den ziehst du ihm.",
        HintReason::DrawsTrumps(_) => "Dein Gegner hat noch #1\u{a0}Trümpfe: Einen ziehst du ihm.",
        HintReason::KeepsForLast(_) => "Du behältst #1 für den letzten Stich, und der zählt zehn Augen.",
        HintReason::CountsNothing => "Die Karte zählt nichts.",
        HintReason::Cheapest => "Billiger kannst du nicht spielen.",
        HintReason::AtStake(..) => "Geht der Stich verloren, kostet dich diese Karte #1\u{a0}Augen, eine andere bis zu #2.",
        HintReason::BringsAtLeast(_) => "Macht diese Karte den Stich, bringt er mindestens #1\u{a0}Augen.",
        HintReason::Reaches(_) => "Mit dem Stich hast du #1\u{a0}Augen und kannst Aus sagen.",
        HintReason::LeavesSchneider => "Mit dem Stich hast du mindestens 33\u{a0}Augen und bist nicht mehr Schneider.",
        HintReason::LeavesSchwarz => "Mit dem Stich bist du nicht mehr schwarz.",
        HintReason::AgainstForty => "Dein Gegner kann die Vierzig haben. Mit einem Stich wirst du wenigstens nicht schwarz.",
        HintReason::TakesHigh => "Nimm den Stich hoch: Dann sind dir auch die Augen dieser Karte sicher.",
        HintReason::KeepsHigher(_) => "Das reicht für den Stich: Du behältst #1.",
        HintReason::SmallestTrump => "Dein kleinster Trumpf reicht dafür.",
        HintReason::Takes(0) | HintReason::TakesTrick => "Damit machst du den Stich.",
        HintReason::Takes(1) => "Der Stich bringt dir ein Auge.",
        HintReason::Takes(_) => "Der Stich bringt dir #1\u{a0}Augen.",
        HintReason::CannotTake => "Den Stich kannst du nicht machen.",
        HintReason::LetsGo(0) => "Der Stich zählt nichts: Lass ihn deinem Gegner.",
        HintReason::LetsGo(_) => "Lass den Stich deinem Gegner: Er bringt ihm nur #1\u{a0}Augen.",
        HintReason::WouldCost(_) => "Um den Stich zu machen, müsstest du mindestens #1 hergeben.",
        _ => "",
    }
}

/// Was sonst für einen Zug spricht: in den anderen Spielen, oder was ein Rätsel schon in seiner Lösung sagt.
pub(in crate::i18n) const fn other_reason(reason: HintReason) -> &'static str {
    match reason {
        HintReason::OnlyHonest => "Sonst könntest du nur das Spiel beenden, und dafür reichen deine Augen nicht.",
        HintReason::Thousand(_) => "Mit den früheren Spielen hast du #1\u{a0}Augen: Das reicht.",
        HintReason::HighestSoFar => "Damit hast du die höchste Karte im Stich.",
        HintReason::OnlyWayToWin => "Zu Ende gerechnet: Nur so gewinnst du.",
        HintReason::Wins(1) => "Zu Ende gerechnet: So gewinnst du einen Punkt, was dein Gegner auch spielt.",
        HintReason::Wins(_) => "Zu Ende gerechnet: So gewinnst du #1\u{a0}Punkte, was dein Gegner auch spielt.",
        HintReason::Even => "Zu Ende gerechnet: So verlierst du nicht, mehr ist nicht sicher.",
        HintReason::LosesOnly(1) => "Zu Ende gerechnet: Ein sicherer Sieg ist nicht mehr drin, aber so verlierst du höchstens einen Punkt.",
        HintReason::LosesOnly(_) => "Zu Ende gerechnet: Ein sicherer Sieg ist nicht mehr drin, aber so verlierst du höchstens #1\u{a0}Punkte.",
        HintReason::LongestSuit(..) => "Keine deiner Farben ist länger als #1 mit #2\u{a0}Karten.",
        HintReason::HighestOfSuit(_) => "In dieser Farbe hast du als höchste Karte #1.",
        HintReason::NoneOfSuit(_) => "Von #1 hast du noch keine Karte: Alle können noch zu dir kommen.",
        HintReason::NoLongSuit(1) => "Von keiner Farbe hast du mehr als eine Karte.",
        HintReason::NoLongSuit(_) => "Von keiner Farbe hast du mehr als #1\u{a0}Karten.",
        HintReason::HidesMarriage => "So erfährt niemand, dass du das Paar hast.",
        HintReason::AsGood => "Mehrere Züge sind hier etwa gleich gut.",
        HintReason::SideIsOut => "Eure Augen reichen.",
        HintReason::Brings(_) => "Die Meldung bringt #1.",
        HintReason::PartnersTrick(_) => "Der Stich gehört deinem Partner: Mit deiner Karte sind es #1\u{a0}Augen für euch.",
        HintReason::Marks(1) => "Du steckst einen Punkt.",
        HintReason::Marks(_) => "Du steckst #1\u{a0}Punkte.",
        HintReason::NoHonours => "Du hast weder #1 noch #2, #3 oder #4.",
        _ => "",
    }
}
