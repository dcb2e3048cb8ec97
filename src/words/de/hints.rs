//! Tipps und ihre Gründe.

use sechsundsechzig_bots::advice::Ground;
use crate::words::texts;

texts! {
    ANNOUNCE: "#1 melden",
    OUT_WITH: "Aus, mit #1",
    NAME_TRUMP: "Mach #1 zum Trumpf",
}

pub(in crate::words) const fn played(meld: bool) -> &'static str {
    match meld {
        true => "Melde und spiel #1",
        false => "Spiel #1",
    }
}

pub(in crate::words) const fn ground(ground: Ground) -> &'static str {
    match ground {
        Ground::OnlyMove => "Etwas anderes erlauben die Regeln hier nicht.",
        Ground::OnlyHonest => "Sonst bliebe nur, Aus zu sagen, und dafür reichen deine Augen nicht.",
        Ground::Out(_) => "Du hast #1 Augen: Das reicht.",
        Ground::OutWithMarriage(..) => "Mit #2 in #1 hast du #3 Augen: Das reicht.",
        Ground::Thousand(_) => "Mit dem Angeschriebenen hast du #1.",
        Ground::Pays(_) => "Jetzt bringt dir das #1 Punkte.",
        Ground::OneTrumpOut(_) => "Von den Trümpfen ist nur noch #1 draußen.",
        Ground::NoTrumpOut => "Trumpf kann der andere keinen mehr haben.",
        Ground::CoverCounts(0, 1, _) => "Wenn du jetzt deckst, hast du mit einem Stich, den dir keiner nimmt, wenigstens #3 Augen.",
        Ground::CoverCounts(0, ..) => "Wenn du jetzt deckst, hast du mit #2 Stichen, die dir keiner nimmt, wenigstens #3 Augen.",
        Ground::CoverCounts(_, 0, _) => "Wenn du jetzt deckst, hast du mit #1 schon #3 Augen.",
        Ground::CoverCounts(_, 1, _) => "Wenn du jetzt deckst, hast du mit #1 und einem hohen Stich wenigstens #3 Augen.",
        Ground::CoverCounts(..) => "Wenn du jetzt deckst, hast du mit #1 und #2 hohen Stichen wenigstens #3 Augen.",
        Ground::OtherIsSchneider => "Der andere ist noch Schneider.",
        Ground::OtherIsSchwarz => "Der andere hat noch keinen Stich.",
        Ground::NotEnoughToCover(_) => "Zum Decken reicht es nicht: Was dir keiner nehmen kann, bringt dich nur auf #1 Augen.",
        Ground::RobsMarriage => "Mit der Trumpfkarte hast du die Vierzig auf der Hand.",
        Ground::RobsPoints(1) => "Die Trumpfkarte sticht höher und zählt ein Auge mehr als der Räuber.",
        Ground::RobsPoints(_) => "Die Trumpfkarte sticht höher und zählt #1 Augen mehr als der Räuber.",
        Ground::RobbingBetrays(_) => "Rauben würde dem andern zeigen, dass du #1 hast.",
        Ground::RobberIsOnlyTrump => "Rauben eilt nicht: Der Räuber ist dein einziger Trumpf.",
        Ground::Announces(..) => "Die Meldung bringt #1, damit hast du #2 Augen.",
        Ground::AnnouncesAhead(_) => "Die Meldung bringt #1, sobald du einen Stich hast.",
        Ground::LastAnnouncement => "Beim nächsten Ausspielen darfst du nicht mehr melden.",
        Ground::AceBeforeTwenty(_) => "Die 20 in #1 läuft dir nicht weg: Macht das Ass den Stich, meldest du danach.",
        Ground::KeepsMarriage(_) => "Das Paar in #1 bleibt zum Melden beisammen.",
        Ground::Unbeatable => "Diese Karte kann dir keiner nehmen.",
        Ground::DrawsTrumps(1) => "Der andere hat noch einen Trumpf: Den ziehst du ihm.",
        Ground::DrawsTrumps(_) => "Der andere hat noch #1 Trümpfe: Einen ziehst du ihm.",
        Ground::KeepsForLast(_) => "#1 bleibt dir für den letzten Stich, und der zählt zehn.",
        Ground::CountsNothing => "Die Karte zählt nichts.",
        Ground::Cheapest => "Billiger kannst du nicht spielen.",
        Ground::Reaches(_) => "Mit dem Stich hast du #1 Augen und kannst Aus sagen.",
        Ground::LeavesSchneider => "Mit dem Stich bist du aus dem Schneider.",
        Ground::LeavesSchwarz => "Mit dem Stich bist du nicht mehr schwarz.",
        Ground::AgainstForty => "Der andere kann die Vierzig haben: Mit einem Stich wirst du wenigstens nicht schwarz.",
        Ground::TakesHigh => "Hoch nehmen: Dann sind auch diese Augen in deinem Stich.",
        Ground::SmallestTrump => "Dein kleinster Trumpf reicht dafür.",
        Ground::Takes(0) => "Damit machst du den Stich.",
        Ground::Takes(1) => "Der Stich bringt dir ein Auge.",
        Ground::Takes(_) => "Der Stich bringt dir #1 Augen.",
        Ground::CannotTake => "Den Stich kannst du nicht machen.",
        Ground::LetsGo(0) => "Der Stich zählt nichts: Lass ihn dem andern.",
        Ground::LetsGo(_) => "Lass dem andern den Stich: Er bringt ihm nur #1 Augen.",
        Ground::OnlyWayToWin => "Zu Ende gerechnet: Nur so gewinnst du.",
        Ground::Wins(1) => "Zu Ende gerechnet: So gewinnst du einen Punkt, was der andere auch spielt.",
        Ground::Wins(_) => "Zu Ende gerechnet: So gewinnst du #1 Punkte, was der andere auch spielt.",
        Ground::Even => "Zu Ende gerechnet: So verlierst du nicht, und mehr ist nicht sicher.",
        Ground::LosesOnly(1) => "Zu Ende gerechnet: Sicher ist kein Sieg mehr, aber so verlierst du höchstens einen Punkt.",
        Ground::LosesOnly(_) => "Zu Ende gerechnet: Sicher ist kein Sieg mehr, aber so verlierst du höchstens #1 Punkte.",
        Ground::LongestSuit(..) => "Keine Farbe hast du länger als #1: #2 Karten.",
        Ground::Searched(_) => "In #1 durchgespielten Verteilungen hat sich das am besten bewährt.",
        Ground::SideIsOut => "Deine Augen reichen.",
        Ground::Brings(_) => "Die Meldung bringt #1.",
        Ground::PartnersTrick(_) => "Der Stich gehört deinem Partner: Mit deiner Karte sind es #1 Augen für euch.",
        Ground::Marks(1) => "Du markierst einen Punkt.",
        Ground::Marks(_) => "Du markierst #1 Punkte.",
        Ground::TakesTrick => "Damit machst du den Stich.",
        Ground::NoHonours => "Du hast weder Ass noch König, Dame oder Bube.",
    }
}
