//! The browser is killed in mid-match, again and again: each time a consistent match goes on.
//!
//! `cargo xtask kill-test` does it two hundred times; the ordinary tests a few.

use anyhow::{Context, ensure};
use e2e::{Page, Result};

/// What became of a kept match: its moves of all deals.
async fn moves(page: &Page) -> Result<usize> {
    let kept: String = page
        .value("localStorage['sechsundsechzig/match'] ?? ''")
        .await?;
    Ok(kept.matches(['.', ' ']).count())
}

/// A few steps of play, none at all as well.
async fn play_on(page: &Page, steps: usize) -> Result {
    for _ in 0..steps {
        let seen = page.wait_for_turn().await?;
        if page.count(".end__go").await? > 0 {
            page.click(".end__go .btn--primary").await?;
            page.wait_until("the next deal is there", "document.querySelector('.hand')")
                .await?;
        } else if seen.asked() {
            page.step_by_pointer(&seen).await?;
        }
    }
    Ok(())
}

async fn a_killed_browser_goes_on_with_a_consistent_match(page: &mut Page) -> Result {
    let kills: u64 = match std::env::var("KILLS") {
        Ok(number) => number.parse().context("KILLS is no number")?,
        Err(_) => 3,
    };
    page.open_quickly("#/deal/1/paderborn/kill?dealer=1")
        .await?;
    play_on(page, 3).await?;
    // A browser writes to the disk some seconds later, or when it is closed.
    page.restart_browser().await?;
    page.open("").await?;
    let least = moves(page).await?;
    ensure!(least > 0, "nothing is kept");
    for kill in 0..kills {
        // At another moment each time: at once, or just after a card, while the other thinks.
        play_on(page, (kill as usize * 7) % 5).await?;
        page.kill_browser().await?;
        page.open("")
            .await
            .with_context(|| format!("after kill {kill}"))?;
        page.wait_until(
            "a deal or its end is there",
            "document.querySelector('.hand, .end__go')",
        )
        .await?;
        let told: Option<String> = page
            .value("[...document.querySelectorAll('.toast')].map((e) => e.textContent).find((text) => /beschädigt|beiseite|Stand davor/.test(text)) ?? null")
            .await?;
        ensure!(told.is_none(), "kill {kill}: {told:?}");
        let aside: usize = page
            .value("Object.keys(localStorage).filter((key) => key.includes('aside')).length")
            .await?;
        ensure!(aside == 0, "kill {kill}: something could not be read");
        page.wait_for_turn().await?;
        let kept = moves(page).await?;
        ensure!(
            kept >= least,
            "kill {kill}: {kept} moves of {least} are left"
        );
        eprintln!("{}: kill {kill}, {kept} moves kept", page.browser());
    }
    Ok(())
}

e2e::in_both_browsers!(a_killed_browser_goes_on_with_a_consistent_match);
