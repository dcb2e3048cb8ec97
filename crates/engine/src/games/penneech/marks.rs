//! Marking points on the peg board (6.3 to 6.8), and what a deal's end brings.

use super::table::{Ending, honour_worth};
use super::{HAND, PENNEECH, Table};
use crate::cards::Card;
use crate::deal::{Clause, DealResult, Event, EventSink, Mark, PerSide, Reason, Seat};
use crate::games::sixty_six::price;

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

impl Table {
    fn mark(&mut self, seat: Seat, points: u16, what: Mark, events: &mut impl EventSink) {
        if points > 0 {
            self.marks[seat.index()] += points;
            events.push(Event::Marked(seat, points, what));
        }
    }

    /// A turned-up card is trump, so any honour scores, and the Penneech 14 (6.3, 6.5).
    pub(super) fn mark_turned(&mut self, seat: Seat, card: Card, events: &mut impl EventSink) {
        let points = if card == PENNEECH {
            14
        } else {
            honour_worth(card.rank())
        };
        self.mark(seat, points, Mark::TurnedUp(card), events);
    }

    /// A card of a trick, won or played (6.5, 6.8).
    pub(super) fn mark_scored(&mut self, seat: Seat, card: Card, events: &mut impl EventSink) {
        self.mark(seat, self.worth(card), Mark::Scored(card), events);
    }

    /// 6.6: one point for each card over seven in the tricks of who has four or more.
    pub(super) fn mark_tricks(&mut self, events: &mut impl EventSink) {
        for seat in SEATS {
            let cards = 2 * u16::from(self.tricks[seat.index()]);
            let over = cards.saturating_sub(u16::from(HAND));
            self.mark(seat, over, Mark::Tricks, events);
        }
    }

    /// An offence loses the deal (2.30): the opponent marks what 2.24 gives against the offender,
    /// whose Schneider is counted by the points marked in this deal.
    pub(super) fn mark_offence(&mut self, offender: Seat, events: &mut impl EventSink) {
        let place = offender.index();
        let points = price(self.tricks[place] > 0, self.marks[place]);
        self.mark(offender.other(), points, Mark::Offence, events);
    }

    /// Whether somebody has reached the target (6.7).
    pub(super) fn match_is_won(&self) -> bool {
        self.who_reached_the_target().is_some()
    }

    fn who_reached_the_target(&self) -> Option<Seat> {
        SEATS
            .into_iter()
            .find(|seat| self.total(*seat) >= self.rules.target)
    }

    /// The winner is who reached the target in this deal, an offence included; usually nobody has.
    pub(super) fn result(&self) -> Option<DealResult> {
        let (reason, clause) = match self.ending? {
            Ending::PlayedOut => (Reason::PlayedOut, Clause(6, 7)),
            Ending::Offence(_) => (Reason::Offence, Clause(2, 30)),
            Ending::Redeal => (Reason::Redeal, Clause(6, 2)),
        };
        let mut result = DealResult {
            winner: self.who_reached_the_target(),
            reason,
            clause,
            game_points: PerSide::new(2),
            card_points: PerSide::new(2),
            melds: PerSide::new(2),
            tricks: PerSide::new(2),
        };
        for seat in 0..2 {
            result.card_points[seat] = self.marks[seat];
            result.tricks[seat] = u16::from(self.tricks[seat]);
        }
        Some(result)
    }
}
