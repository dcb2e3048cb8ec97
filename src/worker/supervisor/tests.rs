//! The supervisor against workers that do anything, and against each fault by name.

use super::*;
use crate::worker::protocol::{DecisionRequest, RatingRequest, ReviewRequest};
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::{FastRng, Seat};
use sechsundsechzig_engine::record::{DealHeader, Session};
use sechsundsechzig_engine::rules::Preset;

const KINDS: [Kind; 4] = [Kind::Decision, Kind::Hint, Kind::Review, Kind::Rating];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Decision,
    Hint,
    Review,
    Rating,
}

fn session() -> Session {
    Session::new(DealHeader::of_seed(
        Preset::Paderborn,
        "supervisor",
        0,
        Seat(0),
    ))
}

fn question(kind: Kind, id: u32) -> PendingQuestion {
    let session = session();
    let asked = match kind {
        Kind::Review => Asked::Review(ReviewRequest {
            version: VERSION,
            id,
            language: "de".into(),
            deal: "a deal".into(),
            moves: 0,
        }),
        Kind::Rating => Asked::Rating(RatingRequest {
            version: VERSION,
            id,
            deal: "a deal".into(),
            seat: 0,
            part: 0,
        }),
        _ => {
            let hint = if kind == Kind::Hint { "de" } else { "" };
            let request =
                DecisionRequest::new(&session, Seat(1), Opponent::Johannes, id, hint.into());
            Asked::Decision(request.into())
        }
    };
    PendingQuestion {
        asked,
        legal: legal_answers(session.deal()),
        times_asked: 0,
    }
}

const READY: Response = Response::Ready { version: VERSION };

/// An answer of this kind that names this action.
fn response(kind: Kind, id: u32, action: &str) -> Response {
    match kind {
        Kind::Decision => Response::Decision {
            id,
            decided: action.into(),
        },
        Kind::Hint => Response::Hint {
            id,
            advised: action.into(),
            title: "a title".into(),
            reasons: "a reason".into(),
        },
        Kind::Review => Response::Review {
            id,
            moves: [action, ":1300"].concat(),
            chance: 500,
            clairvoyant: action.into(),
            reasons: "a reason".into(),
        },
        Kind::Rating => Response::Rating {
            id,
            points: if action == legal_action() {
                "1300:-20".into()
            } else {
                action.into()
            },
        },
    }
}

fn legal_action() -> String {
    compact_notation::encode(legal_answers(session().deal())[0])
}

/// A card of the other hand.
fn illegal_action() -> String {
    let session = session();
    let hand = session.hand(Seat(0));
    compact_notation::encode(Action::play(hand.iter().next().unwrap()))
}

fn right(kind: Kind, id: u32) -> Response {
    response(kind, id, &legal_action())
}

/// The number of the deadline that was set last.
fn armed(effects: &[WorkerCommand]) -> Option<u32> {
    effects.iter().rev().find_map(|effect| match effect {
        WorkerCommand::Arm(number) => Some(*number),
        _ => None,
    })
}

/// A worker that runs and has been asked.
fn asked(kind: Kind) -> (Supervisor, u32) {
    let (mut supervisor, _) = Supervisor::start();
    assert_eq!(supervisor.message(Some(READY)), []);
    let effects = supervisor.ask(question(kind, 7));
    let deadline = armed(&effects).expect("an answer has a deadline");
    (supervisor, deadline)
}

#[test]
fn a_right_answer_is_delivered_once() {
    for kind in KINDS {
        let (mut supervisor, deadline) = asked(kind);
        let effects = supervisor.message(Some(right(kind, 7)));
        assert!(
            matches!(
                effects[..],
                [WorkerCommand::Forget(_), WorkerCommand::Deliver(7, _)]
            ),
            "{effects:?}"
        );
        assert_eq!(supervisor.deadline_passed(deadline), []);
        assert_eq!(supervisor.open(), None);
        let again = supervisor.message(Some(right(kind, 7)));
        assert_eq!(
            again[0],
            WorkerCommand::ReportDeath,
            "an answer nobody asked for"
        );
    }
}

