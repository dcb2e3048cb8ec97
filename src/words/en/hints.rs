//! Hints and their reasons.

use sechsundsechzig_bots::advice::Ground;
use crate::words::texts;

texts! {
    ANNOUNCE: "Announce #1",
    OUT_WITH: "Go out, with #1",
    NAME_TRUMP: "Make #1 trumps",
}

pub(in crate::words) const fn played(meld: bool) -> &'static str {
    match meld {
        true => "Announce and play #1",
        false => "Play #1",
    }
}

pub(in crate::words) const fn ground(ground: Ground) -> &'static str {
    match ground {
        Ground::OnlyMove => "The rules allow nothing else here.",
        Ground::OnlyHonest => "All else would be to go out, and your points are not enough for that.",
        Ground::Out(_) => "You have #1 card points: that is enough.",
        Ground::OutWithMarriage(..) => "With #2 in #1 you have #3 card points: that is enough.",
        Ground::Thousand(_) => "With what is written up you have #1.",
        Ground::Pays(_) => "Now it wins you #1 points.",
        Ground::OneTrumpOut(_) => "Of the trumps only the #1 is still out.",
        Ground::NoTrumpOut => "The other cannot have a trump any more.",
        Ground::CoverCounts(0, 1, _) => "If you cover now, you have at least #3 card points with one trick nobody can take.",
        Ground::CoverCounts(0, ..) => "If you cover now, you have at least #3 card points with #2 tricks nobody can take.",
        Ground::CoverCounts(_, 0, _) => "If you cover now, you have #3 card points with #1 already.",
        Ground::CoverCounts(_, 1, _) => "If you cover now, you have at least #3 card points with #1 and one high trick.",
        Ground::CoverCounts(..) => "If you cover now, you have at least #3 card points with #1 and #2 high tricks.",
        Ground::OtherIsSchneider => "The other is still Schneider.",
        Ground::OtherIsSchwarz => "The other has no trick yet.",
        Ground::NotEnoughToCover(_) => "It is not enough to cover: what nobody can take brings you to no more than #1 card points.",
        Ground::RobsMarriage => "With the turned-up card you hold the forty.",
        Ground::RobsPoints(1) => "The turned-up card ranks higher and counts one point more than the robber.",
        Ground::RobsPoints(_) => "The turned-up card ranks higher and counts #1 points more than the robber.",
        Ground::RobbingBetrays(_) => "Robbing would show the other that you have the #1.",
        Ground::RobberIsOnlyTrump => "No hurry to rob: the robber is your only trump.",
        Ground::Announces(..) => "The marriage brings #1, which makes #2 card points.",
        Ground::AnnouncesAhead(_) => "The marriage brings #1 as soon as you have a trick.",
        Ground::LastAnnouncement => "With your next lead you may announce no more.",
        Ground::AceBeforeTwenty(_) => "The 20 in #1 can wait: if the ace takes the trick, announce after it.",
        Ground::KeepsMarriage(_) => "The pair in #1 stays together to be announced.",
        Ground::Unbeatable => "Nobody can take this card.",
        Ground::DrawsTrumps(1) => "The other has one trump left: this draws it.",
        Ground::DrawsTrumps(_) => "The other has #1 trumps left: this draws one.",
        Ground::KeepsForLast(_) => "You keep the #1 for the last trick, and that counts ten.",
        Ground::CountsNothing => "The card counts nothing.",
        Ground::Cheapest => "You cannot play anything cheaper.",
        Ground::Reaches(_) => "With the trick you have #1 card points and can go out.",
        Ground::LeavesSchneider => "With the trick you are out of Schneider.",
        Ground::LeavesSchwarz => "With the trick you are no longer schwarz.",
        Ground::AgainstForty => "The other may hold the forty: with a trick you will at least not be schwarz.",
        Ground::TakesHigh => "Take high: then these points are in your trick too.",
        Ground::SmallestTrump => "Your smallest trump will do.",
        Ground::Takes(0) => "It takes the trick.",
        Ground::Takes(1) => "The trick brings you one card point.",
        Ground::Takes(_) => "The trick brings you #1 card points.",
        Ground::CannotTake => "You cannot take the trick.",
        Ground::LetsGo(0) => "The trick counts nothing: leave it.",
        Ground::LetsGo(_) => "Leave the trick: it brings the other only #1 card points.",
        Ground::OnlyWayToWin => "Worked out to the end: only this wins.",
        Ground::Wins(1) => "Worked out to the end: this wins one point whatever the other plays.",
        Ground::Wins(_) => "Worked out to the end: this wins #1 points whatever the other plays.",
        Ground::Even => "Worked out to the end: this does not lose, and more is not certain.",
        Ground::LosesOnly(1) => "Worked out to the end: no win is certain any more, but this loses one point at most.",
        Ground::LosesOnly(_) => "Worked out to the end: no win is certain any more, but this loses #1 points at most.",
        Ground::LongestSuit(..) => "You have no suit longer than #1: #2 cards.",
        Ground::Searched(_) => "In #1 deals played through this came out best.",
        Ground::SideIsOut => "Your points are enough.",
        Ground::Brings(_) => "The marriage brings #1.",
        Ground::PartnersTrick(_) => "The trick is your partner's: with your card it has #1 card points for you both.",
        Ground::Marks(1) => "You mark one point.",
        Ground::Marks(_) => "You mark #1 points.",
        Ground::TakesTrick => "It takes the trick.",
        Ground::NoHonours => "You have neither ace nor king, queen or jack.",
    }
}
