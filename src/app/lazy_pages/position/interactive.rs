//! What makes a position answer: cards and calls that can be tapped.

use super::Position;
use crate::app::live::Live;
use crate::app::table::model::{self, Call, HandCard, Look, Moment, Slot, Why};
use sechsundsechzig_engine::cards::{Card, Suit};
use sechsundsechzig_engine::deal::{Action, Illegal};
use std::rc::Rc;

/// What a tap asks for: a legal action, or one that is refused and why.
pub type Answer = Result<Action, Illegal>;

/// Somebody who is asked for a move in a position.
#[derive(Clone)]
pub struct Asked {
    here: Live<Position>,
    moment: Live<Moment>,
    /// The card of the hand that has the keyboard's place.
    pub(super) place: Live<Option<Card>>,
    /// The marriages "Aus" could be said with, while that is asked.
    pub(super) outs: Live<Vec<(Suit, u16)>>,
    answer: Rc<dyn Fn(Answer)>,
}

impl Asked {
    /// Whoever moves in this position is asked; his moves go to the function.
    #[must_use]
    pub fn new(here: Live<Position>, answer: impl Fn(Answer) + 'static) -> Asked {
        Asked {
            here,
            moment: Live::new(Moment {
                asked: true,
                announcing: true,
                ..Moment::default()
            }),
            place: Live::new(None),
            outs: Live::new(Vec::new()),
            answer: Rc::new(answer),
        }
    }

    /// Whether moves are taken; a room that shows what came of one takes none.
    pub fn listen(&self, listens: bool) {
        self.outs.update(Vec::clear);
        self.moment.update(|moment| {
            moment.asked = listens;
            moment.naming = None;
        });
    }

    /// Whether kings and queens announce when played.
    #[must_use]
    pub fn announces(&self) -> bool {
        self.moment.with(|moment| moment.announcing)
    }

    /// Lets kings and queens announce when played, or no longer.
    pub fn toggle_announcing(&self) {
        self.moment
            .update(|moment| moment.announcing = !moment.announcing);
    }

    /// The hand.
    #[must_use]
    pub(super) fn hand(&self) -> Vec<HandCard> {
        let moment = self.moment.get();
        self.here
            .with(|position| model::hand(&position.scene, &position.view, moment))
    }

    /// What can be called.
    #[must_use]
    pub(super) fn slots(&self) -> Vec<Slot> {
        let moment = self.moment.get();
        self.here
            .with(|position| model::slots(&position.view, moment))
    }

    /// A card was tapped.
    pub(super) fn choose(&self, card: Card) {
        self.place.set(Some(card));
        let moment = self.moment.get_untracked();
        let why = self.here.with_untracked(|position| {
            let hand = model::hand(&position.scene, &position.view, moment);
            hand.iter()
                .find(|held| held.card == card)
                .map(|held| held.why)
        });
        match why {
            Some(None) => self.play(card, moment),
            Some(Some(why)) => self.refuse(why),
            None => {}
        }
    }

    fn play(&self, card: Card, moment: Moment) {
        let names = |position: &Position| model::asks_for_suit(&position.view, card);
        if moment.announcing && self.here.with_untracked(names) {
            return self.moment.update(|moment| moment.naming = Some(card));
        }
        let play = |position: &Position| model::play(&position.view, card, moment.announcing);
        let action = self.here.with_untracked(play);
        self.act(action);
    }

    /// A call was pressed.
    pub(super) fn press(&self, slot: Slot) {
        match (slot.call, slot.look) {
            (_, Look::Off(why)) => self.refuse(why),
            (Call::Out, _) => {
                let with = |position: &Position| model::out_with(&position.view);
                let with = self.here.with_untracked(with);
                match with.is_empty() {
                    true => self.act(Action::Out { meld: None }),
                    false => self.outs.set(with),
                }
            }
            (Call::Back | Call::Skip, _) => {
                self.moment.update(|moment| moment.naming = None);
            }
            (call, _) => {
                if let Some(action) = model::action(call, self.moment.get_untracked()) {
                    self.act(action);
                }
            }
        }
    }

    /// Carries out a move.
    pub(super) fn act(&self, action: Action) {
        self.outs.update(Vec::clear);
        self.moment.update(|moment| moment.naming = None);
        (self.answer)(Ok(action));
    }

    fn refuse(&self, why: Why) {
        if let Why::Refused(why) = why {
            (self.answer)(Err(why));
        }
    }
}
