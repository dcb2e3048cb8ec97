//! Has the strongest friend play the player's cards, in the worker, while the page is looked at.

use crate::app::match_session::PLAYER;
use crate::app::worker_urls;
use crate::worker::client::{Client, WorkerEvent};
use crate::worker::protocol::{Asked, Request};
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

#[derive(Clone)]
struct State {
    session: Session,
    against: Opponent,
    client: Option<Client>,
}

impl SameCards {
    /// Begins to play a deal for two, against this opponent.
    #[must_use]
    pub fn begin(link: &DealLink, against: Opponent) -> SameCards {
        let same_cards = SameCards {
            played: RwSignal::new(None),
            has_failed: RwSignal::new(false),
            state: StoredValue::new_local(State {
                session: Session::new(link.head()),
                against,
                client: None,
            }),
        };
        let address = worker_urls::address_of(worker_urls::FOR_TWO);
        let client =
            address.map(|address| Client::start(address, move |heard| same_cards.on_answer(heard)));
        same_cards.state.update_value(|state| state.client = client);
        same_cards.ask();
        same_cards
    }

    fn ask(self) {
        // Once the page is closed there is nothing more to ask.
        let Some(State {
            session,
            against,
            client,
        }) = self.state.try_get_value()
        else {
            return;
        };
        let Some(seat) = session.deal().turn().seat() else {
            return self.played.set(Some(Replay::of(&session)));
        };
        let Some(client) = client else {
            return self.has_failed.set(true);
        };
        let plays = if seat == PLAYER { STRONGEST } else { against };
        let id = session.moves().len() as u32 + 1;
        let request = Request::new(&session, seat, plays, id, String::new());
        client.ask(
            Asked::Decision(Box::new(request)),
            legal_answers(session.deal()),
        );
    }

    fn on_answer(self, heard: WorkerEvent) {
        match heard {
            WorkerEvent::Answer(_, Answer::Decision(action)) => self.play(action),
            WorkerEvent::GivenUp(_) | WorkerEvent::Gone(_) => {
                let _ = self.has_failed.try_set(true);
            }
            WorkerEvent::Answer(..) | WorkerEvent::Restarted => {}
        }
    }

    fn play(self, action: Action) {
        let play = |state: &mut State| state.session.play(action).is_ok();
        if self.state.try_update_value(play) == Some(true) {
            self.ask();
        }
    }
}
