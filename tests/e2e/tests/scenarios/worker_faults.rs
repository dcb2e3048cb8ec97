//! Every fault of a worker at every moment: the deal goes on to its end, a message says what happened, and what is not
//! available can be tried again.
//!
//! The faults are put between the page and its real workers. Nobody waits for the page's patience: it is over as soon as a
//! worker is silent.

use anyhow::{Context, ensure};
use e2e::{Page, Result, with_script};

/// Which fault there is, and when, stands in localStorage, so that it outlives a reload: Chromium forgets the storage of a session after some visits. `faults` counts them, `asked`
/// lists the decisions asked for, by how many moves had been made. The page never idles, so that no deal is rated meanwhile.
const FAULTY: &str = "window.requestIdleCallback = () => {}; \
    const wait = window.setTimeout; const patience = new Map(); \
    window.setTimeout = (work, ms, ...words) => { \
        if (ms !== 5000) return wait(work, ms, ...words); \
        const number = wait(() => { patience.delete(number); work(...words) }, ms); \
        patience.set(number, work); return number }; \
    const losePatience = () => wait(() => { \
        for (let ticks = 0; ticks < 4; ticks += 1) \
            for (const [number, work] of [...patience]) { clearTimeout(number); patience.delete(number); work() } }, 0); \
    window.faults = 0; window.asked = []; const late = new Set(); \
    const kindOf = (question) => 'deal' in question ? 'review' : question.hint ? 'hint' : 'decision'; \
    const answer = (kind, id, action) => ({ \
        review: { Review: { id, moves: action + ':0', chance: 500, clairvoyant: action, reasons: '' } }, \
        hint: { Hint: { id, advised: action, title: 'x', reasons: 'x.' } }, \
        decision: { Decision: { id, decided: action } } })[kind]; \
    const cards = ['HA', 'SA', 'CA', 'DA', 'HT', 'HX']; \
    const say = (worker, data) => wait(() => worker.dispatchEvent(new MessageEvent('message', { data })), 0); \
    const starts = { \
        unready: (worker) => { worker.terminate(); losePatience() }, \
        throws: () => { throw new Error('no worker today') }, \
        dies: (worker) => { worker.terminate(); wait(() => worker.dispatchEvent(new ErrorEvent('error')), 0) }, \
        version: (worker) => { worker.terminate(); say(worker, { Ready: { version: 99 } }) }, \
        garbage: (worker) => { worker.terminate(); say(worker, 'Ready') }, \
        kind: (worker) => { worker.terminate(); say(worker, answer('decision', 1, 'HA')) } }; \
    const answers = { \
        mute: losePatience, \
        silent: () => {}, \
        throws: () => { throw new Error('not sent') }, \
        dies: (worker) => { worker.terminate(); wait(() => worker.dispatchEvent(new ErrorEvent('error')), 0) }, \
        id: (worker, question, kind, own) => say(worker, answer(kind, question.id + 1000, own)), \
        kind: (worker, question, kind, own) => \
            say(worker, answer(kind === 'decision' ? 'hint' : 'decision', question.id, own)), \
        version: (worker) => say(worker, { Ready: { version: 99 } }), \
        garbage: (worker, question) => say(worker, { Decision: { id: String(question.id) } }), \
        illegal: (worker, question, kind) => { \
            const foreign = cards.find((card) => !question.seat_observation?.hand.includes(card)); \
            say(worker, answer(kind, question.id, kind === 'review' ? 'HA:0 SA:0 CA:0 DA' : foreign)) }, \
        late: (worker, question, kind, own) => { \
            losePatience(); wait(() => say(worker, answer(kind, question.id, own)), 1) } }; \
    window.Worker = class extends Worker { \
        constructor(...words) { \
            super(...words); \
            if (localStorage.moment === 'start' && localStorage.fault) { \
                window.faults += 1; starts[localStorage.fault](this) } } \
        postMessage(question, ...rest) { \
            const kind = kindOf(question), fault = localStorage.fault; \
            if (kind === 'decision') window.asked.push(question.seat_observation.moves.length); \
            const again = fault === 'late' && late.has(question.id); \
            if (kind !== localStorage.moment || !fault || again) return super.postMessage(question, ...rest); \
            window.faults += 1; late.add(question.id); \
            answers[fault](this, question, kind, question.seat_observation?.hand.slice(0, 2) ?? 'HA') } }";

/// What a worker can do wrong for ever when it starts.
const STARTS: [&str; 6] = ["unready", "throws", "dies", "version", "garbage", "kind"];

/// What it can do wrong for ever when it is asked.
const ANSWERS: [&str; 8] = [
    "mute", "throws", "dies", "id", "kind", "version", "garbage", "illegal",
];