/// Everything a worker may do instead of the right thing.
fn wrong_responses(kind: Kind) -> Vec<Option<Response>> {
    let others = KINDS.into_iter().filter(|other| *other != kind);
    let mut wrong: Vec<Option<Response>> = others.map(|other| Some(right(other, 7))).collect();
    wrong.extend([
        None,
        Some(READY),
        Some(Response::Ready {
            version: VERSION + 1,
        }),
        Some(right(kind, 6)),
        Some(right(kind, 8)),
        Some(response(kind, 7, &illegal_action())),
        Some(response(kind, 7, "")),
        Some(response(kind, 7, "rubbish")),
        Some(Response::Failed {
            id: 7,
            why: "no".into(),
        }),
        Some(Response::Failed {
            id: 0,
            why: "this is no question".into(),
        }),
    ]);
    wrong
}

#[test]
fn every_wrong_response_is_a_death_and_the_question_is_put_again() {
    for kind in KINDS {
        for wrong in wrong_responses(kind) {
            let (mut supervisor, _) = asked(kind);
            let effects = supervisor.message(wrong.clone());
            assert!(
                matches!(
                    effects[..],
                    [
                        WorkerCommand::ReportDeath,
                        WorkerCommand::Spawn,
                        WorkerCommand::Arm(_)
                    ]
                ),
                "{wrong:?}: {effects:?}"
            );
            let effects = supervisor.message(Some(READY));
            assert!(
                matches!(effects[..], [WorkerCommand::Post(_), WorkerCommand::Arm(_)]),
                "{wrong:?}: {effects:?}"
            );
            let effects = supervisor.message(Some(right(kind, 7)));
            assert!(matches!(effects.last(), Some(WorkerCommand::Deliver(7, _))));
        }
    }
}

#[test]
fn a_review_that_names_a_wrong_worth_is_a_death() {
    let action = legal_action();
    for (moves, chance) in [
        ("".to_owned(), 500),
        ([&*action, ":much"].concat(), 500),
        ([&*action, ":1 ", &illegal_action(), ":0"].concat(), 500),
        ([&*action, ":1"].concat(), 1001),
    ] {
        let (mut supervisor, _) = asked(Kind::Review);
        let effects = supervisor.message(Some(Response::Review {
            id: 7,
            moves,
            chance,
            clairvoyant: action.clone(),
            reasons: String::new(),
        }));
        assert_eq!(effects[0], WorkerCommand::ReportDeath);
    }
}

#[test]
fn a_rating_beyond_what_a_deal_can_bring_is_a_death() {
    for points in [
        "",
        ":",
        "1300",
        "1300:much",
        "1300:0:0",
        "12001:0",
        "0:-12001",
    ] {
        let (mut supervisor, _) = asked(Kind::Rating);
        let points = points.to_owned();
        let effects = supervisor.message(Some(Response::Rating { id: 7, points }));
        assert_eq!(effects[0], WorkerCommand::ReportDeath);
    }
}

#[test]
fn a_start_that_never_ends_and_a_start_with_anything_but_ready_are_deaths() {
    let wrong = wrong_responses(Kind::Decision);
    for wrong in wrong.into_iter().filter(|wrong| *wrong != Some(READY)) {
        let (mut supervisor, _) = Supervisor::start();
        let effects = supervisor.message(wrong);
        assert_eq!(effects[0], WorkerCommand::ReportDeath);
    }
    let (mut supervisor, mut effects) = Supervisor::start();
    let mut deaths = 0;
    while let Some(deadline) = armed(&effects) {
        effects = supervisor.deadline_passed(deadline);
        deaths += 1;
    }
    assert_eq!(
        effects,
        [WorkerCommand::Terminate, WorkerCommand::ReportGone(None)]
    );
    assert_eq!(deaths, MOST_DEATHS);
    let effects = supervisor.ask(question(Kind::Decision, 3));
    assert_eq!(effects, [WorkerCommand::ReportGone(Some(3))]);
}

