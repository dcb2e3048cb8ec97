//! Two windows with the same match: one plays, the other watches, and nothing is lost between them.

use anyhow::{Context, ensure};
use e2e::{Page, Result};
use thirtyfour::prelude::*;

const LINK: &str = "#/deal/1/paderborn/fenster?dealer=1";

/// The two windows of a browser.
struct Windows([WindowHandle; 2]);

impl Windows {
    /// A deal in one window, and the page once more in another.
    async fn open(page: &Page) -> Result<Self> {
        page.open_quickly(LINK).await?;
        page.wait_for_turn().await?;
        let first = page.driver().window().await?;
        let second = page.driver().new_tab().await?;
        let windows = Self([first, second]);
        windows.show(page, 1).await?;
        page.open("").await?;
        Ok(windows)
    }

    async fn show(&self, page: &Page, number: usize) -> Result {
        page.show_window(&self.0[number]).await
    }
}

async fn watches(page: &Page) -> Result {
    page.wait_until(
        "it says that another window plays",
        "document.querySelector('.toast')?.textContent.includes('anderen Fenster')",
    )
    .await
}

async fn take_over(page: &Page) -> Result {
    watches(page).await?;
    page.click(".toast--ask .btn").await?;
    page.wait_until(
        "it plays",
        "document.documentElement.dataset.seat === 'plays'",
    )
    .await
}

async fn hand(page: &Page) -> Result<String> {
    page.value(
        "[...document.querySelectorAll('.hand [data-card]')].map((e) => e.dataset.card).join(' ')",
    )
    .await
}

async fn shows(page: &Page, hand: &str) -> Result {
    page.wait_until(
        "it shows the same hand",
        &format!("[...document.querySelectorAll('.hand [data-card]')].map((e) => e.dataset.card).join(' ') === {hand:?}"),
    )
    .await
}

async fn one_window_plays_and_the_other_watches_until_it_takes_over(page: &mut Page) -> Result {
    let windows = Windows::open(page).await?;
    watches(page).await?;
    windows.show(page, 0).await?;
    let seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    page.wait_for_turn().await?;
    let after = hand(page).await?;
    windows.show(page, 1).await?;
    shows(page, &after).await?;
    let before: String = page.value("localStorage['sechsundsechzig/match']").await?;
    page.run("document.querySelector('.hand .card')?.click()")
        .await?;
    let untouched: String = page.value("localStorage['sechsundsechzig/match']").await?;
    ensure!(before == untouched, "who watches has played");
    take_over(page).await?;
    let seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    page.wait_for_turn().await?;
    let after = hand(page).await?;
    windows.show(page, 0).await?;
    watches(page).await?;
    shows(page, &after).await
}

async fn the_last_window_plays_on_when_the_other_is_closed(page: &mut Page) -> Result {
    let windows = Windows::open(page).await?;
    watches(page).await?;
    windows.show(page, 0).await?;
    page.driver().close_window().await?;
    windows.show(page, 1).await?;
    page.wait_until(
        "it plays",
        "document.documentElement.dataset.seat === 'plays'",
    )
    .await?;
    let seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    page.wait_for_turn().await?;
    Ok(())
}

async fn no_move_is_lost_however_often_the_windows_change(page: &mut Page) -> Result {
    let windows = Windows::open(page).await?;
    let mut here = 1;
    let mut moves = 0;
    for turn in 0..16_usize {
        // Now and then the same window twice.
        if turn % 5 != 2 {
            here = 1 - here;
        }
        windows.show(page, here).await?;
        let plays: bool = page
            .value("document.documentElement.dataset.seat === 'plays'")
            .await?;
        if !plays {
            take_over(page).await?;
        }
        let seen = page.wait_for_turn().await?;
        if !seen.asked() {
            break;
        }
        page.step_by_pointer(&seen).await?;
        let kept: String = page.value("localStorage['sechsundsechzig/match']").await?;
        let now = kept.matches('.').count();
        ensure!(now >= moves, "{now} moves after {moves}: {kept}");
        moves = now;
    }
    ensure!(moves > 6, "only {moves} moves were made");
    page.reload().await.context("the window that plays")?;
    page.wait_for_turn().await?;
    let kept: String = page.value("localStorage['sechsundsechzig/match']").await?;
    ensure!(
        kept.matches('.').count() >= moves,
        "a reload has lost moves"
    );
    Ok(())
}

/// What is kept of the matches: deals written up, and the match under way.
struct Kept {
    chronicle: usize,
    /// Deals of this match, the one under way too.
    deals: usize,
    moves: usize,
}

impl Kept {
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

/// What somebody does who has two windows open, at random; true if a new match was begun.
async fn do_something(page: &mut Page, windows: &Windows, chance: &mut Chance) -> Result<bool> {
    windows.show(page, chance.below(2) as usize).await?;
    let plays = "document.documentElement.dataset.seat === 'plays'";
    match chance.below(8) {
        0 => page.reload().await?,
        1..=2 if !page.value::<bool>(plays).await? => take_over(page).await?,
        _ => {}
    }
    if !page.value::<bool>(plays).await? {
        // Who watches may click what he likes.
        page.run("document.querySelector('.hand .card, .end__go .btn--primary')?.click()")
            .await?;
        return Ok(false);
    }
    let seen = page.wait_for_turn().await?;
    if !seen.over {
        page.step_by_pointer(&seen).await?;
        return Ok(false);
    }
    let is_new = page.text(".end__go .btn--primary").await? == "Neue Partie";
    page.click(".end__go .btn--primary").await?;
    page.wait_until("cards are dealt", "!document.querySelector('.end__go')")
        .await?;
    Ok(is_new)
}

async fn no_point_is_lost_whatever_is_done_in_two_windows(page: &mut Page) -> Result {
    let actions: usize = match std::env::var("ACTIONS") {
        Ok(number) => number.parse().context("ACTIONS is no number")?,
        Err(_) => 24,
    };
    let windows = Windows::open(page).await?;
    let mut chance = Chance(66);
    let mut matches_before = 0;
    let mut before = Kept::of(page).await?;
    for action in 0..actions {
        let deals = before.deals;
        let is_new = do_something(page, &windows, &mut chance).await?;
        let now = Kept::of(page).await?;
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

e2e::in_both_browsers!(
    one_window_plays_and_the_other_watches_until_it_takes_over,
    the_last_window_plays_on_when_the_other_is_closed,
    no_move_is_lost_however_often_the_windows_change,
    no_point_is_lost_whatever_is_done_in_two_windows,
);

e2e::in_webkit!(
    one_window_plays_and_the_other_watches_until_it_takes_over,
    the_last_window_plays_on_when_the_other_is_closed,
);
