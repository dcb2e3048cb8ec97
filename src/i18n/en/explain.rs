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
        Group::Robbing => "Robbing",
        Group::Covering => "Covering",
        Group::Out => "Going out",
        Group::Scoring => "Scoring",
        Group::Match => "The match",
        Group::Referee => "The referee",
    }
}

texts! {
    AIM: "Whoever first has 66 card points goes out.",
    AIM_FREE: "Every deal is played out; the points add up.",
    AIM_THREE: "Each plays for himself, and most card points win.",
    AIM_PENNEECH: "Whoever first pegs enough points wins.",
    DEAL_PENNEECH: "Each gets seven, dealt one at a time; the rest is the talon. Whoever holds no ace, king, queen or jack may demand new cards. The deal alternates.",
    DEAL_THREE: "Eight each, three, then two, then three; nothing is left over. Forehand sits at the dealer's left, and the deal passes to the left.",
    DEAL_FOUR: "Six each, three at a time, crosswise: opposite first, then left, right and the dealer. Partners sit opposite. Forehand sits opposite the dealer, and the deal passes to the left.",
    DEAL_ROTATING: "The dealer sits out, his left-hand neighbour is forehand, and the deal passes to the left.",
    NOTHING_TURNED: "No card is turned up: all the rest is talon.",
    TRUMP_TURNED: "The suit of the turned-up card is trumps. It lies half under the talon and is drawn last.",
    TRUMP_FREE: "There are no trumps until the first marriage. Whoever announces also names any suit trumps, the present one too; it counts at once.",
    TRUMP_ACE: "Whoever is dealt the ace of hearts names trumps before the first lead; whoever draws it names them at once. Until then there are none.",
    TRUMP_PENNEECH: "Before every trick a talon card is turned up and its suit is trumps for that trick: by the dealer for the first, then by the winner of the last one, and once more after the seventh.",
    TRICK: "Forehand leads, then whoever won the last trick. The higher trump takes the trick, else the higher card of the suit led.",
    TALON_PLAY: "After each trick both draw a card, its winner first. While the talon is open, any card may be played to any other.",
    STRICT_LATER: "Once it is used up or covered, play is strict.",
    STRICT_WITHOUT_COVER: "Once it is used up, play is strict.",
    STRICT_AT_ONCE: "Play is strict from the start.",
    OVERTRUMP: "Whoever has to trump must overtrump if able.",
    OVERTRUMP_PARTNER: "Whoever has to trump must overtrump if able, the partner too.",
    RANKS_PENNEECH: "The order: ace, king, queen, jack, ten and so on down; only in diamonds the seven, Penneech, is highest.",
    PLAY_PENNEECH: "The non-dealer leads, then whoever won the last trick. The highest trump takes the trick, else the higher card of the suit led.",
    MELD: "King and {Q} of one suit bring 20, in trumps 40.",
    MELD_PLAYED: "One of the two cards is led with it, the other shown; but whoever goes out with it need not lead one.",
    MELD_FREE: "King and {Q} of one suit: the first marriage of the deal brings 20, the second 40, the third 60, the fourth 80, whoever announces it. One of the two cards is led with it.",
    MELD_THREE: "They are announced when leading after a trick of one's own; one of the two cards is led with it.",
    MELD_FOUR: "Before a side leads, first the leader, then the partner may announce one marriage each, even without a trick; it need not be led.",
    COVER: "Whoever expects to reach 66 with the cards in hand covers: the trump card is turned down, nobody draws any more, and play is strict. Without 66 in the end the cover has failed.",
    OUT: "Whoever has just won a trick and thinks he has 66 goes out. He may announce one marriage with it. No recounting: only the last trick may be looked at.",
    OUT_FOUR: "After that the leader may go out if the side has 66, with the first lead too. He may show the highest trump still out and count it at once.",
    SCORE: "A win counts one point; two if the loser stays under 33: Schneider, or Johann; three if he has no trick: schwarz, or Stichjohann.",
    SCORE_THREE: "Whoever has most, marriages included, wins and gets one point from each of the others, two from a Schneider (under 33), three from a player without a trick. If two are level in front, nobody scores.",
    SCORE_FREE: "Every deal is played out, and each writes up card points and marriages.",
    SCORE_PENNEECH: "Penneech as a trump counts 7, turned up 14. Whoever turns up a scoring card pegs it at once. After the play each card over seven counts one point: four tricks 1, five 3, six 5, seven 7.",
}

pub(in crate::i18n) const fn hand(cards: usize) -> &'static str {
    match cards {
        5 => "Five each.",
        _ => "Six each.",
    }
}

/// "From the top: ace 11 card points, ten 10, …"
pub(in crate::i18n) fn ranks(ace: u8, worthless: &[Rank], names: CardNames) -> String {
    let name = |rank| cards::rank(rank, names);
    let mut text = join!(
        "From the top: ",
        name(Rank::Ace),
        " ",
        ace.to_string(),
        " card points, ten 10, king 4, ",
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
        "the ",
        cards::trump_of_rank(lowest, names),
        " may be exchanged for the trump card."
    )
}

pub(in crate::i18n) fn at_least(cards: u8) -> String {
    join!(
        "The talon must then still hold ",
        cards.to_string(),
        " cards."
    )
}

pub(in crate::i18n) fn target(target: u16, game: Game) -> String {
    let wins = match game {
        Game::Penneech => " pegged wins the match that very moment",
        _ => " wins the match",
    };
    let loser = match game {
        Game::Rotating | Game::Three => "; the other two get a Bummerl each.",
        Game::Four => "; the others get a Bummerl.",
        _ => "; the other gets a Bummerl.",
    };
    join!("Whoever first has ", labels::points(target), wins, loser)
}