#[test]
fn a_silent_worker_is_asked_three_times_and_then_gone() {
    for kind in KINDS {
        let (mut supervisor, mut deadline) = asked(kind);
        for _ in 1..MOST_DEATHS {
            let effects = supervisor.deadline_passed(deadline);
            assert_eq!(effects[0], WorkerCommand::ReportDeath);
            let effects = supervisor.message(Some(READY));
            deadline = armed(&effects).expect("patience runs after a restart too");
        }
        let effects = supervisor.deadline_passed(deadline);
        assert_eq!(
            effects,
            [WorkerCommand::Terminate, WorkerCommand::ReportGone(Some(7))]
        );
        assert!(supervisor.is_gone());
    }
}

#[test]
fn a_late_answer_to_a_cancelled_question_is_ignored_once() {
    for kind in KINDS {
        let (mut supervisor, _) = asked(kind);
        let effects = supervisor.cancel();
        assert!(
            matches!(effects[..], [WorkerCommand::Forget(_)]),
            "{effects:?}"
        );
        supervisor.ask(question(Kind::Decision, 8));
        assert_eq!(supervisor.message(Some(right(kind, 7))), []);
        assert_eq!(supervisor.open().map(|open| open.asked.id()), Some(8));
        let effects = supervisor.message(Some(right(kind, 7)));
        assert_eq!(effects[0], WorkerCommand::ReportDeath);
    }
}

#[test]
fn a_question_put_before_a_reload_is_put_only_as_often_as_is_left() {
    for before in 0..=MOST_TIMES_ASKED {
        let (mut supervisor, _) = Supervisor::start();
        supervisor.message(Some(READY));
        let mut effects = supervisor.ask(PendingQuestion {
            times_asked: before,
            ..question(Kind::Decision, 7)
        });
        let mut posted = 0;
        while let Some(deadline) = armed(&effects) {
            let posts = |effect: &&WorkerCommand| matches!(effect, WorkerCommand::Post(_));
            posted += effects.iter().filter(posts).count();
            effects = supervisor.deadline_passed(deadline);
            if supervisor.open().is_some() {
                effects = supervisor.message(Some(READY));
            } else {
                break;
            }
        }
        let last = effects.last();
        assert!(
            matches!(
                last,
                Some(WorkerCommand::GiveUp(7) | WorkerCommand::ReportGone(Some(7)))
            ),
            "{last:?}"
        );
        assert_eq!(posted, usize::from(MOST_TIMES_ASKED - before));
        assert_eq!(supervisor.is_gone(), before == 0);
    }
}

/// The page beside the supervisor: it does what it is told and remembers what it is owed.
struct FakePage {
    supervisor: Supervisor,
    rng: FastRng,
    /// Deadlines set and not yet over.
    deadlines: Vec<u32>,
    /// Questions neither answered, cancelled nor given up.
    owed: Vec<u32>,
    runs: bool,
    deaths_in_a_row: u8,
    asked: u32,
}

impl FakePage {
    fn new(seed: u64) -> FakePage {
        let (supervisor, effects) = Supervisor::start();
        let mut page = FakePage {
            supervisor,
            rng: FastRng::new(seed),
            deadlines: Vec::new(),
            owed: Vec::new(),
            runs: false,
            deaths_in_a_row: 0,
            asked: 0,
        };
        page.run_commands(effects);
        page
    }

