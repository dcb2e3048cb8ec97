//! What everybody at the table sees.

use super::TableTrick;
use super::facts::{MarriageFacts, marriages};
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::deal::{Event, EventSink, Illegal, PerSide, Seat, Setup};
use crate::games::sixty_six::{LAST_TRICK_BONUS, strict_play};
use crate::rules::{CheckedRules, LastTrick};

/// What everybody sees and may remember of a deal without a talon. Arrays go by seat; the game for
/// three leaves the last place empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Round {
    /// The rules in force.
    pub rules: CheckedRules,
    /// Who dealt.
    pub dealer: Seat,
    /// How many play.
    pub players: u8,
    /// Who is to act.
    pub turn: Seat,
    /// Trumps, once they are fixed.
    pub trump: Option<Suit>,
    /// The dealer's bottom card, if it was shown (4.2, 5.2).
    pub shown: Option<Card>,
    /// The trick under way, or the empty one about to be led to.
    pub trick: TableTrick,
    /// The trick completed last.
    pub last_trick: Option<TableTrick>,
    /// Who won it.
    pub last_winner: Option<Seat>,
    /// How many cards each seat holds.
    pub held: [u8; 4],
    /// Cards known to be in each seat's hand.
    pub known: [CardSet; 4],
    /// Cards each seat has proved not to hold.
    pub lacking: [CardSet; 4],
    /// Cards each seat has played.
    pub played: [CardSet; 4],
    /// Kings and queens of the marriages each seat has announced.
    pub announced: [CardSet; 4],
    /// What is known of the marriages each seat holds.
    pub facts: [MarriageFacts; 4],
    /// Card points in each seat's tricks, a last-trick ten included.
    pub points: [u16; 4],
    /// Worth of each seat's announced marriages.
    pub melds: [u16; 4],
    /// Tricks each seat has won.
    pub tricks: [u8; 4],
    /// Each side's game points before the deal.
    pub start: PerSide<u16>,
}

impl Round {
    pub(in crate::games::sixty_six) fn new(setup: &Setup, players: u8, leader: Seat) -> Round {
        let mut held = [0; 4];
        held[..players as usize].fill(setup.pack.cards().len() as u8 / players);
        Round {
            rules: setup.rules,
            dealer: setup.dealer,
            players,
            turn: leader,
            trump: None,
            shown: None,
            trick: TableTrick::new(leader, players),
            last_trick: None,
            last_winner: None,
            held,
            known: [CardSet::EMPTY; 4],
            lacking: [CardSet::EMPTY; 4],
            played: [CardSet::EMPTY; 4],
            announced: [CardSet::EMPTY; 4],
            facts: [MarriageFacts::default(); 4],
            points: [0; 4],
            melds: [0; 4],
            tricks: [0; 4],
            start: setup.start,
        }
    }

    /// Every card played so far.
    #[must_use]
    pub fn all_played(&self) -> CardSet {
        self.played
            .iter()
            .fold(CardSet::EMPTY, |all, seat| all | *seat)
    }

    /// What a marriage of this suit is worth (2.11).
    #[must_use]
    pub fn marriage_value(&self, suit: Suit) -> u16 {
        if self.trump == Some(suit) { 40 } else { 20 }
    }

    /// The marriages in a seat's hand that it has not announced.
    pub fn unannounced(&self, seat: Seat, hand: CardSet) -> impl Iterator<Item = Suit> {
        marriages(hand - self.announced[seat.index()])
    }

    /// Whether the seat to act, with this hand, has a marriage of this suit still to announce (4.4, 5.4).
    pub(in crate::games::sixty_six) fn may_announce(
        &self,
        hand: CardSet,
        suit: Suit,
    ) -> Result<(), Illegal> {
        let pair = CardSet::marriage(suit);
        if !hand.is_superset(pair) {
            return Err(Illegal::NoMarriage);
        }
        if self.announced[self.turn.index()].is_superset(pair) {
            return Err(Illegal::MeldTwice);
        }
        Ok(())
    }

    /// The cards of a hand that may be played to the trick.
    #[must_use]
    pub fn playable(&self, hand: CardSet) -> CardSet {
        let duty = self.rules.strict_play;
        match (self.trick.led(), self.trick.best(self.trump)) {
            (Some(led), Some((_, best))) => strict_play::allowed(hand, led, best, self.trump, duty),
            _ => hand,
        }
    }

