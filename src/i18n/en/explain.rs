//! The rules, told.

use super::{cards, labels};
use sechsundsechzig_engine::cards::Rank;
use sechsundsechzig_engine::rules::Game;
use crate::i18n::{CardNames, Group, texts};

pub(in crate::i18n) const fn group(group: Group) -> &'static str {
    match group {
        Group::Dealing => "Dealing",
        Group::Trumps => "Trumps",
        Group::Play => "Tricks",
        Group::Melding => "Marriages",
        Group::Robbing => "Exchanging",
        Group::Covering => "Closing",
        Group::Out => "Claiming 66",
        Group::Scoring => "Scoring",
        Group::Match => "The match",
        Group::Referee => "Offences",
    }
}

texts! {
    AIM: "The first to have 66\u{a0}card points and claim 66 wins the deal.",
    AIM_FREE: "Every deal is played to the end, and the card points add up.",
    AIM_THREE: "You play for yourself; the most card points win the deal.",
    AIM_PENNEECH: "The first to peg enough points wins the match.",
    DEAL_PENNEECH: "Each player gets seven cards, one at a time; the rest is the talon. If you hold no ace, king, queen or jack, you may ask for new cards. The deal alternates.",
    DEAL_THREE: "Each player gets eight cards: three, then two, then three; none are left over. The player to the dealer’s left leads. The deal passes to the left.",
    DEAL_FOUR: "Each player gets six cards, three at a time: first the player opposite the dealer, then left, right and the dealer. Partners sit opposite each other. The player opposite the dealer leads. The deal passes to the left.",
    DEAL_ROTATING: "The dealer sits out, and the player to the dealer’s left leads. The deal passes to the left.",
    FIRST_LEAD: "The non-dealer leads first.",
    NOTHING_TURNED: "No card is turned up: The remaining cards are the talon.",
    TRUMP_TURNED: "The suit of the turned-up card is trumps. The card lies half under the talon and is drawn last.",
    TRUMP_FREE: "There are no trumps until the first marriage. When you declare one, you name any suit as trumps, even the current one, from that lead on.",
    TRUMP_ACE: "The player who is dealt the ace of hearts names trumps before the first lead; a player who draws it names them at once. Until then there are none.",
    TRUMP_PENNEECH: "Before each trick the next card of the talon is turned up, by the dealer for the first trick, then by the winner of the trick before. Its suit is trumps for that trick. After the seventh trick, one more card is turned up.",
    TRICK: "After the first lead, the winner of a trick leads to the next. The highest trump wins the trick; without a trump, the highest card of the suit led.",
    TALON_PLAY: "After each trick both players draw a card, the winner first. While the talon is open, you need not follow suit.",
    STRICT_LATER: "Once the talon is used up or closed:",
    STRICT_WITHOUT_COVER: "Once the talon is used up:",
    STRICT_AT_ONCE: "From the start:",
    OVERTRUMP: "If you must play a trump, beat any trump already played if you can.",
    OVERTRUMP_PARTNER: "If you must play a trump, beat any trump already played if you can, even your partner’s.",
    RANKS_PENNEECH: "Cards from the top: ace, king, queen, jack, ten and so on, except in diamonds, where the seven, Penneech, is highest.",
    PLAY_PENNEECH: "The non-dealer leads first, then the winner of each trick. The highest trump wins the trick; without a trump, the highest card of the suit led.",
    MELD: "A marriage is the king and #1 of one suit: 20\u{a0}card points, in trumps 40.",
    MELD_PLAYED: "To declare it, lead one of the two cards and show the other. If you claim 66 with it, you need not lead either.",
    MELD_FREE: "A marriage is the king and #1 of one suit: The first of the deal is worth 20\u{a0}card points, the second 40, the third 60, the fourth 80, no matter who declares it. When you declare it, lead one of the two cards.",
    MELD_THREE: "You may declare it when you lead after winning a trick; lead one of the two cards.",
    MELD_FOUR: "Before a side leads, the player who leads and then the partner may declare one marriage each, even without a trick; neither card need be led.",
    COVER: "If you expect to reach 66 with the cards in your hand, you may close the talon: The turned-up trump is laid face down, nobody draws any more, and both of you must follow suit. If you do not reach 66, you lose the deal.",
    OUT: "If you have just won a trick and think you have 66\u{a0}card points, claim 66; you may declare one more marriage with the claim. If you are right, you win the deal. You may not recount; only the last trick may be looked at.",
    OUT_FOUR: "After any marriages, the player who leads may claim 66 if their side has it, even before the first lead. The highest trump still in play may be shown with the claim and counted at once.",
    SCORE: "A win is worth one game point; two if the loser has fewer than 33\u{a0}card points (Schneider); three if the loser has no tricks (schwarz).",
    SCORE_THREE: "The most card points, marriages included, win one game point against each of the others, two against a player with fewer than 33 (Schneider), three against a player with no tricks (schwarz). If two tie for the most, nobody scores.",
    SCORE_FREE: "Every deal is played to the end, and you score your card points and marriages.",
    SCORE_PENNEECH: "Penneech as a trump counts 7, turned up 14. If you turn up a scoring card, you peg its points at once. After the last trick, each card won beyond the first seven counts one point: four tricks 1, five 3, six 5, seven 7.",
}

pub(in crate::i18n) const fn hand(cards: usize) -> &'static str {
    match cards {
        5 => "Each player gets five cards.",
        _ => "Each player gets six cards.",
    }
}

/// "Cards from the top: ace 11 card points, ten 10, …"
pub(in crate::i18n) fn ranks(ace: u8, worthless: &[Rank], names: CardNames) -> String {
    let name = |rank| cards::rank(rank, names);
    let mut text = join!(
        "Cards from the top: ",
        name(Rank::Ace),
        " ",
        ace.to_string(),
        "\u{a0}card points, ten 10, king 4, ",
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
        "The ",
        cards::trump_of_rank(lowest, names),
        " may be exchanged for the turned-up trump."
    )
}

pub(in crate::i18n) fn at_least(cards: u8) -> String {
    join!("At least ", labels::cards(cards), ", the turned-up one included, must be left in the talon.")
}

pub(in crate::i18n) fn target(target: u16, game: Game) -> String {
    let points = match game {
        Game::Penneech => join!("peg ", target.to_string(), "\u{a0}points"),
        _ => join!("reach ", labels::points(target)),
    };
    let loser = match game {
        Game::Rotating | Game::Three => " wins the match; the other two get a Bummerl each.",
        Game::Four => " wins the match; the other side gets a Bummerl.",
        _ => " wins the match; the loser gets a Bummerl.",
    };
    join!("The first to ", points, loser)
}
