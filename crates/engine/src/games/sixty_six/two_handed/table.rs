//! What both players of a deal for two can see.

use crate::cards::{Card, CardSet, Suit};
use crate::deal::{PerSide, Seat, Setup, Turn};
use crate::games::Trick;
use crate::rules::{CheckedRules, Game, MatchLength};

use super::settlement::Ending;

/// What the seat to act is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// To name trumps (3.3).
    NameTrump,
    /// To lead.
    Lead,
    /// To follow.
    Follow,
    /// As the winner of a trick, to draw or decide before drawing (2.6).
    Draw,
    /// Whether to rob before the coverer leads (2.16).
    RobAnswer,
    /// Nothing: the deal is over.
    Over,
}

/// A covered talon, with what pricing needs of that moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Covered {
    /// Who covered.
    pub by: Seat,
    /// Tricks of the other player when it was covered.
    pub tricks: u8,
    /// The other player's points as they count against Schneider, when it was covered.
    pub points: u16,
    /// Whether the coverer has led since.
    pub led_since: bool,
}

/// What both players see and may remember.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// The rules in force.
    pub rules: CheckedRules,
    /// Who dealt.
    pub dealer: Seat,
    /// Who is to act.
    pub turn: Seat,
    /// What that seat is asked.
    pub phase: Phase,
    /// Trumps, if there are any yet.
    pub trump: Option<Suit>,
    /// The card first turned up, if the game has one.
    pub turned: Option<Card>,
    /// The card under the talon, while it lies there and is known.
    pub bottom: Option<Card>,
    /// How many cards lie in the talon, that card included.
    pub talon: u8,
    /// Whether the talon is covered.
    pub covered: Option<Covered>,
    /// The card led to the trick under way.
    pub led: Option<Card>,
    /// The trick completed last.
    pub last_trick: Option<Trick>,
    /// How many cards each seat holds.
    pub held: [u8; 2],
    /// Cards known to be in each seat's hand.
    pub known: [CardSet; 2],
    /// Cards each seat has proved not to hold.
    pub lacking: [CardSet; 2],
    /// Cards in each seat's tricks.
    pub won: [CardSet; 2],
    /// Card points in each seat's tricks, a last-trick ten included.
    pub points: [u16; 2],
    /// Worth of each seat's announced marriages, whether or not they count yet.
    pub melds: [u16; 2],
    /// Tricks each seat has won.
    pub tricks: [u8; 2],
    /// Marriages announced in this deal, by anyone (3.1).
    pub marriages: u8,
    /// Whether the talon was used up and nobody has led since (2.13).
    pub fresh_from_last_draw: bool,
    /// Who lifted two cards and draws none the next time (2.29).
    pub lifted_two: Option<Seat>,
    /// Whether the next lead, by who lifted two cards, may announce nothing (2.29).
    pub no_meld_with_next_lead: bool,
    /// Each seat's points before the deal.
    pub start: PerSide<u16>,
    pub(super) ending: Option<Ending>,
}

impl Table {
    pub(super) fn new(setup: &Setup, turned: Option<Card>, talon: u8) -> Table {
        let hand = setup.rules.packets.hand_size() as u8;
        Table {
            rules: setup.rules,
            dealer: setup.dealer,
            turn: setup.dealer.other(),
            phase: Phase::Lead,
            trump: turned.map(Card::suit),
            turned,
            bottom: turned,
            talon,
            covered: None,
            led: None,
            last_trick: None,
            held: [hand; 2],
            known: [CardSet::EMPTY; 2],
            lacking: [CardSet::EMPTY; 2],
            won: [CardSet::EMPTY; 2],
            points: [0; 2],
            melds: [0; 2],
            tricks: [0; 2],
            marriages: 0,
            fresh_from_last_draw: false,
            lifted_two: None,
            no_meld_with_next_lead: false,
            start: setup.start,
            ending: None,
        }
    }

    /// Who is to act.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Turn {
        if self.phase == Phase::Over {
            Turn::Over
        } else {
            Turn::Seat(self.turn)
        }
    }

    /// Whether cards can still be drawn.
    #[inline]
    #[must_use]
    pub const fn talon_open(&self) -> bool {
        self.talon > 0 && self.covered.is_none()
    }

    /// Tricks won by both.
    #[inline]
    #[must_use]
    pub const fn tricks_played(&self) -> u8 {
        self.tricks[0] + self.tricks[1]
    }

    /// Whether the seat to act is on lead, before drawing or after, because it has just won a trick.
    #[inline]
    #[must_use]
    pub fn has_just_won(&self) -> bool {
        match self.phase {
            Phase::Draw => true,
            Phase::Lead => self.tricks_played() > 0,
            _ => false,
        }
    }

    /// What a seat's marriages count now: nothing without a trick (2.12).
    #[inline]
    #[must_use]
    pub fn melds_counting(&self, seat: Seat) -> u16 {
        if self.tricks[seat.index()] > 0 {
            self.melds[seat.index()]
        } else {
            0
        }
    }

    /// Card points won and marriages, as they count towards 66 (2.20).
    #[inline]
    #[must_use]
    pub fn total(&self, seat: Seat) -> u16 {
        self.points[seat.index()] + self.melds_counting(seat)
    }

    /// What a marriage of this suit would be worth now (2.11, 3.1).
    #[inline]
    #[must_use]
    pub fn marriage_value(&self, suit: Suit) -> u16 {
        if self.rules.game == Game::FreeTrumps {
            20 * (u16::from(self.marriages) + 1)
        } else if self.trump == Some(suit) {
            40
        } else {
            20
        }
    }

    /// The robbing card (1.5).
    #[inline]
    #[must_use]
    pub fn lowest_trump(&self) -> Option<Card> {
        self.trump.map(|trump| self.rules.pack.lowest_of(trump))
    }

    /// Whether the game has a claim of 1000 instead of going out at 66 (3.2).
    #[inline]
    #[must_use]
    pub fn claims_a_thousand(&self) -> bool {
        self.rules.game == Game::FreeTrumps && self.rules.match_length == MatchLength::Thousand
    }

    /// Cards that lie in tricks or in the trick under way.
    #[inline]
    #[must_use]
    pub fn played(&self) -> CardSet {
        let mut played = self.won[0] | self.won[1];
        if let Some(led) = self.led {
            played.insert(led);
        }
        played
    }
}
