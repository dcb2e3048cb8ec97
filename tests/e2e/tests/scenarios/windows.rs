//! Several windows with the same match: one plays, the others watch, and nothing is lost between them.

mod installs;
mod three;

use anyhow::{Context, ensure};
use e2e::{Conditions, Page, Result, with_script};
use thirtyfour::prelude::*;

const LINK: &str = "#/deal/1/paderborn/fenster?dealer=1";

/// The windows of a browser.
struct Windows(Vec<WindowHandle>);

impl Windows {
    /// A deal in one window, and the page once more in another.
    async fn open(page: &Page) -> Result<Self> {
        page.open_quickly(LINK).await?;
        page.wait_for_turn().await?;
        let mut windows = Self(vec![page.driver().window().await?]);
        windows.open_another(page).await?;
        Ok(windows)
    }

    /// The page once more, in front of the others.
    async fn open_another(&mut self, page: &Page) -> Result {
        self.0.push(page.driver().new_tab().await?);
        self.show(page, self.0.len() - 1).await?;
        page.open("").await
    }

    async fn show(&self, page: &Page, number: usize) -> Result {
        page.show_window(&self.0[number]).await
    }

    /// Closes the window that is shown and opens another in its place.
    async fn replace(&mut self, page: &Page, number: usize) -> Result {
        page.driver().close_window().await?;
        self.0.remove(number);
        self.show(page, 0).await?;
        self.open_another(page).await
    }

    /// Looks at one window after the other until exactly one of them plays; that one is shown then.
    async fn expect_one_player(&self, page: &Page) -> Result<usize> {
        const LOOKS: usize = 600;
        let mut seats = Vec::new();
        for _ in 0..LOOKS {
            seats.clear();
            for window in &self.0 {
                page.driver().switch_to_window(window.clone()).await?;
                seats.push(page.value::<Option<String>>(TAB).await?.unwrap_or_default());
            }
            let playing: Vec<usize> = (0..seats.len())
                .filter(|at| seats[*at] == "plays")
                .collect();
            if let [player] = playing[..] {
                self.show(page, player).await?;
                return Ok(player);
            }
        }
        anyhow::bail!("not one window plays: {seats:?}")
    }
}

const TAB: &str = "document.documentElement.dataset.tab ?? null";
const PLAYS: &str = "document.documentElement.dataset.tab === 'plays'";

/// Asks for the lock, as "Play on here" does.
const ASK_FOR_TAB_LOCK: &str = "dispatchEvent(new Event('take-tab-lock'));";

/// The button of the message, once and once more.
const DOUBLE_CLICK: &str =
    "const here = document.querySelector('.toast--ask .btn'); here.click(); here.click()";

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
    page.wait_until("it plays", PLAYS).await
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
        "document.documentElement.dataset.tab === 'plays'",
    )
    .await?;
    let seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    page.wait_for_turn().await?;
    Ok(())
}

