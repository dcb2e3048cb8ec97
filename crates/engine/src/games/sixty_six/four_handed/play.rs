//! Carrying out what was decided.

use super::settlement::Ending;
use super::{FourHanded, PLAYERS, Phase};
use crate::cards::{Card, Suit};
use crate::deal::{Action, Deal, Event, EventSink, Seat};
use crate::rules::Referee;

impl FourHanded {
    pub(super) fn carry_out(&mut self, action: Action, events: &mut impl EventSink) {
        let seat = self.table.round.turn;
        if self.table.round.rules.referee == Referee::Punish
            && let Some(offence) = self.offence(action)
        {
            events.push(Event::Offended(seat, offence));
            return self.end(Ending::Offence(seat), events);
        }
        match action {
            Action::Play { card, .. } => self.play_card(card, events),
            Action::Announce(suit) => {
                self.announce(suit, events);
                self.asked();
            }
            Action::Pass => {
                events.push(Event::Passed(seat));
                self.asked();
            }
            Action::Out { .. } => self.go_out(None, events),
            Action::OutWith(card) => self.go_out(Some(card), events),
            _ => {}
        }
    }

    /// Asks leader and partner, in this order, for a marriage each (5.4); then the leader leads.
    pub(super) fn before_a_lead(&mut self, leader: Seat) {
        self.ask_for_a_marriage(&[leader, leader.left(2, PLAYERS)]);
    }

    /// After an answer: the partner's turn, if it was the leader who answered.
    fn asked(&mut self) {
        let leader = self.table.round.trick.leader();
        if self.table.round.turn == leader {
            self.ask_for_a_marriage(&[leader.left(2, PLAYERS)]);
        } else {
            self.ask_for_a_marriage(&[]);
        }
    }

    fn ask_for_a_marriage(&mut self, seats: &[Seat]) {
        for &seat in seats {
            let hand = self.hands[seat.index()];
            let round = &mut self.table.round;
            let asked = round.unannounced(seat, hand).next().is_some();
            round.note_asked(seat, asked);
            if asked {
                round.turn = seat;
                self.table.phase = Phase::Announce;
                return;
            }
        }
        self.table.round.turn = self.table.round.trick.leader();
        self.table.phase = Phase::Lead;
    }

    fn announce(&mut self, suit: Suit, events: &mut impl EventSink) {
        let seat = self.table.round.turn;
        let value = self.table.round.announce(seat, suit);
        events.push(Event::Announced(seat, suit, value as u8));
    }

    fn play_card(&mut self, card: Card, events: &mut impl EventSink) {
        let seat = self.table.round.turn;
        self.hands[seat.index()].remove(card);
        match self.table.round.play_card(card, None, events) {
            None => self.table.phase = Phase::Follow,
            Some(_) if self.table.round.held == [0; 4] => self.end(Ending::PlayedOut, events),
            Some(winner) => self.before_a_lead(winner),
        }
    }

    fn go_out(&mut self, card: Option<Card>, events: &mut impl EventSink) {
        let seat = self.table.round.turn;
        events.push(Event::WentOut {
            seat,
            meld: None,
            card,
        });
        self.end(Ending::Claim(seat, card), events);
    }

    fn end(&mut self, ending: Ending, events: &mut impl EventSink) {
        self.table.ending = Some(ending);
        self.table.phase = Phase::Over;
        if let Some(result) = self.result() {
            events.push(Event::Ended(result));
        }
    }
}
