//! The lessons: offered to a newcomer, each step done by the pupil, and the match waits meanwhile.

use crate::match_end::SIZES;
use anyhow::{Context, ensure};
use e2e::{Page, Result};
use sechsundsechzig::i18n::{CardNames, Language, Pointer, Words};
use sechsundsechzig::model::lesson::{LESSONS, Lesson, Task};
use sechsundsechzig::model::settings::Face;
use sechsundsechzig::model::table::symbol::suit_class;
use sechsundsechzig_engine::deal::Action;
use thirtyfour::prelude::*;

/// What can be tapped where a card or a move is asked for, and where an answer is.
const CHOICES: &str = ".lesson__cards button, .hand [data-card], [data-call]";
const ANSWERS: &str = "[data-answer]";

/// Where the cards lie that are spoken of.
const TABLE: &str = "(({ top, height }) => [top, height])\
    (document.querySelector('.lesson__cards, .felt').getBoundingClientRect())";

/// What tells in a hand which of its cards may be played, but for marriages.
const TELLING: &str = ".hand .card--dim, .hand .card--up:not(:has(.card__meld)), \
    .hand:has([data-card][aria-disabled]):has([data-card]:not([aria-disabled]))";

/// Waits until a step asks.
pub async fn wait_for(page: &Page, step: usize) -> Result {
    page.wait_until(
        &format!("step {step} asks"),
        &format!("document.querySelector('.lesson-note[data-step=\"{step}\"]')"),
    )
    .await
}

/// What the lessons take the device to have.
async fn pointer(page: &Page) -> Result<Pointer> {
    Ok(
        match page.value("matchMedia('(hover: hover)').matches").await? {
            true => Pointer::Mouse,
            false => Pointer::Finger,
        },
    )
}

/// What is tapped in this step.
fn right(lesson: &Lesson, step: usize) -> String {
    let now = lesson.steps[step];
    let action = || lesson.next(now.deal, now.before);
    match now.task {
        Task::Tap(card) => format!(".lesson__cards [data-card={card}]"),
        Task::Answer(place) => format!("[data-answer=\"{place}\"]"),
        Task::Move => match action() {
            Some(Action::Play { card, .. }) => format!(".hand [data-card={card}]"),
            Some(Action::Draw) => ".talon__button".into(),
            Some(Action::Rob) => "[data-call=rob]".into(),
            Some(Action::Cover) => "[data-call=cover]".into(),
            Some(Action::Announce(_)) => "[data-call=announce]".into(),
            Some(Action::NameTrump(suit)) => {
                let sign = suit_class(suit, Face::Klar);
                format!("[data-call=trump]:has(.{sign})")
            }
            _ => "[data-call=out]".into(),
        },
    }
}

/// Goes on once it is said why the answer was right.
const GO_ON: &str = "[data-call=go-on]";

/// Does what a step asks, and goes on at once.
pub async fn make(page: &Page, lesson: &Lesson, step: usize) -> Result {
    let right = right(lesson, step);
    let _: bool = page
        .promised(&format!(
            "(async () => {{ \
                document.querySelector({right:?}).click(); \
                await new Promise((done) => setTimeout(done)); \
                document.querySelector({GO_ON:?}).click(); \
                return true; \
            }})()"
        ))
        .await
        .with_context(|| format!("step {step} of {}: {right}", lesson.name))?;
    Ok(())
}

/// Does what a step asks by this button: the heading and the sentence then said of it, and the number of the step.
fn said_of(button: &str) -> String {
    format!(
        "(async () => {{ \
            document.querySelector({button:?}).click(); \
            await new Promise((done) => setTimeout(done)); \
            return ['.lesson-note h2', '.lesson-note p', '.bar__score'].map((css) => document.querySelector(css).textContent); \
        }})()"
    )
}

/// Tries something else than what a step asks, and waits for what is said of it.
pub async fn try_another(page: &Page, lesson: &Lesson, step: usize) -> Result {
    let right = right(lesson, step);
    let choices = match lesson.steps[step].task {
        Task::Answer(_) => ANSWERS,
        Task::Tap(_) | Task::Move => CHOICES,
    };
    page.run(&format!(
        "const right = document.querySelector({right:?}); \
        const shown = (one) => one.checkVisibility({{ visibilityProperty: true }}); \
        const last = [...document.querySelectorAll({choices:?})].filter((one) => one !== right && shown(one)).at(-1); \
        last.click()"
    ))
    .await?;
    page.wait_until(
        "the wrong try is answered",
        "document.querySelector('.lesson-note[data-wrong]')",
    )
    .await
    .with_context(|| format!("step {step} of {}", lesson.name))
}

