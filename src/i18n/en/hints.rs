//! Hints and their reasons.

use sechsundsechzig_bots::advice::HintReason;
use crate::i18n::texts;

texts! {
    ANNOUNCE: "Declare the #1",
    OUT: super::strings::out,
    OUT_WITH: "Claim 66 with the #1",
    NAME_TRUMP: "Make #1 trumps",
}

pub(in crate::i18n) const fn played(meld: bool) -> &'static str {
    if meld { "Declare and play #1" } else { "Play #1" }
}

/// What speaks for a move in a game with a talon; empty where it is not said here.
pub(in crate::i18n) const fn reason(reason: HintReason) -> &'static str {
    match reason {
        HintReason::OnlyMove => "The rules allow nothing else here.",
        HintReason::Out(_) => "You have #1\u{a0}card points: That is enough.",
        HintReason::OutWithMarriage(..) => "With the #2 in #1 you have #3\u{a0}card points: That is enough.",
        HintReason::Pays(_) => "It wins you #1\u{a0}game points now.",
        HintReason::OneTrumpOut(_) => "You have seen all the trumps but one: #1.",
        HintReason::NoTrumpOut => "Your opponent cannot have any trumps left.",
        HintReason::CoverCounts(0, 1, _) => "If you close now, one sure trick takes you to at least #3\u{a0}card points.",
        HintReason::CoverCounts(0, ..) => "If you close now, #2\u{a0}sure tricks take you to at least #3\u{a0}card points.",
        HintReason::CoverCounts(_, 0, _) => "If you close now, the #1 alone takes you to #3\u{a0}card points.",
        HintReason::CoverCounts(_, 1, _) => "If you close now, the #1 and one sure trick take you to at least #3\u{a0}card points.",
        HintReason::CoverCounts(..) => "If you close now, the #1 and #2\u{a0}sure tricks take you to at least #3\u{a0}card points.",
        HintReason::CoverUnless(_, 1) => "If you close now, you win one game point unless your opponent holds #1.",
        HintReason::CoverUnless(..) => "If you close now, you win #2\u{a0}game points unless your opponent holds #1.",
        HintReason::CoverNeeds(..) => "If you close now, you can be sure of #1\u{a0}card points: You need #2 more.",
        HintReason::CoverPays(1) => "Closing now would win you only one game point.",
        HintReason::CoverPays(_) => "Closing now would win you at most #1\u{a0}game points.",
        HintReason::OtherIsSchneider => "Your opponent is still Schneider.",
        HintReason::OtherIsSchwarz => "Your opponent has no tricks yet.",
        HintReason::NotEnoughToCover(_) => "You do not have enough to close: You could be sure of only #1\u{a0}card points.",
        HintReason::RobsMarriage => "With the turned-up trump you hold the marriage in trumps: 40.",
        HintReason::RobsPoints(1) => "The turned-up trump ranks higher and is worth one card point more.",
        HintReason::RobsPoints(_) => "The turned-up trump ranks higher and is worth #1\u{a0}card points more.",
        HintReason::RobsHigher => "The turned-up trump ranks higher than yours.",
        HintReason::RobbingBetrays(_) => "Exchanging would show your opponent that you hold #1.",
        HintReason::RobberIsOnlyTrump => "No hurry to exchange: You have no other trump.",
        HintReason::Announces(..) => "The marriage is worth #1, which takes you to #2\u{a0}card points.",
        HintReason::AnnouncesAhead(_) => "The marriage is worth #1 as soon as you have a trick.",
        HintReason::LastAnnouncement => "When you lead next, it will be too late to declare.",
        HintReason::AceBeforeTwenty(_) => "The 20 in #1 can wait: If the #2 wins the trick, you can declare on your next lead.",
        HintReason::KeepsMarriage(_) => "You keep the marriage in #1, which you can still declare.",
        HintReason::Unbeatable => "Nobody can beat this card.",
        HintReason::OneHigher(_) => "Only one higher card of the suit is still out: #1.",
        HintReason::BeatenBy(1, _) => "Of the #2\u{a0}cards that can be played on this one, only one beats it.",
        HintReason::BeatenBy(..) => "Of the #2\u{a0}cards that can be played on this one, #1 beat it.",
        HintReason::DrawsTrumps(1) => "Your opponent has one trump left: This draws it.",
        HintReason::DrawsTrumps(_) => "Your opponent has #1\u{a0}trumps left: This draws one.",
        HintReason::KeepsForLast(_) => "You keep #1 for the last trick, which adds ten card points.",
        HintReason::CountsNothing => "This card counts for nothing.",
        HintReason::Cheapest => "No card you may play counts less.",
        HintReason::AtStake(..) => "If you lose the trick, this card costs you #1\u{a0}card points; another would cost up to #2.",
        HintReason::BringsAtLeast(_) => "If this card wins the trick, you get at least #1\u{a0}card points.",
        HintReason::Reaches(_) => "With the trick you have #1\u{a0}card points and can claim 66.",
        HintReason::LeavesSchneider => "With the trick you have at least 33\u{a0}card points and are no longer Schneider.",
        HintReason::LeavesSchwarz => "With the trick you are no longer schwarz.",
        HintReason::AgainstForty => "Your opponent may hold the marriage in trumps. With a trick you will at least not be schwarz.",
        HintReason::TakesHigh => "Win with a high card: Its card points are then safe.",
        HintReason::KeepsHigher(_) => "That is enough for the trick: You keep #1.",
        HintReason::SmallestTrump => "Your lowest trump is enough.",
        HintReason::Takes(0) | HintReason::TakesTrick => "It wins the trick.",
        HintReason::Takes(1) => "You win one card point with the trick.",
        HintReason::Takes(_) => "You win #1\u{a0}card points with the trick.",
        HintReason::CannotTake => "You cannot win the trick.",
        HintReason::LetsGo(0) => "The trick is worth nothing: Let your opponent have it.",
        HintReason::LetsGo(_) => "Let the trick go: Your opponent wins only #1\u{a0}card points with it.",
        HintReason::WouldCost(_) => "To win the trick, you would have to give up at least #1.",
        _ => "",
    }
}

