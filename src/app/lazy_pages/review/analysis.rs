//! Has every decision weighed in a worker, one after the other, until it is done or stopped.

use crate::app::deal_archive::ArchivedDeal;
use crate::app::dom::keep;
use crate::app::live::Live;
use crate::app::review::{Choice, Worth, choices, knack};
use crate::app::worker_urls;
use crate::i18n::Words;
use crate::worker::client::{Client, Heard};
use crate::worker::protocol::{Asked, ReviewRequest, VERSION, spoken};
use crate::worker::supervisor::{Answer, legal_answers};
use leptos::prelude::*;
use sechsundsechzig_engine::share::Replay;

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// A decision is being weighed.
    Running,
    /// The player stopped it.
    Stopped,
    /// All are weighed.
    Done,
    /// The worker did not answer properly; the player may try again.
    Unable,
}

/// A review under way.
#[derive(Clone, Copy)]
pub struct Weighing {
    /// The player's decisions, with what has been found so far.
    pub choices: Live<Vec<Choice>>,
    /// How far it is.
    pub progress: Live<Progress>,
    asking: StoredValue<Option<Asking>, LocalStorage>,
}

/// What is asked, and who.
#[derive(Clone)]
struct Asking {
    /// Nobody where there is no worker to be had.
    client: Option<Client>,
    language: String,
    replay: Replay,
    /// Decisions that were given up; they are not asked about until the player tries again.
    given_up: Vec<usize>,
    /// Whether the player has tried again: then even what failed before is asked.
    again: bool,
}

/// Gives the findings up with the room.
struct Findings(Live<Vec<Choice>>);

impl Drop for Findings {
    fn drop(&mut self) {
        self.0.set(Vec::new());
    }
}

impl Weighing {
    /// Begins to weigh a deal's decisions.
    #[must_use]
    pub fn begin(words: Words, deal: &ArchivedDeal) -> Weighing {
        let choices = Live::new(choices(deal));
        keep(Box::new(Findings(choices)));
        let weighing = Weighing {
            choices,
            progress: Live::new(Progress::Running),
            asking: StoredValue::new_local(None),
        };
        weighing.asking.set_value(Some(Asking {
            client: weighing.start(),
            language: spoken(words),
            replay: deal.replay.clone(),
            given_up: Vec::new(),
            again: false,
        }));
        weighing.ask_next();
        weighing
    }

    fn start(self) -> Option<Client> {
        let address = worker_urls::address_of(worker_urls::FOR_ALL)?;
        Some(Client::start(address, move |heard| self.hear(heard)))
    }

    /// Starts another worker if the present one is gone, and asks about what has no answer yet.
    pub fn try_again(self) {
        let gone = self.asking().is_none_or(|asking| {
            let client = asking.client.as_ref();
            client.is_none_or(Client::is_gone)
        });
        let client = gone.then(|| self.start()).flatten();
        self.change(|asking| {
            asking.client = client.or_else(|| asking.client.take());
            asking.given_up.clear();
            asking.again = true;
        });
        self.go_on();
    }

    /// What is asked and who; nothing once the room is closed.
    fn asking(self) -> Option<Asking> {
        self.asking.try_get_value().flatten()
    }

    fn change(self, change: impl FnOnce(&mut Asking)) {
        let _ = self.asking.try_update_value(|asking| {
            if let Some(asking) = asking {
                change(asking);
            }
        });
    }

    /// Whether the result is still to come.
    #[must_use]
    pub fn is_under_way(self) -> bool {
        self.progress.get() == Progress::Running
    }

    /// Whether there is something to say of the whole: all is weighed, or it came to an
    /// end before with something found.
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

    /// How many decisions are weighed, of how many that need it.
    #[must_use]
    pub fn done(self) -> (usize, usize) {
        self.choices.with(|choices| {
            let open = choices.iter().filter(|choice| !choice.forced);
            let done = open.clone().filter(|choice| choice.worth.is_some());
            (done.count(), open.count())
        })
    }

    /// Asks nothing more.
    pub fn stop(self) {
        self.progress.set(Progress::Stopped);
    }

    /// Asks on.
    pub fn go_on(self) {
        self.progress.set(Progress::Running);
        self.ask_next();
    }

    /// The first decision that is to be weighed and was not given up.
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
        let Some(asking) = self.asking() else {
            return;
        };
        let Some(client) = &asking.client else {
            return self.progress.set(Progress::Unable);
        };
        let Some(next) = self.next(&asking.given_up) else {
            let progress = match asking.given_up.is_empty() {
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
        let session = asking.replay.after(moves);
        let legal = session.map_or_else(Vec::new, |session| legal_answers(session.deal()));
        let asked = Asked::Review(ReviewRequest {
            version: VERSION,
            id,
            language: asking.language,
            deal: asking.replay.print(),
            moves: moves as u32,
        });
        match asking.again {
            true => client.ask_again(asked, legal),
            false => client.ask(asked, legal),
        }
    }

    fn hear(self, heard: Heard) {
        match heard {
            Heard::Answer(
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
            Heard::GivenUp(id) => {
                let place = (id as usize).wrapping_sub(1);
                self.change(|asking| asking.given_up.push(place));
                self.ask_next_if_running();
            }
            Heard::Gone(_) => self.progress.set(Progress::Unable),
            Heard::Answer(..) | Heard::Restarted => {}
        }
    }

    fn ask_next_if_running(self) {
        if self.progress.get_untracked() == Progress::Running {
            self.ask_next();
        }
    }
}
