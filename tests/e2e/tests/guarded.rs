//! Foreign code stays out.

use anyhow::ensure;
use e2e::{Page, Result};

async fn text_that_could_run_does_not_run(page: &mut Page) -> Result {
    page.open("").await?;
    page.run(
        "window.breaches = 0; \
         document.addEventListener('securitypolicyviolation', () => { window.breaches += 1 }); \
         const at = document.createElement('div'); document.body.append(at); \
         try { at.innerHTML = '<img src=x onerror=\"window.isHacked = true\">' } catch {}; \
         try { \
             const script = document.createElement('script'); \
             script.textContent = 'window.isHacked = true'; at.append(script); \
         } catch {}",
    )
    .await?;
    page.wait_until("the policy has been breached twice", "window.breaches >= 2")
        .await?;
    ensure!(
        !page.value::<bool>("!!window.isHacked").await?,
        "foreign code ran"
    );
    page.complaints().await?; // the breaches are what was wanted
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
    text_that_could_run_does_not_run,
    a_worker_starts_under_the_policy
);