async fn damage_is_reported_by_the_window_that_takes_over(page: &mut Page) -> Result {
    let windows = Windows::open(page).await?;
    watches(page).await?;
    page.run("localStorage.setItem('sechsundsechzig/puzzles', 'nonsense')")
        .await?;
    windows.show(page, 0).await?;
    page.driver().close_window().await?;
    windows.show(page, 1).await?;
    page.wait_until(
        "it says what is lost",
        "document.querySelector('.toasts').textContent.includes('deine gelösten Rätsel')",
    )
    .await
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
            .value("document.documentElement.dataset.tab === 'plays'")
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

/// A move in the window that plays; true if a new match was begun.
async fn play_on(page: &Page) -> Result<bool> {
    let seen = page.wait_for_turn().await?;
    if !seen.over {
        page.step_by_pointer(&seen).await?;
        return Ok(false);
    }
    let is_new = page.text(".end__go .btn--primary").await? == "Revanche";
    page.click(".end__go .btn--primary").await?;
    page.wait_until("cards are dealt", "!document.querySelector('.end__go')")
        .await?;
    Ok(is_new)
}

async fn a_double_click_on_play_on_here_leaves_one_window_that_plays(page: &mut Page) -> Result {
    let windows = Windows::open(page).await?;
    watches(page).await?;
    page.run(DOUBLE_CLICK).await?;
    // Whatever the browser still has to say of the locks it says before it answers this.
    page.run(
        "window.isSettled = false; navigator.locks.query().then(() => { window.isSettled = true })",
    )
    .await?;
    page.wait_until("the locks are settled", "window.isSettled")
        .await?;
    ensure!(windows.expect_one_player(page).await? == 1, "not this one");
    play_on(page).await?;
    windows.show(page, 0).await?;
    take_over(page).await?;
    page.run(&format!("{ASK_FOR_TAB_LOCK} {ASK_FOR_TAB_LOCK}"))
        .await?;
    ensure!(windows.expect_one_player(page).await? == 0, "not the other");
    play_on(page).await?;
    Ok(())
}

/// The menu of a window that watches stays open, and with it the offer of a match as it was then.
async fn a_match_played_on_in_another_window_is_taken_up_as_it_stands(page: &mut Page) -> Result {
    const TAKE_UP: &str = "dialog.menu [data-call=take-up]";
    page.open_quickly(LINK).await?;
    play_on(page).await?;
    page.wait_for_turn().await?;
    page.follow("#/deal/1/schnapsen/fenster?dealer=1").await?;
    let mut windows = Windows(vec![page.driver().window().await?]);
    windows.open_another(page).await?;
    take_over(page).await?;
    for number in [0, 1] {
        windows.show(page, number).await?;
        page.click(".bar .icon-btn").await?;
        page.element(TAKE_UP).await?;
    }
    page.click(TAKE_UP).await?;
    page.wait_until("the menu is gone", "!document.querySelector('dialog')")
        .await?;
    play_on(page).await?;
    page.wait_for_turn().await?;
    let after = hand(page).await?;
    page.driver().close_window().await?;
    windows.show(page, 0).await?;
    page.wait_until("it plays", PLAYS).await?;
    page.run(&format!("document.querySelector({TAKE_UP:?}).click()"))
        .await?;
    page.wait_until("the menu is gone", "!document.querySelector('dialog')")
        .await?;
    shows(page, &after).await
}

/// A page that the browser keeps for the way back neither plays nor believes to.
async fn a_page_that_comes_back_plays_only_if_no_other_does(page: &mut Page) -> Result {
    let windows = Windows::open(page).await?;
    windows.show(page, 0).await?;
    page.driver().goto("about:blank").await?;
    windows.show(page, 1).await?;
    page.wait_until("the other plays", PLAYS).await?;
    play_on(page).await?;
    page.wait_for_turn().await?;
    let after = hand(page).await?;
    windows.show(page, 0).await?;
    page.driver().back().await?;
    page.wait_until(
        "it is back",
        "document.documentElement.dataset.boot === 'done'",
    )
    .await?;
    ensure!(windows.expect_one_player(page).await? == 1, "it plays");
    windows.show(page, 0).await?;
    shows(page, &after).await?;
    take_over(page).await?;
    play_on(page).await?;
    Ok(())
}

/// Where the browser has no locks, as on pages without HTTPS, the window that came last plays.
async fn one_window_plays_where_there_are_no_locks(page: &mut Page) -> Result {
    page.serve(Some(with_script("delete Navigator.prototype.locks")?))
        .await?;
    let mut windows = Windows::open(page).await?;
    ensure!(windows.expect_one_player(page).await? == 1, "not the last");
    windows.show(page, 0).await?;
    watches(page).await?;
    page.run(DOUBLE_CLICK).await?;
    ensure!(windows.expect_one_player(page).await? == 0, "not this one");
    play_on(page).await?;
    windows.replace(page, 0).await?;
    windows.expect_one_player(page).await?;
    page.driver().close_window().await?;
    let last = windows.0.pop().context("a window")?;
    let left = if page.driver().switch_to_window(last.clone()).await.is_ok() {
        last
    } else {
        windows.0.remove(0)
    };
    page.show_window(&left).await?;
    page.wait_until("the last window plays", PLAYS).await?;
    play_on(page).await?;
    Ok(())
}

async fn a_lasting_message_lets_everything_on_a_page_be_used(page: &mut Page) -> Result {
    const COVERED: &str = "[...document.querySelectorAll('main a, main button, main label')].filter((one) => { \
        if (!one.checkVisibility({ contentVisibilityAuto: true })) return false; \
        one.scrollIntoView({ block: 'start' }); \
        const box = one.getBoundingClientRect(); \
        return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.toasts'); \
    }).map((one) => one.textContent)";
    Windows::open(page).await?;
    watches(page).await?;
    for screen in ["#/choose", "#/settings", "#/rules"] {
        page.go(screen).await?;
        page.wait_until(
            "page and message are there",
            "document.querySelector('main .btn, main .segmented') && document.querySelector('.toast--ask')",
        )
        .await?;
        let covered: Vec<String> = page.value(COVERED).await?;
        ensure!(covered.is_empty(), "{screen}: {covered:?}");
    }
    Ok(())
}

e2e::in_both_browsers!(
    a_lasting_message_lets_everything_on_a_page_be_used with Conditions::WHOLE_BROWSER,
    one_window_plays_and_the_other_watches_until_it_takes_over with Conditions::WHOLE_BROWSER,
    the_last_window_plays_on_when_the_other_is_closed with Conditions::WHOLE_BROWSER,
    damage_is_reported_by_the_window_that_takes_over with Conditions::WHOLE_BROWSER,
    no_move_is_lost_however_often_the_windows_change with Conditions::WHOLE_BROWSER,
    a_match_played_on_in_another_window_is_taken_up_as_it_stands with Conditions::WHOLE_BROWSER,
    a_double_click_on_play_on_here_leaves_one_window_that_plays with Conditions::WHOLE_BROWSER,
    a_page_that_comes_back_plays_only_if_no_other_does with Conditions::WHOLE_BROWSER,
    one_window_plays_where_there_are_no_locks with Conditions::WHOLE_BROWSER,
);

e2e::in_webkit!(the_last_window_plays_on_when_the_other_is_closed,);
