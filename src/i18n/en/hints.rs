//! Hints and their reasons.

use sechsundsechzig_bots::advice::HintReason;
use crate::i18n::texts;

texts! {
    ANNOUNCE: "Announce #1",
    OUT_WITH: "Go out, with #1",
    NAME_TRUMP: "Make #1 trumps",
}

pub(in crate::i18n) const fn played(meld: bool) -> &'static str {
    match meld {
        true => "Announce and play #1",
        false => "Play #1",
    }
}

pub(in crate::i18n) const fn ground(ground: HintReason) -> &'static str {
    match ground {
        HintReason::OnlyMove => "The rules allow nothing else here.",
        HintReason::OnlyHonest => "All else would be to go out, and your points are not enough for that.",
        HintReason::Out(_) => "You have #1 card points: that is enough.",
        HintReason::OutWithMarriage(..) => "With #2 in #1 you have #3 card points: that is enough.",
        HintReason::Thousand(_) => "With what is written up you have #1.",
        HintReason::Pays(_) => "Now it wins you #1 points.",
        HintReason::OneTrumpOut(_) => "Of the trumps only the #1 is still out.",
        HintReason::NoTrumpOut => "The other cannot have a trump any more.",
        HintReason::CoverCounts(0, 1, _) => "If you cover now, you have at least #3 card points with one trick nobody can take.",
        HintReason::CoverCounts(0, ..) => "If you cover now, you have at least #3 card points with #2 tricks nobody can take.",
        HintReason::CoverCounts(_, 0, _) => "If you cover now, you have #3 card points with #1 already.",
        HintReason::CoverCounts(_, 1, _) => "If you cover now, you have at least #3 card points with #1 and one high trick.",
        HintReason::CoverCounts(..) => "If you cover now, you have at least #3 card points with #1 and #2 high tricks.",
        HintReason::OtherIsSchneider => "The other is still Schneider.",
        HintReason::OtherIsSchwarz => "The other has no trick yet.",
        HintReason::NotEnoughToCover(_) => "It is not enough to cover: what nobody can take brings you to no more than #1 card points.",
        HintReason::RobsMarriage => "With the turned-up card you hold the forty.",
        HintReason::RobsPoints(1) => "The turned-up card ranks higher and counts one point more than the robber.",
        HintReason::RobsPoints(_) => "The turned-up card ranks higher and counts #1 points more than the robber.",
        HintReason::RobbingBetrays(_) => "Robbing would show the other that you have the #1.",
        HintReason::RobberIsOnlyTrump => "No hurry to rob: the robber is your only trump.",
        HintReason::Announces(..) => "The marriage brings #1, which makes #2 card points.",
        HintReason::AnnouncesAhead(_) => "The marriage brings #1 as soon as you have a trick.",
        HintReason::LastAnnouncement => "With your next lead you may announce no more.",
        HintReason::AceBeforeTwenty(_) => "The 20 in #1 can wait: if the ace takes the trick, announce after it.",
        HintReason::KeepsMarriage(_) => "The pair in #1 stays together to be announced.",
        HintReason::Unbeatable => "Nobody can take this card.",
        HintReason::DrawsTrumps(1) => "The other has one trump left: this draws it.",
        HintReason::DrawsTrumps(_) => "The other has #1 trumps left: this draws one.",
        HintReason::KeepsForLast(_) => "You keep the #1 for the last trick, and that counts ten.",
        HintReason::CountsNothing => "The card counts nothing.",
        HintReason::Cheapest => "You cannot play anything cheaper.",
        HintReason::Reaches(_) => "With the trick you have #1 card points and can go out.",
        HintReason::LeavesSchneider => "With the trick you are out of Schneider.",
        HintReason::LeavesSchwarz => "With the trick you are no longer schwarz.",
        HintReason::AgainstForty => "The other may hold the forty: with a trick you will at least not be schwarz.",
        HintReason::TakesHigh => "Take high: then these points are in your trick too.",
        HintReason::SmallestTrump => "Your smallest trump will do.",
        HintReason::Takes(0) => "It takes the trick.",
        HintReason::Takes(1) => "The trick brings you one card point.",
        HintReason::Takes(_) => "The trick brings you #1 card points.",
        HintReason::CannotTake => "You cannot take the trick.",
        HintReason::LetsGo(0) => "The trick counts nothing: leave it.",
        HintReason::LetsGo(_) => "Leave the trick: it brings the other only #1 card points.",
        HintReason::OnlyWayToWin => "Worked out to the end: only this wins.",
        HintReason::Wins(1) => "Worked out to the end: this wins one point whatever the other plays.",
        HintReason::Wins(_) => "Worked out to the end: this wins #1 points whatever the other plays.",
        HintReason::Even => "Worked out to the end: this does not lose, and more is not certain.",
        HintReason::LosesOnly(1) => "Worked out to the end: no win is certain any more, but this loses one point at most.",
        HintReason::LosesOnly(_) => "Worked out to the end: no win is certain any more, but this loses #1 points at most.",
        HintReason::LongestSuit(..) => "You have no suit longer than #1: #2 cards.",
        HintReason::Searched(_) => "In #1 deals played through this came out best.",
        HintReason::SideIsOut => "Your points are enough.",
        HintReason::Brings(_) => "The marriage brings #1.",
        HintReason::PartnersTrick(_) => "The trick is your partner's: with your card it has #1 card points for you both.",
        HintReason::Marks(1) => "You mark one point.",
        HintReason::Marks(_) => "You mark #1 points.",
        HintReason::TakesTrick => "It takes the trick.",
        HintReason::NoHonours => "You have neither ace nor king, queen or jack.",
    }
}
