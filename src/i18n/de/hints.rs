//! Tipps und ihre Gründe.

use sechsundsechzig_bots::advice::HintReason;
use crate::i18n::texts;

texts! {
    ANNOUNCE: "#1 melden",
    OUT_WITH: "Aus, mit #1",
    NAME_TRUMP: "Mach #1 zum Trumpf",
}

pub(in crate::i18n) const fn played(meld: bool) -> &'static str {
    match meld {
        true => "Melde und spiel #1",
        false => "Spiel #1",
    }
}

pub(in crate::i18n) const fn ground(ground: HintReason) -> &'static str {
    match ground {
        HintReason::OnlyMove => "Etwas anderes erlauben die Regeln hier nicht.",
        HintReason::OnlyHonest => "Sonst bliebe nur, Aus zu sagen, und dafür reichen deine Augen nicht.",
        HintReason::Out(_) => "Du hast #1 Augen: Das reicht.",
        HintReason::OutWithMarriage(..) => "Mit #2 in #1 hast du #3 Augen: Das reicht.",
        HintReason::Thousand(_) => "Mit dem Angeschriebenen hast du #1.",
        HintReason::Pays(_) => "Jetzt bringt dir das #1 Punkte.",
        HintReason::OneTrumpOut(_) => "Von den Trümpfen ist nur noch #1 draußen.",
        HintReason::NoTrumpOut => "Trumpf kann der andere keinen mehr haben.",
        HintReason::CoverCounts(0, 1, _) => "Wenn du jetzt deckst, hast du mit einem Stich, den dir keiner nimmt, wenigstens #3 Augen.",
        HintReason::CoverCounts(0, ..) => "Wenn du jetzt deckst, hast du mit #2 Stichen, die dir keiner nimmt, wenigstens #3 Augen.",
        HintReason::CoverCounts(_, 0, _) => "Wenn du jetzt deckst, hast du mit #1 schon #3 Augen.",
        HintReason::CoverCounts(_, 1, _) => "Wenn du jetzt deckst, hast du mit #1 und einem hohen Stich wenigstens #3 Augen.",
        HintReason::CoverCounts(..) => "Wenn du jetzt deckst, hast du mit #1 und #2 hohen Stichen wenigstens #3 Augen.",
        HintReason::OtherIsSchneider => "Der andere ist noch Schneider.",
        HintReason::OtherIsSchwarz => "Der andere hat noch keinen Stich.",
        HintReason::NotEnoughToCover(_) => "Zum Decken reicht es nicht: Was dir keiner nehmen kann, bringt dich nur auf #1 Augen.",
        HintReason::RobsMarriage => "Mit der Trumpfkarte hast du die Vierzig auf der Hand.",
        HintReason::RobsPoints(1) => "Die Trumpfkarte sticht höher und zählt ein Auge mehr als der Räuber.",
        HintReason::RobsPoints(_) => "Die Trumpfkarte sticht höher und zählt #1 Augen mehr als der Räuber.",
        HintReason::RobbingBetrays(_) => "Rauben würde dem andern zeigen, dass du #1 hast.",
        HintReason::RobberIsOnlyTrump => "Rauben eilt nicht: Der Räuber ist dein einziger Trumpf.",
        HintReason::Announces(..) => "Die Meldung bringt #1, damit hast du #2 Augen.",
        HintReason::AnnouncesAhead(_) => "Die Meldung bringt #1, sobald du einen Stich hast.",
        HintReason::LastAnnouncement => "Beim nächsten Ausspielen darfst du nicht mehr melden.",
        HintReason::AceBeforeTwenty(_) => "Die 20 in #1 läuft dir nicht weg: Macht das Ass den Stich, meldest du danach.",
        HintReason::KeepsMarriage(_) => "Das Paar in #1 bleibt zum Melden beisammen.",
        HintReason::Unbeatable => "Diese Karte kann dir keiner nehmen.",
        HintReason::DrawsTrumps(1) => "Der andere hat noch einen Trumpf: Den ziehst du ihm.",
        HintReason::DrawsTrumps(_) => "Der andere hat noch #1 Trümpfe: Einen ziehst du ihm.",
        HintReason::KeepsForLast(_) => "#1 bleibt dir für den letzten Stich, und der zählt zehn.",
        HintReason::CountsNothing => "Die Karte zählt nichts.",
        HintReason::Cheapest => "Billiger kannst du nicht spielen.",
        HintReason::Reaches(_) => "Mit dem Stich hast du #1 Augen und kannst Aus sagen.",
        HintReason::LeavesSchneider => "Mit dem Stich bist du aus dem Schneider.",
        HintReason::LeavesSchwarz => "Mit dem Stich bist du nicht mehr schwarz.",
        HintReason::AgainstForty => "Der andere kann die Vierzig haben: Mit einem Stich wirst du wenigstens nicht schwarz.",
        HintReason::TakesHigh => "Hoch nehmen: Dann sind auch diese Augen in deinem Stich.",
        HintReason::SmallestTrump => "Dein kleinster Trumpf reicht dafür.",
        HintReason::Takes(0) => "Damit machst du den Stich.",
        HintReason::Takes(1) => "Der Stich bringt dir ein Auge.",
        HintReason::Takes(_) => "Der Stich bringt dir #1 Augen.",
        HintReason::CannotTake => "Den Stich kannst du nicht machen.",
        HintReason::LetsGo(0) => "Der Stich zählt nichts: Lass ihn dem andern.",
        HintReason::LetsGo(_) => "Lass dem andern den Stich: Er bringt ihm nur #1 Augen.",
        HintReason::OnlyWayToWin => "Zu Ende gerechnet: Nur so gewinnst du.",
        HintReason::Wins(1) => "Zu Ende gerechnet: So gewinnst du einen Punkt, was der andere auch spielt.",
        HintReason::Wins(_) => "Zu Ende gerechnet: So gewinnst du #1 Punkte, was der andere auch spielt.",
        HintReason::Even => "Zu Ende gerechnet: So verlierst du nicht, und mehr ist nicht sicher.",
        HintReason::LosesOnly(1) => "Zu Ende gerechnet: Sicher ist kein Sieg mehr, aber so verlierst du höchstens einen Punkt.",
        HintReason::LosesOnly(_) => "Zu Ende gerechnet: Sicher ist kein Sieg mehr, aber so verlierst du höchstens #1 Punkte.",
        HintReason::LongestSuit(..) => "Keine Farbe hast du länger als #1: #2 Karten.",
        HintReason::Searched(_) => "In #1 durchgespielten Verteilungen hat sich das am besten bewährt.",
        HintReason::SideIsOut => "Deine Augen reichen.",
        HintReason::Brings(_) => "Die Meldung bringt #1.",
        HintReason::PartnersTrick(_) => "Der Stich gehört deinem Partner: Mit deiner Karte sind es #1 Augen für euch.",
        HintReason::Marks(1) => "Du markierst einen Punkt.",
        HintReason::Marks(_) => "Du markierst #1 Punkte.",
        HintReason::TakesTrick => "Damit machst du den Stich.",
        HintReason::NoHonours => "Du hast weder Ass noch König, Dame oder Bube.",
    }
}
