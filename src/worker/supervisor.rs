//! Supervises the worker: a state machine without a browser and without a clock.
//!
//! It is told what happens ([`Supervisor::ask`], [`Supervisor::message`], [`Supervisor::died`],
//! [`Supervisor::deadline_passed`]) and returns what is to be done about it ([`WorkerCommand`]). Two rules
//! keep a deal from standing still:
//!
//! - Whenever something is waited for, a start or an answer, a deadline runs.
//! - Anything but the right answer is a death: silence until the deadline, an error, an answer of
//!   another kind, to another question or of another version, an action that is not legal. A worker
//!   that died is ended and another started, which is asked the same question again.
//!
//! After [`MOST_DEATHS`] deaths in a row nothing is started any more. A question that was put
//! [`MOST_TIMES_ASKED`] times in vain is given up, whatever becomes of the worker; the times asked
//! before a reload count, so that a worker that hangs on a question cannot hang on it for ever.

use super::protocol::{Asked, Response, VERSION, read_move_values, read_points};
use sechsundsechzig_bots::rating::Points;
use sechsundsechzig_engine::deal::{Action, Deal};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::record::compact_notation;

/// So many deaths in a row, without a right answer in between, end the worker for good.
pub const MOST_DEATHS: u8 = 3;

/// So many times a question is put.
pub const MOST_TIMES_ASKED: u8 = 3;

/// Thousandths: no chance is larger.
const CERTAIN: u32 = 1000;

/// A question with what tells a right answer from a wrong one.
#[derive(Clone, PartialEq, Debug)]
pub struct PendingQuestion {
    /// What is sent to the worker.
    pub asked: Asked,
    /// The actions an answer may name.
    pub legal: Vec<Action>,
    /// How many times it was put already.
    pub times_asked: u8,
}

/// A right answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// What the opponent does.
    Decision(Action),
    /// What the player is advised to do.
    Hint {
        /// The move.
        action: Action,
        /// The move, as a heading.
        title: String,
        /// The reasons, in sentences.
        reasons: String,
    },
    /// What a decision was worth.
    Review {
        /// The moves worth considering, the best first, with thousandths of a point.
        moves: Vec<(Action, i32)>,
        /// The chance to win the deal, in thousandths.
        chance: u32,
        /// What somebody would have done who sees all the cards.
        clairvoyant: Action,
        /// Why the best move is the best.
        reasons: String,
    },
    /// A part of what a deal says of its player.
    Rating(Points),
}

/// What is to be done, in this order.
#[derive(Clone, PartialEq, Debug)]
pub enum WorkerCommand {
    /// End the worker, if there is one, and start another.
    Spawn,
    /// End the worker.
    Terminate,
    /// Send a question, and count that it was put.
    Post(Asked),
    /// Call [`Supervisor::deadline_passed`] with this number when patience is over.
    Arm(u32),
    /// The question is answered or cancelled: the times it was put no longer count.
    Forget(Asked),
    /// Report the right answer to the question of this number.
    Deliver(u32, Answer),
    /// Report that the worker died and was started again.
    ReportDeath,
    /// Report that the question of this number gets no answer, but the next may.
    GiveUp(u32),
    /// Report that the worker does not come back, and which question gets no answer therefore.
    ReportGone(Option<u32>),
}

/// What the worker is doing. Only a worker that has nothing to do, or is gone, has no deadline.
#[derive(Clone, PartialEq, Debug)]
enum State {
    Starting {
        deadline: u32,
        question: Option<Box<PendingQuestion>>,
    },
    Idle,
    Asked {
        deadline: u32,
        question: Box<PendingQuestion>,
    },
    Gone,
}

/// What is known of the worker.
#[derive(Clone, Debug)]
pub struct Supervisor {
    state: State,
    deaths: u8,
    deadlines: u32,
    /// The questions this worker was asked and need not answer any more.
    cancelled: Vec<u32>,
}

impl Supervisor {
    /// Starts the first worker.
    #[must_use]
    pub fn start() -> (Supervisor, Vec<WorkerCommand>) {
        let mut supervisor = Supervisor {
            state: State::Gone,
            deaths: 0,
            deadlines: 0,
            cancelled: Vec::new(),
        };
        let deadline = supervisor.next_deadline();
        supervisor.state = State::Starting {
            deadline,
            question: None,
        };
        (
            supervisor,
            vec![WorkerCommand::Spawn, WorkerCommand::Arm(deadline)],
        )
    }

    /// Whether the worker is gone for good.
    #[must_use]
    pub fn is_gone(&self) -> bool {
        self.state == State::Gone
    }

    /// The question that has no answer yet.
    #[must_use]
    pub fn open(&self) -> Option<&PendingQuestion> {
        match &self.state {
            State::Starting { question, .. } => question.as_deref(),
            State::Asked { question, .. } => Some(question),
            State::Idle | State::Gone => None,
        }
    }

    /// A question is to be put; an earlier one without an answer is cancelled.
    pub fn ask(&mut self, question: PendingQuestion) -> Vec<WorkerCommand> {
        let mut effects = self.cancel();
        let id = question.asked.id();
        if self.is_gone() {
            effects.push(WorkerCommand::ReportGone(Some(id)));
        } else if question.times_asked >= MOST_TIMES_ASKED {
            effects.push(WorkerCommand::GiveUp(id));
        } else if let State::Starting { question: open, .. } = &mut self.state {
            *open = Some(question.into());
        } else {
            self.post(question.into(), &mut effects);
        }
        effects
    }

    /// The question without an answer is of no interest any more.
    pub fn cancel(&mut self) -> Vec<WorkerCommand> {
        let Some(question) = self.take_question() else {
            return Vec::new();
        };
        if matches!(self.state, State::Asked { .. }) {
            self.cancelled.push(question.asked.id());
            self.state = State::Idle;
        }
        match question.times_asked {
            0 => Vec::new(),
            _ => vec![WorkerCommand::Forget(question.asked)],
        }
    }

