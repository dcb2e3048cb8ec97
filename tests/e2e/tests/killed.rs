//! The browser is killed in mid-match, again and again: each time a consistent match goes on.
//!
//! `cargo xtask kill-test` does it two hundred times; the ordinary tests a few.

use anyhow::{Context, ensure};
use e2e::{Page, Result, with_script};
use serde::Deserialize;

/// What lies in storage before the page touches it: what was on the disk.
const FOUND: &str = "window.found = { ...localStorage };";

/// What is kept of the matches.
#[derive(Deserialize)]
struct Kept {
    /// What the match under way is known by.
    link: String,
    /// Its moves.
    moves: usize,
    /// Deals in the chronicle.
    written: usize,
    /// Deals that can be watched again, a hundred at most.
    deals: usize,
}

impl Kept {
    /// What is kept in `found` or in `localStorage`.
    async fn of(page: &Page, place: &str) -> Result<Self> {
        let data = format!("JSON.parse({place}['sechsundsechzig/' + name] ?? '{{}}').data ?? ''");
        page.value(&format!(
            "((kept) => ({{ \
                link: kept('match').split(' ')[0], \
                moves: kept('match').split(/[. ]/).length, \
                written: kept('chronicle').split(' ').length - 1, \
                deals: kept('deals').split(';').filter(Boolean).length }}))((name) => {data})"
        ))
        .await
    }

    /// Nothing that was once on the disk is lost.
    fn is_no_less_than(&self, before: &Self) -> Result {
        let (written, least) = (self.written, before.written);
        ensure!(written >= least, "{written} deals of {least} are left");
        let (moves, least) = (self.moves, before.moves);
        let fewer = self.link == before.link && moves < least;
        ensure!(!fewer, "{moves} moves of {least} are left");
        Ok(())
    }
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

/// One kill of so many comes just when the browser writes to the disk.
const WRITTEN: u64 = 4;
/// Before one kill of so many the browser was closed as usual: what it was writing when killed, Firefox takes back.
const CLOSED: u64 = 8;

async fn a_killed_browser_goes_on_with_a_consistent_match(page: &mut Page) -> Result {
    let kills: u64 = match std::env::var("KILLS") {
        Ok(number) => number.parse().context("KILLS is no number")?,
        Err(_) => 3,
    };
    let release = with_script(FOUND)?;
    page.serve(Some(release.path())).await?;
    page.open_quickly("#/deal/1/paderborn/kill?dealer=1")
        .await?;
    play_on(page, 3).await?;
    // A browser writes to the disk some seconds later, or when it is closed.
    page.restart_browser().await?;
    page.open("").await?;
    let mut before = Kept::of(page, "found").await?;
    ensure!(before.moves > 1, "nothing is kept");
    for kill in 0..kills {
        // At another moment each time: at once, or just after a card, while the other thinks.
        let steps = (kill as usize * 7) % 5;
        if kill % WRITTEN == 1 {
            let disk = page.on_disk();
            play_on(page, steps.max(1)).await?;
            page.wait_until_written(&disk).await?;
        } else {
            play_on(page, steps).await?;
        }
        if kill % CLOSED == 2 {
            page.restart_browser().await?;
            page.open("").await?;
            play_on(page, 2).await?;
        }
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
        let kept = Kept::of(page, "found").await?;
        kept.is_no_less_than(&before)
            .with_context(|| format!("kill {kill}"))?;
        let now = Kept::of(page, "localStorage").await?;
        let (written, deals) = (now.written, now.deals);
        ensure!(
            written.min(100) == deals,
            "kill {kill}: {written} deals are written up, {deals} kept"
        );
        eprintln!(
            "{}: kill {kill}, {} deals and {} moves kept",
            page.browser(),
            kept.written,
            kept.moves
        );
        before = kept;
    }
    Ok(())
}

e2e::in_both_browsers!(a_killed_browser_goes_on_with_a_consistent_match);
