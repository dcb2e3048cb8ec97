//! Many visits to the lazily loaded pages: a page that is left leaves nothing behind.
//!
//! The ordinary tests visit each page a few times; `ROUNDS=500 cargo xtask e2e memory` does so as often as wanted.

use anyhow::{Context, ensure};
use e2e::{Holding, Page, REPORT_MEMORY, Result, SENT, insert_script, other_release};
use std::time::{Duration, Instant};

/// Every lazily loaded page; the last one has no worker and nothing that moves.
const PAGES: [&str; 23] = [
    "#/choose",
    "#/opponents",
    "#/help",
    "#/evening",
    "#/lesson",
    "#/rules",
    "#/rules/penneech?target=9",
    "#/rules/2.24",
    "#/share",
    "#/seal",
    "#/install",
    "#/statistics",
    "#/backup",
    "#/licences",
    "#/about",
    "#/how-to-play",
    "#/counting",
    "#/review",
    "#/replay/0",
    SENT,
    "#/puzzles",
    "#/puzzles/1",
    "#/history",
];
/// Rounds after which everything that is made once is there.
const WARM_UP: usize = 3;
/// So much memory may come and go: wasm memory grows by 64 KB at a time, the heap holds compiled code too.
const MEMORY: f64 = 512.0 * 1024.0;
const WASM: f64 = 128.0 * 1024.0;
/// So many nodes and listeners may come and go.
const FEW: f64 = 40.0;
/// So often it is looked at, so far apart, before what is too much counts as left over.
const LOOKS: usize = 40;
const POLL_INTERVAL: Duration = Duration::from_millis(250);
/// How often it is looked whether a page is made, how long at most, and after how long it is asked for again.
const SHORTLY: Duration = Duration::from_millis(5);
const TIMEOUT: Duration = Duration::from_secs(60);
const AGAIN: Duration = Duration::from_secs(3);

/// Visits all pages one after the other, each as soon as the one before is there.
async fn visit_all(page: &Page) -> Result {
    for hash in PAGES {
        visit(page, hash).await.context(hash)?;
    }
    page.run("window.left = null").await
}

/// Goes to a page and waits until it is made, without asking for an element: the driver would keep it.
async fn visit(page: &Page, hash: &str) -> Result {
    const IS_MADE: &str = "(() => { const page = document.querySelector('#lazy-page[data-made]'); \
        return Boolean(page && page !== left && page.querySelector('#title')) })()";
    let go = format!("location.hash = '{hash}'");
    page.run("window.left = document.querySelector('#lazy-page')")
        .await?;
    page.run(&go).await?;
    let (begun, mut asked) = (Instant::now(), Instant::now());
    while !page.value::<bool>(IS_MADE).await? {
        ensure!(begun.elapsed() < TIMEOUT, "the page is not made");
        if asked.elapsed() > AGAIN {
            // Chromium ignores changes of the address when there are more than some two hundred in ten seconds, and without
            // a screen it may forget a window until a picture draws it.
            page.run(&go).await?;
            page.driver().screenshot_as_png().await?;
            asked = Instant::now();
        }
        tokio::time::sleep(SHORTLY).await;
    }
    Ok(())
}

/// What the page holds once it is no more than at first, or when looking again has not helped.
async fn settled(page: &Page, first: &Holding) -> Result<Holding> {
    let mut now = page.holding_without_worker().await?;
    for _ in 0..LOOKS {
        if has_not_grown(first, &now).is_ok() {
            break;
        }
        tokio::time::sleep(POLL_INTERVAL).await;
        now = page.holding_without_worker().await?;
    }
    Ok(now)
}

fn has_not_grown(first: &Holding, now: &Holding) -> Result {
    let nodes = now.nodes - first.nodes;
    ensure!(nodes < FEW, "{nodes} nodes are left over");
    let listeners = now.listeners - first.listeners;
    ensure!(listeners < FEW, "{listeners} listeners are left over");
    let wasm = now.wasm - first.wasm;
    ensure!(wasm < WASM, "{wasm} bytes more wasm memory than at first");
    let memory = now.memory() - first.memory();
    ensure!(memory < MEMORY, "{memory} bytes more memory than at first");
    Ok(())
}

async fn a_page_that_is_left_leaves_nothing_behind(page: &mut Page) -> Result {
    let rounds: usize = match std::env::var("ROUNDS") {
        Ok(number) => number.parse().context("ROUNDS is no number")?,
        Err(_) => 6,
    };
    page.serve(Some(other_release(|files| {
        insert_script(files, REPORT_MEMORY)
    })?))
    .await?;
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    page.play_deal().await?;
    for _ in 0..WARM_UP {
        visit_all(page).await?;
    }
    // A busy machine may need room for the first time later than a quiet one; what leaks grows a second time, too.
    match grows_no_more(page, rounds).await {
        Err(error) => {
            eprintln!("once more: {error}");
            grows_no_more(page, rounds).await
        }
        done => done,
    }
}

/// Visits all pages so many times: what the page holds stays what it is.
async fn grows_no_more(page: &Page, rounds: usize) -> Result {
    let first = page.holding_without_worker().await?;
    eprintln!("at first: {first}");
    for round in 1..=rounds {
        visit_all(page).await?;
        if round % (rounds / 6).max(1) == 0 {
            let now = settled(page, &first).await?;
            eprintln!("after {round} more rounds: {now}");
            has_not_grown(&first, &now)?;
        }
    }
    Ok(())
}

#[test]
fn a_page_that_is_left_leaves_nothing_behind_in_chromium() {
    e2e::run_here!(
        Chromium,
        a_page_that_is_left_leaves_nothing_behind,
        a_page_that_is_left_leaves_nothing_behind
    )
}
