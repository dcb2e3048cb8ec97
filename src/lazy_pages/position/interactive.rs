//! What makes a position answer: cards and calls that can be chosen.

use crate::i18n::Unavailable;
use crate::model::table::choices::Choices;
use crate::model::table::chosen::{Chosen, chosen_call, chosen_card};
use crate::model::table::position::Position;
use crate::model::table::turn::{self, Moment};
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::{Card, Suit};
use sechsundsechzig_engine::deal::{Action, Illegal, View};
use sechsundsechzig_engine::games::AnyView as SeatView;

/// What a choice asks for: a legal action, or one that is refused and why.
pub type MoveAnswer = Result<Action, Illegal>;

/// Takes the next move in a position.
#[derive(Clone, Copy)]
pub struct MoveInput {
    position: RwSignal<Position>,
    /// Whether moves are taken; a page that shows what came of one takes none.
    listens: Signal<bool>,
    moment: RwSignal<Moment>,
    /// The card of the hand that the Tab key leads to.
    pub(super) focused_card: RwSignal<Option<Card>>,
    /// The marriages "Aus" could be said with, while that is asked.
    pub(super) marriages: RwSignal<Vec<(Suit, u16)>>,
    /// The move that is marked.
    pub(super) hinted: Signal<Option<Action>>,
    on_answer: UnsyncCallback<MoveAnswer>,
}

impl MoveInput {
    /// Whoever is to move in this position is asked, while the page listens; his moves go to the callback.
    #[must_use]
    pub fn new(
        position: RwSignal<Position>,
        listens: Signal<bool>,
        hinted: Signal<Option<Action>>,
        on_answer: impl Fn(MoveAnswer) + 'static,
    ) -> MoveInput {
        MoveInput {
            position,
            listens,
            moment: RwSignal::new(Moment {
                announcing: true,
                ..Moment::default()
            }),
            focused_card: RwSignal::new(None),
            marriages: RwSignal::new(Vec::new()),
            hinted,
            on_answer: UnsyncCallback::new(on_answer),
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
        let moment = Moment {
            asked: self.listens.get(),
            ..self.moment.get()
        };
        self.position.with(|position| position.choices(moment))
    }

    /// The place of the call that is marked.
    pub(super) fn hinted_call(self) -> Option<usize> {
        let hinted = self.hinted.get()?;
        let moment = self.moment.get();
        let makes =
            |offered: &turn::OfferedCall| turn::action(offered.call, moment) == Some(hinted);
        self.choices().calls.iter().position(makes)
    }

    /// Whether a card can be drawn.
    pub(super) fn can_draw(self) -> bool {
        let may_draw = |position: &Position| position.view.legal_actions().contains(&Action::Draw);
        self.listens.get() && self.position.with(may_draw)
    }

    /// A card was chosen.
    pub(super) fn choose(self, card: Card) {
        self.focused_card.set_if_changed(Some(card));
        self.apply_choice(&|choices, view, moment| chosen_card(&choices.hand, view, moment, card));
    }

    /// The call in this place was chosen.
    pub(super) fn call(self, place: usize) {
        self.apply_choice(&|choices, view, moment| {
            chosen_call(*choices.calls.get(place)?, view, moment, None)
        });
    }

    fn apply_choice(self, chosen: &dyn Fn(&Choices, &SeatView, Moment) -> Option<Chosen>) {
        let choices = untrack(|| self.choices());
        let moment = self.moment.get_untracked();
        let chosen = |position: &Position| chosen(&choices, &position.view, moment);
        match self.position.with_untracked(chosen) {
            Some(Chosen::Act(action)) => self.act(action),
            Some(Chosen::Refused(Unavailable::Refused(why))) => self.on_answer.run(Err(why)),
            Some(Chosen::NameSuit(card)) => self
                .moment
                .update_if_changed(|moment| moment.naming = Some(card)),
            Some(Chosen::Claim(with)) => self.marriages.set(with),
            Some(Chosen::Back | Chosen::Skip) => self.ask_nothing(),
            // Nothing takes a second tap here, and nobody else's turn is waited for.
            Some(Chosen::Confirm(_) | Chosen::Refused(Unavailable::NotYourTurn)) | None => {}
        }
    }

    /// Carries out a move.
    pub(super) fn act(self, action: Action) {
        self.ask_nothing();
        self.on_answer.run(Ok(action));
    }

    /// Neither a marriage nor a suit is asked for any more.
    pub(super) fn ask_nothing(self) {
        if !self.marriages.with_untracked(Vec::is_empty) {
            self.marriages.set(Vec::new());
        }
        if self.moment.with_untracked(|moment| moment.naming.is_some()) {
            self.moment.update_if_changed(|moment| moment.naming = None);
        }
    }
}
