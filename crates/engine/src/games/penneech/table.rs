//! What both players see.

use super::{HAND, PENNEECH, TALON};
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::deal::{PerSide, Seat, Setup, Turn};
use crate::games::Trick;
use crate::rules::{CheckedRules, ScoringCards};
use arrayvec::ArrayVec;

/// How a deal came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Ending {
    /// Played to the end, or to the moment that won the match.
    PlayedOut,
    /// This seat broke a rule before a punishing referee.
    Offence(Seat),
    /// Thrown in (6.2).
    Redeal,
}

/// What the seat to act is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Whether to demand a new deal (6.2).
    NewDeal,
    /// To lead.
    Lead,
    /// To follow.
    Follow,
    /// Nothing: the deal is over.
    Over,
}

/// What both players see and may remember.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// The rules in force.
    pub rules: CheckedRules,
    /// Who dealt.
    pub dealer: Seat,
    /// Who is to act.
    pub turn: Seat,
    /// What that seat is asked.
    pub phase: Phase,
    /// The talon cards turned so far; the last one's suit is trump (6.3, 6.5).
    pub turned: ArrayVec<Card, TALON>,
    /// The card led to the trick under way.
    pub led: Option<Card>,
    /// The trick completed last.
    pub last_trick: Option<Trick>,
    /// How many cards each seat holds.
    pub held: [u8; 2],
    /// Cards each seat has proved not to hold.
    pub lacking: [CardSet; 2],
    /// Whether a seat was dealt an ace, king, queen or jack, where the table knows (6.2).
    pub dealt_honours: [Option<bool>; 2],
    /// Cards each seat has played.
    pub played: [CardSet; 2],
    /// Tricks each seat has won.
    pub tricks: [u8; 2],
    /// Points each seat has marked in this deal.
    pub marks: [u16; 2],
    /// Points each seat had marked before the deal.
    pub start: PerSide<u16>,
    pub(super) ending: Option<Ending>,
}

/// The aces, kings, queens and jacks among some cards (6.2).
pub(super) fn honours(cards: CardSet) -> CardSet {
    [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack]
        .into_iter()
        .fold(CardSet::EMPTY, |all, rank| all | cards.of_rank(rank))
}

impl Table {
    pub(super) fn new(setup: &Setup) -> Table {
        Table {
            rules: setup.rules,
            dealer: setup.dealer,
            turn: setup.dealer.other(),
            phase: Phase::Lead,
            turned: ArrayVec::new(),
            led: None,
            last_trick: None,
            held: [HAND; 2],
            lacking: [CardSet::EMPTY; 2],
            dealt_honours: [None; 2],
            played: [CardSet::EMPTY; 2],
            tricks: [0; 2],
            marks: [0; 2],
            start: setup.start,
            ending: None,
        }
    }

    /// Who is to act.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over,
            _ => Turn::Seat(self.turn),
        }
    }

    /// The suit of the card turned last; none before the first is turned.
    #[must_use]
    pub fn trump(&self) -> Option<Suit> {
        self.turned.last().map(|card| card.suit())
    }

    /// Points of a seat: those before the deal and those marked in it.
    #[must_use]
    pub fn total(&self, seat: Seat) -> u16 {
        self.start[seat.index()].saturating_add(self.marks[seat.index()])
    }

    /// Cards lying open or in tricks.
    #[must_use]
    pub fn seen(&self) -> CardSet {
        self.turned.iter().copied().collect::<CardSet>() | self.played[0] | self.played[1]
    }

    /// What a card of a trick scores (6.3, 6.8): the Penneech as trump only.
    #[must_use]
    pub fn worth(&self, card: Card) -> u16 {
        let is_trump = self.trump() == Some(card.suit());
        match card.rank() {
            _ if card == PENNEECH => 7 * u16::from(is_trump),
            _ if !is_trump && self.rules.scoring_cards == ScoringCards::Trumps => 0,
            rank => honour_worth(rank),
        }
    }
}

/// Ace 5, king 4, queen 3, jack 2 (6.3).
pub(super) const fn honour_worth(rank: Rank) -> u16 {
    match rank {
        Rank::Ace => 5,
        Rank::King => 4,
        Rank::Queen => 3,
        Rank::Jack => 2,
        _ => 0,
    }
}
