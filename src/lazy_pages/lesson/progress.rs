//! How far a lesson is: what lies on the table, what the pupil is asked, and what was tried.

use crate::app_context::AppContext;
use crate::components::seats::won;
use crate::i18n::{LessonText, Person, TextContext};
use crate::lazy_pages::position::{Eyes, MoveInput, Position, advance};
use crate::model::lesson::{Lesson, Step, Task, loses_the_trick};
use crate::model::match_session::PLAYER;
use crate::model::settings::Speed;
use crate::model::table::timing;
use crate::model::table::turn;
use crate::platform::dom::{find, focus, focus_is_lost, laid_out};
use crate::signal_ext::UpdateIfChanged;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::{Action, Event, Illegal};
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::rules::Game;
use std::time::Duration;
use wasm_bindgen::JsValue;

/// How long a right answer, and what is not the pupil's move, stands at normal speed, in milliseconds.
const STANDS: u32 = 1_100;

/// Where a step takes place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
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
    /// Moves are shown.
    Showing,
    /// The pupil is asked.
    Asking,
    /// What the pupil did was right, and stands for a while.
    Confirming,
}

/// A lesson under way. Its timer stops with the page.
#[derive(Clone, Copy)]
pub struct LessonProgress {
    page: AppContext,
    /// The lesson.
    pub lesson: Lesson,
    /// The number of the step.
    pub at: RwSignal<usize>,
    /// What lies on the table.
    pub position: RwSignal<Position>,
    /// What is said of what was tried.
    pub wrong: RwSignal<Option<String>>,
    /// Whether the right answer is marked.
    pub hinted: RwSignal<bool>,
    phase: RwSignal<Phase>,
    /// What has just happened at the table.
    happened: RwSignal<String>,
    deal: StoredValue<Option<Dealt>>,
    context: TextContext,
    speed: Speed,
    timer: StoredValue<Option<TimeoutHandle>>,
}

/// A deal on the table, and which one it is.
struct Dealt {
    number: usize,
    session: Session,
}

impl LessonProgress {
    /// Begins a lesson, or goes on with it where the page was left by a reload.
    pub fn begin(lesson: Lesson) -> Option<LessonProgress> {
        let page = AppContext::use_context();
        let rules = lesson.preset.rules();
        let friends = Opponent::Johannes.and_friends(rules.game.players());
        let mut context = TextContext::new(PLAYER, &friends, rules);
        // Four sit too close for them, and Penneech has them on its board.
        context.show_points = rules.game == Game::TwoHanded;
        let first = lesson.after(0, 0)?;
        let position = Position::of(&first, Eyes::Seat(PLAYER), context);
        let progress = LessonProgress {
            page,
            lesson,
            at: RwSignal::new(0),
            position: RwSignal::new(position),
            wrong: RwSignal::new(None),
            hinted: RwSignal::new(false),
            phase: RwSignal::new(Phase::Showing),
            happened: RwSignal::new(String::new()),
            deal: StoredValue::new(None),
            context,
            speed: page.settings.with_untracked(|settings| settings.speed),
            timer: StoredValue::new(None),
        };
        on_cleanup(move || progress.stop_timer());
        progress.enter(
            step_before_reload()
                .filter(|step| *step < lesson.steps.len())
                .unwrap_or(0),
        );
        Some(progress)
    }

    /// Begins the lesson anew.
    pub fn start_again(self) {
        self.enter(0);
    }

    /// Takes the pupil's moves at the table, and marks the right one where another was tried.
    pub fn input(self) -> MoveInput {
        let listens = Signal::derive(move || self.task() == Some(Task::Move));
        let is_hinted = move || self.hinted.get() && listens.get();
        let hinted = Signal::derive(move || is_hinted().then(|| self.next()).flatten());
        MoveInput::new(self.position, listens, hinted, move |answer| {
            self.on_move(answer);
        })
    }

    /// The step.
    pub fn step(self) -> Option<Step> {
        self.lesson.steps.get(self.at.get()).copied()
    }

    /// What the pupil is to do, while he is asked.
    pub fn task(self) -> Option<Task> {
        let task = self.step()?.task;
        self.is_asking().then_some(task)
    }

