//! A window that stays open for days: the computer sleeps and wakes, the network comes and goes, midnight passes.
//!
//! Nobody waits for any of it: the scenarios have a clock of their own, and let what the computer slept through come at once.

use anyhow::ensure;
use e2e::{Files, Page, Result, insert_script, other_release};

/// A clock that begins at noon and can be set on; while the computer sleeps no answer comes from a worker, and when it wakes
/// up long waits are over before the answers are there. It counts how often a new release was asked for, and how often in
/// vain.
const NIGHTS: &str = "const Real = Date; const began = Real.now(); window.later = 0; \
    const now = () => new Real(2026, 10, 21, 12).getTime() + Real.now() - began + window.later; \
    window.Date = class extends Real { \
        constructor(...words) { words.length ? super(...words) : super(now()) } \
        static now() { return now() } }; \
    const long = new Map(); const wait = window.setTimeout; \
    window.setTimeout = (work, ms, ...words) => { \
        const number = wait(() => { long.delete(number); work(...words) }, ms); \
        if (ms >= 5000) long.set(number, work); \
        return number }; \
    window.asleep = false; const unsent = []; \
    window.Worker = class extends Worker { \
        postMessage(...words) { \
            if (window.asleep) unsent.push(() => super.postMessage(...words)); \
            else super.postMessage(...words) } }; \
    const registrations = ServiceWorkerRegistration.prototype; const update = registrations.update; \
    window.asks = 0; window.vain = 0; \
    registrations.update = async function () { \
        window.asks += 1; \
        try { return await update.call(this) } catch (reason) { window.vain += 1; throw reason } }; \
    window.wake = (days) => { \
        window.later += days * 24 * 3600 * 1000; window.asleep = false; \
        for (const [number, work] of [...long]) { clearTimeout(number); long.delete(number); work() } \
        unsent.splice(0).forEach((send) => send()); \
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })) }";

const LINK: &str = "#/deal/1/paderborn/tagelang?dealer=1";

fn with_nights(files: &mut Files) {
    insert_script(files, NIGHTS);
}

async fn plays_the_deal_of(page: &Page, date: &str) -> Result {
    page.go("#/daily").await?;
    page.wait_until(
        "the day's deal is played",
        &format!("localStorage['sechsundsechzig/match'].includes('blatt-{date}')"),
    )
    .await
}

async fn the_deal_of_the_day_is_that_of_the_next_after_midnight(page: &mut Page) -> Result {
    page.serve(Some(other_release(with_nights)?)).await?;
    page.open_quickly(LINK).await?;
    let before = page.wait_for_turn().await?.cards().join(" ");
    plays_the_deal_of(page, "2026-11-21").await?;
    page.run("wake(1)").await?;
    plays_the_deal_of(page, "2026-11-22").await?;
    page.play_deal_by_pointer().await?;
    page.click(".end__go button").await?;
    page.wait_for_turn().await?;
    let after = page.look().await?.cards().join(" ");
    ensure!(before == after, "the match goes on with {after}");
    Ok(())
}

/// The day's deal can be played to its end on the next day, too.
async fn an_unfinished_deal_of_the_day_is_not_replaced_after_midnight(page: &mut Page) -> Result {
    const IS_FIRST: &str = "localStorage['sechsundsechzig/match'].includes('blatt-2026-11-21')";
    page.serve(Some(other_release(with_nights)?)).await?;
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    plays_the_deal_of(page, "2026-11-21").await?;
    let seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    page.wait_for_turn().await?;
    let left = page.look().await?.cards().join(" ");
    page.run("wake(1)").await?;
    ensure!(page.value::<bool>(IS_FIRST).await?, "it was replaced");
    plays_the_deal_of(page, "2026-11-22").await?;
    page.wait_for_turn().await?;
    page.click(".bar .icon-btn").await?;
    page.click("dialog [data-call=take-up]").await?;
    page.wait_until("the first day's deal goes on", IS_FIRST)
        .await?;
    let found = page.wait_for_turn().await?.cards().join(" ");
    ensure!(found == left, "left with {left}, found with {found}");
    Ok(())
}

