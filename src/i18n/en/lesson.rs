//! The teaching hand.

use crate::i18n::texts;

texts! {
    LEAD: "The first to have 66\u{a0}card points and claim them wins. Ace 11, ten 10, king 4, queen 3, jack 2, nine 0. The higher trump wins the trick, here clubs, otherwise the higher card of the suit led. It is your lead.",
    ROB: "Your trick: four card points for the king. While there are cards in the talon, nobody has to follow suit. You hold the nine of trumps: After winning a trick you may exchange it for the turned-up card, the ace! Tap “#1”.",
    DRAW: "After each trick both players draw a card, the winner first.",
    MARRIAGE: "The king and queen of diamonds are a marriage. When you lead, you can declare it and play one of them: That is worth 20\u{a0}card points, in trumps 40.",
    TAKE: "The ace of diamonds has won the trick. Now comes the jack of spades. Your ace is higher: Take it.",
    COVER: "Count along: 4 and 13\u{a0}card points and 20 declared make 37. The ace and ten of trumps and the ten of spades are worth at least 31. That is enough: Close the talon. Tap “#2”, then “#3”.",
    FOLLOW: "Now nobody draws any more. You both must follow suit, with a higher card if you can; without the suit, you must trump. Trumps first: the ace.",
    COUNT: "Your opponent had to play a trump: 15\u{a0}card points more make 52. Now the ten of trumps.",
    LAST: "64: Two to go. Your opponent has nothing higher than your ten of spades.",
    OUT: "77\u{a0}card points, that is enough: Tap “#4”. If you ever miscount, your opponent gets two or three game points.",
}
