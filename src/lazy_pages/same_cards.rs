//! Has the strongest friend play the player's cards, in the worker, while the page is looked at.

use super::worker_driver::{Work, WorkerDriver};
use crate::model::match_session::PLAYER;
use crate::platform::worker_urls;
use crate::worker::protocol::{Asked, DecisionRequest};
use crate::worker::supervisor::{Answer, legal_answers};
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::{Action, Deal};
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::share::{DealLink, Replay};

/// Who plays the player's cards.
pub const STRONGEST: Opponent = Opponent::Froehlich;

/// A deal that the strongest friend plays in the player's place. It ends with the page that began it.
#[derive(Clone, Copy)]
pub struct SameCards {
    /// The deal once it is over.
    pub played: RwSignal<Option<Replay>>,
    /// Whether the worker does not answer, so that nothing comes of it.
    pub has_failed: RwSignal<bool>,
    state: StoredValue<State, LocalStorage>,
}

struct State {
    session: Session,
    against: Opponent,
}

impl SameCards {
    /// Begins to play a deal for two, against this opponent.
    #[must_use]
    pub fn begin(link: &DealLink, against: Opponent) -> SameCards {
        let same_cards = SameCards {
            played: RwSignal::new(None),
            has_failed: RwSignal::new(false),
            state: StoredValue::new_local(State {
                session: Session::new(link.header()),
                against,
            }),
        };
        WorkerDriver::new().begin(same_cards);
        same_cards
    }
}

impl Work for SameCards {
    const WORKER: &'static str = worker_urls::FOR_TWO;
    const IS_WAITED_FOR: bool = true;

    fn next(self) -> Option<(Asked, Vec<Action>)> {
        // A question that got no answer is not put once more.
        if self.has_failed.try_get_untracked() != Some(false) {
            return None;
        }
        // Once the page is closed there is nothing more to ask.
        let next = self.state.try_with_value(|State { session, against }| {
            let Some(seat) = session.deal().turn().seat() else {
                return Err(Replay::of(session));
            };
            let plays = if seat == PLAYER { STRONGEST } else { *against };
            let id = session.moves().len() as u32 + 1;
            let request = DecisionRequest::new(session, seat, plays, id, String::new());
            Ok((
                Asked::Decision(Box::new(request)),
                legal_answers(session.deal()),
            ))
        });
        match next? {
            Ok(question) => Some(question),
            Err(played) => {
                self.played.set(Some(played));
                None
            }
        }
    }

    fn answered(self, _: u32, answer: Answer) {
        if let Answer::Decision(action) = answer {
            let play = |state: &mut State| state.session.play(action).is_ok();
            let _ = self.state.try_update_value(play);
        }
    }

    fn failed(self, _: Option<u32>) {
        let _ = self.has_failed.try_set(true);
    }
}