const RESTARTED: &str = "wurde neu gestartet";
const GONE: &str = "konnte nicht neu gestartet werden";

async fn set_fault(page: &Page, moment: &str, fault: &str) -> Result {
    page.run(&format!(
        "localStorage.moment = {moment:?}; localStorage.fault = {fault:?}"
    ))
    .await
}

fn link(number: usize) -> String {
    format!("#/deal/1/paderborn/stoerung-{number}?dealer=1")
}

/// A page whose workers can be made faulty.
async fn open(page: &mut Page) -> Result {
    page.serve(Some(with_script(FAULTY)?)).await?;
    page.open_quickly("").await?;
    Ok(())
}

/// Loads the page anew and deals.
async fn deal(page: &Page, number: usize) -> Result {
    page.open("").await?;
    page.follow(&link(number)).await
}

async fn ensure_faults(page: &Page, expected: usize) -> Result {
    let faults: usize = page.value("faults").await?;
    ensure!(faults == expected, "{faults} faults, not {expected}");
    Ok(())
}

async fn a_worker_that_does_not_start_is_replaced(page: &mut Page) -> Result {
    open(page).await?;
    for (number, fault) in STARTS.into_iter().enumerate() {
        set_fault(page, "start", fault).await?;
        let play = async {
            deal(page, number).await?;
            let seen = page.wait_for_turn().await?;
            page.step_by_pointer(&seen).await?;
            page.expect_message(GONE).await?;
            page.play_deal().await?;
            ensure_faults(page, 3).await
        };
        play.await.with_context(|| format!("fault {fault:?}"))?;
    }
    Ok(())
}

async fn a_worker_that_does_not_decide_properly_is_replaced(page: &mut Page) -> Result {
    open(page).await?;
    for (number, fault) in ANSWERS.into_iter().enumerate() {
        set_fault(page, "decision", fault).await?;
        let play = async {
            deal(page, number).await?;
            let seen = page.wait_for_turn().await?;
            page.step_by_pointer(&seen).await?;
            page.expect_message(GONE).await?;
            page.play_deal().await?;
            ensure_faults(page, 3).await
        };
        play.await.with_context(|| format!("fault {fault:?}"))?;
    }
    set_fault(page, "decision", "late").await?;
    deal(page, ANSWERS.len()).await?;
    page.play_deal().await?;
    page.expect_message(RESTARTED).await
}

async fn ask_for_a_hint(page: &Page) -> Result {
    page.run("document.querySelector('.tooltip__foot .btn')?.click()")
        .await?;
    page.ask_for_help("h").await
}

async fn a_hint_is_there(page: &Page) -> Result {
    page.wait_until(
        "there is a hint",
        "document.querySelector('.tooltip--hint h2')",
    )
    .await
}

async fn a_hint_that_does_not_come_is_explained_and_can_be_tried_again(page: &mut Page) -> Result {
    open(page).await?;
    for (number, fault) in ANSWERS.into_iter().enumerate() {
        set_fault(page, "hint", fault).await?;
        let play = async {
            deal(page, number).await?;
            page.wait_for_turn().await?;
            ask_for_a_hint(page).await?;
            page.wait_until(
                "it says why there is none",
                "document.querySelector('.tooltip')?.textContent.includes('keinen Tipp')",
            )
            .await?;
            ensure_faults(page, 3).await?;
            page.expect_message(GONE).await?;
            set_fault(page, "hint", "").await?;
            ask_for_a_hint(page).await?;
            a_hint_is_there(page).await?;
            page.play_deal().await
        };
        play.await.with_context(|| format!("fault {fault:?}"))?;
    }
    set_fault(page, "hint", "late").await?;
    deal(page, ANSWERS.len()).await?;
    page.wait_for_turn().await?;
    ask_for_a_hint(page).await?;
    a_hint_is_there(page).await?;
    page.expect_message(RESTARTED).await
}

const A_DECISION_IS_EVALUATED: &str = "document.querySelector('.evaluation progress')?.value > 0 \
    || (document.querySelector('.decisions li') && !document.querySelector('.evaluation p'))";

async fn a_review_that_does_not_come_is_explained_and_can_be_tried_again(
    page: &mut Page,
) -> Result {
    open(page).await?;
    deal(page, 0).await?;
    page.play_deal().await?;
    for fault in ANSWERS {
        set_fault(page, "review", fault).await?;
        let review = async {
            page.open("#/review").await?;
            page.wait_until(
                "it says that something is missing",
                "document.querySelector('.evaluation p')?.textContent.includes('Nicht alle Züge')",
            )
            .await?;
            ensure_faults(page, 3).await?;
            set_fault(page, "review", "").await?;
            page.click(".evaluation .btn").await?;
            page.wait_until("a decision is evaluated", A_DECISION_IS_EVALUATED)
                .await
        };
        review.await.with_context(|| format!("fault {fault:?}"))?;
    }
    set_fault(page, "review", "late").await?;
    page.open("#/review").await?;
    page.wait_until("a decision is evaluated", A_DECISION_IS_EVALUATED)
        .await
}

