//! Foreign code stays out.

use anyhow::ensure;
use e2e::{Page, Result};

async fn text_that_could_run_is_refused(page: &mut Page) -> Result {
    page.open("").await?;
    page.run(
        "const at = document.createElement('div'); document.body.append(at); \
         try { at.innerHTML = '<img src=x onerror=\"window.isHacked = true\">' } catch { window.isRefused = true }; \
         setTimeout(() => { \
             try { new Function('window.isHacked = true')() } catch { window.isTried = true } \
         }, 0)", // what the driver itself runs may do anything; what it leaves behind may not
    )
    .await?;
    page.wait_until("code made of text is refused", "window.isTried")
        .await?;
    let is_hacked: bool = page.value("!!window.isHacked").await?;
    ensure!(!is_hacked, "foreign code ran");
    if page.value::<bool>("!!window.trustedTypes").await? {
        ensure!(
            page.value::<bool>("!!window.isRefused").await?,
            "a handler passed as text"
        );
    }
    page.complaints().await?; // the refusals are what was wanted
    Ok(())
}

async fn a_worker_starts_under_the_policy(page: &mut Page) -> Result {
    page.open("").await?;
    page.run(
        "const at = document.querySelector('meta[name=bot-worker]').content; \
         const worker = new Worker(at, { type: 'module' }); \
         worker.onerror = (event) => { window.workerError = event.message || 'no message' }; \
         setTimeout(() => { window.workerLives = true }, 500);",
    )
    .await?;
    page.wait_until("half a second has passed", "window.workerLives")
        .await?;
    let error: Option<String> = page.value("window.workerError ?? null").await?;
    ensure!(error.is_none(), "the worker failed: {error:?}");
    Ok(())
}

e2e::in_both_browsers!(
    text_that_could_run_is_refused,
    a_worker_starts_under_the_policy
);
