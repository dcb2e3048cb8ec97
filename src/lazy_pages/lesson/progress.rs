//! How far a lesson is: what lies on the table, what the pupil is asked, and what was tried.

use crate::app_context::AppContext;
use crate::components::seats::won_text;
use crate::components::table::TableChoice;
use crate::i18n::{LessonText, Person, Pointer, TextContext};
use crate::lazy_pages::position::{MoveInput, move_to};
use crate::model::lesson::{Lesson, LessonStep, Task, loses_the_trick};
use crate::model::match_session::PLAYER;
use crate::model::settings::Speed;
use crate::model::table::position::{Perspective, Position};
use crate::model::table::timing;
use crate::model::table::turn;
use crate::platform::dom::{find, focus, focus_is_lost, laid_out, matches_media};
use crate::platform::focus_target;
use crate::platform::timer::Timer;
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::{Action, Event, Illegal};
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::rules::Game;
use wasm_bindgen::JsValue;

/// How long what is not the pupil's move stands at normal speed, in milliseconds.
const STANDS: u32 = 1_100;

/// Where a step takes place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TaskPlace {
    /// Among the cards with their values.
    Values,
    /// At the table.
    Table,
    /// After the last step.
    End,
}

/// What goes on within a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Moves are shown that lead to what will be asked.
    Showing,
    /// The pupil is asked.
    Asking,
    /// What the pupil did was right: why is said, until he goes on.
    Confirming,
}

/// A lesson under way. Its timer stops with the page.
#[derive(Clone, Copy)]
pub struct LessonProgress {
    app: AppContext,
    pub lesson: Lesson,
    /// The number of the step that is spoken of.
    pub at: RwSignal<usize>,
    /// What lies on the table.
    pub position: RwSignal<Position>,
    /// What is said of what was tried.
    pub wrong: RwSignal<Option<String>>,
    /// Whether the right answer is marked.
    hinted: RwSignal<bool>,
    /// The card or answer that was chosen last, if it was one.
    tried: RwSignal<Option<Task>>,
    phase: RwSignal<Phase>,
    deal: StoredValue<Option<Dealt>>,
    context: TextContext,
    speed: Speed,
    timer: StoredValue<Timer, LocalStorage>,
}

/// A deal on the table, and which one it is.
struct Dealt {
    number: usize,
    session: Session,
}

impl LessonProgress {
    /// Begins a lesson, or goes on with it where the page was left by a reload.
    pub fn begin(lesson: Lesson) -> Option<LessonProgress> {
        let app = AppContext::use_context();
        let rules = lesson.preset.rules();
        let friends = Opponent::Johannes.and_friends(rules.game.players());
        let mut context = TextContext::new(PLAYER, &friends, rules);
        // Four sit too close for them, and Penneech has them on its board.
        context.show_points = rules.game == Game::TwoHanded;
        let first = lesson.after(0, 0)?;
        let position = Position::of(&first, Perspective::Seat(PLAYER), context);
        let progress = LessonProgress {
            app,
            lesson,
            at: RwSignal::new(0),
            position: RwSignal::new(position),
            wrong: RwSignal::new(None),
            hinted: RwSignal::new(false),
            tried: RwSignal::new(None),
            phase: RwSignal::new(Phase::Showing),
            deal: StoredValue::new(None),
            context,
            speed: app.settings.with_untracked(|settings| settings.speed),
            timer: StoredValue::new_local(Timer::default()),
        };
        progress.enter(
            step_before_reload()
                .filter(|step| *step < lesson.steps.len())
                .unwrap_or(0),
        );
        Some(progress)
    }

    pub fn start_again(self) {
        self.enter(0);
    }

    /// Takes the pupil's moves at the table, and marks the right one where others were tried.
    pub fn input(self) -> MoveInput {
        let listens = Signal::derive(move || self.task() == Some(Task::Move));
        let is_hinted = move || self.hinted.get() && listens.get();
        let hinted = Signal::derive(move || is_hinted().then(|| self.next()).flatten());
        MoveInput::new(self.position, listens, hinted, move |answer| {
            self.on_move(answer);
        })
    }

