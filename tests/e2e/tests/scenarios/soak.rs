//! Many deals in one page: nothing grows that is not kept on purpose.
//!
//! `cargo xtask soak` plays ten thousand; the ordinary tests a few.

use anyhow::{Context, ensure};
use e2e::{AT_FULL_SPEED, Holding, Page, REPORT_MEMORY, Result, insert_script, other_release};
use std::time::{Duration, Instant};

/// One deal of so many is drawn, as [`PLAYER`] says: drawing takes most of the time.
const DRAWN: usize = 10;
/// So much memory may come and go.
const ROOM: f64 = 5.0 * 1_048_576.0;
/// So much of it the program's own may grow at once, and in every deal, whose result is kept.
const WASM_ROOM: f64 = 256.0 * 1024.0;
const WASM_PER_DEAL: f64 = 128.0;
/// So many listeners, and nodes outside the document, more may there be at the end of one deal than of another.
const FEW: f64 = 400.0;
/// The last hundred deals, a chronicle of ten thousand, and the copies of both.
const MOST_STORED: f64 = 1_500_000.0;
/// How long one deal may take on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(300);
/// How often it is looked at: the page has better things to do than to answer.
const POLL_INTERVAL: Duration = Duration::from_millis(250);
/// So often it may be looked at before what is too much counts as left over.
const LOOKS: usize = 80;

/// A player who plays the first card that can be played, in the page itself, as fast as it lets him; who opens the menu
/// before each deal, and rests at the end of as many deals as wanted.
const PLAYER: &str = "window.played = 0; window.wanted = 0; window.menus = 0; window.player = setInterval(() => { \
    const one = (css) => document.querySelector(css); \
    const free = (element) => element.getAttribute('aria-disabled') !== 'true'; \
    const menu = one('dialog[open]'); \
    if (menu) { menus += 1; return menu.close() } \
    if (one('.end__go')) { \
        if (played < wanted) { \
            played += 1; \
            document.body.style.display = played % 10 ? 'none' : ''; \
            one('.end__go .btn--primary').click(); \
            one('.bar .icon-btn').click() } \
        return } \
    const calls = ['trump', 'pass', 'skip'].map((call) => one(`.actions [data-call=${call}]`)); \
    const cards = [...document.querySelectorAll('.hand [data-card]')]; \
    const next = one('.talon__button') ?? calls.find((call) => call && free(call)) ?? cards.find(free); \
    (next ?? one('.trick'))?.click() }, 4)";

async fn play(page: &Page, deals: usize) -> Result {
    page.run(&format!("window.wanted += {deals}")).await?;
    let (mut played, mut since) = (0, Instant::now());
    loop {
        let (now, rests): (usize, bool) = page
            .value("[played, played === wanted && !!document.querySelector('.end__go')]")
            .await?;
        if rests {
            return Ok(());
        }
        if now != played {
            (played, since) = (now, Instant::now());
        }
        ensure!(since.elapsed() < TIMEOUT, "deal {played} does not end");
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

/// The quickest to decide sits opposite.
async fn choose_opponent(page: &Page) -> Result {
    page.open("#/opponents").await?;
    page.click("label:has([value=johannes])").await?;
    page.wait_until(
        "he is chosen",
        "localStorage['sechsundsechzig/settings']?.includes('opponent=johannes')",
    )
    .await
}

async fn deals_leave_nothing_behind(page: &mut Page) -> Result {
    let deals: usize = match std::env::var("DEALS") {
        Ok(number) => number.parse().context("DEALS is no number")?,
        Err(_) => 3 * DRAWN,
    };
    let release = other_release(|files| {
        insert_script(files, AT_FULL_SPEED);
        for (name, script) in files.iter_mut() {
            if name.starts_with("assets/bot") && name.ends_with(".js") {
                script.splice(0..0, REPORT_MEMORY.bytes());
            }
        }
    })?;
    page.serve(Some(release)).await?;
    choose_opponent(page).await?;
    page.follow("#/deal/1/paderborn/soak?dealer=1").await?;
    page.run(PLAYER).await?;
    // After a deal that was drawn: what is drawn has nodes of its own.
    let step = (deals / 20).next_multiple_of(DRAWN).max(DRAWN);
    let begun = Instant::now();
    // What is made once and kept, such as the worker's tables, is made now.
    play(page, step).await?;
    let menus: usize = page.value("menus").await?;
    ensure!(menus + 1 >= step, "the menu was opened {menus} times");
    let first = page.holding().await?;
    report(step, begun, &first);
    let mut played = step;
    while played < deals {
        play(page, step).await?;
        played += step;
        let now = settled(page, &first).await?;
        report(played, begun, &now);
        is_flat(&first, &now)?;
        let grown = now.wasm - first.wasm;
        ensure!(
            grown < WASM_ROOM + WASM_PER_DEAL * (played - step) as f64,
            "the program has {grown} bytes more than at first"
        );
    }
    Ok(())
}

/// What the page holds when it has come to rest: what a frame not drawn yet still holds on a busy machine, such as the
/// table just left, is let go with it; what is left over stays however often one looks.
async fn settled(page: &Page, first: &Holding) -> Result<Holding> {
    let mut now = page.holding().await?;
    for _ in 0..LOOKS {
        if is_flat(first, &now).is_ok() {
            break;
        }
        tokio::time::sleep(POLL_INTERVAL).await;
        now = page.holding().await?;
    }
    Ok(now)
}

fn report(played: usize, begun: Instant, holding: &Holding) {
    let minutes = begun.elapsed().as_secs_f64() / 60.0;
    eprintln!("after {played} deals, {minutes:.1} minutes: {holding}");
}

fn is_flat(first: &Holding, now: &Holding) -> Result {
    let grown = now.memory() - first.memory();
    ensure!(grown < ROOM, "{grown} bytes more memory than at first");
    let nodes = now.nodes - first.nodes;
    ensure!(nodes < FEW, "{nodes} nodes are left over");
    let listeners = now.listeners - first.listeners;
    ensure!(listeners < FEW, "{listeners} listeners are left over");
    ensure!(
        now.stored < MOST_STORED,
        "{} characters are kept",
        now.stored
    );
    Ok(())
}

#[test]
fn deals_leave_nothing_behind_in_chromium() {
    e2e::run_here!(
        Chromium,
        deals_leave_nothing_behind,
        deals_leave_nothing_behind
    )
}