    /// The worker sent something; `None` if it cannot be read.
    pub fn message(&mut self, response: Option<Response>) -> Vec<WorkerCommand> {
        let Some(response) = response else {
            return self.died();
        };
        match &self.state {
            State::Gone => Vec::new(),
            State::Starting { .. } => match response {
                Response::Ready { version: VERSION } => self.ready(),
                _ => self.died(),
            },
            State::Idle | State::Asked { .. } => {
                let id = response.id();
                let late = |cancelled: &u32| Some(*cancelled) == id;
                if let Some(place) = self.cancelled.iter().position(late) {
                    self.cancelled.swap_remove(place);
                    return Vec::new();
                }
                match self.open().and_then(|open| open.right_answer(response)) {
                    Some(answer) => self.answered(answer),
                    None => self.died(),
                }
            }
        }
    }

    /// The deadline of this number has passed; one that is not waited for any more is ignored.
    pub fn deadline_passed(&mut self, passed: u32) -> Vec<WorkerCommand> {
        match self.state {
            State::Starting { deadline, .. } | State::Asked { deadline, .. }
                if deadline == passed =>
            {
                self.died()
            }
            _ => Vec::new(),
        }
    }

    /// The worker failed, or could not be started or written to.
    pub fn died(&mut self) -> Vec<WorkerCommand> {
        if self.is_gone() {
            return Vec::new();
        }
        let question = self.take_question();
        self.cancelled.clear();
        self.deaths += 1;
        if self.deaths >= MOST_DEATHS {
            self.state = State::Gone;
            let open = question.map(|question| question.asked.id());
            return vec![WorkerCommand::Terminate, WorkerCommand::ReportGone(open)];
        }
        let deadline = self.next_deadline();
        let is_hopeless = |question: &PendingQuestion| question.times_asked >= MOST_TIMES_ASKED;
        let (hopeless, question) = match question {
            Some(question) if is_hopeless(&question) => (Some(question.asked.id()), None),
            question => (None, question),
        };
        self.state = State::Starting { deadline, question };
        let mut effects = vec![
            WorkerCommand::ReportDeath,
            WorkerCommand::Spawn,
            WorkerCommand::Arm(deadline),
        ];
        effects.extend(hopeless.map(WorkerCommand::GiveUp));
        effects
    }

    fn ready(&mut self) -> Vec<WorkerCommand> {
        let question = self.take_question();
        self.state = State::Idle;
        let mut effects = Vec::new();
        if let Some(question) = question {
            self.post(question, &mut effects);
        }
        effects
    }

    fn post(&mut self, mut question: Box<PendingQuestion>, effects: &mut Vec<WorkerCommand>) {
        question.times_asked += 1;
        let deadline = self.next_deadline();
        effects.push(WorkerCommand::Post(question.asked.clone()));
        effects.push(WorkerCommand::Arm(deadline));
        self.state = State::Asked { deadline, question };
    }

    fn answered(&mut self, answer: Answer) -> Vec<WorkerCommand> {
        let question = self.take_question();
        self.state = State::Idle;
        self.deaths = 0;
        question.map_or_else(Vec::new, |question| {
            let id = question.asked.id();
            vec![
                WorkerCommand::Forget(question.asked),
                WorkerCommand::Deliver(id, answer),
            ]
        })
    }

    fn take_question(&mut self) -> Option<Box<PendingQuestion>> {
        match &mut self.state {
            State::Starting { question, .. } => question.take(),
            State::Asked { question, .. } => Some(question.clone()),
            State::Idle | State::Gone => None,
        }
    }

    const fn next_deadline(&mut self) -> u32 {
        self.deadlines = self.deadlines.wrapping_add(1);
        self.deadlines
    }
}

/// The actions an answer may name: the legal ones that do not lose the deal by clause 2.30.
#[must_use]
pub fn legal_answers(deal: &AnyDeal) -> Vec<Action> {
    let legal = deal.legal_actions().into_iter();
    legal
        .filter(|action| deal.offence(*action).is_none())
        .collect()
}

impl PendingQuestion {
    fn right_answer(&self, response: Response) -> Option<Answer> {
        if response.id() != Some(self.asked.id()) {
            return None;
        }
        match (&self.asked, response) {
            (Asked::Decision(request), Response::Decision { decided, .. })
                if request.hint.is_empty() =>
            {
                Some(Answer::Decision(self.legal_action(&decided)?))
            }
            (
                Asked::Decision(request),
                Response::Hint {
                    advised,
                    title,
                    reasons,
                    ..
                },
            ) if !request.hint.is_empty() => Some(Answer::Hint {
                action: self.legal_action(&advised)?,
                title,
                reasons,
            }),
            (
                Asked::Review(_),
                Response::Review {
                    moves,
                    chance,
                    clairvoyant,
                    reasons,
                    ..
                },
            ) => {
                let moves = read_move_values(&moves)?;
                let legal = |(action, _): &(Action, i32)| self.legal.contains(action);
                let is_right = moves.iter().all(legal) && chance <= CERTAIN;
                let clairvoyant = self.legal_action(&clairvoyant)?;
                is_right.then_some(Answer::Review {
                    moves,
                    chance,
                    clairvoyant,
                    reasons,
                })
            }
            (Asked::Rating(_), Response::Rating { points, .. }) => {
                Some(Answer::Rating(read_points(&points)?))
            }
            _ => None,
        }
    }

    fn legal_action(&self, text: &str) -> Option<Action> {
        compact_notation::decode(text).filter(|action| self.legal.contains(action))
    }
}

#[cfg(test)]
mod tests;