    /// Which duty a card of the hand breaks, if any.
    #[must_use]
    pub fn broken_duty(&self, card: Card, hand: CardSet) -> Option<Illegal> {
        let led = self.trick.led()?;
        let (_, best) = self.trick.best(self.trump)?;
        let duty = self.rules.strict_play;
        strict_play::broken_duty(card, hand, led, best, self.trump, duty)
    }

    /// Notes that a seat is asked for a marriage, or not asked because it holds none.
    pub(in crate::games::sixty_six) fn note_asked(&mut self, seat: Seat, asked: bool) {
        let gone = self.all_played() | self.announced[seat.index()];
        let left = self.rules.pack.cards() - gone;
        let open = marriages(left)
            .map(CardSet::marriage)
            .fold(CardSet::EMPTY, |all, pair| all | pair);
        let facts = &mut self.facts[seat.index()];
        if asked {
            facts.one_of = open;
        } else {
            facts.none_of |= open;
        }
    }

    /// Scores a marriage; both cards are shown. Returns its worth in card points.
    pub(in crate::games::sixty_six) fn announce(&mut self, seat: Seat, suit: Suit) -> u16 {
        let value = self.marriage_value(suit);
        let pair = CardSet::marriage(suit);
        self.melds[seat.index()] += value;
        self.announced[seat.index()] |= pair;
        self.known[seat.index()] |= pair;
        self.facts[seat.index()].one_of = CardSet::EMPTY;
        value
    }

    /// The dealer shows the bottom card: its suit is trump, and the dealer keeps it (4.2, 5.2).
    pub(in crate::games::sixty_six) fn show(&mut self, card: Card, events: &mut impl EventSink) {
        self.trump = Some(card.suit());
        self.shown = Some(card);
        self.known[self.dealer.index()].insert(card);
        events.push(Event::TurnedUp(card));
    }

    /// The seat to act plays a card. Returns who has won the trick, if it is complete.
    pub(in crate::games::sixty_six) fn play_card(
        &mut self,
        card: Card,
        announced: Option<u16>,
        events: &mut impl EventSink,
    ) -> Option<Seat> {
        let seat = self.turn;
        if let (Some(led), Some((_, best))) = (self.trick.led(), self.trick.best(self.trump)) {
            let (pack, duty) = (self.rules.pack.cards(), self.rules.strict_play);
            self.lacking[seat.index()] |=
                strict_play::proven_lacking(card, pack, led, best, self.trump, duty);
        }
        self.trick.play_card(card);
        self.held[seat.index()] -= 1;
        self.known[seat.index()].remove(card);
        self.played[seat.index()].insert(card);
        events.push(Event::Played {
            seat,
            card,
            announced: announced.map(|worth| worth as u8),
        });
        if self.trick.is_complete() {
            return self.take_trick(events);
        }
        self.turn = seat.left(1, self.players);
        None
    }

    fn take_trick(&mut self, events: &mut impl EventSink) -> Option<Seat> {
        let (winner, _) = self.trick.best(self.trump)?;
        let points: u16 = self
            .trick
            .cards()
            .map(|(_, card)| self.rules.card_points(card))
            .sum();
        let last = self.held == [0; 4];
        let bonus = if last && self.rules.last_trick != LastTrick::None {
            LAST_TRICK_BONUS
        } else {
            0
        };
        self.points[winner.index()] += points + bonus;
        self.tricks[winner.index()] += 1;
        self.last_trick = Some(self.trick);
        self.last_winner = Some(winner);
        self.trick = TableTrick::new(winner, self.players);
        self.turn = winner;
        events.push(Event::TrickTaken {
            seat: winner,
            points: points as u8,
            last_trick_bonus: bonus as u8,
        });
        Some(winner)
    }

    /// Whether a card is the highest trump not yet played: nobody can beat it (5.5).
    #[must_use]
    pub fn is_highest_trump_out(&self, card: Card) -> bool {
        let out = self.rules.pack.cards() - self.all_played();
        self.trump == Some(card.suit()) && out.contains(card) && out.above(card).is_empty()
    }

    /// Whether a card is a king or queen whose partner is in the hand too (2.11).
    pub(in crate::games::sixty_six) fn has_marriage_of(hand: CardSet, card: Card) -> bool {
        matches!(card.rank(), Rank::King | Rank::Queen)
            && hand.is_superset(CardSet::marriage(card.suit()))
    }
}
