//! The counting trainer: a run is watched, counted, answered, and kept in mind.

use anyhow::ensure;
use e2e::{Page, Result};
use thirtyfour::prelude::*;

/// Goes through a run with its button, and returns both counts as they came together at the table:
/// what the cards and marriages say that were seen.
async fn watch_run(page: &Page) -> Result<[u32; 2]> {
    page.wait_until(
        "the run begins",
        "document.querySelector('.counting__calls')",
    )
    .await?;
    page.run(
        "window.seen = { trick: [], melds: [0, 0], points: [0, 0], tricks: [0, 0] };
         let before = '';
         let melded = -1;
         // A trick is swept away by itself: on a busy machine the driver would come too late to see it.
         const note = () => {
           const now = document.querySelector('.log__text')?.textContent;
           if (!now || now === before) return;
           before = now;
           const worth = { A: 11, T: 10, K: 4, Q: 3, J: 2, 9: 0 };
           const laid = [...document.querySelectorAll('.trick [data-by]')];
           const meld = document.querySelector('.announce b');
           const trick = seen.tricks[0] + seen.tricks[1];
           // The line may change twice while a marriage and its card lie there.
           if (meld && laid.length === 1 && melded !== trick) {
             melded = trick;
             seen.melds[laid[0].dataset.by] += Number(meld.textContent);
           }
           const taker = /^(\\w+).* (Stich|letzten Stich)/.exec(
             [...document.querySelectorAll('.log__text > *')].pop().textContent);
           if (laid.length === 2 && taker) {
             const by = taker[1] === 'Du' ? 0 : 1;
             seen.tricks[by] += 1;
             for (const one of laid) seen.points[by] += worth[one.dataset.card[1]];
           }
         };
         note();
         // After the task in which all parts change; a tap may come before that.
         seen.pending = 0;
         new MutationObserver(() => { seen.pending += 1; setTimeout(() => { note(); seen.pending -= 1 }) }).observe(
           document.querySelector('#lazy-page'), { childList: true, subtree: true, characterData: true })",
    )
    .await?;
    while page.count(".counting__calls").await? > 0 {
        page.click(".counting__calls .action--primary").await?;
        page.wait_until("what is shown is noted", "seen.pending === 0")
            .await?;
    }
    let counts: [u32; 2] = page
        .value("[0, 1].map((by) => seen.points[by] + (seen.tricks[by] > 0 ? seen.melds[by] : 0))")
        .await?;
    Ok(counts)
}

/// Types both counts with the keyboard.
async fn fill_in(page: &Page, own: u32, other: u32) -> Result {
    page.wait_until(
        "the field has the focus",
        "document.activeElement.id === 'own'",
    )
    .await?;
    page.press(own.to_string()).await?;
    page.press(Key::Tab).await?;
    page.press(other.to_string()).await
}

/// Chooses what is asked for, and to go on by tapping.
async fn choose(page: &Page, level: &str) -> Result {
    page.open("#/counting").await?;
    for text in [level, "Von Hand"] {
        let label = format!("//label[.//span[.={text:?}]]");
        page.find(By::XPath(&label)).await?.click().await?;
    }
    page.click(".btn-stack .btn--primary").await
}

async fn who_counts_right_is_told_so_and_it_is_kept(page: &mut Page) -> Result {
    choose(page, "Beide").await?;
    let [own, other] = watch_run(page).await?;
    fill_in(page, own, other).await?;
    page.press(Key::Enter).await?;
    page.wait_until(
        "the counts are shown",
        "document.querySelector('.counting__summary')",
    )
    .await?;
    let title = page.text(".sheet__title").await?;
    let text = page.text(".counting__summary").await?;
    ensure!(title == "Alles richtig gezählt.", "{title} {text}");
    page.reload().await?;
    let kept = page.text(".counting__so-far li").await?;
    ensure!(
        kept == "Beide: 1 Runde, davon 1 richtig; im Schnitt um 0 daneben.",
        "{kept}"
    );
    Ok(())
}

async fn the_question_comes_by_itself_after_the_last_trick(page: &mut Page) -> Result {
    page.open("#/counting").await?;
    let label = "//label[.//span[.='Flott']]";
    page.find(By::XPath(label)).await?.click().await?;
    page.click(".btn-stack .btn--primary").await?;
    page.wait_until(
        "the counts are asked for without a tap",
        "document.activeElement.id === 'own'",
    )
    .await
}

async fn a_wrong_count_is_told_by_how_much(page: &mut Page) -> Result {
    // The trainer speaks of 66 whatever game is on the table.
    page.open("#/deal/1/schnapsen/oma-1955?dealer=1").await?;
    page.element(".hand .card").await?;
    choose(page, "Auch Trümpfe").await?;
    let [own, other] = watch_run(page).await?;
    fill_in(page, own + 1, other).await?;
    page.click(".counting__trumps .card").await?;
    ensure!(
        page.count(".counting__trumps [aria-pressed=true]").await? == 1,
        "no trump is marked"
    );
    page.click(".counting .btn--primary").await?;
    page.wait_until(
        "the counts are shown",
        "document.querySelector('.counting__summary')",
    )
    .await?;
    let text = page.text(".counting__summary").await?;
    let off = format!("Du: {own} Auge");
    let counted = format!("gezählt hast du {}", own + 1);
    ensure!(text.starts_with(&off) && text.contains(&counted), "{text}");
    let title = page.text(".sheet__title").await?;
    ensure!(title == "Um 1 daneben", "{title}");
    ensure!(text.contains("Trümpfe"), "{text}");
    ensure!(
        page.count(".counting__table tbody tr").await? >= 3,
        "no tricks"
    );
    page.click(".btn-stack .btn--primary").await?;
    page.wait_until(
        "another run begins",
        "document.querySelector('.counting__calls')",
    )
    .await
}

e2e::in_both_browsers!(
    the_question_comes_by_itself_after_the_last_trick,
    who_counts_right_is_told_so_and_it_is_kept,
    a_wrong_count_is_told_by_how_much,
);