/// The page is left before each answer, more often than a question without an answer is put again.
async fn cards_are_shared_again_and_again_while_the_worker_is_slow(page: &mut Page) -> Result {
    const IS_OPEN: &str = "document.querySelector('#lazy-page[data-made] #title')?.textContent";
    open(page).await?;
    deal(page, 0).await?;
    page.play_deal().await?;
    set_fault(page, "decision", "silent").await?;
    for visit in 1..=5 {
        page.go("#/share").await?;
        page.wait_until("the worker is asked", &format!("faults === {visit}"))
            .await?;
        page.go("#/seal").await?;
        page.wait_until("the page is left", &format!("{IS_OPEN} !== 'Teilen'"))
            .await?;
    }
    set_fault(page, "decision", "").await?;
    page.go("#/share").await?;
    page.wait_until(
        "the strongest friend has played the cards",
        "/Punkt/.test(document.querySelector('.counts')?.innerText.split('Ernestus')[1])",
    )
    .await
}

/// A worker that is silent for ever is not asked for ever.
async fn sharing_says_when_nobody_plays_the_same_cards(page: &mut Page) -> Result {
    open(page).await?;
    deal(page, 0).await?;
    page.play_deal().await?;
    set_fault(page, "decision", "mute").await?;
    page.go("#/share").await?;
    page.wait_until(
        "it gives up",
        "document.querySelector('.counts > :last-child dd')?.textContent === '–'",
    )
    .await?;
    ensure_faults(page, 3).await
}

/// The worker hangs on one question, and the player loads the page again before patience is over.
async fn a_question_on_which_the_worker_hangs_is_not_put_again_after_three_reloads(
    page: &mut Page,
) -> Result {
    open(page).await?;
    deal(page, 3).await?;
    let seen = page.wait_for_turn().await?;
    set_fault(page, "decision", "silent").await?;
    page.step_by_pointer(&seen).await?;
    for _ in 0..2 {
        page.wait_until("the worker hangs", "faults === 1").await?;
        page.reload().await?;
    }
    page.wait_until("the worker hangs", "faults === 1").await?;
    let question: usize = page.value("asked.at(-1)").await?;
    set_fault(page, "decision", "").await?;
    page.reload().await?;
    page.expect_message("auch beim dritten Mal").await?;
    page.play_deal().await?;
    let asked: Vec<usize> = page.value("asked").await?;
    ensure!(!asked.contains(&question), "asked again: {asked:?}");
    ensure!(!asked.is_empty(), "the next question goes to the worker");
    Ok(())
}

async fn deals_are_played_without_a_worker(page: &mut Page, presets: &[&str]) -> Result {
    open(page).await?;
    set_fault(page, "start", "throws").await?;
    page.open_quickly("#/").await?;
    for preset in presets {
        page.follow(&format!("#/deal/1/{preset}/oma-1955?dealer=1"))
            .await?;
        page.play_deal()
            .await
            .with_context(|| format!("a deal of {preset}"))?;
    }
    page.expect_message(GONE).await
}

async fn games_for_two_are_played_without_a_worker(page: &mut Page) -> Result {
    let presets = [
        "paderborn",
        "scharf",
        "schnurps",
        "treatise",
        "bummerl",
        "strokes",
        "strokes-32",
        "schnapsen",
        "santase",
    ];
    deals_are_played_without_a_worker(page, &presets).await
}

async fn all_other_games_are_played_without_a_worker(page: &mut Page) -> Result {
    let presets = [
        "free-trumps",
        "thousand",
        "ace-of-hearts",
        "penneech",
        "penneech-32",
        "three-rotating",
        "three",
        "three-treatise",
        "four",
        "four-drawn",
    ];
    deals_are_played_without_a_worker(page, &presets).await
}

e2e::in_both_browsers!(
    a_worker_that_does_not_start_is_replaced,
    a_worker_that_does_not_decide_properly_is_replaced,
    a_hint_that_does_not_come_is_explained_and_can_be_tried_again,
    a_review_that_does_not_come_is_explained_and_can_be_tried_again,
    cards_are_shared_again_and_again_while_the_worker_is_slow,
    sharing_says_when_nobody_plays_the_same_cards,
    a_question_on_which_the_worker_hangs_is_not_put_again_after_three_reloads,
    games_for_two_are_played_without_a_worker,
    all_other_games_are_played_without_a_worker,
);
