//! A new release of the page, whole or not.

use anyhow::ensure;
use e2e::{Files, Page, Result, other_release};

/// Marks the page, and puts a file of its own beside it.
fn second(files: &mut Files) {
    let page = files.get_mut("index.html").expect("a page");
    let text = String::from_utf8_lossy(page).replacen("<html ", "<html data-release=\"2\" ", 1);
    *page = text.into_bytes();
    files.insert("assets/second.txt".into(), b"second".to_vec());
}

const ASK_FOR_UPDATE: &str = "window.asked = null; \
    navigator.serviceWorker.ready.then((r) => r.update()) \
        .then(() => { window.asked = 'done' }, () => { window.asked = 'failed' })";
const IS_SECOND: &str = "document.documentElement.dataset.release === '2'";
const REGISTRATION: &str =
    "navigator.serviceWorker.getRegistration().then((r) => { window.kept = r })";

async fn a_new_release_waits_until_it_is_wanted(page: &mut Page) -> Result {
    let release = other_release(second)?;
    page.open("").await?;
    page.wait_until_kept().await?;
    page.serve(Some(release.path())).await?;
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

    page.run(
        "navigator.serviceWorker.oncontrollerchange = () => { window.isChanged = true }; \
         window.kept.waiting.postMessage({ type: 'activate' })",
    )
    .await?;
    page.wait_until("the new release is in charge", "window.isChanged")
        .await?;
    page.stop_server().await?;
    page.reload().await?;
    ensure!(
        page.value::<bool>(IS_SECOND).await?,
        "the new release did not come"
    );
    page.run("caches.keys().then((names) => { window.releases = names.length })")
        .await?;
    page.wait_until("the old release is gone", "window.releases === 1")
        .await
}

/// Who takes the new release is told that it has come, and may read what it brought.
async fn who_takes_a_new_release_may_read_what_is_new(page: &mut Page) -> Result {
    let release = other_release(second)?;
    page.open("").await?;
    page.wait_until_kept().await?;
    page.serve(Some(release.path())).await?;
    page.run(ASK_FOR_UPDATE).await?;
    page.element(".toast--ask .btn--chalkfill")
        .await?
        .click()
        .await?;
    page.wait_until("the new release runs", IS_SECOND).await?;
    page.element(".toast a").await?.click().await?;
    page.wait_until("what is new is told", "document.querySelector('#room li')")
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
    refuses(page, release.path()).await
}

async fn a_release_with_a_file_of_another_leaves_the_old_one_whole(page: &mut Page) -> Result {
    let release = other_release(second)?;
    std::fs::write(release.path().join("assets/second.txt"), "third")?;
    refuses(page, release.path()).await
}

async fn refuses(page: &mut Page, release: &std::path::Path) -> Result {
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
    who_takes_a_new_release_may_read_what_is_new,
    half_a_release_leaves_the_old_one_whole,
    a_release_with_a_file_of_another_leaves_the_old_one_whole,
);

e2e::in_webkit!(
    a_new_release_waits_until_it_is_wanted,
    who_takes_a_new_release_may_read_what_is_new,
    half_a_release_leaves_the_old_one_whole,
);
