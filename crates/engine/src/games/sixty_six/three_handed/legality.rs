//! What the seat to act may do.

use super::{Phase, Table};
use crate::cards::{Card, CardSet, Suit};
use crate::deal::{Action, ActionList, Illegal, Seat};
use crate::games::legality::{Legality, has_older_tricks};
use crate::games::sixty_six::no_talon::Round;
use crate::rules::{Referee, TrumpRight};

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
            Phase::NameTrump => {
                list.extend(Suit::ALL.map(Action::NameTrump));
                if self.may_decline_trump().is_ok() {
                    list.push(Action::Pass);
                }
            }
            Phase::OpeningMeld => {
                let marriages = self.round().unannounced(self.seat(), self.hand);
                list.extend(marriages.map(Action::Announce));
                list.push(Action::Pass);
            }
            Phase::Lead => {
                list.extend(self.hand.iter().map(Action::play));
                let announced = self.hand.iter().map(Action::meld);
                list.extend(announced.filter(|action| self.refused(*action).is_none()));
            }
            Phase::Follow => {
                let playable = self.round().playable(self.hand);
                list.extend(playable.iter().map(Action::play));
            }
            Phase::Over => {}
        }
        list
    }

    /// 4.2.
    fn may_decline_trump(&self) -> Result<(), Illegal> {
        match self.round().rules.trump_right {
            TrumpRight::MayDecline => Ok(()),
            TrumpRight::Must => Err(Illegal::MustNameTrump),
        }
    }

    fn may_play(&self, card: Card, meld: bool, trump: Option<Suit>) -> Result<(), Illegal> {
        if !self.hand.contains(card) {
            return Err(Illegal::NotInHand);
        }
        if self.table.phase == Phase::Follow {
            if meld {
                return Err(Illegal::MeldOnlyOnLead);
            }
            if let Some(broken) = self.round().broken_duty(card, self.hand) {
                return Err(broken);
            }
        }
        if meld {
            if !Round::has_marriage_of(self.hand, card) {
                return Err(Illegal::NoMarriage);
            }
            self.round().may_announce(self.hand, card.suit())?;
            // The first lead follows no trick of anybody's (4.4).
            if self.round().last_trick.is_none() {
                return Err(Illegal::MeldNeedsTrick);
            }
        }
        match trump {
            Some(_) => Err(Illegal::NoTrumpToName),
            None => Ok(()),
        }
    }
}

impl Legality for Knowledge<'_> {
    fn refused(&self, action: Action) -> Option<Illegal> {
        let verdict = match (self.table.phase, action) {
            (Phase::Over, _) => Err(Illegal::Over),
            (_, Action::LookBack) => Err(Illegal::OlderTricks),
            (Phase::NameTrump, Action::NameTrump(_)) => Ok(()),
            (Phase::NameTrump, Action::Pass) => self.may_decline_trump(),
            (Phase::NameTrump, _) => Err(Illegal::TrumpFirst),
            (_, Action::NameTrump(_)) => Err(Illegal::NoTrumpToName),
            (Phase::OpeningMeld, Action::Announce(suit)) => {
                self.round().may_announce(self.hand, suit)
            }
            (Phase::OpeningMeld, Action::Pass) => Ok(()),
            (Phase::OpeningMeld, _) => Err(Illegal::AnswerFirst),
            (_, Action::Pass) => Err(Illegal::NothingToDecline),
            (_, Action::Play { card, meld, trump }) => self.may_play(card, meld, trump),
            (_, Action::Draw | Action::DrawTwo) => Err(Illegal::NothingToDraw),
            (_, Action::Rob) => Err(Illegal::NeverRobbed),
            (_, Action::Cover) => Err(Illegal::NeverCovered),
            (_, Action::Out { .. } | Action::OutWith(_)) => Err(Illegal::AlwaysPlayedOut),
            (_, Action::Announce(_) | Action::Redeal) => Err(Illegal::NotNow),
        };
        verdict.err()
    }

    /// Whether the punishing referee lets a refused action happen (2.30): looking through older
    /// tricks, and not following, heading or trumping.
    fn punished(&self, action: Action) -> bool {
        if self.round().rules.referee != Referee::Punish {
            return false;
        }
        match (self.table.phase, action) {
            (Phase::Over, _) => false,
            (_, Action::LookBack) => {
                let own = self.round().tricks[self.seat().index()];
                let won_the_last = self.round().last_winner == Some(self.seat());
                has_older_tricks(own, won_the_last)
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