    /// Something is chosen at the table; where a move is asked for, what comes of it is told by [`Self::on_move`].
    pub fn note_tried(self, choice: TableChoice) {
        self.tried.set_if_changed(match choice {
            TableChoice::Card(card) => Some(Task::Tap(card)),
            TableChoice::Table | TableChoice::ScoreCard(_) => return,
            _ => None,
        });
        if matches!(untrack(|| self.task()), Some(Task::Answer(_))) {
            self.lead_on(None);
        }
    }

    /// Whether this card or answer is the wrong try that is spoken of.
    pub fn is_wrong(self, tried: Task) -> bool {
        self.tried.get() == Some(tried) && self.wrong.with(Option::is_some)
    }

    /// Whether a card or an answer is marked: as the right one after wrong tries, and while it is said why it was right.
    pub fn marks(self, answer: Task) -> bool {
        match self.phase.get() {
            Phase::Showing => false,
            Phase::Asking => self.hinted.get() && self.task() == Some(answer),
            Phase::Confirming => self.step().is_some_and(|step| step.task == answer),
        }
    }

    pub fn step(self) -> Option<LessonStep> {
        self.lesson.steps.get(self.at.get()).copied()
    }

    /// What the pupil is to do, while he is asked.
    pub fn task(self) -> Option<Task> {
        let task = self.step()?.task;
        self.is_asking().then_some(task)
    }

    pub fn place(self) -> TaskPlace {
        match self.step().map(|step| step.task) {
            Some(Task::Tap(_)) => TaskPlace::Values,
            Some(_) => TaskPlace::Table,
            None => TaskPlace::End,
        }
    }

    fn text(self) -> LessonText {
        let pointer = match matches_media("(hover: hover)") {
            true => Pointer::Mouse,
            false => Pointer::Finger,
        };
        self.app
            .words_untracked()
            .lesson(self.lesson.preset, self.at.get(), pointer)
    }

    /// The heading of what is said.
    pub fn title(self) -> String {
        let words = self.app.words_untracked();
        match self.phase.get() {
            _ if self.wrong.with(Option::is_some) => words.lesson_wrong().into(),
            Phase::Confirming => words.right().into(),
            Phase::Showing | Phase::Asking => self.text().title,
        }
    }

    /// What is said now; while moves are shown, nothing of what they are still to bring.
    pub fn said(self) -> String {
        match (self.wrong.get(), self.phase.get()) {
            (Some(wrong), _) => wrong,
            (None, Phase::Confirming) => self.text().right,
            (None, Phase::Asking) => self.text().text,
            (None, Phase::Showing) => self.app.words_untracked().lesson_watch().into(),
        }
    }

    /// What a step may say, each with its heading: what it asks; what it answers to a first and to a later wrong try, here a
    /// card that loses the trick if there is one; why the right one is right.
    pub fn possible_texts(self) -> [(String, String); 4] {
        let words = self.app.words_untracked();
        let LessonText {
            title,
            text,
            hint,
            wrong,
            right,
            ..
        } = self.text();
        self.position.track();
        let loser = self.next().and_then(|right| {
            let hand = self
                .deal
                .with_value(|deal| Some(deal.as_ref()?.session.hand(PLAYER)))?;
            let mut tries = hand.iter().map(Action::play);
            tries.find(|tried| self.loses(*tried, right))
        });
        [
            (title, text),
            (words.lesson_wrong().into(), self.after_losing(loser, hint)),
            (words.lesson_wrong().into(), self.after_losing(loser, wrong)),
            (words.right().into(), right),
        ]
    }

    /// What the pupil has won, where it is counted.
    pub fn won(self) -> Option<String> {
        let words = self.app.words_untracked();
        let won = |position: &Position| won_text(words, &position.scene, PLAYER, true);
        let is_counted = self.context.show_points && self.place() == TaskPlace::Table;
        is_counted.then(|| {
            let points = self.position.with(won);
            [&*words.person(Person::You), ": ", &points].concat()
        })
    }

