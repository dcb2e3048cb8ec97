//! Has a worker evaluate every decision, one after the other, until all are done or it is stopped.

use crate::app::deal_archive::ArchivedDeal;
use crate::app::review::{Choice, Worth, choices, knack};
use crate::app::worker_urls;
use crate::i18n::Words;
use crate::worker::client::{Client, WorkerEvent};
use crate::worker::protocol::{Asked, ReviewRequest, VERSION, spoken};
use crate::worker::supervisor::{Answer, legal_answers};
use leptos::prelude::*;
use sechsundsechzig_engine::share::Replay;

/// How far the analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// A decision is being evaluated.
    Running,
    /// The player stopped it.
    Stopped,
    /// All are evaluated.
    Done,
    /// The worker did not answer properly; the player may try again.
    Unable,
}

/// The analysis of a deal's decisions. It ends with the page that began it.
#[derive(Clone, Copy)]
pub struct Analysis {
    /// The player's decisions, with what has been found so far.
    pub choices: RwSignal<Vec<Choice>>,
    /// How far it is.
    pub progress: RwSignal<Progress>,
    requests: StoredValue<Requests, LocalStorage>,
}

/// What the worker is asked.
#[derive(Clone)]
struct Requests {
    /// The worker; nothing if none could be started.
    client: Option<Client>,
    language: String,
    replay: Replay,
    /// Decisions that were given up; they are not asked about until the player tries again.
    given_up: Vec<usize>,
    /// Whether the player has tried again: then even what failed before is asked.
    again: bool,
}

impl Analysis {
    /// Begins to evaluate a deal's decisions.
    #[must_use]
    pub fn begin(words: Words, deal: &ArchivedDeal) -> Analysis {
        let analysis = Analysis {
            choices: RwSignal::new(choices(deal)),
            progress: RwSignal::new(Progress::Running),
            requests: StoredValue::new_local(Requests {
                client: None,
                language: spoken(words),
                replay: deal.replay.clone(),
                given_up: Vec::new(),
                again: false,
            }),
        };
        let client = analysis.start_worker();
        analysis.change(|requests| requests.client = client);
        analysis.ask_next();
        analysis
    }

    fn start_worker(self) -> Option<Client> {
        let address = worker_urls::address_of(worker_urls::FOR_ALL)?;
        Some(Client::start(address, move |heard| self.on_answer(heard)))
    }

    /// Starts another worker if the present one is gone, and asks about what has no answer yet.
    pub fn try_again(self) {
        let gone = self.requests().is_none_or(|requests| {
            let client = requests.client.as_ref();
            client.is_none_or(Client::is_gone)
        });
        let client = gone.then(|| self.start_worker()).flatten();
        self.change(|requests| {
            requests.client = client.or_else(|| requests.client.take());
            requests.given_up.clear();
            requests.again = true;
        });
        self.go_on();
    }

    /// What is asked; nothing once the page is closed.
    fn requests(self) -> Option<Requests> {
        self.requests.try_get_value()
    }

    fn change(self, change: impl FnOnce(&mut Requests)) {
        let _ = self.requests.try_update_value(change);
    }

    /// Whether the result is still to come.
    #[must_use]
    pub fn is_under_way(self) -> bool {
        self.progress.get() == Progress::Running
    }

    /// Whether there is a result to show: all is evaluated, or the analysis ended early with something
    /// found.
    #[must_use]
    pub fn has_a_result(self) -> bool {
        match self.progress.get() {
            Progress::Done => true,
            Progress::Stopped | Progress::Unable => {
                self.choices.with(|choices| knack(choices).is_some())
            }
            Progress::Running => false,
        }
    }

    /// How many decisions are evaluated, of how many that need it.
    #[must_use]
    pub fn done(self) -> (usize, usize) {
        self.choices.with(|choices| {
            let open = choices.iter().filter(|choice| !choice.forced);
            let done = open.clone().filter(|choice| choice.worth.is_some());
            (done.count(), open.count())
        })
    }

    /// Stops it; the answer under way is still taken.
    pub fn stop(self) {
        self.progress.set(Progress::Stopped);
    }

    /// Goes on with what has not been evaluated.
    pub fn go_on(self) {
        self.progress.set(Progress::Running);
        self.ask_next();
    }

    /// The first decision that is still to be evaluated and was not given up.
    fn next(self, given_up: &[usize]) -> Option<usize> {
        self.choices.with_untracked(|choices| {
            let mut open = (0..).zip(choices);
            let open = open.find(|(place, choice)| {
                !choice.forced && choice.worth.is_none() && !given_up.contains(place)
            });
            open.map(|(place, _)| place)
        })
    }

    fn ask_next(self) {
        let Some(requests) = self.requests() else {
            return;
        };
        let Some(client) = &requests.client else {
            return self.progress.set(Progress::Unable);
        };
        let Some(next) = self.next(&requests.given_up) else {
            let progress = match requests.given_up.is_empty() {
                true => Progress::Done,
                false => Progress::Unable,
            };
            return self.progress.set(progress);
        };
        let id = next as u32 + 1;
        if client.waits_for(id) {
            return;
        }
        let moves = self
            .choices
            .with_untracked(|choices| choices.get(next).map_or(0, |choice| choice.moves));
        let session = requests.replay.after(moves);
        let legal = session.map_or_else(Vec::new, |session| legal_answers(session.deal()));
        let asked = Asked::Review(ReviewRequest {
            version: VERSION,
            id,
            language: requests.language,
            deal: requests.replay.to_string(),
            moves: moves as u32,
        });
        match requests.again {
            true => client.ask_again(asked, legal),
            false => client.ask(asked, legal),
        }
    }

    fn on_answer(self, heard: WorkerEvent) {
        match heard {
            WorkerEvent::Answer(
                id,
                Answer::Review {
                    moves,
                    chance,
                    clairvoyant,
                    reasons,
                },
            ) => {
                let worth = Worth {
                    moves,
                    chance,
                    clairvoyant: Some(clairvoyant),
                    reasons,
                };
                let place = (id as usize).wrapping_sub(1);
                self.choices.update(|choices| {
                    if let Some(choice) = choices.get_mut(place) {
                        choice.worth = Some(worth);
                    }
                });
                self.ask_next_if_running();
            }
            WorkerEvent::GivenUp(id) => {
                let place = (id as usize).wrapping_sub(1);
                self.change(|requests| requests.given_up.push(place));
                self.ask_next_if_running();
            }
            WorkerEvent::Gone(_) => self.progress.set(Progress::Unable),
            WorkerEvent::Answer(..) | WorkerEvent::Restarted => {}
        }
    }

    fn ask_next_if_running(self) {
        if self.progress.try_get_untracked() == Some(Progress::Running) {
            self.ask_next();
        }
    }
}
