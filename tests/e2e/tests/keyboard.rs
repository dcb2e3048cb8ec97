//! Without a pointer, and without eyes.

use anyhow::{bail, ensure};
use e2e::{Page, Result};
use thirtyfour::prelude::*;

const LINK: &str = "#/deal/1/paderborn/oma-1955?dealer=1";

async fn a_deal_is_played_with_keys_alone(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.press("l").await?;
    page.wait_until(
        "the last trick is shown",
        "document.querySelector('dialog[open]')",
    )
    .await?;
    page.press(Key::Escape).await?;
    page.wait_until("it is closed", "!document.querySelector('dialog')")
        .await?;
    page.play_deal_by_keys().await?;
    page.wait_until(
        "the next deal has the focus",
        "document.activeElement.matches('.end__go .btn--primary')",
    )
    .await?;
    page.press(Key::Enter).await?;
    page.wait_until("the next deal is there", "document.querySelector('.hand')")
        .await
}

/// Knows nothing but what the live region says and what the focused element is called.
async fn a_deal_is_played_by_ear(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.listen().await?;
    page.press("s").await?;
    let mut told = Vec::new();
    loop {
        let heard = page.hear().await?;
        told.append(&mut heard.clone());
        if heard.iter().any(|said| {
            said.starts_with("Gewonnen")
                || said.starts_with("Verloren")
                || said.starts_with("Gleichstand")
        }) {
            break;
        }
        // The last question counts; a message may have been said after it.
        let question = heard.iter().rev().find(|said| is_question(said));
        match question.map_or("", String::as_str) {
            said if said.contains("ziehen oder") => page.press("d").await?,
            said if said.contains("noch rauben") => page.press("c").await?,
            said if asks_for_card(said) => play_by_ear(page).await?,
            _ => {}
        }
        ensure!(told.len() < 500, "no end is heard: {told:?}");
    }
    for word in [
        "Du spielst ",
        "Hermen spielt ",
        "nimmst den Stich",
        "nimmt den Stich",
    ] {
        ensure!(
            told.iter().any(|said| said.contains(word)),
            "{word} is never said: {told:?}"
        );
    }
    page.wait_until("the deal is over", "document.querySelector('.end__go')")
        .await?;
    let name = page.focused_name().await?;
    ensure!(name == "Nächstes Spiel", "{name:?} has the focus");
    Ok(())
}

fn is_question(said: &str) -> bool {
    said.contains("ziehen oder") || said.contains("noch rauben") || asks_for_card(said)
}

fn asks_for_card(said: &str) -> bool {
    ["Du spielst aus.", "du spielst aus.", "Du bist dran."]
        .iter()
        .any(|question| said.contains(question))
}

/// Goes through the hand from its first card on and plays the first that is said to be playable.
async fn play_by_ear(page: &Page) -> Result {
    page.press(Key::Home).await?;
    for _ in 0..8 {
        let name = page.focused_name().await?;
        if name.contains(", spielbar, ") {
            return page.press(Key::Enter).await;
        }
        page.press(Key::Right).await?;
    }
    bail!("no card is said to be playable")
}

e2e::in_both_browsers!(a_deal_is_played_with_keys_alone, a_deal_is_played_by_ear);
