//! The opponent: asked in his worker, answered for by a plain one if that is gone.

use super::Game;
use crate::app::message::Message;
use crate::app::table::pace;
use crate::app::workers::{FOR_ALL, FOR_TWO, address_of};
use crate::bots::greedy::Greedy;
use crate::bots::{Bot, Budget, Decision, Level};
use crate::deal::{Action, Deal, Observation, Seat, Turn};
use crate::games::AnyView as SeatView;
use crate::games::sixty_six::TwoHanded;
use crate::record::signs;
use crate::worker::client::{Client, Heard};
use crate::worker::protocol::{Asked, Request, VERSION, is_for_two, spoken};
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use std::time::Duration;

/// How long the worker may be silent before it is started again.
const PATIENCE: Duration = Duration::from_secs(20);

impl Game {
    /// Starts the worker that knows the game, and hints if they are wanted, unless one runs that
    /// does.
    pub(super) fn seat_opponent(self, hints: bool) {
        let is_at = |address: &str| {
            self.with(|state| {
                let client = state.opposite.as_ref();
                client.is_some_and(|client| client.is_at(address))
            })
        };
        let game = self.with(|state| state.sitting.session().head().setup.rules.game);
        let Some(for_all) = address_of(FOR_ALL) else {
            return;
        };
        let address = if hints || !is_for_two(game) || is_at(&for_all) {
            for_all
        } else {
            match address_of(FOR_TWO) {
                Some(address) => address,
                None => return,
            }
        };
        if is_at(&address) {
            return;
        }
        let client = Client::start(address, move |heard| self.hear(heard));
        self.change(|state| state.opposite = Some(client));
    }

    fn hear(self, heard: Heard) {
        match heard {
            Heard::Decision(id, decided) => self.take_decision(id, &decided),
            Heard::Hint(id, hint) => self.take_hint(id, hint),
            // Only rooms ask for reviews.
            Heard::Review(..) => {}
            Heard::Restarted => self.page.tell(Message::WorkerDied),
            Heard::Gone => {
                self.page.tell(Message::WorkerGone);
                self.decide_plainly();
                self.know_no_hint();
            }
        }
    }

    /// It is the opponent's turn and everything has been shown.
    pub(super) fn let_opponent_act(self) {
        if self.with(|state| state.thinking) {
            return;
        }
        self.change(|state| {
            state.thinking = true;
            state.question = state.question.wrapping_add(1);
        });
        if let Some((_, action)) = self.lesson() {
            return self.think_then(action);
        }
        match self.opponent_who_answers(false) {
            Some(client) => self.put_question(&client, None),
            None => self.decide_plainly(),
        }
    }

    /// The worker, one that gives hints if they are wanted, unless it is gone for good.
    pub(super) fn opponent_who_answers(self, hints: bool) -> Option<Client> {
        self.seat_opponent(hints);
        let client = self.with(|state| state.opposite.clone());
        client.filter(|client| !client.is_gone())
    }

    /// Asks for the decision of the seat to act, or for a hint from a player of this level.
    pub(super) fn put_question(self, client: &Client, hint: Option<Level>) {
        let request = self.with(|state| {
            let session = state.sitting.session();
            let Turn::Seat(seat) = session.deal().turn() else {
                return None;
            };
            let level = hint.unwrap_or_else(|| untrack(|| self.opponent_at(seat)).level());
            Some(Request {
                version: VERSION,
                id: state.question,
                level: level.name().into(),
                seed: seed_of(&session.head().seed, session.head().deal),
                hint: hint.map_or_else(String::new, |_| spoken(self.page.words())),
                sight: session.sight(seat).into(),
            })
        });
        if let Some(request) = request {
            let (id, waiting) = (request.id, client.clone());
            client.ask(Asked::Decision(request.into()));
            set_timeout(
                move || {
                    if waiting.waits_for(id) {
                        waiting.give_up();
                    }
                },
                PATIENCE,
            );
        }
    }

    fn take_decision(self, id: u32, decided: &str) {
        let wanted = self.with(|state| state.thinking && state.question == id);
        if !wanted {
            return;
        }
        match signs::read(decided) {
            Some(action) if self.allows(action) => self.think_then(action),
            _ => self.decide_plainly(),
        }
    }

    pub(super) fn allows(self, action: Action) -> bool {
        self.with(|state| {
            let deal = state.sitting.session().deal();
            deal.check(action).is_ok() && deal.offence(action).is_none()
        })
    }

    /// Rules of thumb, in the page itself: the deal goes on whatever happens to the worker.
    fn decide_plainly(self) {
        if !self.with(|state| state.thinking) {
            return;
        }
        let action = self.with(|state| {
            let session = state.sitting.session();
            let Turn::Seat(seat) = session.deal().turn() else {
                return None;
            };
            plain(session.observation(seat), seat)
                .or_else(|| session.deal().legal_actions().first().copied())
        });
        if let Some(action) = action.filter(|action| self.allows(*action)) {
            self.think_then(action);
        }
    }

    /// Lets the opponent appear to think, then carries his decision out.
    fn think_then(self, action: Action) {
        let speed = self.speed();
        let skipping = self.with(|state| state.skipping);
        let ms = match action {
            // To be passed over in silence is not to take time either.
            Action::Draw | Action::Pass => 0,
            _ if skipping => 0,
            _ => pace::thinking((js_sys::Math::random() * 255.0) as u8, speed),
        };
        let question = self.with(|state| state.question);
        let carry_out = move || {
            let wanted = self.change(|state| {
                let wanted = state.thinking && state.question == question;
                state.thinking &= !wanted;
                wanted
            });
            if wanted {
                self.act(action);
            }
        };
        if ms == 0 {
            carry_out();
        } else {
            let _ = set_timeout_with_handle(carry_out, Duration::from_millis(ms.into()));
        }
    }
}

fn plain(seen: Observation<SeatView>, _: Seat) -> Option<Action> {
    let view = match seen.view {
        SeatView::TwoHanded(view) => view,
        SeatView::Rotating(view) => view.player()?.clone(),
        _ => return None,
    };
    let seen = Observation {
        view,
        dealt: seen.dealt,
        drawn: seen.drawn,
        moves: seen.moves,
    };
    let mut greedy = Greedy::new(66);
    let decision: Decision = Bot::<TwoHanded>::decide(&mut greedy, &seen, Budget::Exact);
    Some(decision.action)
}

/// A number from a deal's seed text: the same deal gives the opponent the same chance.
fn seed_of(text: &str, deal: u32) -> u32 {
    text.bytes().fold(deal ^ 0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
