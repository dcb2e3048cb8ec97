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

/// The browser fails the program in the middle of its work, which leaves it in a state that it cannot go on from.
const FAIL: &str = "const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent'); \
    Object.defineProperty(Node.prototype, 'textContent', \
        { ...text, set() { throw new Error('the browser fails') } }); \
    document.querySelector('.hand [data-card][aria-disabled=false], .hand [data-card]').click(); \
    window.text = text";

const RECOVER: &str = "Object.defineProperty(Node.prototype, 'textContent', window.text); \
    document.querySelector('.hand [data-card]').click()";

async fn a_broken_program_tells_so_and_goes_on_from_its_last_move(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    page.wait_for_turn().await?;
    page.run(FAIL).await.ok();
    page.run(RECOVER).await.ok();
    page.wait_until(
        "the screen says so",
        "document.querySelector('.message .btn--primary')",
    )
    .await?;
    page.run(
        "Object.defineProperty(navigator, 'clipboard', { value: \
            { writeText: async (text) => { window.copied = text } } })",
    )
    .await?;
    page.click("details summary").await?;
    page.click("[data-copy]").await?;
    page.wait_until("the report is copied", "window.copied")
        .await?;
    let report: String = page.value("window.copied").await?;
    ensure!(report.contains("#/deal/1/paderborn/oma-1955"), "{report}");
    page.click(".message .btn--primary").await?;
    page.wait_for_turn().await?;
    page.complaints().await?; // the failure is what was wanted
    Ok(())
}

e2e::in_both_browsers!(
    a_broken_program_tells_so_and_goes_on_from_its_last_move,
    text_that_could_run_does_not_run,
    a_worker_starts_under_the_policy
);

e2e::in_webkit!(
    a_broken_program_tells_so_and_goes_on_from_its_last_move,
    text_that_could_run_does_not_run,
    a_worker_starts_under_the_policy,
);
