//! The lessons.

use crate::i18n::lesson::{Lessons, Said};
use crate::i18n::texts;

texts! {
    OF: "of",
    DONE: "Now you can play. Johannes, your first opponent, nearly always loses. Two cards on the table keep the score of the match: one visible pip for each game point.",
    DONE_SCHNAPSEN: "A match goes to 7\u{a0}game points. If you close the talon and do not reach 66, your opponent scores 2 or 3.",
    DONE_THREE: "A match goes to 7\u{a0}game points. The winner leaves each of the others a Bummerl.",
    DONE_FOUR: "Partners play to 7\u{a0}game points together. If nobody claims, the last trick is worth 10\u{a0}extra card points.",
    DONE_PENNEECH: "A deal has seven tricks. The first to peg 61\u{a0}points wins the match at once.",
}

pub(in crate::i18n) const LOSES: [&str; 2] = ["The ", " does not win the trick."];

pub(in crate::i18n) const LESSONS: &Lessons = &Lessons {
    sixty_six: [
        Said {
            title: "How strong the cards are",
            text: "The numbers are card points, and 66 of them win the deal. Which card beats the {K}, {Q} and {J}, but not the {A}? Tap it.",
            wrong: "The {T} comes right after the {A} and is worth 10\u{a0}card points. Tap it.",
            answers: &[],
        },
        Said {
            title: "The trick",
            text: "Your opponent leads the {HK}. The higher card of the suit wins the trick, or a trump, here {D}. Which card wins you the most?",
            wrong: "The {HA} wins the trick and is itself worth 11\u{a0}card points: Play it.",
            answers: &[],
        },
        Said {
            title: "Drawing",
            text: "11 and 4 make 15\u{a0}card points for you. After each trick both players draw a card, the winner first. You won, so tap “Draw”.",
            wrong: "Draw a card first: Tap “Draw”.",
            answers: &[],
        },
        Said {
            title: "Following suit",
            text: "Seven tricks later you have 47\u{a0}card points, and the talon is used up: Now you must follow suit, with a higher card if you can. Which card must you play to the {HQ}?",
            wrong: "Follow suit: Play the {HT}.",
            answers: &[],
        },
        Said {
            title: "A marriage",
            text: "A new deal, and you have 21\u{a0}card points already. The {HK} and {HQ} are a marriage: Leading one is worth 20, in trumps 40. Lead the lower one.",
            wrong: "Declare your marriage with the {HQ}: If you lose it, it costs you less than the king would.",
            answers: &[],
        },
        Said {
            title: "Exchanging",
            text: "Your trick! Now you may exchange the nine of trumps for the turned-up trump, the {DA}: Tap “Exchange”.",
            wrong: "Get the {DA} first, the strongest card of all: Tap “Exchange”.",
            answers: &[],
        },
        Said {
            title: "Closing",
            text: "You have 44\u{a0}card points, and the {DA} and {DT} are worth 21: One card point from your opponent is enough. Stop the drawing: Tap “Close”.",
            wrong: "As long as your opponent draws, they may get more trumps: Tap “Close”.",
            answers: &[],
        },
        Said {
            title: "Drawing trumps",
            text: "Now both of you must follow suit. Play your highest trump: Your opponent must play a trump.",
            wrong: "Begin with the {DA}: Nobody can beat it.",
            answers: &[],
        },
        Said {
            title: "Counting along",
            text: "That makes 58\u{a0}card points. You need 8 more. Which of your cards can nobody beat now? Play it.",
            wrong: "The {DT} is the highest trump now: It is sure to win.",
            answers: &[],
        },
        Said {
            title: "Claiming 66",
            text: "58 and 14 make 72. The deal is won only when you say so: Tap “Claim 66”. If you miscount, you lose.",
            wrong: "You have 72\u{a0}card points, which is enough: Tap “Claim 66”.",
            answers: &[],
        },
        Said {
            title: "Game points",
            text: "A win scores 1\u{a0}game point, 2 against fewer than 33\u{a0}card points (Schneider), and 3 against no trick at all (schwarz). Your opponent has no trick: What do you score?",
            wrong: "Your opponent has not won a single trick. That is schwarz and scores the most.",
            answers: &["1", "2", "3"],
        },
        Said {
            title: "The Bummerl",
            text: "The first to have 7\u{a0}game points wins the match, and the loser gets a Bummerl. You have 5, your opponent has 6, and now you win 3. Who gets it?",
            wrong: "5 and 3 make 8: You win the match, and the Bummerl goes to the loser.",
            answers: &["My opponent", "I do"],
        },
    ],
    schnapsen: [
        Said {
            title: "Twenty cards",
            text: "Each suit has five cards. Which one beats the {K}, but not the {A}? Tap it.",
            wrong: "The {T} comes right after the {A} and is worth 10\u{a0}card points. Tap it.",
            answers: &[],
        },
        Said {
            title: "Exchanging",
            text: "It is your lead. You may exchange the lowest trump, the {HJ}, for the {HA} at once: Tap “Exchange”.",
            wrong: "Get the {HA} first: Tap “Exchange”.",
            answers: &[],
        },
        Said {
            title: "A marriage",
            text: "Your {DK} and {DQ} are worth 20, in trumps 40. Lead the lower one.",
            wrong: "Declare your marriage with the {DQ}: If you lose it, it costs you less than the king would.",
            answers: &[],
        },
        Said {
            title: "Closing",
            text: "You have 27\u{a0}card points and three strong cards: Tap “Close”.",
            wrong: "As long as your opponent draws, they may get more trumps: Tap “Close”.",
            answers: &[],
        },
        Said {
            title: "Following suit",
            text: "Now your opponent must follow suit, higher if possible. Which of your cards can nobody beat?",
            wrong: "Begin with the {HA}: Nobody can beat it.",
            answers: &[],
        },
        Said {
            title: "Counting along",
            text: "You have 48\u{a0}card points and need 18. Lead your highest card.",
            wrong: "The {CA} is worth most: Play it.",
            answers: &[],
        },
        Said {
            title: "Claiming 66",
            text: "69\u{a0}card points: Tap “Claim 66”. If nobody closes or claims, the last trick wins the deal.",
            wrong: "You have 69\u{a0}card points, which is enough: Tap “Claim 66”.",
            answers: &[],
        },
    ],
    three: [
        Said {
            title: "You name trumps",
            text: "Three play, each alone and without a talon. You sit left of the dealer: From your first three cards you name trumps. Choose the suit you have two of.",
            wrong: "Two of your three cards are {H}. The more trumps, the better: Choose {H}.",
            answers: &[],
        },
        Said {
            title: "A marriage",
            text: "Before you lead, everyone may declare a marriage. Declare your 20: They count once you win a trick.",
            wrong: "Declare your marriage: The 20\u{a0}card points count once you win a trick.",
            answers: &[],
        },
        Said {
            title: "Follow suit from the first trick",
            text: "Everyone must follow suit, higher if possible, or else play a trump. Lead the card that nobody can beat.",
            wrong: "Begin with the {HA}: Nobody can beat it.",
            answers: &[],
        },
        Said {
            title: "A higher trump",
            text: "Two tricks later, the {CJ} is led and trumped with the {HK}. You have no {C}, so you must play a trump, a higher one if you can.",
            wrong: "Play a higher trump: the {HT}.",
            answers: &[],
        },
        Said {
            title: "Game points",
            text: "Nobody claims: After eight tricks, the most card points win; the last trick adds 10. You score 1\u{a0}game point for each loser, or 2 for one with fewer than 33\u{a0}card points (Schneider). They have 42 and 25: What do you score?",
            wrong: "You score 1 for the player with 42\u{a0}card points, and 2 for the one with 25, who is Schneider: Add them up.",
            answers: &["1", "2", "3"],
        },
    ],
    four: [
        Said {
            title: "How strong the cards are",
            text: "The numbers are card points. Which card beats the {K}, but not the {A}? Tap it.",
            wrong: "The {T} comes right after the {A} and is worth 10\u{a0}card points. Tap it.",
            answers: &[],
        },
        Said {
            title: "Two against two",
            text: "Your partner sits opposite you and wins with the {SA}. Your card points count together: Add as many as you can.",
            wrong: "The trick is your partner’s. Add all the card points you can: Play the {ST}.",
            answers: &[],
        },
        Said {
            title: "A marriage",
            text: "Before your side leads, each of you may declare a marriage. Declare your 20.",
            wrong: "Declare your marriage: The 20\u{a0}card points count at once.",
            answers: &[],
        },
        Said {
            title: "Playing a trump",
            text: "You must follow suit from the first trick on. If you have no {C}, you must play a trump; {H} are trumps here.",
            wrong: "Play a trump: the {HQ}.",
            answers: &[],
        },
        Said {
            title: "Claiming 66",
            text: "28, 20 and 18 give your side 66\u{a0}card points. It is your lead: Tap “Claim 66”.",
            wrong: "The 66\u{a0}card points of your side are enough: Tap “Claim 66”.",
            answers: &[],
        },
    ],
    penneech: [
        Said {
            title: "The seven of {D}",
            text: "The {A} is high, the two is low. Only in {D} does another card beat them all: the {D7}, Penneech. Tap it.",
            wrong: "In {D} the seven is the highest card. Tap it.",
            answers: &[],
        },
        Said {
            title: "Follow suit or trump",
            text: "Only trumps score; now {C} are trumps. When the {HA} is led, follow suit or play a trump. Win with your highest trump, which scores 2.",
            wrong: "The {CJ} wins the trick, and it scores 2.",
            answers: &[],
        },
        Said {
            title: "New trumps",
            text: "After each trick the next card sets new trumps, now {D}! Which of them is the highest? Play it.",
            wrong: "Penneech, the {D7}, is the highest trump now: Play it.",
            answers: &[],
        },
        Said {
            title: "What counts",
            text: "Penneech scores 7 in a trick, 14 when turned up. The {A} scores 5. What does this trick score?",
            wrong: "Penneech scores 7 and the {A} 5: Add them up.",
            answers: &["7", "12", "14"],
        },
    ],
};
