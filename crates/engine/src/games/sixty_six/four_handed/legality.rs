//! What the seat to act may do.

use super::{Phase, Table, side_of};
use crate::cards::{Card, CardSet, Suit};
use crate::deal::{Action, ActionList, Illegal, Seat};
use crate::games::legality::{Legality, has_older_tricks};
use crate::games::sixty_six::no_talon::Round;
use crate::rules::Referee;

/// The table and the hand of the seat to act.
pub(super) struct Knowledge<'a> {
    pub table: &'a Table,
    pub hand: CardSet,
}

impl Knowledge<'_> {
    fn round(&self) -> &Round {
        &self.table.round
    }

    fn seat(&self) -> Seat {
        self.round().turn
    }

    pub fn legal_actions(&self) -> ActionList {
        let mut list = ActionList::new();
        match self.table.phase {
            Phase::Announce => {
                let marriages = self.round().unannounced(self.seat(), self.hand);
                list.extend(marriages.map(Action::Announce));
                list.push(Action::Pass);
            }
            Phase::Lead => {
                list.extend(self.hand.iter().map(Action::play));
                list.push(Action::Out { meld: None });
                let unbeatable = |card: &Card| self.round().is_highest_trump_out(*card);
                list.extend(self.hand.iter().filter(unbeatable).map(Action::OutWith));
            }
            Phase::Follow => {
                let playable = self.round().playable(self.hand);
                list.extend(playable.iter().map(Action::play));
            }
            Phase::Over => {}
        }
        list
    }

    fn may_play(&self, card: Card, meld: bool, trump: Option<Suit>) -> Result<(), Illegal> {
        if !self.hand.contains(card) {
            return Err(Illegal::NotInHand);
        }
        if meld {
            return Err(Illegal::AnnouncedBeforeLead);
        }
        if trump.is_some() {
            return Err(Illegal::NoTrumpToName);
        }
        self.round()
            .broken_duty(card, self.hand)
            .map_or(Ok(()), Err)
    }

    /// 5.5.
    fn may_go_out_with(&self, card: Card) -> Result<(), Illegal> {
        if !self.hand.contains(card) {
            return Err(Illegal::NotInHand);
        }
        if !self.round().is_highest_trump_out(card) {
            return Err(Illegal::OutWithBeatableCard);
        }
        Ok(())
    }
}

impl Legality for Knowledge<'_> {
    fn refused(&self, action: Action) -> Option<Illegal> {
        let verdict = match (self.table.phase, action) {
            (Phase::Over, _) => Err(Illegal::Over),
            (_, Action::LookBack) => Err(Illegal::OlderTricks),
            (Phase::Announce, Action::Announce(suit)) => self.round().may_announce(self.hand, suit),
            (Phase::Announce, Action::Pass) => Ok(()),
            (Phase::Announce, _) => Err(Illegal::AnswerFirst),
            (_, Action::Pass) => Err(Illegal::NothingToDecline),
            (_, Action::Play { card, meld, trump }) => self.may_play(card, meld, trump),
            (Phase::Follow, Action::Out { .. } | Action::OutWith(_)) => Err(Illegal::OutOnlyOnLead),
            (_, Action::Out { meld: None }) => Ok(()),
            (_, Action::Out { .. }) => Err(Illegal::AnnouncedBeforeLead),
            (_, Action::OutWith(card)) => self.may_go_out_with(card),
            (_, Action::NameTrump(_)) => Err(Illegal::NoTrumpToName),
            (_, Action::Draw | Action::DrawTwo) => Err(Illegal::NothingToDraw),
            (_, Action::Rob) => Err(Illegal::NeverRobbed),
            (_, Action::Cover) => Err(Illegal::NeverCovered),
            (_, Action::Announce(_) | Action::Redeal) => Err(Illegal::NotNow),
        };
        verdict.err()
    }

    /// Whether the punishing referee lets a refused action happen (2.30): looking through older
    /// tricks, which partners collect together, and not following or trumping.
    fn punished(&self, action: Action) -> bool {
        if self.round().rules.referee != Referee::Punish {
            return false;
        }
        match (self.table.phase, action) {
            (Phase::Over, _) => false,
            (_, Action::LookBack) => {
                let side = side_of(self.seat());
                let won_the_last = self.round().last_winner.map(side_of) == Some(side);
                has_older_tricks(self.table.tricks(side), won_the_last)
            }
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
