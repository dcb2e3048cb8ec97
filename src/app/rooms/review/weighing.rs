//! Has every decision weighed in a worker, one after the other, until it is done or stopped.

use crate::app::dom::keep;
use crate::app::kept::KeptDeal;
use crate::app::live::Live;
use crate::app::review::{Choice, Worth, choices, knack};
use crate::app::workers;
use crate::record::signs;
use crate::words::Words;
use crate::worker::client::{Client, Heard};
use crate::worker::protocol::{Asked, Response, ReviewRequest, VERSION, spoken};
use leptos::prelude::*;

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// A decision is being weighed.
    Running,
    /// The player stopped it.
    Stopped,
    /// All are weighed.
    Done,
    /// There is nobody to do it.
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
struct Asking {
    client: Client,
    language: String,
    deal: String,
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
    pub fn begin(words: Words, deal: &KeptDeal) -> Weighing {
        let choices = Live::new(choices(deal));
        keep(Box::new(Findings(choices)));
        let weighing = Weighing {
            choices,
            progress: Live::new(Progress::Running),
            asking: StoredValue::new_local(None),
        };
        match workers::address_of(workers::FOR_ALL) {
            Some(address) => {
                let client = Client::start(address, move |heard| weighing.hear(heard));
                weighing.asking.set_value(Some(Asking {
                    client,
                    language: spoken(words),
                    deal: deal.replay.print(),
                }));
                weighing.ask_next();
            }
            None => weighing.progress.set(Progress::Unable),
        }
        weighing
    }

    /// Whether the result is still to come.
    #[must_use]
    pub fn is_under_way(self) -> bool {
        self.progress.get() == Progress::Running
    }

    /// Whether there is something to say of the whole: all is weighed, or it was stopped with
    /// something found.
    #[must_use]
    pub fn has_a_result(self) -> bool {
        match self.progress.get() {
            Progress::Done => true,
            Progress::Stopped => self.choices.with(|choices| knack(choices).is_some()),
            Progress::Running | Progress::Unable => false,
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

    fn next(self) -> Option<usize> {
        self.choices.with_untracked(|choices| {
            choices
                .iter()
                .position(|choice| !choice.forced && choice.worth.is_none())
        })
    }

    fn ask_next(self) {
        let Some(next) = self.next() else {
            return self.progress.set(Progress::Done);
        };
        let moves = self
            .choices
            .with_untracked(|choices| choices.get(next).map_or(0, |choice| choice.moves));
        // Known while the room is open; an answer after that finds nobody.
        let _ = self.asking.try_with_value(|asking| {
            if let Some(asking) = asking
                && !asking.client.waits_for(next as u32 + 1)
            {
                asking.client.ask(Asked::Review(ReviewRequest {
                    version: VERSION,
                    id: next as u32 + 1,
                    language: asking.language.clone(),
                    deal: asking.deal.clone(),
                    moves: moves as u32,
                }));
            }
        });
    }

    fn hear(self, heard: Heard) {
        match heard {
            Heard::Review(
                id,
                Response::Review {
                    moves,
                    chance,
                    clairvoyant,
                    reasons,
                    ..
                },
            ) => {
                let worth = Worth {
                    moves: Worth::read_moves(&moves),
                    chance,
                    clairvoyant: signs::read(&clairvoyant),
                    reasons,
                };
                let place = (id as usize).wrapping_sub(1);
                self.choices.update(|choices| {
                    if let Some(choice) = choices.get_mut(place) {
                        choice.worth = Some(worth);
                    }
                });
                if self.progress.get_untracked() == Progress::Running {
                    self.ask_next();
                }
            }
            Heard::Gone => self.progress.set(Progress::Unable),
            _ => {}
        }
    }
}
