//! A new release of the page, whole or not.

use crate::rating::expect_rated;
use anyhow::ensure;
use e2e::{Conditions, Files, Page, Result, insert_script, other_release, with_script};
use tempfile::TempDir;
use thirtyfour::prelude::*;

/// The only file of a kind among those that are named after their content.
fn asset(files: &Files, beginning: &str, ending: &str) -> String {
    files
        .keys()
        .map(|name| name.trim_start_matches("assets/"))
        .find(|name| name.starts_with(beginning) && name.ends_with(ending))
        .expect("such a file")
        .to_owned()
}

/// A later build: the page is marked, the script of the second program and the first script, which names it, have other
/// contents and other names, and a file of its own is there.
fn build(files: &mut Files, number: u32) {
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("a script");
    let program = asset(files, "lazy_pages-", ".js");
    let boot = asset(files, "boot-", ".js");
    let new_program = format!("lazy_pages-{number:016}.js");
    let new_boot = format!("boot-{number:016}.js");
    let script = files
        .remove(&format!("assets/{program}"))
        .expect("lazy_pages");
    let script = format!("{}\n// build {number}\n", text(script));
    files.insert(format!("assets/{new_program}"), script.into_bytes());
    let script = text(files.remove(&format!("assets/{boot}")).expect("boot"));
    let script = script.replace(&program, &new_program);
    files.insert(format!("assets/{new_boot}"), script.into_bytes());
    let page = text(files.remove("index.html").expect("a page"))
        .replacen("<html ", &format!("<html data-release=\"{number}\" "), 1)
        .replace(&boot, &new_boot);
    files.insert("index.html".into(), page.into_bytes());
    files.insert("assets/second.txt".into(), b"second".to_vec());
}

fn second(files: &mut Files) {
    build(files, 2);
}

const ASK_FOR_UPDATE: &str = "window.asked = null; \
    navigator.serviceWorker.ready.then((r) => r.update()) \
        .then(() => { window.asked = 'done' }, () => { window.asked = 'failed' })";
const IS_SECOND: &str = "document.documentElement.dataset.release === '2'";
const REGISTRATION: &str =
    "navigator.serviceWorker.getRegistration().then((r) => { window.kept = r })";

async fn a_new_release_waits_until_it_is_wanted(page: &mut Page) -> Result {
    let release = other_release(second)?;
    // Nothing that a reload would interrupt: in a new deal the opponent might lead any moment.
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    page.wait_until_kept().await?;
    // Chromium starts a new release only when the old one's service worker rests; what it is asked for just then wakes it
    // again, and under a driver it never goes to sleep by itself. So the worker that rates the deal must be done.
    expect_rated(page, 1).await?;
    page.serve(Some(release)).await?;
    page.run(ASK_FOR_UPDATE).await?;
    page.run(REGISTRATION).await?;
    page.wait_until(
        "the new release waits",
        "window.kept?.waiting?.state === 'installed'",
    )
    .await?;

    page.reload().await?;
    ensure!(
        !page.value::<bool>(IS_SECOND).await?,
        "the new release came unasked"
    );
    page.run(REGISTRATION).await?;
    page.wait_until("the new release still waits", "window.kept?.waiting")
        .await?;
    ensure!(
        page.count(".toast").await? == 0,
        "its message lies over the result"
    );

    page.run("window.kept.waiting.postMessage({ type: 'activate' })")
        .await?;
    page.wait_until("the page loads the new release", IS_SECOND)
        .await?;
    // A load that is broken off is a failed one to WebKit.
    page.element(".end__go").await?;
    page.stop_server().await?;
    page.reload().await?;
    ensure!(
        page.value::<bool>(IS_SECOND).await?,
        "the new release did not stay"
    );
    kept_releases_are(page, 1).await
}

async fn kept_releases_are(page: &Page, number: usize) -> Result {
    page.run(
        "window.releases = null; caches.keys().then((names) => { \
             window.releases = names.filter((name) => !name.endsWith(' note')).length })",
    )
    .await?;
    page.wait_until("the caches are counted", "window.releases !== null")
        .await?;
    let kept: usize = page.value("window.releases").await?;
    ensure!(kept == number, "{kept} releases are kept, not {number}");
    Ok(())
}