async fn each_lesson_is_done_by_the_pupil_and_says_why_a_try_is_wrong_or_right(
    page: &mut Page,
) -> Result {
    page.open_quickly("").await?;
    let pointer = pointer(page).await?;
    for lesson in LESSONS {
        page.go(&lesson.address()).await?;
        let words = Words::new(Language::German, CardNames::French).for_preset(lesson.preset);
        for step in 0..lesson.steps.len() {
            wait_for(page, step).await?;
            let what = format!("{}, step {step}", lesson.name);
            let said = page.text(".lesson-note p").await?;
            let text = words.lesson(lesson.preset, step, pointer).text;
            ensure!(same(&said, &text), "{what}: {said} instead of {text}");
            if ["out", "cover", "rob"]
                .map(|call| format!("[data-call={call}]"))
                .contains(&right(&lesson, step))
            {
                let focused = format!("document.activeElement.matches({:?})", right(&lesson, step));
                page.wait_until("the focus is on the call that is asked for", &focused)
                    .await?;
            }
            let marked = format!(
                "{0}:is(.hand__place--hint > *, .card--hint, .action--hint, .talon__button)",
                right(&lesson, step)
            );
            let told = page.count(TELLING).await?;
            ensure!(told == 0, "{what}: the hand tells what may be played");
            let lies: Vec<f64> = page.value(TABLE).await?;
            try_another(page, &lesson, step).await?;
            let moved: Vec<f64> = page.value(TABLE).await?;
            ensure!(
                lies == moved,
                "{what}: the cards move from {lies:?} to {moved:?}"
            );
            let said = page.text(".lesson-note p").await?;
            ensure!(!same(&said, &text), "{what}: {said}");
            if !matches!(lesson.steps[step].task, Task::Move) {
                let wrong = ".action--wrong, .lesson__cards .card--dim";
                let right = format!("{0}:is({wrong})", right(&lesson, step));
                let marked = (page.count(wrong).await?, page.count(&right).await?);
                ensure!(marked == (1, 0), "{what}: {marked:?} are marked as wrong");
            }
            let hint = words.lesson(lesson.preset, step, pointer).hint;
            if !hint.is_empty() {
                let told = page.count(&marked).await?;
                ensure!(told == 0, "{what}: what is right is told at once");
                try_another(page, &lesson, step).await?;
            }
            let told = page.count(&marked).await?;
            ensure!(told == 1, "{what}: what is right is not marked");
            let button = right(&lesson, step);
            let answered: [String; 3] = page.promised(&said_of(&button)).await?;
            let right = words.lesson(lesson.preset, step, pointer).right;
            let counts = words.lesson_step(step + 1, lesson.steps.len());
            let expected = ["Richtig!".into(), right, counts];
            ensure!(
                answered == expected,
                "{what}: {answered:?}, not {expected:?}"
            );
            page.click(GO_ON).await?;
        }
        page.wait_until(
            "it is done",
            "document.querySelector('.sheet__title')?.textContent === 'Geschafft!'",
        )
        .await?;
    }
    page.expect_no_complaints().await
}

fn same(one: &str, other: &str) -> bool {
    one.replace('\u{a0}', " ") == other.replace('\u{a0}', " ")
}

async fn who_does_not_follow_suit_is_told_what_fits(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    let lesson = LESSONS[0];
    page.go(&lesson.address()).await?;
    for step in 0..4 {
        wait_for(page, step).await?;
        make(page, &lesson, step).await?;
    }
    wait_for(page, 4).await?;
    let marked = ".hand .card--dim";
    let before = page.count(marked).await?;
    try_another(page, &lesson, 4).await?;
    let said = page.text(".lesson-note p").await?;
    ensure!(
        said == "Bediene Herz: Spielen darfst du die Zehn.",
        "{said}"
    );
    let tried = page.count(marked).await?;
    ensure!(
        (before, tried) == (0, 1),
        "of the cards {before} were marked before, {tried} after it"
    );
    Ok(())
}

/// What lies under what is said, or out of the window.
const COVERED: &str = "(() => { \
    const box = (one) => one.getBoundingClientRect(); \
    const said = box(document.querySelector('.lesson-note')); \
    const parts = '.bar, .seat__face, .seat__who, .fan, .talon, .caption, .trick > *, .announce p, .trumps, .board, .score-card, .actions .action, .hand [data-card], .lesson__cards li, .lesson .btn-row'; \
    const found = [...document.querySelectorAll(parts)].filter((part) => { \
        const here = box(part); \
        return here.width > 0 && here.left < said.right - 1.5 && here.right > said.left + 1.5 \
            && here.top < said.bottom - 1.5 && here.bottom > said.top + 1.5; \
    }).map((part) => part.className || part.tagName); \
    const out = ['.lesson-note', '.lesson-note p', '.actions .action', '.hand [data-card]', '.lesson__cards li', '.lesson .btn', '.trick > *'] \
        .flatMap((css) => [...document.querySelectorAll(css)]) \
        .filter((one) => box(one).width > 0 && (box(one).bottom > innerHeight + 1.5 || box(one).top < 0 || box(one).left < -1.5 || box(one).right > innerWidth + 1.5)) \
        .map((one) => 'out of the window: ' + (one.className || one.tagName)); \
    const seats = [...document.querySelectorAll('.seat__face, .seat__who')]; \
    const trick = [...document.querySelectorAll('.trick > .card')].filter((card) => seats.some((seat) => \
        box(seat).left < box(card).right - 1.5 && box(seat).right > box(card).left + 1.5 && box(seat).bottom > box(card).top + 3)) \
        .map(() => 'the trick lies over a seat'); \
    return [...found, ...out, ...trick] })()";

