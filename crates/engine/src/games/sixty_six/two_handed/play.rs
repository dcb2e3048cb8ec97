//! Carrying out what was decided.

use super::settlement::Ending;
use super::{Covered, Phase, TwoHanded};
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::deal::{Action, Deal, Event, EventSink, Seat};
use crate::games::Trick;
use crate::games::sixty_six::strict_play;
use crate::rules::{DoubleDraw, Game, Referee, Rob};

impl TwoHanded {
    #[inline]
    pub(super) fn carry_out(&mut self, action: Action, events: &mut impl EventSink) {
        if self.table.rules.referee == Referee::Punish
            && let Some(offence) = self.offence(action)
        {
            let seat = self.table.turn;
            if let Action::Play {
                card, meld: true, ..
            } = action
            {
                // Announced it was, if at the wrong time.
                self.table.melds[seat.index()] += self.table.marriage_value(card.suit());
            }
            events.push(Event::Offended(seat, offence));
            return self.end(Ending::Offence(self.table.turn), events);
        }
        match action {
            Action::Play { card, meld, trump } => match self.table.led {
                None => self.lead(card, meld, trump, events),
                Some(led) => self.follow(led, card, events),
            },
            Action::Draw => self.draw(1, events),
            Action::DrawTwo => self.draw_two(events),
            Action::Rob => self.rob(events),
            Action::Cover => self.cover(events),
            Action::Out { meld } => self.go_out(meld, events),
            Action::NameTrump(suit) => self.name_trump(suit, events),
            Action::Pass => self.pass(events),
            Action::OutWith(_) | Action::Announce(_) | Action::Redeal | Action::LookBack => {}
        }
    }

    fn lead(&mut self, card: Card, meld: bool, trump: Option<Suit>, events: &mut impl EventSink) {
        let seat = self.table.turn;
        let mut announced = None;
        if meld {
            let value = self.table.marriage_value(card.suit());
            self.table.melds[seat.index()] += value;
            self.table.marriages += 1;
            self.table.known[seat.index()] |= CardSet::marriage(card.suit());
            announced = Some(value as u8);
        }
        self.leave_hand(seat, card);
        self.table.led = Some(card);
        self.table.fresh_from_last_draw = false;
        self.table.no_meld_with_next_lead = false;
        if let Some(covered) = &mut self.table.covered {
            covered.led_since = true;
        }
        events.push(Event::Played {
            seat,
            card,
            announced,
        });
        if let Some(suit) = trump {
            self.table.trump = Some(suit);
            events.push(Event::TrumpNamed(seat, suit));
        }
        self.ask(seat.other(), Phase::Follow);
    }

    fn follow(&mut self, led: Card, card: Card, events: &mut impl EventSink) {
        let follower = self.table.turn;
        let leader = follower.other();
        let table = &mut self.table;
        if !table.talon_open() {
            table.lacking[follower.index()] |= strict_play::proven_lacking(
                card,
                table.rules.pack.cards(),
                led,
                led,
                table.trump,
                table.rules.strict_play,
            );
        }
        self.leave_hand(follower, card);
        events.push(Event::Played {
            seat: follower,
            card,
            announced: None,
        });

        let table = &mut self.table;
        let winner = if strict_play::beats(card, led, table.trump) {
            follower
        } else {
            leader
        };
        let points = table.rules.card_points(led) + table.rules.card_points(card);
        table.led = None;
        table.last_trick = Some(Trick {
            led,
            followed: card,
            leader,
            winner,
        });
        table.won[winner.index()].insert(led);
        table.won[winner.index()].insert(card);
        table.points[winner.index()] += points;
        table.tricks[winner.index()] += 1;

        let over = !table.talon_open() && table.held.contains(&0);
        let bonus = if over { table.last_trick_bonus() } else { 0 };
        table.points[winner.index()] += bonus;
        events.push(Event::TrickTaken {
            seat: winner,
            points: points as u8,
            last_trick_bonus: bonus as u8,
        });
        if over {
            self.end(Ending::PlayedOut, events);
        } else {
            let phase = if table.talon_open() {
                Phase::Draw
            } else {
                Phase::Lead
            };
            self.ask(winner, phase);
        }
    }

    /// Both draw, the trick's winner first and so many cards; who lifted two lets this draw pass.
    fn draw(&mut self, winner_takes: u8, events: &mut impl EventSink) {
        let winner = self.table.turn;
        let waits = self.table.lifted_two.take();
        for (seat, cards) in [(winner, winner_takes), (winner.other(), 1)] {
            if waits != Some(seat) {
                for _ in 0..cards {
                    self.take_top_card(seat, events);
                }
            }
        }
        self.table.fresh_from_last_draw = self.table.talon == 0;
        self.ask(winner, Phase::Lead);
        self.ask_for_trump();
    }

