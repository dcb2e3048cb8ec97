//! Has a worker evaluate every decision, one after the other, until all are done or it is stopped.

use crate::i18n::Words;
use crate::lazy_pages::worker_driver::{Work, WorkerDriver};
use crate::model::deal_archive::ArchivedDeal;
use crate::model::review::{
    Evaluation, ReviewedDecision, costliest, decisions, look_beyond_free_moves, value_only_moves,
};
use crate::platform::worker_urls;
use crate::worker::protocol::{Asked, ReviewRequest, VERSION, encode_language};
use crate::worker::supervisor::{Answer, legal_answers};
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Action;
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
    pub decisions: RwSignal<Vec<ReviewedDecision>>,
    /// How far it is.
    pub progress: RwSignal<Progress>,
    requests: StoredValue<Requests, LocalStorage>,
    driver: WorkerDriver,
}

/// What the worker is asked.
struct Requests {
    language: String,
    replay: Replay,
    /// Decisions that were given up; they are not asked about until the player tries again.
    given_up: Vec<usize>,
}

impl Analysis {
    /// Begins to evaluate a deal's decisions.
    #[must_use]
    pub fn begin(words: Words, deal: &ArchivedDeal) -> Analysis {
        let analysis = Analysis {
            decisions: RwSignal::new(decisions(deal)),
            progress: RwSignal::new(Progress::Running),
            requests: StoredValue::new_local(Requests {
                language: encode_language(words),
                replay: deal.replay.clone(),
                given_up: Vec::new(),
            }),
            driver: WorkerDriver::new(),
        };
        analysis.driver.begin(analysis);
        analysis
    }

    /// Starts another worker if the present one is gone, and asks about what has no answer yet.
    pub fn try_again(self) {
        self.change(|requests| requests.given_up.clear());
        self.progress.set(Progress::Running);
        self.driver.try_again(self);
    }

    fn change(self, change: impl FnOnce(&mut Requests)) {
        let _ = self.requests.try_update_value(change);
    }

    /// Whether the result is still to come.
    #[must_use]
    pub fn is_under_way(self) -> bool {
        self.progress.get() == Progress::Running
    }

    /// Whether all is evaluated.
    #[must_use]
    pub fn is_done(self) -> bool {
        self.progress.get() == Progress::Done
    }

    /// Whether there is a result to show: all is evaluated, or the analysis ended early with something
    /// found.
    #[must_use]
    pub fn has_a_result(self) -> bool {
        match self.progress.get() {
            Progress::Done => true,
            Progress::Stopped | Progress::Unable => self
                .decisions
                .with(|decisions| costliest(decisions).is_some()),
            Progress::Running => false,
        }
    }

    /// How many rows say what their decision was worth, of how many there are.
    #[must_use]
    pub fn done(self) -> (usize, usize) {
        self.decisions.with(|decisions| {
            let rows = decisions.iter().filter(|decision| decision.is_listed());
            let done = rows.clone().filter(|decision| decision.verdict().is_some());
            (done.count(), rows.count())
        })
    }

    /// Stops it; the answer under way is still taken.
    pub fn stop(self) {
        self.progress.set(Progress::Stopped);
    }

    /// Goes on with what has not been evaluated.
    pub fn go_on(self) {
        self.progress.set(Progress::Running);
        self.driver.ask_next(self);
    }

    /// The first decision that is still to be evaluated and was not given up.
    fn open(self, given_up: &[usize]) -> Option<(usize, usize)> {
        self.decisions.with_untracked(|decisions| {
            let mut open = (0..).zip(decisions);
            let open = open.find(|(place, decision)| {
                !decision.forced && decision.evaluation.is_none() && !given_up.contains(place)
            });
            open.map(|(place, decision)| (place, decision.moves))
        })
    }
}

impl Work for Analysis {
    const WORKER: &'static str = worker_urls::FOR_ALL;
    const IS_WAITED_FOR: bool = true;

    fn next(self) -> Option<(Asked, Vec<Action>)> {
        if self.progress.try_get_untracked() != Some(Progress::Running) {
            return None;
        }
        let next = self.requests.try_with_value(|requests| {
            let Some((place, moves)) = self.open(&requests.given_up) else {
                return Err(if requests.given_up.is_empty() {
                    Progress::Done
                } else {
                    Progress::Unable
                });
            };
            let session = requests.replay.after(moves);
            let legal = session.map_or_else(Vec::new, |session| legal_answers(session.deal()));
            let request = ReviewRequest {
                version: VERSION,
                id: place as u32 + 1,
                language: requests.language.clone(),
                deal: requests.replay.to_string(),
                moves: moves as u32,
            };
            Ok((Asked::Review(request), legal))
        });
        match next? {
            Ok(question) => Some(question),
            Err(progress) => {
                self.progress.set(progress);
                None
            }
        }
    }

    fn answered(self, id: u32, answer: Answer) {
        let Answer::Review {
            moves,
            chance,
            clairvoyant,
            reasons,
        } = answer
        else {
            return;
        };
        let evaluation = Evaluation {
            moves,
            chance,
            clairvoyant: Some(clairvoyant),
            reasons,
        }
        .in_tenths();
        let place = (id as usize).wrapping_sub(1);
        let _ = self.decisions.try_update(|decisions| {
            if let Some(decision) = decisions.get_mut(place) {
                decision.evaluation = Some(evaluation);
            }
            value_only_moves(decisions);
            look_beyond_free_moves(decisions);
        });
    }

    fn failed(self, id: Option<u32>) {
        match id {
            Some(id) => {
                let place = (id as usize).wrapping_sub(1);
                self.change(|requests| requests.given_up.push(place));
            }
            None => {
                let _ = self.progress.try_set(Progress::Unable);
            }
        }
    }
}