async fn what_is_said_lies_over_nothing_at_any_size(page: &mut Page) -> Result {
    page.put_in_frame(&SIZES).await?;
    for language in ["de", "en"] {
        page.open("#/settings").await?;
        page.keep("settings", &format!("speed=fast language={language}"))
            .await?;
        let mut all = Vec::new();
        for lesson in LESSONS {
            page.open(&lesson.address()).await?;
            for step in 0..lesson.steps.len() {
                wait_for(page, step).await?;
                for is_wrong in [false, true] {
                    if is_wrong {
                        try_another(page, &lesson, step).await?;
                    }
                    let seen: Vec<(_, Vec<String>)> = page.in_each_size(&SIZES, COVERED).await?;
                    for ((width, height), covered) in seen {
                        all.extend(covered.into_iter().map(|what| {
                            let name = lesson.name;
                            format!("{language} {name} {step} {is_wrong} {width}×{height}: {what}")
                        }));
                    }
                }
                make(page, &lesson, step).await?;
            }
        }
        ensure!(all.is_empty(), "{}", all.join("\n"));
    }
    Ok(())
}

async fn a_newcomer_is_led_from_the_first_card_to_the_table(page: &mut Page) -> Result {
    page.open("").await?;
    page.click(".offer .btn--primary").await?;
    for step in 0..LESSONS[0].steps.len() {
        wait_for(page, step).await?;
        make(page, &LESSONS[0], step).await?;
    }
    page.click(".sheet .btn--primary").await?;
    page.wait_for_turn().await?;
    ensure!(page.count(".offer").await? == 0, "it is offered again");
    Ok(())
}

async fn the_ways_on_from_its_end_are_in_sight_on_small_phones(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    page.go(&LESSONS[0].address()).await?;
    for step in 0..LESSONS[0].steps.len() {
        wait_for(page, step).await?;
        make(page, &LESSONS[0], step).await?;
    }
    for (width, height) in [(844, 390), (320, 568)] {
        page.resize(width, height).await?;
        page.wait_until(
            "they are in sight",
            "document.querySelector('.lesson__end')?.getBoundingClientRect().bottom <= innerHeight",
        )
        .await?;
    }
    Ok(())
}

async fn who_knows_the_game_is_not_asked_again(page: &mut Page) -> Result {
    page.open("").await?;
    page.press(Key::Tab).await?;
    page.click(".offer .btn:not(.btn--primary)").await?;
    page.wait_until("the offer is gone", "!document.querySelector('.offer')")
        .await?;
    page.reload().await?;
    page.wait_for_turn().await?;
    ensure!(page.count(".offer").await? == 0, "it is offered again");
    Ok(())
}

async fn the_lesson_goes_on_after_a_reload_and_the_match_waits_untouched(
    page: &mut Page,
) -> Result {
    page.open_quickly("#/deal/1/paderborn/rueckschau?dealer=1")
        .await?;
    let seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    let before = page.wait_for_turn().await?.without_full_trick();
    let saved: String = page.value("localStorage['sechsundsechzig/match']").await?;
    page.go("#/lesson").await?;
    for step in 0..3 {
        wait_for(page, step).await?;
        make(page, &LESSONS[0], step).await?;
    }
    wait_for(page, 3).await?;
    page.reload().await?;
    wait_for(page, 3).await?;
    make(page, &LESSONS[0], 3).await?;
    wait_for(page, 4).await?;
    page.press(Key::Escape).await?;
    let after = page.wait_for_turn().await?.without_full_trick();
    ensure!(after == before, "it was {before:?}\nand is {after:?}");
    let kept: String = page.value("localStorage['sechsundsechzig/match']").await?;
    ensure!(kept == saved, "{saved}\nbecame {kept}");
    Ok(())
}

