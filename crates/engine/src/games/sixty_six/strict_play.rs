//! The duty to follow, head and trump (clauses 2.8 to 2.10 and 4.3).

use crate::cards::{Card, CardSet, Suit};
use crate::deal::Illegal;
use crate::rules::StrictPlay;

/// Whether `card` beats `best`, the best card of the trick so far (2.5).
#[inline]
#[must_use]
pub fn beats(card: Card, best: Card, trump: Option<Suit>) -> bool {
    if card.suit() == best.suit() {
        card > best
    } else {
        Some(card.suit()) == trump
    }
}

/// The cards of a hand that may be played to a trick under a duty: `led` opened it, `best` wins it
/// so far. The hand must not be empty.
///
/// 4.3: heading means beating what lies there where the suit led allows it; on a trick already
/// trumped any card of the suit led will do. Void, one must trump, and overtrump if able.
#[inline]
#[must_use]
pub fn allowed(
    hand: CardSet,
    led: Card,
    best: Card,
    trump: Option<Suit>,
    duty: StrictPlay,
) -> CardSet {
    let suit = hand.of_suit(led.suit());
    if !suit.is_empty() {
        if duty == StrictPlay::FollowHeadTrump && best.suit() == led.suit() {
            let higher = suit & hand.above(best);
            if !higher.is_empty() {
                return higher;
            }
        }
        return suit;
    }
    let trumps = match trump {
        Some(trump) if duty != StrictPlay::Follow => hand.of_suit(trump),
        _ => return hand,
    };
    if trumps.is_empty() {
        return hand;
    }
    if Some(best.suit()) == trump {
        let higher = trumps & hand.above(best);
        if !higher.is_empty() {
            return higher;
        }
    }
    trumps
}

/// Which duty a card of the hand breaks; `None` if it may be played.
#[must_use]
pub fn broken_duty(
    card: Card,
    hand: CardSet,
    led: Card,
    best: Card,
    trump: Option<Suit>,
    duty: StrictPlay,
) -> Option<Illegal> {
    if allowed(hand, led, best, trump, duty).contains(card) {
        return None;
    }
    let suit = led.suit();
    Some(if !hand.of_suit(suit).is_empty() {
        if card.suit() == suit {
            Illegal::MustHead(suit)
        } else {
            Illegal::MustFollow(suit)
        }
    } else {
        let trump = trump.unwrap_or(suit);
        if card.suit() == trump {
            Illegal::MustOvertrump(trump)
        } else {
            Illegal::MustTrump(trump)
        }
    })
}

/// The cards that playing `card` under a duty proves its player not to hold: the rules would have demanded
/// one of them instead. `pack` is every card of the game.
#[must_use]
pub fn proven_lacking(
    card: Card,
    pack: CardSet,
    led: Card,
    best: Card,
    trump: Option<Suit>,
    duty: StrictPlay,
) -> CardSet {
    let mut lacking = CardSet::EMPTY;
    if card.suit() == led.suit() {
        if duty == StrictPlay::FollowHeadTrump && best.suit() == led.suit() && card < best {
            lacking |= pack.above(best);
        }
        return lacking;
    }
    lacking |= pack.of_suit(led.suit());
    if let Some(trump) = trump
        && duty != StrictPlay::Follow
    {
        if card.suit() != trump {
            lacking |= pack.of_suit(trump);
        } else if best.suit() == trump && card < best {
            lacking |= pack.above(best);
        }
    }
    lacking
}