    fn draw_two(&mut self, events: &mut impl EventSink) {
        let seat = self.table.turn;
        events.push(Event::LiftedTwo(seat));
        if self.table.rules.double_draw == DoubleDraw::Redeal {
            events.push(Event::NewDeal(seat));
            return self.end(Ending::Redeal, events);
        }
        self.draw(2, events);
        self.table.lifted_two = Some(seat);
        self.table.no_meld_with_next_lead = true;
    }

    fn take_top_card(&mut self, seat: Seat, events: &mut impl EventSink) {
        let table = &mut self.table;
        if table.talon == 0 {
            return;
        }
        let card = self.talon[self.drawn as usize];
        self.drawn += 1;
        table.talon -= 1;
        table.held[seat.index()] += 1;
        self.hands[seat.index()].insert(card);
        let from_talon = table.talon > 0 || table.bottom.is_none();
        if from_talon {
            self.just_drew_lowest_trump[seat.index()] |= Some(card) == table.lowest_trump();
        } else {
            table.known[seat.index()].insert(card);
            table.bottom = None;
        }
        events.push(Event::Drew {
            seat,
            card: Some(card),
        });
    }

    fn rob(&mut self, events: &mut impl EventSink) {
        let seat = self.table.turn;
        let table = &mut self.table;
        if let (Some(taken), Some(given)) = (table.bottom, table.lowest_trump()) {
            let last = usize::from(self.drawn + table.talon) - 1;
            self.talon[last] = given;
            self.hands[seat.index()].remove(given);
            self.hands[seat.index()].insert(taken);
            self.just_drew_lowest_trump[seat.index()] = false;
            table.known[seat.index()].remove(given);
            table.known[seat.index()].insert(taken);
            table.bottom = Some(given);
            events.push(Event::Robbed { seat, taken, given });
        }
        if self.table.phase == Phase::RobAnswer {
            self.ask(seat.other(), Phase::Lead);
        }
    }

    fn cover(&mut self, events: &mut impl EventSink) {
        let seat = self.table.turn;
        let other = seat.other();
        let table = &mut self.table;
        let talon = table.talon;
        table.covered = Some(Covered {
            by: seat,
            tricks: table.tricks[other.index()],
            points: table.counting_against_schneider(other),
            led_since: false,
        });
        events.push(Event::Covered(seat));
        self.ask(seat, Phase::Lead);

        let table = &mut self.table;
        if table.rules.rob == Rob::AfterOwnTrick
            && table.tricks[other.index()] > 0
            && talon >= table.rules.rob_min_talon
            && let Some(lowest) = table.lowest_trump()
        {
            // Whether the question is asked tells the coverer whether the other has the card.
            if self.hands[other.index()].contains(lowest) {
                table.known[other.index()].insert(lowest);
                self.ask(other, Phase::RobAnswer);
            } else {
                table.lacking[other.index()].insert(lowest);
            }
        }
    }

    fn go_out(&mut self, meld: Option<Suit>, events: &mut impl EventSink) {
        let seat = self.table.turn;
        let meld = meld.map(|suit| (suit, self.table.marriage_value(suit)));
        if let Some((suit, value)) = meld {
            self.table.melds[seat.index()] += value;
            self.table.known[seat.index()] |= CardSet::marriage(suit);
        }
        let meld = meld.map(|(suit, value)| (suit, value as u8));
        events.push(Event::WentOut {
            seat,
            meld,
            card: None,
        });
        self.end(Ending::Claim(seat), events);
    }

    fn name_trump(&mut self, suit: Suit, events: &mut impl EventSink) {
        let seat = self.table.turn;
        self.table.trump = Some(suit);
        events.push(Event::TrumpNamed(seat, suit));
        let leader = match self.table.last_trick {
            Some(trick) => trick.winner,
            None => self.table.dealer.other(),
        };
        self.ask(leader, Phase::Lead);
    }

    fn pass(&mut self, events: &mut impl EventSink) {
        let seat = self.table.turn;
        events.push(Event::Passed(seat));
        self.ask(seat.other(), Phase::Lead);
    }

    /// 3.3: whoever holds the ace of hearts, dealt or drawn, names trumps before anything else.
    pub(super) fn ask_for_trump(&mut self) {
        let ace = Card::new(Suit::Hearts, Rank::Ace);
        if self.table.rules.game != Game::AceOfHearts || self.table.trump.is_some() {
            return;
        }
        for seat in [Seat(0), Seat(1)] {
            if self.hands[seat.index()].contains(ace) {
                self.table.known[seat.index()].insert(ace);
                self.ask(seat, Phase::NameTrump);
            }
        }
    }

    #[inline]
    fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.table.known[seat.index()].remove(card);
        self.table.held[seat.index()] -= 1;
        self.just_drew_lowest_trump[seat.index()] = false;
    }

    #[inline]
    fn ask(&mut self, seat: Seat, phase: Phase) {
        self.table.turn = seat;
        self.table.phase = phase;
    }

    fn end(&mut self, ending: Ending, events: &mut impl EventSink) {
        self.table.ending = Some(ending);
        self.table.phase = Phase::Over;
        if let Some(result) = self.result() {
            events.push(Event::Ended(result));
        }
    }
}
