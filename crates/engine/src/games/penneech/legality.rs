//! What the seat to act may do.

use super::{Phase, Table};
use crate::cards::{Card, CardSet};
use crate::deal::{Action, ActionList, Illegal, Seat};
use crate::games::legality::{Legality, has_older_tricks};
use crate::rules::{Follow, Referee};

/// The table and the hand of the seat to act.
pub(super) struct Knowledge<'a> {
    pub table: &'a Table,
    pub hand: CardSet,
}

impl Knowledge<'_> {
    fn seat(&self) -> Seat {
        self.table.turn
    }

    pub fn legal_actions(&self) -> ActionList {
        match self.table.phase {
            Phase::NewDeal => [Action::Redeal, Action::Pass].into_iter().collect(),
            Phase::Lead => self.hand.iter().map(Action::play).collect(),
            Phase::Follow => self.followers().iter().map(Action::play).collect(),
            Phase::Over => ActionList::new(),
        }
    }

    /// The cards that may be played to the card led (6.4, 6.8).
    fn followers(&self) -> CardSet {
        let (Some(led), Some(trump)) = (self.table.led, self.table.trump()) else {
            return self.hand;
        };
        let suit = self.hand.of_suit(led.suit());
        if suit.is_empty() {
            return self.hand;
        }
        match self.table.rules.follow {
            Follow::OrTrump => suit | self.hand.of_suit(trump),
            Follow::MustFollow => suit,
        }
    }

    /// Whether the seat has tricks it may not look at (2.7).
    fn has_older_tricks(&self) -> bool {
        let own = self.table.tricks[self.seat().index()];
        let last = self.table.last_trick.map(|trick| trick.winner);
        has_older_tricks(own, last == Some(self.seat()))
    }

    fn may_play(&self, card: Card) -> Result<(), Illegal> {
        if !self.hand.contains(card) {
            return Err(Illegal::NotInHand);
        }
        match (self.table.phase, self.table.led) {
            (Phase::Follow, Some(led)) if !self.followers().contains(card) => {
                let is_trump = self.table.trump() == Some(led.suit());
                Err(match self.table.rules.follow {
                    Follow::OrTrump if !is_trump => Illegal::MustFollowOrTrump(led.suit()),
                    _ => Illegal::MustFollow(led.suit()),
                })
            }
            _ => Ok(()),
        }
    }
}

impl Legality for Knowledge<'_> {
    fn refused(&self, action: Action) -> Option<Illegal> {
        let verdict = match (self.table.phase, action) {
            (Phase::Over, _) => Err(Illegal::Over),
            (_, Action::LookBack) => Err(Illegal::OlderTricks),
            (Phase::NewDeal, Action::Redeal | Action::Pass) => Ok(()),
            (Phase::NewDeal, _) => Err(Illegal::AnswerFirst),
            (_, Action::Redeal) => Err(Illegal::RedealNeedsBlankHand),
            (_, Action::Pass) => Err(Illegal::NothingToDecline),
            (
                _,
                Action::Play {
                    card,
                    meld: false,
                    trump: None,
                },
            ) => self.may_play(card),
            (_, Action::Draw | Action::DrawTwo) => Err(Illegal::NothingToDraw),
            _ => Err(Illegal::NotNow),
        };
        verdict.err()
    }

    /// Whether the punishing referee lets a refused action happen (2.30): looking through older
    /// tricks, and not following.
    fn punished(&self, action: Action) -> bool {
        if self.table.rules.referee != Referee::Punish {
            return false;
        }
        match (self.table.phase, action) {
            (Phase::Over, _) => false,
            (_, Action::LookBack) => self.has_older_tricks(),
            (
                Phase::Follow,
                Action::Play {
                    card,
                    meld: false,
                    trump: None,
                },
            ) => self.hand.contains(card),
            _ => false,
        }
    }
}