/// A game of its own opens with the lesson of that game, and its end leads to that game.
async fn the_lesson_of_schnapsen_is_offered_where_schnapsen_is_chosen(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    page.go("#/choose").await?;
    page.click("[href='#/lesson/schnapsen']").await?;
    let lesson = LESSONS[1];
    for step in 0..lesson.steps.len() {
        wait_for(page, step).await?;
        make(page, &lesson, step).await?;
    }
    page.click("[data-call=play]").await?;
    page.wait_for_turn().await?;
    let title = page.text(".bar__title").await?;
    ensure!(title.contains("Schnapsen"), "{title}");
    page.go("#/lesson").await?;
    wait_for(page, 0).await?;
    let title = page.text(".bar__title").await?;
    ensure!(title.contains("Schnapsen"), "{title}");
    Ok(())
}

/// Done by keys alone, with what is said spoken, and no barrier on the way.
async fn the_lesson_can_be_done_by_keys_and_is_spoken(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    page.go("#/lesson/66").await?;
    let pointer = pointer(page).await?;
    let words = Words::new(Language::German, CardNames::French);
    for step in 0..3 {
        wait_for(page, step).await?;
        let text = words.lesson(LESSONS[0].preset, step, pointer).text;
        page.wait_until(
            "it is spoken",
            &format!("document.querySelector('[aria-live=polite]').textContent.includes({text:?})"),
        )
        .await?;
        page.expect_no_barriers().await?;
        let right = right(&LESSONS[0], step);
        if step == 0 {
            let place: usize = page
                .value(&format!(
                    "[...document.querySelectorAll('.lesson__cards button')].indexOf(document.querySelector({right:?}))"
                ))
                .await?;
            page.press(&(place + 1).to_string()).await?;
        } else {
            page.run(&format!("document.querySelector({right:?}).focus()"))
                .await?;
            page.press(Key::Enter).await?;
        }
        page.wait_until(
            "the focus is on the way on",
            &format!("document.activeElement.matches({GO_ON:?})"),
        )
        .await?;
        page.expect_no_barriers().await?;
        page.press(Key::Enter).await?;
    }
    wait_for(page, 3).await?;
    page.wait_until(
        "the focus is where the step is done",
        "document.activeElement.matches('.hand *, .actions *')",
    )
    .await
}

async fn a_card_is_tried_in_vain_where_a_question_is_asked(page: &mut Page) -> Result {
    let lesson = LESSONS[0];
    let asks = |step: &usize| matches!(lesson.steps[*step].task, Task::Answer(_));
    let question = (0..lesson.steps.len()).find(asks).context("a question")?;
    page.open_quickly("").await?;
    page.go(&lesson.address()).await?;
    for step in 0..question {
        wait_for(page, step).await?;
        make(page, &lesson, step).await?;
    }
    wait_for(page, question).await?;
    page.click(".hand [data-card]").await?;
    page.element(".lesson-note[data-wrong]").await?;
    make(page, &lesson, question).await
}

/// From an answered step and from one that asks, to the first one, which has none before it.
async fn a_lesson_goes_back_step_by_step_and_on_again(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    for lesson in LESSONS {
        page.go(&lesson.address()).await?;
        for step in 0..2 {
            wait_for(page, step).await?;
            make(page, &lesson, step).await?;
        }
        wait_for(page, 2).await?;
        page.click(&right(&lesson, 2)).await?;
        page.element(GO_ON).await?;
        for step in [1, 0] {
            page.click("[data-call=back]").await?;
            wait_for(page, step).await?;
        }
        let backs = page.count("[data-call=back]").await?;
        ensure!(
            backs == 0,
            "{}: nothing is before the first step",
            lesson.name
        );
        for step in 0..lesson.steps.len() {
            wait_for(page, step).await?;
            make(page, &lesson, step).await?;
        }
        page.element(".lesson__end").await?;
    }
    page.expect_no_complaints().await
}

e2e::in_both_browsers!(
    each_lesson_is_done_by_the_pupil_and_says_why_a_try_is_wrong_or_right,
    who_does_not_follow_suit_is_told_what_fits,
    what_is_said_lies_over_nothing_at_any_size,
    a_newcomer_is_led_from_the_first_card_to_the_table,
    the_ways_on_from_its_end_are_in_sight_on_small_phones,
    who_knows_the_game_is_not_asked_again,
    the_lesson_goes_on_after_a_reload_and_the_match_waits_untouched,
    the_lesson_of_schnapsen_is_offered_where_schnapsen_is_chosen,
    the_lesson_can_be_done_by_keys_and_is_spoken,
    a_card_is_tried_in_vain_where_a_question_is_asked,
    a_lesson_goes_back_step_by_step_and_on_again,
);

e2e::in_webkit!(
    each_lesson_is_done_by_the_pupil_and_says_why_a_try_is_wrong_or_right,
    what_is_said_lies_over_nothing_at_any_size,
);