async fn the_puzzle_of_the_day_does_not_stay_for_another(page: &mut Page) -> Result {
    const HAND: &str = "[...document.querySelectorAll('#lazy-page .hand [data-card]')] \
        .map((card) => card.dataset.card).join(' ')";
    page.serve(Some(other_release(with_nights)?)).await?;
    page.open_quickly("").await?;
    page.go("#/puzzles/daily").await?;
    page.wait_until("the puzzle is there", HAND).await?;
    let first: String = page.value(HAND).await?;
    page.run("wake(0)").await?;
    let same: String = page.value(HAND).await?;
    ensure!(first == same, "another puzzle on the same day");
    page.run("wake(1)").await?;
    page.wait_until(
        "the next day's puzzle is there",
        &format!("{HAND} && {HAND} !== {first:?}"),
    )
    .await
}

/// The computer is shut while the opponent thinks, without a network, and opened the next day.
async fn a_deal_goes_on_the_next_day(page: &mut Page) -> Result {
    page.serve(Some(other_release(with_nights)?)).await?;
    page.open_quickly(LINK).await?;
    page.wait_until_kept().await?;
    page.stop_server().await?;
    page.run("dispatchEvent(new Event('offline'))").await?;
    let seen = page.wait_for_turn().await?;
    page.run("window.asleep = true").await?;
    page.step_by_pointer(&seen).await?;
    page.run("wake(1)").await?;
    page.serve(Some(other_release(with_nights)?)).await?;
    page.run("dispatchEvent(new Event('online'))").await?;
    page.play_deal_by_pointer().await?;
    let day: u32 = page
        .value("Number(JSON.parse(localStorage['sechsundsechzig/chronicle']).data.split(' ').at(-1).split(',')[0])")
        .await?;
    let expected: u32 = page.value("Date.UTC(2026, 10, 22) / 86400000").await?;
    ensure!(day == expected, "written up for day {day}, not {expected}");
    page.go("#/statistics").await?;
    page.wait_until(
        "the deal was counted once",
        "JSON.parse(localStorage['sechsundsechzig/chronicle']).data.split(' ').length === 2",
    )
    .await
}

async fn a_new_release_is_heard_of_without_a_reload(page: &mut Page) -> Result {
    let release = other_release(with_nights)?;
    let next = other_release(|files| {
        with_nights(files);
        files.insert("assets/second.txt".into(), b"second".to_vec());
    })?;
    page.serve(Some(release)).await?;
    page.open("").await?;
    page.wait_for_turn().await?;
    page.wait_until_kept().await?;
    page.stop_server().await?;
    page.run("wake(0)").await?;
    page.run("wake(1)").await?;
    page.wait_until("it asked in vain", "asks === 1 && vain === 1")
        .await?;
    page.serve(Some(next)).await?;
    page.run("dispatchEvent(new Event('online')); wake(0)")
        .await?;
    page.wait_until("it asked once more", "asks === 2").await?;
    page.wait_until(
        "it says that there is another",
        "[...document.querySelectorAll('.toast')].some((toast) => toast.textContent.includes('Update verfügbar'))",
    )
    .await?;
    let text = page.text("body").await?;
    ensure!(
        !text.contains("Der Computergegner"),
        "a worker that slept as long as the page counts as dead"
    );
    page.complaints().await?; // about the network, rightly
    Ok(())
}

e2e::in_both_browsers!(
    the_deal_of_the_day_is_that_of_the_next_after_midnight,
    an_unfinished_deal_of_the_day_is_not_replaced_after_midnight,
    the_puzzle_of_the_day_does_not_stay_for_another,
    a_deal_goes_on_the_next_day,
    a_new_release_is_heard_of_without_a_reload,
);