const LINK: &str = "#/deal/1/paderborn/fenster?dealer=1";
const IS_TOLD: &str = "document.querySelector('.toasts')?.textContent.includes('Update verfügbar')";
const GET_IT: &str = ".toast--ask .btn--chalkfill";

/// A tab in the middle of a deal, kept for offline play, and a second one that watches it.
async fn two_tabs(page: &mut Page) -> Result<[WindowHandle; 2]> {
    page.open_quickly(LINK).await?;
    page.wait_until_kept().await?;
    let seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    page.wait_for_turn().await?;
    let first = page.driver().window().await?;
    let second = page.driver().new_tab().await?;
    page.show_window(&second).await?;
    page.open("").await?;
    page.wait_until(
        "it watches",
        "document.documentElement.dataset.tab === 'watches'",
    )
    .await?;
    Ok([first, second])
}

/// Has this tab ask for the new release, as one does that is looked at on another day, until that waits.
async fn ask_for_update(page: &Page) -> Result {
    // A release of which a file does not arrive is dropped, and asked for again on another day. Its events are not waited
    // for: a busy window may learn of them when they are over.
    page.run(
        "navigator.serviceWorker.ready.then(async (r) => { \
            window.kept = r; \
            const moment = () => new Promise((done) => setTimeout(done, 25)); \
            for (let day = 0; day < 3 && !r.waiting; day += 1) { \
                await r.update(); \
                while (r.installing) await moment() } })",
    )
    .await?;
    page.wait_until("the new release waits", "window.kept?.waiting")
        .await
}

/// Has this tab ask for the new release, and start it.
async fn start_new_release(page: &Page) -> Result {
    ask_for_update(page).await?;
    page.run("window.kept.waiting.postMessage({ type: 'activate' })")
        .await
}

async fn wait_for_second(page: &Page) -> Result {
    page.wait_until("the new release runs", IS_SECOND).await?;
    page.wait_until(
        "the page has started",
        "document.documentElement.dataset.boot === 'done'",
    )
    .await
}

/// The tab that watches asks for the new release: it gets it at once, the one that plays after its deal; until then it gets
/// even those files of its release that the host has no more.
async fn brings_every_tab_to_the_new_release(page: &mut Page, tabs: [WindowHandle; 2]) -> Result {
    start_new_release(page).await?;
    wait_for_second(page).await?;

    page.show_window(&tabs[0]).await?;
    page.wait_until("it knows", "'stale' in document.documentElement.dataset")
        .await?;
    ensure!(
        !page.value::<bool>(IS_SECOND).await?,
        "the deal was interrupted"
    );
    page.wait_until("it says that it comes", IS_TOLD).await?;
    page.go("#/statistics").await?;
    page.wait_until(
        "the second program runs",
        "document.querySelector('#lazy-page[data-made] h1, #lazy-page[data-made] h2')",
    )
    .await?;
    ensure!(
        !page.value::<bool>(IS_SECOND).await?,
        "the second program was not had from the old release"
    );
    page.go("#/").await?;
    page.play_deal().await?;
    page.click(".end__go .btn--primary").await?;
    wait_for_second(page).await?;
    page.wait_for_turn().await?;
    page.expect_message("Aktualisiert").await?;
    page.show_window(&tabs[1]).await?;
    ensure!(page.value::<bool>(IS_SECOND).await?, "it went back");
    // All old pages are gone: the next one that starts lets their files go.
    page.reload().await?;
    page.wait_until(
        "the old release is dropped",
        "(caches.keys().then((names) => { window.left = names.filter((name) => !name.endsWith(' note')).length }), \
            window.left === 1)",
    )
    .await
}

async fn an_update_reaches_the_tab_that_plays_after_its_deal(page: &mut Page) -> Result {
    let release = other_release(second)?;
    let tabs = two_tabs(page).await?;
    page.serve(Some(release)).await?;
    brings_every_tab_to_the_new_release(page, tabs).await
}

