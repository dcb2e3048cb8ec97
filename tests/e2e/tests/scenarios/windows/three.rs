//! Three windows used at random: no point is lost.

use super::{ASK_FOR_TAB_LOCK, DOUBLE_CLICK, PLAYS, Windows, play_on, take_over, watches};
use anyhow::{Context, ensure};
use e2e::{Conditions, Page, Result};

/// What is kept of the matches: deals written up, and the match under way.
struct StoredMatches {
    chronicle: usize,
    /// Deals of this match, the one under way too.
    deals: usize,
    moves: usize,
}

impl StoredMatches {
    async fn of(page: &Page) -> Result<Self> {
        let [chronicle, running]: [String; 2] = page
            .value(
                "['chronicle', 'match'].map((name) => { \
                    const kept = localStorage[`sechsundsechzig/${name}`]; \
                    return kept ? JSON.parse(kept).data : '' })",
            )
            .await?;
        // Behind the link and the seal there is a part for each deal.
        let deals = running
            .split(' ')
            .skip(1)
            .filter(|part| !part.starts_with('='));
        Ok(Self {
            chronicle: chronicle.matches(",paderborn,").count(),
            deals: deals.count(),
            moves: running.matches(['.', ' ']).count(),
        })
    }
}

/// Chance, the same each time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % most
    }
}

/// What somebody does who has three windows open, at random, in one of them.
async fn do_something(page: &mut Page, windows: &mut Windows, chance: &mut Chance) -> Result {
    let count = windows.0.len() as u64;
    let here = chance.below(count) as usize;
    windows.show(page, here).await?;
    let plays: bool = page.value(PLAYS).await?;
    match chance.below(12) {
        0 => page.reload().await?,
        1 => go_away_and_back(page).await?,
        2 if plays => windows.replace(page, here).await?,
        2 => {
            // In the middle of taking over.
            page.run(ASK_FOR_TAB_LOCK).await?;
            windows.replace(page, here).await?;
        }
        3..=4 if !plays => {
            watches(page).await?;
            page.run(DOUBLE_CLICK).await?;
        }
        5 => {
            // All of them at nearly the same moment, some twice.
            for window in &windows.0 {
                page.driver().switch_to_window(window.clone()).await?;
                let times = chance.below(3);
                page.run(&format!(
                    "for (let i = 0; i < {times}; i++) {{ {ASK_FOR_TAB_LOCK} }}"
                ))
                .await?;
            }
        }
        6..=7 if !plays => take_over(page).await?,
        // Who watches may click what they like.
        _ if !plays => {
            page.run("document.querySelector('.hand .card, .end__go .btn--primary')?.click()")
                .await?;
        }
        _ => {}
    }
    Ok(())
}

/// To another page and back, by the browser's own ways: it may have kept this one as it was.
async fn go_away_and_back(page: &Page) -> Result {
    page.run("window.isBack = false; addEventListener('pageshow', () => { window.isBack = true })")
        .await?;
    page.driver().goto("about:blank").await?;
    page.driver().back().await?;
    page.wait_until(
        "the page is back",
        "document.documentElement.dataset.boot === 'done' && window.isBack !== false",
    )
    .await
}

async fn no_point_is_lost_whatever_is_done_in_three_windows(page: &mut Page) -> Result {
    let actions: usize = match std::env::var("ACTIONS") {
        Ok(number) => number.parse().context("ACTIONS is no number")?,
        Err(_) => 24,
    };
    let mut windows = Windows::open(page).await?;
    windows.open_another(page).await?;
    let mut chance = Chance(66);
    let mut matches_before = 0;
    let mut before = StoredMatches::of(page).await?;
    for action in 0..actions {
        let deals = before.deals;
        do_something(page, &mut windows, &mut chance).await?;
        windows
            .expect_one_player(page)
            .await
            .with_context(|| format!("after action {action}"))?;
        let is_new = play_on(page).await?;
        let now = StoredMatches::of(page).await?;
        if is_new {
            matches_before += deals;
        } else {
            ensure!(now.moves >= before.moves, "action {action}: moves are lost");
        }
        let written = now.chronicle;
        ensure!(
            written >= before.chronicle,
            "action {action}: a deal is lost"
        );
        let played = matches_before + now.deals;
        ensure!(
            written == played || written + 1 == played,
            "action {action}: {written} deals are written up of {played}"
        );
        if action % 25 == 24 {
            eprintln!(
                "{}: {} actions, {written} deals",
                page.browser(),
                action + 1
            );
        }
        before = now;
    }
    Ok(())
}

e2e::in_both_browsers!(no_point_is_lost_whatever_is_done_in_three_windows with Conditions::WHOLE_BROWSER,);