/// What else speaks for a move: in the other games, or what the solution of a puzzle says already.
pub(in crate::i18n) const fn other_reason(reason: HintReason) -> &'static str {
    match reason {
        HintReason::OnlyHonest => "Your only other option is a claim, and you do not have enough card points for it.",
        HintReason::Thousand(_) => "With the earlier deals you have #1\u{a0}card points: That is enough.",
        HintReason::HighestSoFar => "It is the highest card in the trick so far.",
        HintReason::OnlyWayToWin => "Worked out to the end: Only this wins.",
        HintReason::Wins(1) => "Worked out to the end: This wins one game point whatever your opponent plays.",
        HintReason::Wins(_) => "Worked out to the end: This wins #1\u{a0}game points whatever your opponent plays.",
        HintReason::Even => "Worked out to the end: This cannot lose, but a win is not certain.",
        HintReason::LosesOnly(1) => "Worked out to the end: A win is no longer certain, but this loses at most one game point.",
        HintReason::LosesOnly(_) => "Worked out to the end: A win is no longer certain, but this loses at most #1\u{a0}game points.",
        HintReason::LongestSuit(..) => "None of your suits is longer than #1, with #2\u{a0}cards.",
        HintReason::HighestOfSuit(_) => "Your highest card of that suit is #1.",
        HintReason::NoneOfSuit(_) => "You have no #1 yet: Any of them may still be dealt to you.",
        HintReason::NoLongSuit(1) => "You have no more than one card of any suit.",
        HintReason::NoLongSuit(_) => "You have no more than #1\u{a0}cards of any suit.",
        HintReason::HidesMarriage => "Nobody learns that you hold the marriage.",
        HintReason::AsGood => "Several moves are about equally good here.",
        HintReason::SideIsOut => "Your side has enough card points.",
        HintReason::Brings(_) => "The marriage is worth #1.",
        HintReason::PartnersTrick(_) => "Your partner has the trick: With your card it is worth #1\u{a0}card points.",
        HintReason::Marks(1) => "You peg one point.",
        HintReason::Marks(_) => "You peg #1\u{a0}points.",
        HintReason::NoHonours => "You have no #1, #2, #3 or #4.",
        _ => "",
    }
}
