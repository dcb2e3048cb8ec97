//! Judging a move in a puzzle.

use super::line::{self, Continuation};
use super::refutation::{self, Refutation};
use super::worlds::{self, Alike};
use super::worst_case::{MAX_POINTS, WorstCase};
use super::{Puzzle, SOLVER};
use sechsundsechzig_engine::deal::{Action, ActionList, Deal, View};
use sechsundsechzig_engine::games::sixty_six::TwoHandedView;

/// More worlds than a puzzle may leave open.
pub(super) const WORLDS: usize = 2_000;

/// The verdict on a move in a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleVerdict {
    /// It is sure of so many game points, which is what was asked or more.
    Sure(i8),
    /// It is not sure of what was asked.
    Fails(Box<Refutation>),
}

/// Judges the moves of one puzzle.
pub struct Judge {
    view: TwoHandedView,
    worlds: Alike,
    worst_case: WorstCase,
    least: i8,
}

impl Judge {
    /// For a puzzle; `None` if it cannot be judged: the solver is not to act, or too much is open.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Option<Judge> {
        let view = puzzle.deal()?.view(SOLVER);
        let worlds = worlds::all(&view, WORLDS);
        let worst_case = WorstCase::new(&view, u64::MAX);
        (!worlds.is_empty()).then_some(Judge {
            view,
            worlds,
            worst_case,
            least: puzzle.goal.least(),
        })
    }

    /// How many deals fit what the solver has seen.
    #[must_use]
    pub fn worlds(&self) -> usize {
        self.worlds.len()
    }

    /// Everything the solver may do.
    #[must_use]
    pub fn choices(&self) -> ActionList {
        self.view.legal_actions()
    }

    /// The moves that are sure to reach the goal.
    #[must_use]
    pub fn sure(&mut self) -> ActionList {
        let least = self.least;
        let sure = |action: &Action| self.worst_case.action_reaches(&self.worlds, *action, least);
        self.view.legal_actions().into_iter().filter(sure).collect()
    }

    /// The verdict on a move: what it makes certain, or how it fails.
    #[must_use]
    pub fn judge(&mut self, action: Action) -> PuzzleVerdict {
        let mut reaches = |least| self.worst_case.action_reaches(&self.worlds, action, least);
        if reaches(self.least) {
            let most = (self.least..=MAX_POINTS)
                .rev()
                .find(|least| reaches(*least));
            return PuzzleVerdict::Sure(most.unwrap_or(self.least));
        }
        let refutation = refutation::of(&mut self.worst_case, &self.worlds, action, self.least);
        PuzzleVerdict::Fails(Box::new(refutation))
    }

    /// One way it can go after a move that is sure of so many game points.
    #[must_use]
    pub fn sure_line(&mut self, action: Action, points: i8) -> Continuation {
        line::of(
            &mut self.worst_case,
            &self.worlds,
            &self.worlds,
            action,
            points,
        )
    }
}
