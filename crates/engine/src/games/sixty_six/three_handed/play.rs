//! Carrying out what was decided.

use super::settlement::Ending;
use super::{PLAYERS, Phase, ThreeHanded};
use crate::cards::{Card, Suit};
use crate::deal::{Action, Deal, Event, EventSink, Seat};
use crate::rules::Referee;

impl ThreeHanded {
    pub(super) fn carry_out(&mut self, action: Action, events: &mut impl EventSink) {
        let seat = self.table.round.turn;
        if self.table.round.rules.referee == Referee::Punish
            && let Some(offence) = self.offence(action)
        {
            events.push(Event::Offended(seat, offence));
            return self.end(Ending::Offence(seat), events);
        }
        match (self.table.phase, action) {
            (_, Action::Play { card, meld, .. }) => self.play_card(card, meld, events),
            (_, Action::NameTrump(suit)) => {
                self.table.round.trump = Some(suit);
                events.push(Event::TrumpNamed(seat, suit));
                self.open();
            }
            (Phase::NameTrump, Action::Pass) => {
                events.push(Event::Passed(seat));
                self.table.round.show(self.bottom, events);
                self.open();
            }
            (_, Action::Announce(suit)) => {
                self.announce(suit, events);
                self.ask_for_marriages(self.steps_after_forehand(seat));
            }
            (_, Action::Pass) => {
                events.push(Event::Passed(seat));
                self.ask_for_marriages(self.steps_after_forehand(seat) + 1);
            }
            _ => {}
        }
    }

    /// What follows once trumps are fixed.
    fn open(&mut self) {
        if self.table.round.rules.opening_melds {
            self.ask_for_marriages(0);
        } else {
            self.table.phase = Phase::Lead;
        }
    }

    /// Asks the seats for opening marriages, so many places after forehand first, each while it
    /// holds one it has not announced (4.4); then forehand leads.
    fn ask_for_marriages(&mut self, first: u8) {
        let forehand = self.table.forehand();
        for step in first..PLAYERS {
            let seat = forehand.left(step, PLAYERS);
            let hand = self.hands[seat.index()];
            let round = &mut self.table.round;
            let asked = round.unannounced(seat, hand).next().is_some();
            round.note_asked(seat, asked);
            if asked {
                round.turn = seat;
                self.table.phase = Phase::OpeningMeld;
                return;
            }
        }
        self.table.round.turn = forehand;
        self.table.phase = Phase::Lead;
    }

    fn steps_after_forehand(&self, seat: Seat) -> u8 {
        (seat.0 + PLAYERS - self.table.forehand().0) % PLAYERS
    }

    fn announce(&mut self, suit: Suit, events: &mut impl EventSink) -> u16 {
        let seat = self.table.round.turn;
        let value = self.table.round.announce(seat, suit);
        if self.table.phase == Phase::OpeningMeld {
            events.push(Event::Announced(seat, suit, value as u8));
        }
        value
    }

    fn play_card(&mut self, card: Card, meld: bool, events: &mut impl EventSink) {
        let seat = self.table.round.turn;
        let announced = meld.then(|| self.announce(card.suit(), events));
        self.hands[seat.index()].remove(card);
        let winner = self.table.round.play_card(card, announced, events);
        self.table.phase = match winner {
            None => Phase::Follow,
            Some(_) => Phase::Lead,
        };
        if winner.is_some() && self.table.round.held == [0; 4] {
            self.end(Ending::PlayedOut, events);
        }
    }

    fn end(&mut self, ending: Ending, events: &mut impl EventSink) {
        self.table.ending = Some(ending);
        self.table.phase = Phase::Over;
        if let Some(result) = self.result() {
            events.push(Event::Ended(result));
        }
    }
}
