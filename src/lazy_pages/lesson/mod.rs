//! The lessons: a prepared deal at a table of its own, in which the pupil makes each move that is explained. The match
//! waits at its table, untouched.

mod course;
mod values;

use crate::app_context::AppContext;
use crate::components::portrait::Portrait;
use crate::components::table::PlayArea;
use crate::lazy_pages;
use crate::lazy_pages::position::{PositionCalls, PositionTable, load_drawings, position_model};
use crate::model::card_values::card_values;
use crate::model::keymap::{self, Key};
use crate::model::lesson::{LESSONS, Lesson, Task};
use crate::model::page_bridge::event;
use crate::model::route::Route;
use crate::model::rule_sets::Draft;
use crate::pages::page_layout::{PageLayout, TitleBar};
use crate::platform::dom::focus_when_shown;
use course::{Course, Place};
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::rules::Preset;
use values::Values;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

/// The lesson of this name; otherwise that of the game on the table, or of 66.
#[component]
pub fn LessonPage(named: Option<String>) -> impl IntoView {
    let page = AppContext::use_context();
    let lesson = named.as_deref().and_then(Lesson::named);
    let lesson = lesson.or_else(|| Lesson::of(preset_at_table()?));
    let lesson = lesson.unwrap_or(LESSONS[0]);
    page.set_preset(lesson.preset);
    load_drawings(lesson.preset.rules().pack);
    let on_key = window_event_listener_untyped("keydown", move |event| {
        let key = event.unchecked_into::<KeyboardEvent>().key();
        if keymap::meaning(&key, false) == Some(Key::Escape) {
            page.go(&Route::Table);
        }
    });
    on_cleanup(move || on_key.remove());
    let Some(course) = Course::begin(lesson) else {
        return ().into_any();
    };
    let place = Memo::new(move |_| course.place());
    view! {
        <div>
            {move || match place.get() {
                Place::Values => view! { <ValuesPage course /> }.into_any(),
                Place::Table => view! { <LessonTable course /> }.into_any(),
                Place::End => view! { <EndPage course /> }.into_any(),
            }}
        </div>
    }
    .into_any()
}

/// The game on the table.
fn preset_at_table() -> Option<Preset> {
    let rules = lazy_pages::container()?.get_attribute(event::RULES)?;
    Some(rules.parse::<Draft>().ok()?.preset)
}

/// The bar: the way out, the game, and how far it is.
#[component]
fn Bar(course: Course) -> impl IntoView {
    let words = AppContext::use_context().words();
    let title = match course.lesson.preset {
        Preset::Paderborn => words.lesson_title().to_owned(),
        preset => [words.lesson_title(), ": ", words.preset(preset)].concat(),
    };
    view! {
        <TitleBar title>
            <span class="bar__score num">
                {move || words.lesson_step(course.at.get() + 1, course.lesson.steps.len())}
            </span>
        </TitleBar>
    }
}

/// What is said: what this step is about, or why what was tried is not right.
#[component]
fn Speech(course: Course) -> impl IntoView {
    view! {
        <section
            class="teach"
            data-step=move || course.task().map(|_| course.at.get().to_string())
            data-wrong=move || course.wrong.with(Option::is_some).then_some("")
        >
            {move || {
                course.won().map(|won| view! { <span class="teach__own num">{won}</span> }.into_any())
            }}
            <h2>{move || course.title()}</h2>
            <p>{move || course.said()}</p>
        </section>
    }
}

/// The cards and what they are worth, one of them to be tapped.
#[component]
fn ValuesPage(course: Course) -> impl IntoView {
    let rules = course.lesson.preset.rules();
    let words = AppContext::use_context().words();
    let cards = match course.step().map(|step| step.task) {
        Some(Task::Tap(card)) => card_values(&rules, card.suit()),
        _ => Vec::new(),
    };
    view! {
        <div class="table table--lesson">
            <Bar course />
            <main class="lesson">
                <div class="lesson__say">
                    <Portrait opponent=Opponent::Johannes class="face lesson__face" />
                    <Speech course />
                </div>
                <Values course cards />
                <div class="btn-row">
                    <a class="btn" href="#/">
                        {words.lesson_skip()}
                    </a>
                </div>
            </main>
        </div>
    }
}

/// The table, with what is said in the place of its log.
#[component]
fn LessonTable(course: Course) -> impl IntoView {
    let input = course.input();
    let model = position_model(course.position, Some(input));
    let answers = Memo::new(move |_| course.answers());
    view! {
        <PositionTable model class="table table--lesson">
            <Bar course />
            <PlayArea model>
                <Speech course />
                {move || match answers.get() {
                    [] => view! { <PositionCalls model input /> }.into_any(),
                    answers => view! { <Answers course answers /> }.into_any(),
                }}
            </PlayArea>
        </PositionTable>
    }
}

/// The answers to a question, one of which is right.
#[component]
fn Answers(course: Course, answers: &'static [&'static str]) -> impl IntoView {
    let words = AppContext::use_context().words();
    let button = move |(place, text): (usize, &&'static str)| {
        let is_hinted = move || course.hinted.get() && course.task() == Some(Task::Answer(place));
        view! {
            <button
                type="button"
                class=move || if is_hinted() { "action action--hint" } else { "action" }
                data-answer=place.to_string()
                on:click=move |_| course.answer(Task::Answer(place))
            >
                {*text}
            </button>
        }
        .into_any()
    };
    let buttons = answers.iter().enumerate().map(button);
    view! {
        <div class="actions" role="group" aria-label=words.calls()>
            {buttons.collect_view()}
        </div>
    }
}

/// The end: what comes next, and the other lessons.
#[component]
fn EndPage(course: Course) -> impl IntoView {
    let words = AppContext::use_context().words();
    let Lesson { preset, .. } = course.lesson;
    let play = if preset == Preset::Paderborn || preset_at_table() == Some(preset) {
        view! {
            <a class="btn btn--primary" href="#/">
                {words.play_now()}
            </a>
        }
        .into_any()
    } else {
        let play = move |_| {
            if let Some(place) = lazy_pages::container() {
                lazy_pages::send(&place, event::PLAY, &Draft::of(preset).to_string());
            }
        };
        view! {
            <button type="button" class="btn btn--primary" data-call="play" on:click=play>
                {words.play_now()}
            </button>
        }
        .into_any()
    };
    let others = LESSONS
        .into_iter()
        .filter(move |other| *other != course.lesson);
    let others = others.map(move |other| {
        let name = words.preset(other.preset);
        view! {
            <li>
                <a class="row" href=other.address()>
                    {name}
                </a>
            </li>
        }
        .into_any()
    });
    view! {
        <PageLayout title=words.lesson_title()>
            <main class="sheet">
                <h2 class="sheet__title" tabindex="-1" use:focus_when_shown>
                    {words.lesson_over()}
                </h2>
                <p class="lead">{words.lesson_done(preset)}</p>
                <div class="btn-row lesson__end">
                    {play}
                    <button
                        type="button"
                        class="btn"
                        data-call="again"
                        on:click=move |_| course.start_again()
                    >
                        {words.lesson_again()}
                    </button>
                </div>
                <h3 class="lesson__others">{words.other_lessons()}</h3>
                <ul class="rows">{others.collect_view()}</ul>
            </main>
        </PageLayout>
    }
}
