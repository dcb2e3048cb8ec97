//! What happened at the table, with what each viewer may see of it.

use super::{DealResult, Illegal, Seat};
use crate::cards::{Card, Suit};
use crate::rules::Game;

/// Something that happened at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The trump card was turned up (2.3), or the bottom card shown (4.2, 5.2).
    TurnedUp(Card),
    /// A suit was named trump (3.1, 3.3, 4.2).
    TrumpNamed(Seat, Suit),
    /// A card was played, perhaps with a marriage worth so many card points.
    Played {
        /// Who played.
        seat: Seat,
        /// The card.
        card: Card,
        /// The marriage's worth, if one was announced (2.11).
        announced: Option<u8>,
    },
    /// A trick was won; its card points, a last-trick ten not included.
    TrickTaken {
        /// Who won it.
        seat: Seat,
        /// Its card points.
        points: u8,
        /// What the last trick counts beside them (2.22).
        last_trick_bonus: u8,
    },
    /// A card was drawn; only who drew it sees it, unless it was the turned-up card.
    Drew {
        /// Who drew.
        seat: Seat,
        /// The card, where the viewer may see it.
        card: Option<Card>,
    },
    /// The lowest trump was exchanged for the turned-up card (2.15).
    Robbed {
        /// Who robbed.
        seat: Seat,
        /// The card taken.
        taken: Card,
        /// The lowest trump laid down for it.
        given: Card,
    },
    /// The talon was covered (2.17).
    Covered(Seat),
    /// Somebody claimed to be out, perhaps with a marriage worth so many card points (2.20).
    WentOut {
        /// Who.
        seat: Seat,
        /// The marriage announced with it and its worth.
        meld: Option<(Suit, u8)>,
        /// The unbeatable card counted with it (5.5).
        card: Option<Card>,
    },
    /// A marriage worth so many card points was announced without being played (4.4, 5.4).
    Announced(Seat, Suit, u8),
    /// Somebody declined.
    Passed(Seat),
    /// A talon card was turned and its suit is trump (6.3, 6.5).
    TalonTurned(Seat, Card),
    /// Points were marked on the peg board (6.3 to 6.6).
    Marked(Seat, u16, Mark),
    /// A new deal was demanded (6.2), or has to follow an irregularity (2.29).
    NewDeal(Seat),
    /// Two talon cards were lifted at once (2.29).
    LiftedTwo(Seat),
    /// An offence that loses the deal (2.30), and the rule it broke.
    Offended(Seat, Illegal),
    /// The deal is over.
    Ended(DealResult),
}

impl Event {
    /// The seat that says something aloud with it, if one does.
    #[must_use]
    pub const fn speaker(self) -> Option<Seat> {
        match self {
            Event::Played {
                seat,
                announced: Some(_),
                ..
            }
            | Event::Robbed { seat, .. }
            | Event::WentOut { seat, .. }
            | Event::Covered(seat)
            | Event::Announced(seat, ..)
            | Event::Passed(seat)
            | Event::TalonTurned(seat, _)
            | Event::NewDeal(seat) => Some(seat),
            _ => None,
        }
    }

    /// The event as this seat sees it: drawn cards of others are masked.
    #[must_use]
    pub fn seen_by(self, viewer: Seat) -> Event {
        match self {
            Event::Drew { seat, .. } if seat != viewer => Event::Drew { seat, card: None },
            other => other,
        }
    }

    /// Whether this seat hears nothing of the event: another seat declines, and that it was asked would give away its cards
    /// (4.4, 5.4, 6.2). `next` is the event after it, if there is one.
    #[must_use]
    pub fn is_silent(&self, next: Option<&Event>, game: Game, viewer: Seat) -> bool {
        match self {
            Event::Passed(seat) if *seat != viewer => match game {
                Game::Four | Game::Penneech => true,
                Game::Three => !matches!(next, Some(Event::TurnedUp(_))),
                _ => false,
            },
            _ => false,
        }
    }

    /// The same event with its seats renumbered; a result keeps its own.
    #[must_use]
    pub fn with_seats(self, number: impl Fn(Seat) -> Seat) -> Event {
        match self {
            Event::TurnedUp(_) | Event::Ended(_) => self,
            Event::TrumpNamed(seat, suit) => Event::TrumpNamed(number(seat), suit),
            Event::Played {
                seat,
                card,
                announced,
            } => Event::Played {
                seat: number(seat),
                card,
                announced,
            },
            Event::TrickTaken {
                seat,
                points,
                last_trick_bonus,
            } => Event::TrickTaken {
                seat: number(seat),
                points,
                last_trick_bonus,
            },
            Event::Drew { seat, card } => Event::Drew {
                seat: number(seat),
                card,
            },
            Event::Robbed { seat, taken, given } => Event::Robbed {
                seat: number(seat),
                taken,
                given,
            },
            Event::Covered(seat) => Event::Covered(number(seat)),
            Event::WentOut { seat, meld, card } => Event::WentOut {
                seat: number(seat),
                meld,
                card,
            },
            Event::Announced(seat, suit, worth) => Event::Announced(number(seat), suit, worth),
            Event::Passed(seat) => Event::Passed(number(seat)),
            Event::TalonTurned(seat, card) => Event::TalonTurned(number(seat), card),
            Event::Marked(seat, points, mark) => Event::Marked(number(seat), points, mark),
            Event::NewDeal(seat) => Event::NewDeal(number(seat)),
            Event::LiftedTwo(seat) => Event::LiftedTwo(number(seat)),
            Event::Offended(seat, rule) => Event::Offended(number(seat), rule),
        }
    }
}

/// What Penneech points were marked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The turned-up talon card (6.3).
    TurnedUp(Card),
    /// A scoring card won or played (6.5, 6.8).
    Scored(Card),
    /// Four or more tricks (6.6).
    Tricks,
    /// The other player's offence (2.30).
    Offence,
}

/// Where events go.
pub trait EventSink {
    /// Takes one event.
    fn push(&mut self, event: Event);
}

/// Discards them.
impl EventSink for () {
    #[inline]
    fn push(&mut self, _: Event) {}
}

/// Keeps them, in order.
impl EventSink for Vec<Event> {
    fn push(&mut self, event: Event) {
        Vec::push(self, event);
    }
}

#[cfg(test)]
mod tests {
    use super::{Card, Event, Mark, Seat, Suit};
    use crate::cards::Rank;

    #[test]
    fn what_is_announced_is_said_aloud_and_what_is_only_done_is_not() {
        let seat = Seat(1);
        let card = Card::new(Suit::Hearts, Rank::King);
        let played = |announced| Event::Played {
            seat,
            card,
            announced,
        };
        for said in [
            played(Some(20)),
            Event::Covered(seat),
            Event::Announced(seat, Suit::Hearts, 40),
            Event::Passed(seat),
            Event::NewDeal(seat),
        ] {
            assert_eq!(said.speaker(), Some(seat), "{said:?}");
        }
        for done in [
            played(None),
            Event::TurnedUp(card),
            Event::LiftedTwo(seat),
            Event::Marked(seat, 4, Mark::TurnedUp(card)),
        ] {
            assert_eq!(done.speaker(), None, "{done:?}");
        }
    }
}
