//! The lessons: a prepared deal at a table of its own, in which the pupil makes each move that is explained. The match
//! waits at its table, untouched.

mod progress;
mod values;

use crate::app_context::AppContext;
use crate::components::end::Laurel;
use crate::components::page_layout::{PageLayout, TitleBar};
use crate::components::portrait::Portrait;
use crate::components::score_card::ScoreCardAtEnd;
use crate::components::table::{PlayArea, TableModel};
use crate::i18n::TextContext;
use crate::lazy_pages::position::{PositionCalls, PositionTable, position_model, use_pack};
use crate::lazy_pages::table_bridge;
use crate::model::card_values::card_values;
use crate::model::lesson::{LESSONS, Lesson, Task};
use crate::model::match_session::PLAYER;
use crate::model::rule_sets::Draft;
use crate::model::table::choices::Choices;
use crate::model::table::standing::Standing;
use crate::model::table_request::TableRequest;
use crate::platform::dom::focus_when_shown;
use leptos::prelude::*;
use progress::{LessonProgress, TaskPlace};
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::rules::Preset;
use values::Values;

/// The lesson of this name; otherwise that of the game on the table, or of 66.
#[component]
pub fn LessonPage(named: Option<String>) -> impl IntoView {
    let app = AppContext::use_context();
    let lesson = named.as_deref().and_then(Lesson::named);
    let lesson = lesson.or_else(|| Lesson::of(preset_at_table()?));
    let lesson = lesson.unwrap_or(LESSONS[0]);
    app.set_preset(lesson.preset);
    use_pack(lesson.preset.rules().pack);
    let Some(progress) = LessonProgress::begin(lesson) else {
        return ().into_any();
    };
    let place = Memo::new(move |_| progress.place());
    let calls_taught = move || lesson.calls_taught(progress.at.get());
    view! {
        <div data-taught=calls_taught>
            {move || match place.get() {
                TaskPlace::Values => view! { <ValuesPage progress /> }.into_any(),
                TaskPlace::Table => view! { <LessonTable progress /> }.into_any(),
                TaskPlace::End => view! { <EndPage progress /> }.into_any(),
            }}
        </div>
    }
    .into_any()
}

fn preset_at_table() -> Option<Preset> {
    table_bridge::rules_in_force().map(|draft| draft.preset)
}

/// The bar: the way out, the game, and how far it is.
#[component]
fn Bar(progress: LessonProgress) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let title = match progress.lesson.preset {
        Preset::Paderborn => words.lesson_title().to_owned(),
        preset => [words.lesson_title(), ": ", words.preset(preset)].concat(),
    };
    view! {
        <TitleBar title>
            <StepBack progress />
            <span class="bar__score num">
                {move || words.lesson_step(progress.at.get() + 1, progress.lesson.steps.len())}
            </span>
        </TitleBar>
    }
}

/// The way to the step before, but from the first one.
#[component]
fn StepBack(progress: LessonProgress) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    // The same button from step to step, so that it keeps the focus.
    let has_before = Memo::new(move |_| progress.at.get() > 0);
    move || {
        has_before.get().then(|| {
            view! {
                <button
                    type="button"
                    class="icon-btn lesson__back"
                    data-call="back"
                    aria-label=words.lesson_back_label()
                    on:click=move |_| progress.go_back()
                >
                    {words.back()}
                </button>
            }
            .into_any()
        })
    }
}

/// Goes on, once it has been read why the answer was right. The focus is on it, so that Enter does it.
#[component]
fn GoOn(progress: LessonProgress) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    move || {
        progress.is_answered().then(|| {
            view! {
                <button
                    type="button"
                    class="btn btn--primary lesson-note__go"
                    data-call="go-on"
                    use:focus_when_shown
                    on:click=move |_| progress.go_on()
                >
                    {words.go_on()}
                </button>
            }
            .into_any()
        })
    }
}

/// What is said: what this step is about, or why what was tried is not right. It has room for any of it from the beginning,
/// so that nothing moves.
#[component]
fn Speech(progress: LessonProgress) -> impl IntoView {
    view! {
        <section
            class="lesson-note"
            data-step=move || progress.task().map(|_| progress.at.get().to_string())
            data-wrong=move || progress.wrong.with(Option::is_some).then_some("")
        >
            <div>
                <Won progress />
                <h2>{move || progress.title()}</h2>
                <p>{move || progress.said()}</p>
                <GoOn progress />
            </div>
            {move || {
                progress
                    .possible_texts()
                    .into_iter()
                    .enumerate()
                    .map(|(place, (title, text))| {
                        view! { <SizePlaceholder progress title text goes_on=place == 3 /> }.into_any()
                    })
                    .collect_view()
            }}
        </section>
    }
}

/// What the pupil has won, beside the heading.
#[component]
fn Won(progress: LessonProgress) -> impl IntoView {
    move || {
        let won = progress.won()?;
        Some(view! { <span class="lesson-note__own num">{won}</span> }.into_any())
    }
}

/// Room for what may be said.
#[component]
fn SizePlaceholder(
    progress: LessonProgress,
    title: String,
    text: String,
    /// Whether the way on stands below it.
    goes_on: bool,
) -> impl IntoView {
    view! {
        <div class="lesson-note__room" aria-hidden="true">
            <Won progress />
            <h2>{title}</h2>
            <p>{text}</p>
            {goes_on.then(|| view! { <span class="btn lesson-note__go"></span> }.into_any())}
        </div>
    }
}

