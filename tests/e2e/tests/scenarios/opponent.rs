//! The opponent's worker may die: the deal goes on.

use anyhow::ensure;
use e2e::{Page, Result, other_release, with_script};

const LINK: &str = "#/deal/1/paderborn/oma-1955?dealer=1";

const COMPANY: [&str; 2] = [
    "#/deal/1/three/oma-1955?dealer=1",
    "#/deal/1/four/oma-1955?dealer=1",
];

/// That the computer plays on without its worker takes the place of what was told before.
const GONE: &str =
    "document.querySelector('.toast')?.textContent.includes('konnte nicht neu gestartet werden')";

/// Keeps every worker where the scenario can end it.
const CATCH_WORKERS: &str = "window.workers = []; window.Worker = class extends Worker { \
    constructor(...words) { super(...words); this.address = String(words[0]); window.workers.push(this) } }";

async fn a_worker_that_dies_is_started_again(page: &mut Page) -> Result {
    page.serve(Some(with_script(CATCH_WORKERS)?)).await?;
    page.open_quickly(LINK).await?;
    let seen = page.wait_for_turn().await?;
    page.wait_until("there is a worker", "window.workers.length === 1")
        .await?;
    // In this order: a terminated worker of WebKit's has no events.
    page.run("workers[0].dispatchEvent(new ErrorEvent('error')); workers[0].terminate()")
        .await?;
    page.wait_until("there is another", "window.workers.length === 2")
        .await?;
    page.expect_message("wurde neu gestartet").await?;
    page.play(&seen.hand[0].card).await?;
    page.play_deal_by_pointer().await?;
    // The one that rates the deal after its end is another.
    let workers: usize = page
        .value("workers.filter(({ address }) => address === workers[0].address).length")
        .await?;
    ensure!(workers == 2, "{workers} workers");
    Ok(())
}

/// Dead while he thinks, with a card on the table.
async fn a_worker_may_die_while_it_thinks(page: &mut Page) -> Result {
    page.serve(Some(with_script(CATCH_WORKERS)?)).await?;
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.run(
        "const worker = workers[0]; const post = worker.postMessage; \
         worker.postMessage = () => { worker.terminate(); \
             setTimeout(() => worker.dispatchEvent(new ErrorEvent('error')), 0) }",
    )
    .await?;
    let seen = page.look().await?;
    page.play(&seen.hand[0].card).await?;
    page.expect_message("wurde neu gestartet").await?;
    page.play_deal_by_pointer().await
}

/// The worker that plays for two or three others: dead once in the middle of a deal for three, and
/// for good in one for four.
async fn a_deal_in_company_goes_on_without_its_worker(page: &mut Page) -> Result {
    page.serve(Some(with_script(CATCH_WORKERS)?)).await?;
    let [three, four] = COMPANY;
    page.open_quickly(three).await?;
    let seen = page.wait_for_turn().await?;
    let before: usize = page.value("workers.length").await?;
    page.run("workers.at(-1).terminate(); workers.at(-1).dispatchEvent(new ErrorEvent('error'))")
        .await?;
    page.wait_until("there is another", &format!("workers.length > {before}"))
        .await?;
    page.expect_message("wurde neu gestartet").await?;
    page.step_by_pointer(&seen).await?;
    page.play_deal_by_pointer().await?;
    page.follow(four).await?;
    page.wait_for_turn().await?;
    page.run(
        "const die = (worker) => { worker.terminate(); \
             setTimeout(() => worker.dispatchEvent(new ErrorEvent('error')), 0) }; \
         window.Worker = class extends Worker { constructor(...words) { super(...words); die(this) } }; \
         die(workers.at(-1))",
    )
    .await?;
    page.wait_until("it is told", GONE).await?;
    page.play_deal_by_pointer().await
}

async fn a_deal_is_played_without_any_worker(page: &mut Page) -> Result {
    let release = other_release(|files| {
        let worker = files
            .iter_mut()
            .find(|(name, _)| name.starts_with("assets/bot-worker"));
        *worker.expect("a worker").1 = b"throw new Error('no worker today')".to_vec();
    })?;
    page.serve(Some(release)).await?;
    page.open_quickly(LINK).await?;
    page.wait_until("it is told", GONE).await?;
    page.play_deal_by_pointer().await?;
    page.complaints().await?; // about the worker, rightly
    Ok(())
}

e2e::in_both_browsers!(
    a_worker_that_dies_is_started_again,
    a_worker_may_die_while_it_thinks,
    a_deal_in_company_goes_on_without_its_worker,
    a_deal_is_played_without_any_worker,
);

e2e::in_webkit!(
    a_worker_that_dies_is_started_again,
    a_worker_may_die_while_it_thinks,
    a_deal_is_played_without_any_worker,
);
