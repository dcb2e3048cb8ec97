//! Carrying out what was decided.

use super::table::Ending;
use super::table::honours;
use super::{Penneech, Phase, beats};
use crate::cards::{Card, CardSet};
use crate::deal::{Action, Deal, Event, EventSink, Seat};
use crate::games::Trick;
use crate::rules::{Follow, Referee, ScoreWhen};

impl Penneech {
    pub(super) fn carry_out(&mut self, action: Action, events: &mut impl EventSink) {
        let seat = self.table.turn;
        if self.table.rules.referee == Referee::Punish
            && let Some(offence) = self.offence(action)
        {
            events.push(Event::Offended(seat, offence));
            self.table.mark_offence(seat, events);
            return self.end(Ending::Offence(seat), events);
        }
        match action {
            Action::Redeal => {
                events.push(Event::NewDeal(seat));
                self.end(Ending::Redeal, events);
            }
            Action::Pass => {
                events.push(Event::Passed(seat));
                if seat == self.table.dealer {
                    self.begin(events);
                } else {
                    self.offer_a_new_deal(seat.other(), events);
                }
            }
            Action::Play { card, .. } => self.play_card(card, events),
            _ => {}
        }
    }

    /// 6.2: from this seat on, who was dealt no ace, king, queen or jack may demand a new deal;
    /// then trump is turned. That a seat is asked, or is not, tells the table what it was dealt.
    pub(super) fn offer_a_new_deal(&mut self, first: Seat, events: &mut impl EventSink) {
        let dealer = self.table.dealer;
        let seats = [dealer.other(), dealer];
        for seat in seats.into_iter().skip(usize::from(first == dealer)) {
            let has_honours = !honours(self.hands[seat.index()]).is_empty();
            self.table.dealt_honours[seat.index()] = Some(has_honours);
            if !has_honours {
                self.table.lacking[seat.index()] |= honours(self.table.rules.pack.cards());
                self.table.turn = seat;
                self.table.phase = Phase::NewDeal;
                return;
            }
        }
        self.begin(events);
    }

    /// The dealer turns the first trump; the other leads (6.3, 6.4).
    fn begin(&mut self, events: &mut impl EventSink) {
        let dealer = self.table.dealer;
        self.turn_a_card(dealer, events);
        self.lead_or_end(dealer.other(), events);
    }

    fn turn_a_card(&mut self, seat: Seat, events: &mut impl EventSink) {
        let card = self.talon[self.table.turned.len()];
        self.table.turned.push(card);
        events.push(Event::TalonTurned(seat, card));
        self.table.mark_turned(seat, card, events);
    }

    fn lead_or_end(&mut self, leader: Seat, events: &mut impl EventSink) {
        if self.table.match_is_won() {
            return self.end(Ending::PlayedOut, events);
        }
        self.table.turn = leader;
        self.table.phase = Phase::Lead;
    }

    fn play_card(&mut self, card: Card, events: &mut impl EventSink) {
        let seat = self.table.turn;
        if let Some(led) = self.table.led {
            self.note_void(seat, card, led);
        }
        let table = &mut self.table;
        self.hands[seat.index()].remove(card);
        table.held[seat.index()] -= 1;
        table.played[seat.index()].insert(card);
        events.push(Event::Played {
            seat,
            card,
            announced: None,
        });
        if table.rules.score_when == ScoreWhen::Played {
            table.mark_scored(seat, card, events);
            if table.match_is_won() {
                return self.end(Ending::PlayedOut, events);
            }
        }
        match table.led.take() {
            None => {
                table.led = Some(card);
                table.turn = seat.other();
                table.phase = Phase::Follow;
            }
            Some(led) => self.take_trick(led, card, events),
        }
    }

    /// Not following proves the seat void where the rules left it no choice (6.4, 6.8).
    fn note_void(&mut self, seat: Seat, card: Card, led: Card) {
        let trumped = self.table.trump() == Some(card.suit());
        let free_to_trump = trumped && self.table.rules.follow == Follow::OrTrump;
        if card.suit() != led.suit() && !free_to_trump {
            let suit: CardSet = self.table.rules.pack.cards().of_suit(led.suit());
            self.table.lacking[seat.index()] |= suit;
        }
    }

    /// 6.5, 6.6.
    fn take_trick(&mut self, led: Card, followed: Card, events: &mut impl EventSink) {
        let follower = self.table.turn;
        let leader = follower.other();
        let trump = self.table.trump().unwrap_or(led.suit());
        let winner = if beats(followed, led, trump) {
            follower
        } else {
            leader
        };
        let table = &mut self.table;
        table.tricks[winner.index()] += 1;
        table.last_trick = Some(Trick {
            led,
            followed,
            leader,
            winner,
        });
        events.push(Event::TrickTaken {
            seat: winner,
            points: 0,
            last_trick_bonus: 0,
        });
        if table.rules.score_when == ScoreWhen::Won {
            table.mark_scored(winner, led, events);
            table.mark_scored(winner, followed, events);
            if table.match_is_won() {
                return self.end(Ending::PlayedOut, events);
            }
        }
        self.turn_a_card(winner, events);
        if self.table.held != [0; 2] {
            return self.lead_or_end(winner, events);
        }
        if !self.table.match_is_won() {
            self.table.mark_tricks(events);
        }
        self.end(Ending::PlayedOut, events);
    }

    fn end(&mut self, ending: Ending, events: &mut impl EventSink) {
        self.table.ending = Some(ending);
        self.table.phase = Phase::Over;
        if let Some(result) = self.result() {
            events.push(Event::Ended(result));
        }
    }
}
