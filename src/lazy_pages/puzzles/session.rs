//! A puzzle being solved: the position, and what came of the move.

use super::remember;
use crate::app_context::AppContext;
use crate::i18n::TextContext;
use crate::lazy_pages::position::{MoveInput, move_to};
use crate::model::table::position::{Perspective, Position};
use crate::model::table::scene::SceneStep;
use crate::model::table::turn;
use leptos::prelude::*;
use sechsundsechzig_bots::puzzles::{self, Judge, Puzzle, PuzzleVerdict, Refutation, SOLVER};
use sechsundsechzig_engine::deal::{Action, Event, Illegal};

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

#[derive(Clone, Copy)]
pub struct PuzzleSession {
    app: AppContext,
    pub number: usize,
    pub puzzle: StoredValue<Puzzle>,
    /// Who sits where.
    pub context: TextContext,
    /// What lies on the table: what is to be solved, and then what the move made of it.
    pub position: RwSignal<Position>,
    unsolved: StoredValue<Position>,
    /// Whether other deals fit what the solver has seen.
    pub hidden: bool,
    /// What came of the move, as long as that is shown.
    pub outcome: RwSignal<Option<Outcome>>,
    /// Whether the known cards lie over the table, where there is no room beside it.
    pub shows_cards: RwSignal<bool>,
    judge: StoredValue<Judge, LocalStorage>,
}

impl PuzzleSession {
    /// Begins with the puzzle of this number, if there is one.
    #[must_use]
    pub fn begin(number: usize) -> Option<PuzzleSession> {
        let app = AppContext::use_context();
        let puzzle = puzzles::numbered(number)?;
        let judge = Judge::of(&puzzle)?;
        let session = puzzle.replay.after(puzzle.replay.moves().len())?;
        let opponent = app.settings.with_untracked(|now| now.opponent);
        let mut context = TextContext::new(SOLVER, &[opponent], *puzzle.replay.link().rules);
        context.show_points = true;
        let position = Position::swept(&session, Perspective::Seat(SOLVER), context);
        Some(PuzzleSession {
            app,
            number,
            context,
            position: RwSignal::new(position.clone()),
            unsolved: StoredValue::new(position),
            hidden: judge.worlds() > 1,
            outcome: RwSignal::new(None),
            shows_cards: RwSignal::new(false),
            judge: StoredValue::new_local(judge),
            puzzle: StoredValue::new(puzzle),
        })
    }

    /// Asks the solver for the move.
    #[must_use]
    pub fn input(self) -> MoveInput {
        let is_open = Signal::derive(move || self.outcome.with(Option::is_none));
        let hinted = Signal::stored(None);
        MoveInput::new(self.position, is_open, hinted, move |answer| match answer {
            Ok(action) => self.try_out(action),
            Err(why) => self.refuse(why),
        })
    }

    /// The number of the puzzle that comes after this one.
    #[must_use]
    pub fn next(self) -> usize {
        self.number % puzzles::count().max(1) + 1
    }

    pub fn give_up(self) {
        let solution = self.puzzle.with_value(|puzzle| puzzle.solution);
        if let Some(PuzzleVerdict::Sure(points)) = self.verdict(solution) {
            self.answer(solution, Outcome::Shown(points));
        }
    }

    /// Lets the solver try once more.
    pub fn try_again(self) {
        self.shows_cards.set(false);
        self.position.set(self.unsolved.get_value());
        self.outcome.set(None);
    }

    fn try_out(self, action: Action) {
        let outcome = self.verdict(action).map(|verdict| match verdict {
            PuzzleVerdict::Sure(points) => {
                self.puzzle.with_value(|puzzle| remember(self.app, puzzle));
                Outcome::Right(points)
            }
            PuzzleVerdict::Fails(refutation) => Outcome::Wrong(action, refutation),
        });
        if let Some(outcome) = outcome {
            self.answer(action, outcome);
        }
    }

    /// Makes the move on the table and shows what came of it, over which nothing may lie.
    fn answer(self, action: Action, outcome: Outcome) {
        self.shows_cards.set(false);
        self.lay(action, &outcome);
        self.outcome.set(Some(outcome));
    }

    /// Makes a move on the table, with the card that a lead fails against. Which card is drawn depends on the cards nobody
    /// knows: none is.
    fn lay(self, action: Action, outcome: &Outcome) {
        self.position.set(self.unsolved.get_value());
        if action == Action::Draw {
            return;
        }
        let replay = self.puzzle.with_value(|puzzle| puzzle.replay.clone());
        let Some(mut session) = replay.after(replay.moves().len()) else {
            return;
        };
        let Ok(events) = session.play(action) else {
            return;
        };
        let mut events: Vec<Event> = events.iter().map(|event| event.seen_by(SOLVER)).collect();
        let mut position = Position::of(&session, Perspective::Seat(SOLVER), self.context);
        if let Outcome::Wrong(_, refutation) = outcome
            && position.scene.trick.len() == 1
            && let Some(answer) = refutation
                .line
                .events
                .iter()
                .find(|event| is_other_card(event))
        {
            position.scene.apply(SceneStep::Event(*answer));
            events.push(*answer);
        }
        let speed = self.app.settings.with_untracked(|settings| settings.speed);
        move_to(self.position, position, events.into_iter(), speed);
    }

    /// Whether a move is right; nothing once the page is closed.
    fn verdict(self, action: Action) -> Option<PuzzleVerdict> {
        self.judge.try_update_value(|judge| judge.judge(action))
    }

    /// What happens after the solution on one way to so many game points; nothing once the page is closed.
    pub fn sure_line(self, points: i8) -> Option<Vec<Event>> {
        let solution = self.puzzle.with_value(|puzzle| puzzle.solution);
        let line = |judge: &mut Judge| judge.sure_line(solution, points).events;
        self.judge.try_update_value(line)
    }

    /// How every other move fails; nothing once the page is closed.
    pub fn others(self) -> Option<Vec<(Action, Refutation)>> {
        let fails = |judge: &mut Judge, action| match judge.judge(action) {
            PuzzleVerdict::Sure(_) => None,
            PuzzleVerdict::Fails(refutation) => Some((action, *refutation)),
        };
        self.judge.try_update_value(|judge| {
            let choices = judge.choices().into_iter();
            choices.filter_map(|action| fails(judge, action)).collect()
        })
    }

    /// Says why the rules forbid it.
    fn refuse(self, why: Illegal) {
        let app = self.app;
        let playable = |position: &Position| turn::playable(&position.view);
        let playable = self.position.with_untracked(playable);
        app.read_out(
            app.words_untracked()
                .refusal(why, &self.context.rules, playable),
        );
    }
}

/// Whether the opponent plays a card with this.
fn is_other_card(event: &Event) -> bool {
    matches!(event, Event::Played { seat, .. } if *seat != SOLVER)
}