    fn run_commands(&mut self, effects: Vec<WorkerCommand>) {
        for effect in effects {
            match effect {
                WorkerCommand::Spawn => self.runs = true,
                WorkerCommand::Terminate => self.runs = false,
                WorkerCommand::Post(_) => {
                    assert!(self.runs, "a question to nobody");
                    // Now and then a message cannot be sent.
                    if self.rng.below(20) == 0 {
                        let effects = self.supervisor.died();
                        self.run_commands(effects);
                    }
                }
                WorkerCommand::Arm(number) => self.deadlines.push(number),
                WorkerCommand::Forget(_) => {}
                WorkerCommand::Deliver(id, _) => {
                    self.deaths_in_a_row = 0;
                    self.settle(id);
                }
                WorkerCommand::ReportDeath => self.deaths_in_a_row += 1,
                WorkerCommand::GiveUp(id) => self.settle(id),
                WorkerCommand::ReportGone(open) => {
                    self.deaths_in_a_row += 1;
                    assert!(self.supervisor.is_gone());
                    if let Some(id) = open {
                        self.settle(id);
                    }
                    assert!(self.owed.is_empty(), "{:?} got no answer", self.owed);
                }
            }
        }
        let left = self.supervisor.open().map(|open| open.asked.id());
        assert!(self.owed.iter().all(|id| Some(*id) == left), "{left:?}");
    }

    fn settle(&mut self, id: u32) {
        let before = self.owed.len();
        self.owed.retain(|owed| *owed != id);
        assert_eq!(self.owed.len() + 1, before, "{id} was not owed");
    }

    fn ask(&mut self) {
        self.asked += 1;
        self.owed = vec![self.asked];
        let kind = KINDS[self.rng.below(KINDS.len())];
        let question = PendingQuestion {
            times_asked: self.rng.below(usize::from(MOST_TIMES_ASKED) + 1) as u8,
            ..question(kind, self.asked)
        };
        let was_gone = self.supervisor.is_gone();
        let effects = self.supervisor.ask(question);
        if was_gone {
            // Reported once more, but it is no further death.
            assert_eq!(effects, [WorkerCommand::ReportGone(Some(self.asked))]);
            self.owed.clear();
        } else {
            self.run_commands(effects);
        }
    }

    /// Anything may happen next.
    fn step(&mut self) {
        let effects = match self.rng.below(9) {
            0 | 1 => return self.ask(),
            2 => {
                self.owed.clear();
                self.supervisor.cancel()
            }
            3 => self.supervisor.died(),
            4 if !self.deadlines.is_empty() => {
                let place = self.rng.below(self.deadlines.len());
                let number = self.deadlines.swap_remove(place);
                self.supervisor.deadline_passed(number)
            }
            5 | 6 => self.supervisor.message(Some(READY)),
            7 => {
                let wrong = wrong_responses(Kind::Decision);
                let place = self.rng.below(wrong.len());
                self.supervisor.message(wrong[place].clone())
            }
            _ => {
                let kind = KINDS[self.rng.below(KINDS.len())];
                let id = self.asked.saturating_sub(self.rng.below(2) as u32);
                self.supervisor.message(Some(right(kind, id)))
            }
        };
        self.run_commands(effects);
        assert!(self.deaths_in_a_row <= MOST_DEATHS);
    }

    /// From now on nothing comes from the worker, and only time passes.
    fn fall_silent(&mut self) {
        while let Some(number) = self.deadlines.pop() {
            let effects = self.supervisor.deadline_passed(number);
            self.run_commands(effects);
        }
        assert!(
            self.owed.is_empty(),
            "{:?} waits without a deadline",
            self.owed
        );
    }
}

#[test]
fn whatever_happens_every_question_is_answered_or_given_up_once_the_deadlines_have_passed() {
    let mut gone = 0;
    for seed in 0..3_000 {
        let mut page = FakePage::new(seed);
        let steps = page.rng.below(40);
        for _ in 0..steps {
            page.step();
        }
        page.fall_silent();
        gone += u32::from(page.supervisor.is_gone());
    }
    assert!(gone > 100, "the worker was gone {gone} times only");
}