    /// Where the step takes place.
    pub fn place(self) -> Place {
        match self.step().map(|step| step.task) {
            Some(Task::Tap(_)) => Place::Values,
            Some(_) => Place::Table,
            None => Place::End,
        }
    }

    /// What the step says.
    fn text(self) -> LessonText {
        self.page.words().lesson(self.lesson.preset, self.at.get())
    }

    /// The heading of what is said.
    pub fn title(self) -> String {
        match (self.is_asking(), self.wrong.with(Option::is_some)) {
            (_, true) => self.page.words().lesson_wrong().into(),
            (true, false) => self.text().title,
            (false, false) => self.page.words().right().into(),
        }
    }

    /// What is said.
    pub fn said(self) -> String {
        match (self.wrong.get(), self.is_asking()) {
            (Some(wrong), _) => wrong,
            (None, true) => self.text().text,
            (None, false) => self.happened.get(),
        }
    }

    /// What a step may say, each with its heading: what it asks, and what it says of a card that loses the trick, or else of
    /// any wrong try.
    pub fn may_be_said(self) -> [(String, String); 2] {
        let LessonText { title, text, .. } = self.text();
        self.position.track();
        let loser = self.next().and_then(|right| {
            let hand = self
                .deal
                .with_value(|deal| Some(deal.as_ref()?.session.hand(PLAYER)))?;
            let mut tries = hand.iter().map(Action::play);
            tries
                .find(|tried| self.loses(*tried, right))
                .zip(Some(right))
        });
        let wrong = loser.map_or_else(
            || self.text().wrong,
            |(tried, right)| self.why_not(tried, right),
        );
        [
            (title, text),
            (self.page.words().lesson_wrong().into(), wrong),
        ]
    }