    /// The answers to choose from; none but where a question is asked.
    pub fn answers(self) -> &'static [&'static str] {
        match self.phase.get() {
            Phase::Showing => &[],
            Phase::Asking | Phase::Confirming => self.text().answers,
        }
    }

    /// Whether it is said why the answer was right.
    pub fn is_answered(self) -> bool {
        self.phase.get() == Phase::Confirming
    }

    fn is_asking(self) -> bool {
        self.phase.get() == Phase::Asking
    }

    /// A card was tapped, or an answer chosen.
    pub fn answer(self, answer: Task) {
        self.tried.set_if_changed(Some(answer));
        match untrack(|| self.task()) {
            Some(right) if right == answer => self.confirm(),
            Some(_) => self.lead_on(None),
            None => {}
        }
    }

    /// A move was chosen at the table.
    pub fn on_move(self, answer: Result<Action, Illegal>) {
        let Some(right) = self.next() else {
            return;
        };
        match answer {
            Ok(action) if action == right => {
                self.play_move(right);
                self.confirm();
            }
            Ok(action) => self.lead_on(Some(action).filter(|tried| self.loses(*tried, right))),
            // Where the step asks for a call, what the rules say of another try leads away from it.
            Err(_) if right.card().is_none() => self.lead_on(None),
            // The step asks for something that can only be done before.
            Err(Illegal::DrawFirst) => self.lead_on(None),
            Err(why) => {
                let playable = |position: &Position| turn::playable(&position.view);
                let playable = self.position.with_untracked(playable);
                let words = self.app.words_untracked();
                self.show_refusal(
                    words.refusal(why, &self.context.rules, playable),
                    self.tells(),
                );
            }
        }
    }

    /// The next move of the deal.
    fn next(self) -> Option<Action> {
        self.deal.with_value(|deal| {
            let deal = deal.as_ref()?;
            self.lesson.next(deal.number, deal.session.moves().len())
        })
    }

    /// Says after a first wrong try what leads on, if there is such a thing, and after another what is right. `loser` is a move
    /// that loses the trick which the right one wins.
    fn lead_on(self, loser: Option<Action>) {
        let LessonText { hint, wrong, .. } = untrack(|| self.text());
        let tells = self.tells();
        let said = if tells { wrong } else { hint };
        self.show_refusal(self.after_losing(loser, said), tells);
    }

    /// Whether a wrong try is answered with what is right: not the first one, where that can still be found.
    fn tells(self) -> bool {
        untrack(|| self.text()).hint.is_empty() || self.wrong.with_untracked(Option::is_some)
    }

    /// That a move loses the trick, if one does, before what else is said.
    fn after_losing(self, loser: Option<Action>, said: String) -> String {
        let words = self.app.words_untracked();
        match loser.and_then(Action::card) {
            Some(card) => [&*words.loses_the_trick(card), " ", &said].concat(),
            None => said,
        }
    }

    /// Whether a move loses a trick that the right one wins.
    fn loses(self, tried: Action, right: Action) -> bool {
        self.deal.with_value(|deal| {
            deal.as_ref()
                .is_some_and(|deal| loses_the_trick(&deal.session, tried, right))
        })
    }

    /// Says why something is not right, and marks what is, if it tells that.
    fn show_refusal(self, why: String, tells: bool) {
        self.app.read_out(why.clone());
        self.wrong.set_if_changed(Some(why));
        self.hinted.set_if_changed(tells);
    }

    /// Says why the answer is right, until the pupil has read it and goes on.
    fn confirm(self) {
        self.enter_phase(Phase::Confirming);
        let right = untrack(|| self.text()).right;
        self.app
            .read_out([self.app.words_untracked().right(), " ", &right].concat());
    }

    /// Goes on to the next step.
    pub fn go_on(self) {
        self.enter(self.at.get_untracked() + 1);
    }

    /// Goes back to the step before and asks it at once.
    pub fn go_back(self) {
        let Some(number) = self.at.get_untracked().checked_sub(1) else {
            return;
        };
        if let Some(step) = self.lesson.steps.get(number) {
            self.lay_out(step.deal, step.before);
        }
        self.enter(number);
    }

    /// What was asked is answered.
    fn enter_phase(self, phase: Phase) {
        self.timer.with_value(Timer::cancel);
        self.phase.set_if_changed(phase);
        self.wrong.set_if_changed(None);
        self.hinted.set_if_changed(false);
    }

    /// Whether a step goes on from what lies on the table.
    fn is_shown(self, step: LessonStep) -> bool {
        self.deal.with_value(|deal| {
            deal.as_ref().is_some_and(|deal| {
                let moves = deal.session.moves().len();
                deal.number == step.deal && (step.from..=step.before).contains(&moves)
            })
        })
    }

    /// Goes to a step: what is not the pupil's move is made first.
    fn enter(self, number: usize) {
        remember(number);
        self.enter_phase(Phase::Showing);
        self.at.set_if_changed(number);
        let Some(step) = self.lesson.steps.get(number).copied() else {
            return;
        };
        if !self.is_shown(step) {
            let from = match step.from {
                0 if number > 0 => self.first_move(number),
                from => from,
            };
            self.lay_out(step.deal, from);
        }
        self.show_moves(step);
    }

    /// So many moves of a step's deal go before those that belong to it.
    fn first_move(self, number: usize) -> usize {
        let steps = self.lesson.steps;
        let before = number.checked_sub(1).map(|before| steps[before]);
        match before.filter(|before| before.deal == steps[number].deal) {
            Some(before) => before.before + usize::from(before.task == Task::Move),
            None => 0,
        }
    }

    /// Lays out a deal after so many moves.
    fn lay_out(self, number: usize, moves: usize) {
        if let Some(session) = self.lesson.after(number, moves) {
            let position = Position::of(&session, Perspective::Seat(PLAYER), self.context);
            self.deal.set_value(Some(Dealt { number, session }));
            self.position.set(position);
        }
    }

    /// Makes the next move that is not the pupil's after a while, or asks him.
    fn show_moves(self, step: LessonStep) {
        let made = self.deal.with_value(|deal| {
            deal.as_ref()
                .map_or(step.before, |deal| deal.session.moves().len())
        });
        if made >= step.before {
            return self.ask();
        }
        self.after(STANDS, move || {
            if let Some(action) = self.next() {
                self.play_move(action);
                self.show_moves(step);
            }
        });
    }

    /// Does something after so many milliseconds at normal speed.
    fn after(self, millis: u32, then: impl FnOnce() + 'static) {
        let millis = timing::scaled(millis, self.speed);
        self.timer.with_value(|timer| timer.set(millis, then));
    }

    /// Asks the pupil, in words too.
    fn ask(self) {
        self.enter_phase(Phase::Asking);
        let LessonText { title, text, .. } = untrack(|| self.text());
        self.app.read_out([&*title, ". ", &text].concat());
        let usable = match self.next().filter(|_| self.asks_for_move()) {
            // The text asks for this call: the focus is not on drawing.
            Some(Action::Out { .. }) => focus_target::CLAIM,
            Some(Action::Cover) => focus_target::COVER,
            Some(Action::Rob) => focus_target::ROB,
            Some(action) if action.card().is_some() => focus_target::TAB_CARD,
            _ => focus_target::LESSON_ANSWER,
        };
        laid_out(move || {
            if let Some(usable) = find(usable).filter(|_| focus_is_lost()) {
                focus(&usable);
            }
        });
    }

    fn asks_for_move(self) -> bool {
        untrack(|| self.task()) == Some(Task::Move)
    }

    /// Makes a move and shows it.
    fn play_move(self, action: Action) {
        let played = self.deal.try_update_value(|deal| {
            let deal = deal.as_mut()?;
            let before = deal.session.events().len();
            deal.session.play(action).ok()?;
            let events: Vec<Event> = deal.session.events()[before..]
                .iter()
                .map(|event| event.seen_by(PLAYER))
                .collect();
            let position = Position::of(&deal.session, Perspective::Seat(PLAYER), self.context);
            Some((events, position))
        });
        let Some((events, next)) = played.flatten() else {
            return;
        };
        move_to(self.position, next, events.into_iter(), self.speed);
    }
}

/// The step at which the page was when it was reloaded.
fn step_before_reload() -> Option<usize> {
    let state = window().history().ok()?.state().ok()?;
    Some(state.as_f64()? as usize)
}

/// Keeps the step for a reload.
fn remember(step: usize) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state(&JsValue::from(step as u32), "");
    }
}
