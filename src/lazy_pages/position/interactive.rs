//! What makes a position answer: cards and calls that can be chosen.

use super::Position;
use crate::model::table::choices::Choices;
use crate::model::table::model::{self, Call, Moment, SlotLook, Why};
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::{Card, Suit};
use sechsundsechzig_engine::deal::{Action, Illegal, View};

/// What a choice asks for: a legal action, or one that is refused and why.
pub type MoveAnswer = Result<Action, Illegal>;

/// Takes the next move in a position.
#[derive(Clone, Copy)]
pub struct MoveInput {
    position: RwSignal<Position>,
    moment: RwSignal<Moment>,
    /// The card of the hand that the Tab key leads to.
    pub(super) focused_card: RwSignal<Option<Card>>,
    /// The marriages "Aus" could be said with, while that is asked.
    pub(super) marriages: RwSignal<Vec<(Suit, u16)>>,
    /// The move that is marked.
    pub hinted: RwSignal<Option<Action>>,
    on_answer: UnsyncCallback<MoveAnswer>,
}

impl MoveInput {
    /// Whoever is to move in this position is asked; his moves go to the callback.
    #[must_use]
    pub fn new(
        position: RwSignal<Position>,
        on_answer: impl Fn(MoveAnswer) + 'static,
    ) -> MoveInput {
        MoveInput {
            position,
            moment: RwSignal::new(Moment {
                asked: true,
                announcing: true,
                ..Moment::default()
            }),
            focused_card: RwSignal::new(None),
            marriages: RwSignal::new(Vec::new()),
            hinted: RwSignal::new(None),
            on_answer: UnsyncCallback::new(on_answer),
        }
    }

    /// Whether moves are taken; a page that shows what came of one takes none.
    pub fn listen(self, listens: bool) {
        self.ask_nothing();
        if self.moment.with_untracked(|moment| moment.asked) != listens {
            self.moment
                .update_if_changed(|moment| moment.asked = listens);
        }
    }

    /// Whether kings and queens announce when played.
    #[must_use]
    pub fn announces(self) -> bool {
        self.moment.with(|moment| moment.announcing)
    }

    /// Lets kings and queens announce when played, or no longer.
    pub fn toggle_announcing(self) {
        self.moment
            .update_if_changed(|moment| moment.announcing = !moment.announcing);
    }

    /// The hand and the calls.
    pub(super) fn choices(self) -> Choices {
        let moment = self.moment.get();
        self.position.with(|position| position.choices(moment))
    }

    /// The place of the call that is marked.
    pub(super) fn hinted_call(self) -> Option<usize> {
        let hinted = self.hinted.get()?;
        let moment = self.moment.get();
        let makes = |slot: &model::Slot| model::action(slot.call, moment) == Some(hinted);
        self.choices().slots.iter().position(makes)
    }

    /// Whether a card can be drawn.
    pub(super) fn can_draw(self) -> bool {
        self.position
            .with(|position| position.view.legal_actions().contains(&Action::Draw))
    }

    /// A card was chosen.
    pub(super) fn choose(self, card: Card) {
        self.focused_card.set_if_changed(Some(card));
        let hand = untrack(|| self.choices()).hand;
        let held = hand.iter().find(|held| held.card == card);
        match held.map(|held| held.why) {
            Some(None) => self.play(card),
            Some(Some(why)) => self.refuse(why),
            None => {}
        }
    }

    fn play(self, card: Card) {
        let announcing = self.moment.with_untracked(|moment| moment.announcing);
        let names = |position: &Position| model::asks_for_suit(&position.view, card);
        if announcing && self.position.with_untracked(names) {
            return self
                .moment
                .update_if_changed(|moment| moment.naming = Some(card));
        }
        let play = |position: &Position| model::play(&position.view, card, announcing);
        self.act(self.position.with_untracked(play));
    }

    /// The call in this place was chosen.
    pub(super) fn call(self, place: usize) {
        let Some(slot) = untrack(|| self.choices()).slots.get(place).copied() else {
            return;
        };
        match (slot.call, slot.look) {
            (_, SlotLook::Off(why)) => self.refuse(why),
            (Call::Out, _) => {
                let with = |position: &Position| model::out_with(&position.view);
                let with = self.position.with_untracked(with);
                if with.is_empty() {
                    self.act(Action::Out { meld: None })
                } else {
                    self.marriages.set(with)
                }
            }
            (Call::Back | Call::Skip, _) => self.ask_nothing(),
            (call, _) => {
                if let Some(action) = model::action(call, self.moment.get_untracked()) {
                    self.act(action);
                }
            }
        }
    }

    /// Carries out a move.
    pub(super) fn act(self, action: Action) {
        self.ask_nothing();
        self.on_answer.run(Ok(action));
    }

    /// Neither a marriage nor a suit is asked for any more.
    fn ask_nothing(self) {
        if !self.marriages.with_untracked(Vec::is_empty) {
            self.marriages.set(Vec::new());
        }
        if self.moment.with_untracked(|moment| moment.naming.is_some()) {
            self.moment.update_if_changed(|moment| moment.naming = None);
        }
    }

    fn refuse(self, why: Why) {
        if let Why::Refused(why) = why {
            self.on_answer.run(Err(why));
        }
    }
}