    /// What the pupil has won, where it is counted.
    pub fn won(self) -> Option<String> {
        let words = self.page.words();
        let won = |position: &Position| won(words, &position.scene, PLAYER, true);
        let is_counted = self.context.show_points && self.place() == Place::Table;
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

    fn is_asking(self) -> bool {
        self.phase.get() == Phase::Asking
    }

    /// A card was tapped, or an answer chosen.
    pub fn answer(self, answer: Task) {
        match untrack(|| self.task()) {
            Some(right) if right == answer => {
                self.happened.set(untrack(|| self.answered(right)));
                self.confirm();
            }
            Some(_) => self.show_refusal(untrack(|| self.text()).wrong),
            None => {}
        }
    }

    /// The right answer in words.
    fn answered(self, right: Task) -> String {
        match right {
            Task::Tap(card) => self.page.words().card_label(card),
            Task::Answer(place) => (*self.text().answers.get(place).unwrap_or(&"")).to_owned(),
            Task::Move => String::new(),
        }
    }

    /// A move was chosen at the table.
    pub fn on_move(self, answer: Result<Action, Illegal>) {
        let Some(right) = self.next() else {
            return;
        };
        match answer {
            Ok(action) if action == right => {
                self.carry_out(right);
                self.confirm();
            }
            Ok(action) => self.show_refusal(self.why_not(action, right)),
            Err(why) => {
                let playable = |position: &Position| turn::playable(&position.view);
                let playable = self.position.with_untracked(playable);
                let words = self.page.words();
                self.show_refusal(words.refusal(why, &self.context.rules, playable));
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

    /// Why another move than the right one is not the one to make.
    fn why_not(self, tried: Action, right: Action) -> String {
        let wrong = untrack(|| self.text()).wrong;
        match tried.card().filter(|_| self.loses(tried, right)) {
            Some(card) => [&*self.page.words().loses_the_trick(card), " ", &wrong].concat(),
            None => wrong,
        }
    }

    /// Whether a move loses a trick that the right one wins.
    fn loses(self, tried: Action, right: Action) -> bool {
        self.deal.with_value(|deal| {
            deal.as_ref()
                .is_some_and(|deal| loses_the_trick(&deal.session, tried, right))
        })
    }

    /// Says why something is not right, and marks what is.
    fn show_refusal(self, why: String) {
        self.page.announce(why.clone());
        self.wrong.set_if_changed(Some(why));
        self.hinted.set_if_changed(true);
    }

    /// Says that the answer is right and lets it stand, with what came of it, before the lesson goes on.
    fn confirm(self) {
        let number = self.at.get_untracked() + 1;
        let next = self.lesson.steps.get(number);
        // Where moves follow by themselves, the first of them comes after such a pause anyway.
        if next.is_some_and(|next| self.shown(*next).is_some_and(|shown| shown < next.before)) {
            return self.enter(number);
        }
        self.settle(Phase::Confirming);
        self.page.announce(self.page.words().right().to_owned());
        self.after_a_while(move || self.enter(number));
    }

    /// What was asked is answered.
    fn settle(self, phase: Phase) {
        self.stop_timer();
        self.phase.set_if_changed(phase);
        self.wrong.set_if_changed(None);
        self.hinted.set_if_changed(false);
    }

    /// So many moves of a step's deal lie on the table, if the step goes on from there.
    fn shown(self, step: Step) -> Option<usize> {
        let shown = self.deal.with_value(|deal| {
            let deal = deal.as_ref().filter(|deal| deal.number == step.deal);
            deal.map(|deal| deal.session.moves().len())
        });
        shown.filter(|shown| (step.from..=step.before).contains(shown))
    }

    /// Goes to a step: what is not the pupil's move is made first.
    fn enter(self, number: usize) {
        self.settle(Phase::Showing);
        remember(number);
        self.at.set_if_changed(number);
        let Some(step) = untrack(|| self.step()) else {
            return;
        };
        if self.shown(step).is_none() {
            let from = match step.from {
                0 if number > 0 => self.first_move(number),
                from => from,
            };
            self.lay_out(step.deal, from);
        }
        self.go_on();
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
            let position = Position::of(&session, Eyes::Seat(PLAYER), self.context);
            self.deal.set_value(Some(Dealt { number, session }));
            self.position.set(position);
        }
    }

    /// Makes the next move that is not the pupil's after a while, or asks him.
    fn go_on(self) {
        let Some(step) = untrack(|| self.step()) else {
            return;
        };
        let made = self.deal.with_value(|deal| {
            deal.as_ref()
                .map_or(step.before, |deal| deal.session.moves().len())
        });
        if made >= step.before {
            return self.ask();
        }
        self.after_a_while(move || {
            if let Some(action) = self.next() {
                self.carry_out(action);
                self.go_on();
            }
        });
    }

    fn after_a_while(self, then: impl FnOnce() + 'static) {
        let stands = Duration::from_millis(timing::scaled(STANDS, self.speed).into());
        let timer = set_timeout_with_handle(then, stands);
        self.timer.set_value(timer.ok());
    }

    /// Asks the pupil, in words too.
    fn ask(self) {
        self.phase.set_if_changed(Phase::Asking);
        let LessonText { title, text, .. } = untrack(|| self.text());
        self.page.announce([&*title, ". ", &text].concat());
        let plays_card = self.next().is_some_and(|action| action.card().is_some());
        let usable = if self.asks_for_move() && plays_card {
            ".hand [tabindex='0']"
        } else {
            ".lesson__cards button, .talon__button, .actions .action:not([aria-disabled=true])"
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
    fn carry_out(self, action: Action) {
        let played = self.deal.try_update_value(|deal| {
            let deal = deal.as_mut()?;
            let before = deal.session.events().len();
            deal.session.play(action).ok()?;
            let events: Vec<Event> = deal.session.events()[before..]
                .iter()
                .map(|event| event.seen_by(PLAYER))
                .collect();
            let position = Position::of(&deal.session, Eyes::Seat(PLAYER), self.context);
            Some((events, position))
        });
        let Some((events, next)) = played.flatten() else {
            return;
        };
        let words = self.page.words();
        let sentences = events
            .iter()
            .filter(|event| !matches!(event, Event::Ended(_)))
            .map(|event| words.event(event, &self.context));
        self.happened.set(sentences.collect::<Vec<_>>().join(" "));
        advance(self.position, next, events.into_iter(), self.speed);
    }

    fn stop_timer(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
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