async fn an_update_reaches_every_tab_on_a_plain_host_too(page: &mut Page) -> Result {
    let release = other_release(second)?;
    page.serve_by_python(None, None).await?;
    let tabs = two_tabs(page).await?;
    page.serve_by_python(Some(release), None).await?;
    brings_every_tab_to_the_new_release(page, tabs).await
}

/// The tab that plays asks, in mid-deal; then the other one takes over.
async fn get_it_now_works_in_each_tab(page: &mut Page) -> Result {
    let release = other_release(second)?;
    let tabs = two_tabs(page).await?;
    page.serve(Some(release)).await?;
    // Under a driver Chromium may never do what a window that was hidden for a while asks it for.
    ask_for_update(page).await?;
    page.show_window(&tabs[0]).await?;
    page.click(GET_IT).await?;
    wait_for_second(page).await?;
    page.show_window(&tabs[1]).await?;
    wait_for_second(page).await?;
    page.wait_until(
        "one of them plays",
        "navigator.locks.query().then((all) => { window.held = all.held.length }) && window.held === 1",
    )
    .await
}

/// No service worker is in charge of a tab; the one of the next release takes charge of it, which does not make it a tab of
/// that release. While it loads again the other tab goes on with the deal.
async fn a_tab_without_a_service_worker_gets_the_new_release(page: &mut Page) -> Result {
    let release = other_release(second)?;
    let tabs = two_tabs(page).await?;
    page.show_window(&tabs[0]).await?;
    page.reload_past_service_worker().await?;
    let is_alone: bool = page.value("!navigator.serviceWorker.controller").await?;
    ensure!(is_alone, "a service worker is in charge");
    // One that was never hidden: see `get_it_now_works_in_each_tab`.
    let third = page.driver().new_tab().await?;
    page.show_window(&third).await?;
    page.open("").await?;
    page.serve(Some(release)).await?;
    start_new_release(page).await?;
    page.show_window(&tabs[0]).await?;
    wait_for_second(page).await
}

/// In mid-deal, after another tab has started the new release, the player need not wait for the end of the deal.
async fn get_it_now_works_after_another_tab_has_got_it(page: &mut Page) -> Result {
    let release = other_release(second)?;
    let tabs = two_tabs(page).await?;
    page.serve(Some(release)).await?;
    start_new_release(page).await?;
    wait_for_second(page).await?;
    page.show_window(&tabs[0]).await?;
    page.wait_until("it knows", "'stale' in document.documentElement.dataset")
        .await?;
    page.click(GET_IT).await?;
    wait_for_second(page).await?;
    page.wait_for_turn().await?;
    page.expect_message("Aktualisiert").await
}

async fn releases_that_nobody_took_are_cleared_away(page: &mut Page) -> Result {
    page.open("").await?;
    page.wait_until_kept().await?;
    let mut number = 2;
    while number < 7 {
        page.serve(Some(other_release(|files| build(files, number))?))
            .await?;
        page.run(&format!(
            "window.waits = 0; \
             navigator.serviceWorker.getRegistration().then((r) => {{ \
                 r.addEventListener('updatefound', () => {{ \
                     const fresh = r.installing; \
                     fresh.addEventListener('statechange', () => {{ \
                         if (fresh.state === 'installed') window.waits = {number} }}) }}) }})"
        ))
        .await?;
        page.run(ASK_FOR_UPDATE).await?;
        page.wait_until("it waits", &format!("window.waits === {number}"))
            .await?;
        number += 1;
    }
    kept_releases_are(page, 2).await?;
    page.click(GET_IT).await?;
    page.wait_until(
        "the last release runs",
        "document.documentElement.dataset.release === '6'",
    )
    .await?;
    page.stop_server().await?;
    page.reload().await?;
    page.wait_for_turn().await?;
    Ok(())
}

