//! The teaching hand.

use crate::i18n::texts;

texts! {
    LEAD: "Whoever first has 66 points and says so wins. Clubs are trumps, and you lead. While there are cards in the talon, nobody has to follow suit.",
    ROB: "Your trick: four points for the king. And you hold the nine of trumps. Whoever has a trick may rob the open trump card with it: the ace!",
    DRAW: "After each trick everybody draws a card, the winner first.",
    MARRIAGE: "King and queen of diamonds are a marriage. Whoever is to lead announces it and plays one of them: that brings 20, in trumps 40.",
    TAKE: "The ace of diamonds has taken it. Now comes the jack of spades. Your ace is higher: take it.",
    COVER: "Count along: 4 and 13, and 20 announced, makes 37. Ace and ten of trumps and the ten of spades bring at least 31. So close the talon! Tap twice on Cover.",
    FOLLOW: "Now nobody draws any more, and everybody must follow suit, and win the trick if he can. Trumps first: the ace.",
    COUNT: "He had to give a trump: 15 points more, that makes 52. Now the ten of trumps.",
    LAST: "64. Two are missing. He has nothing higher than your ten of spades.",
    OUT: "77: that is enough. Say so! Who says it and has miscounted loses double.",
}
