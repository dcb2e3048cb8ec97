//! The seal of a deal: shown before the first card, closed while it is played, checked afterwards.

use anyhow::ensure;
use e2e::{Page, Result};

const LINK: &str = "#/deal/1/paderborn/siegel?dealer=1";

/// The first eight digits, as the table shows them.
async fn on_the_table(page: &Page) -> Result<String> {
    let text = page.text(".log a[href='#/seal']").await?;
    Ok(text.trim_start_matches("Siegel").trim().replace(' ', ""))
}

/// All digits, as the room shows them.
async fn in_the_room(page: &Page) -> Result<String> {
    page.go("#/seal").await?;
    page.wait_until("the seal is there", "document.querySelector('.sealed')")
        .await?;
    let text = page.text(".sealed__digits").await?;
    Ok(text.split_whitespace().collect())
}

async fn a_seal_noted_before_the_first_card_is_checked_after_the_last(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    let noted = on_the_table(page).await?;
    let before = in_the_room(page).await?;
    ensure!(noted.len() == 8 && before.starts_with(&noted), "{noted}");
    ensure!(
        page.count(".sealed .link-line").await? == 0,
        "the seal is open before its time"
    );
    page.go("#/table").await?;
    page.reload().await?;
    page.play_deal_by_pointer().await?;
    page.click(".end a[href='#/seal']").await?;
    page.wait_until("it is open", "document.querySelector('.sealed .link-line')")
        .await?;
    let verdict = page.text(".sealed .note").await?;
    ensure!(verdict.contains("Das Siegel stimmt"), "{verdict}");
    ensure!(in_the_room(page).await? == before, "another fingerprint");
    // What the room tells to check is checked here, by the browser's own SHA-256.
    let same: bool = page
        .value(
            "(async () => {
               const text = document.querySelector('.sealed .link-line').textContent;
               const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
               const digits = [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
               return digits === document.querySelector('.sealed__digits').textContent.replaceAll(' ', '');
             })()",
        )
        .await?;
    ensure!(same, "the browser comes to another fingerprint");
    Ok(())
}

async fn a_seal_that_does_not_fit_is_said_to_be_broken(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.play_deal_by_pointer().await?;
    // Another salt under the same fingerprint, in an envelope that is whole.
    page.run(
        "const kept = JSON.parse(localStorage['sechsundsechzig/match']);
         kept.data = kept.data.replace(/ =(.)/, (all, first) => ' =' + (first === 'a' ? 'b' : 'a'));
         const sum = [...kept.data].reduce(
           (hash, sign) => BigInt.asUintN(64, (hash ^ BigInt(sign.charCodeAt())) * 0x100000001b3n),
           0xcbf29ce484222325n);
         kept.sum = sum.toString(16).padStart(16, '0');
         localStorage['sechsundsechzig/match'] = JSON.stringify(kept);",
    )
    .await?;
    in_the_room(page).await?;
    let verdict = page.text(".sealed .note").await?;
    ensure!(verdict.contains("passt nicht"), "{verdict}");
    Ok(())
}

async fn a_deal_apart_has_no_seal(page: &mut Page) -> Result {
    page.open_quickly("#/daily").await?;
    page.wait_for_turn().await?;
    ensure!(
        page.count(".log a[href='#/seal']").await? == 0,
        "a seal of cards that everybody knows"
    );
    Ok(())
}

e2e::in_both_browsers!(
    a_seal_noted_before_the_first_card_is_checked_after_the_last,
    a_seal_that_does_not_fit_is_said_to_be_broken,
    a_deal_apart_has_no_seal,
);