/// Where no service worker keeps the files of an old release, the page is loaded anew when one of them is gone.
async fn a_page_nobody_keeps_is_loaded_anew_when_its_files_are_gone(page: &mut Page) -> Result {
    const ALONE: &str = "delete Navigator.prototype.serviceWorker";
    let first = with_script(ALONE)?;
    let release = other_release(|files| {
        insert_script(files, ALONE);
        second(files);
    })?;
    page.serve(Some(first)).await?;
    page.open("").await?;
    page.serve(Some(release)).await?;
    page.go("#/statistics").await?;
    wait_for_second(page).await?;
    page.wait_until(
        "the page that was wanted is there",
        "location.hash === '#/statistics' && document.querySelector('#lazy-page[data-made]')",
    )
    .await?;
    page.complaints().await?; // about the file that is gone, rightly
    Ok(())
}

/// Who takes the new release is told that it has come, and may read what it brought.
async fn who_takes_a_new_release_may_read_what_is_new(page: &mut Page) -> Result {
    let release = other_release(second)?;
    page.open("").await?;
    page.wait_until_kept().await?;
    page.serve(Some(release)).await?;
    page.run(ASK_FOR_UPDATE).await?;
    page.element(".toast--ask .btn--chalkfill")
        .await?
        .click()
        .await?;
    page.wait_until("the new release runs", IS_SECOND).await?;
    page.element(".toast a").await?.click().await?;
    page.wait_until(
        "what is new is told",
        "document.querySelector('#lazy-page li')",
    )
    .await?;
    ensure!(
        page.value::<bool>("!document.querySelector('.toast')")
            .await?,
        "the note stays"
    );
    page.reload().await?;
    page.go("#/").await?;
    page.wait_for_turn().await?;
    ensure!(
        page.value::<bool>("!document.querySelector('.toast')")
            .await?,
        "the note comes back"
    );
    Ok(())
}

async fn half_a_release_leaves_the_old_one_whole(page: &mut Page) -> Result {
    let release = other_release(second)?;
    std::fs::remove_file(release.path().join("assets/second.txt"))?;
    refuses(page, release).await
}

async fn a_release_with_a_file_of_another_leaves_the_old_one_whole(page: &mut Page) -> Result {
    let release = other_release(second)?;
    std::fs::write(release.path().join("assets/second.txt"), "third")?;
    refuses(page, release).await
}

async fn refuses(page: &mut Page, release: TempDir) -> Result {
    page.open("").await?;
    page.wait_until_kept().await?;
    page.serve(Some(release)).await?;
    page.run(
        "navigator.serviceWorker.getRegistration().then((r) => { \
             r.onupdatefound = () => { \
                 const fresh = r.installing; \
                 fresh.onstatechange = () => { window.fate = fresh.state } } })",
    )
    .await?;
    page.run(ASK_FOR_UPDATE).await?;
    page.wait_until("the new release is given up", "window.fate === 'redundant'")
        .await?;
    page.stop_server().await?;
    page.reload().await?;
    ensure!(!page.value::<bool>(IS_SECOND).await?, "half a release came");
    page.complaints().await?; // about the missing file, rightly
    Ok(())
}

e2e::in_both_browsers!(
    a_new_release_waits_until_it_is_wanted,
    an_update_reaches_the_tab_that_plays_after_its_deal with Conditions::WHOLE_BROWSER,
    an_update_reaches_every_tab_on_a_plain_host_too with Conditions::WHOLE_BROWSER,
    get_it_now_works_in_each_tab with Conditions::WHOLE_BROWSER,
    get_it_now_works_after_another_tab_has_got_it with Conditions::WHOLE_BROWSER,
    a_tab_without_a_service_worker_gets_the_new_release with Conditions::WHOLE_BROWSER,
    releases_that_nobody_took_are_cleared_away,
    a_page_nobody_keeps_is_loaded_anew_when_its_files_are_gone,
    who_takes_a_new_release_may_read_what_is_new,
    half_a_release_leaves_the_old_one_whole,
    a_release_with_a_file_of_another_leaves_the_old_one_whole,
);

e2e::in_webkit!(
    a_new_release_waits_until_it_is_wanted,
    who_takes_a_new_release_may_read_what_is_new,
    half_a_release_leaves_the_old_one_whole,
);
