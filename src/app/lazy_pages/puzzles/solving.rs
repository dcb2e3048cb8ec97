//! Somebody who solves a puzzle: where he is, and what came of his move.

use super::remember;
use crate::app::app_context::AppContext;
use crate::app::lazy_pages::position::{Asked, Eyes, Position};
use crate::app::live::Live;
use crate::app::table::scene::Scene;
use crate::i18n::Scene as Told;
use leptos::prelude::*;
use sechsundsechzig_bots::puzzles::{self, Judge, Puzzle, Refutation, SOLVER, Verdict};
use sechsundsechzig_engine::deal::{Action, Illegal};
use std::cell::RefCell;
use std::rc::Rc;

/// What came of a move, or of giving up.
#[derive(Clone, PartialEq, Eq)]
pub enum Outcome {
    /// The move is right, and sure of so many points.
    Right(i8),
    /// The move is not.
    Wrong(Action, Box<Refutation>),
    /// The solution was asked for; it is sure of so many points.
    Shown(i8),
}

/// Somebody who solves a puzzle.
pub struct Solving {
    /// The puzzle's number.
    pub number: usize,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Who sits where.
    pub told: Told,
    /// What lies on the table.
    pub here: Live<Position>,
    /// Whether other deals fit what he has seen.
    pub hidden: bool,
    /// What came of it, as long as that is shown.
    pub outcome: Live<Option<Outcome>>,
    judge: RefCell<Judge>,
}

impl Solving {
    /// Begins with the puzzle of this number, if there is one.
    #[must_use]
    pub fn begin(number: usize) -> Option<Rc<Solving>> {
        let puzzle = puzzles::numbered(number)?;
        let judge = Judge::of(&puzzle)?;
        let session = puzzle.replay.after(puzzle.replay.moves().len())?;
        let opponent = AppContext::here()
            .settings
            .with_untracked(|now| now.opponent);
        let mut told = Told::new(SOLVER, &[opponent.friend()], *puzzle.replay.link().rules);
        told.show_points = true;
        let mut position = Position::of(&session, Eyes::Seat(SOLVER), told);
        position.scene = Scene::of_session(&session, SOLVER);
        Some(Rc::new(Solving {
            number,
            told,
            here: Live::new(position),
            hidden: judge.worlds() > 1,
            outcome: Live::new(None),
            judge: RefCell::new(judge),
            puzzle,
        }))
    }

    /// He is asked for his move.
    #[must_use]
    pub fn asked(self: &Rc<Solving>) -> Asked {
        let solving = self.clone();
        Asked::new(self.here, move |answer| match answer {
            Ok(action) => solving.try_out(action),
            Err(why) => solving.object(why),
        })
    }

    /// The number of the puzzle that comes after this one.
    #[must_use]
    pub fn next(&self) -> usize {
        self.number % puzzles::count().max(1) + 1
    }

    /// The solution is shown.
    pub fn give_up(&self) {
        if let Verdict::Sure(points) = self.verdict(self.puzzle.solution) {
            self.outcome.set(Some(Outcome::Shown(points)));
        }
    }

    /// He tries once more.
    pub fn try_again(&self) {
        self.outcome.set(None);
    }

    fn try_out(&self, action: Action) {
        let outcome = match self.verdict(action) {
            Verdict::Sure(points) => {
                remember(&self.puzzle);
                Outcome::Right(points)
            }
            Verdict::Fails(refutation) => Outcome::Wrong(action, refutation),
        };
        self.outcome.set(Some(outcome));
    }

    fn verdict(&self, action: Action) -> Verdict {
        self.judge.borrow_mut().judge(action)
    }

    /// Says why the rules forbid it.
    fn object(&self, why: Illegal) {
        let page = AppContext::here();
        page.say(page.words().refusal(why, &self.told.rules));
    }
}