/// The cards and what they are worth, one of them to be tapped.
#[component]
fn ValuesPage(progress: LessonProgress) -> impl IntoView {
    let rules = progress.lesson.preset.rules();
    let words = AppContext::use_context().words_untracked();
    let cards = match progress.step().map(|step| step.task) {
        Some(Task::Tap(card)) => card_values(&rules, card.suit()),
        _ => Vec::new(),
    };
    view! {
        <div class="table table--lesson">
            <Bar progress />
            <main class="lesson">
                <div class="lesson__say">
                    <Portrait opponent=Opponent::Johannes class="face lesson__face" />
                    <Speech progress />
                </div>
                <Values progress cards />
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
fn LessonTable(progress: LessonProgress) -> impl IntoView {
    let input = progress.input();
    let model = position_model(progress.position.into(), Some(input));
    let choices = Memo::new(move |_| {
        let mut choices = all_alike(model.choices.get());
        for held in &mut choices.hand {
            held.dim |= progress.is_wrong(Task::Tap(held.card));
        }
        choices
    });
    let on_choice = model.on_choice.map(|on_choice| {
        Callback::new(move |choice| {
            progress.note_tried(choice);
            on_choice.run(choice);
        })
    });
    let model = TableModel {
        choices,
        on_choice,
        ..model
    };
    let answers = Memo::new(move |_| progress.answers());
    let class = move || match answers.get() {
        [] => "table table--lesson",
        _ => "table table--lesson table--answers",
    };
    view! {
        <PositionTable model class=Signal::derive(class)>
            <Bar progress />
            <PlayArea model>
                <Speech progress />
                {move || match answers.get() {
                    [] => view! { <PositionCalls model input /> }.into_any(),
                    answers => view! { <Answers progress answers /> }.into_any(),
                }}
            </PlayArea>
        </PositionTable>
    }
}

/// A hand that does not tell which of its cards may be played, where not all may: that is for the pupil to find out.
fn all_alike(mut choices: Choices) -> Choices {
    let hand = &mut choices.hand;
    if hand.iter().any(|held| held.why.is_none()) && hand.iter().any(|held| held.why.is_some()) {
        for held in hand {
            (held.why, held.dim, held.up) = (None, false, false);
        }
    }
    choices
}

/// The answers to a question, one of which is right.
#[component]
fn Answers(progress: LessonProgress, answers: &'static [&'static str]) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let button = move |(place, text): (usize, &&'static str)| {
        let is_marked = move || progress.marks(Task::Answer(place));
        let is_wrong = move || progress.is_wrong(Task::Answer(place));
        view! {
            <button
                type="button"
                class=move || match () {
                    () if is_marked() => "action action--hint",
                    () if is_wrong() => "action action--wrong",
                    () => "action",
                }
                data-answer=place.to_string()
                on:click=move |_| progress.answer(Task::Answer(place))
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
fn EndPage(progress: LessonProgress) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let Lesson { preset, .. } = progress.lesson;
    let play = if preset == Preset::Paderborn || preset_at_table() == Some(preset) {
        view! {
            <a class="btn btn--primary" href="#/">
                {words.play_now()}
            </a>
        }
        .into_any()
    } else {
        let play = move |_| table_bridge::send(&TableRequest::Play(Draft::of(preset)));
        view! {
            <button type="button" class="btn btn--primary" data-call="play" on:click=play>
                {words.play_now()}
            </button>
        }
        .into_any()
    };
    let others = LESSONS
        .into_iter()
        .filter(move |other| *other != progress.lesson);
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
                <Laurel />
                <h2 class="sheet__title" tabindex="-1" use:focus_when_shown>
                    {words.lesson_over()}
                </h2>
                <p class="lead">{words.lesson_done(preset)}</p>
                {(preset == Preset::Paderborn).then(|| view! { <ScorePictures preset /> }.into_any())}
                <div class="btn-row lesson__end">
                    {play}
                    <button
                        type="button"
                        class="btn"
                        data-call="again"
                        on:click=move |_| progress.start_again()
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

/// How score cards look with a few points.
#[component]
fn ScorePictures(preset: Preset) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let rules = preset.checked();
    let context = TextContext::new(PLAYER, &[Opponent::Johannes], *rules);
    let picture = move |points: u16| {
        let standing = Standing {
            preset,
            rules,
            is_single_deal: false,
            points: vec![points, 0],
            gained: vec![0, 0],
            pending: 0,
            deals: Vec::new(),
            bummerl: vec![0, 0],
        };
        let standing = RwSignal::new(standing);
        // Two of them share a narrow phone: number and words may part.
        let balance = words.balance(points.into()).replace('\u{a0}', " ");
        view! {
            <figure>
                <ScoreCardAtEnd standing context=Signal::stored(context) side=0 />
                <figcaption aria-hidden="true">{balance}</figcaption>
            </figure>
        }
        .into_any()
    };
    view! { <div class="lesson__scores">{PICTURED.map(picture).into_iter().collect_view()}</div> }
}

/// The points of the score cards that are shown.
const PICTURED: [u16; 3] = [0, 2, 5];
