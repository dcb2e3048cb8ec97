//! Several windows with the same match: one plays, the others watch, and nothing is lost between them.

use anyhow::{Context, ensure};
use e2e::{Page, Result, with_script};
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

const ASK_FOR_TAB_LOCK: &str = "dispatchEvent(new Event('take-tab-lock'));";

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

async fn no_point_is_lost_whatever_is_done_in_three_windows(page: &mut Page) -> Result {
    let actions: usize = match std::env::var("ACTIONS") {
        Ok(number) => number.parse().context("ACTIONS is no number")?,
        Err(_) => 24,
    };
    let mut windows = Windows::open(page).await?;
    windows.open_another(page).await?;
    let mut chance = Chance(66);
    let mut matches_before = 0;
    let mut before = Kept::of(page).await?;
    for action in 0..actions {
        let deals = before.deals;
        do_something(page, &mut windows, &mut chance).await?;
        windows
            .expect_one_player(page)
            .await
            .with_context(|| format!("after action {action}"))?;
        let is_new = play_on(page).await?;
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
    let release = with_script("delete Navigator.prototype.locks")?;
    page.serve(Some(release.path())).await?;
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

/// Two installs on one origin have a match each; the second begins with a copy of what is there.
async fn two_installs_on_one_origin_do_not_share_a_match(page: &mut Page) -> Result {
    const OTHER: &str = "/spiele/66-anders/";
    page.serve_by_python(None, Some(OTHER)).await?;
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    play_on(page).await?;
    page.wait_for_turn().await?;
    let first = hand(page).await?;
    let windows = Windows(vec![
        page.driver().window().await?,
        page.driver().new_tab().await?,
    ]);
    windows.show(page, 1).await?;
    let origin = page.address().trim_end_matches("/spiele/66/").to_owned();
    page.driver().goto(format!("{origin}{OTHER}")).await?;
    page.wait_until("the other install plays", PLAYS).await?;
    page.wait_for_turn().await?;
    shows(page, &first).await?;
    play_on(page).await?;
    page.wait_for_turn().await?;
    let second = hand(page).await?;
    ensure!(first != second, "nothing was played");
    windows.show(page, 0).await?;
    ensure!(
        page.value::<bool>(PLAYS).await?,
        "the first install watches"
    );
    page.reload().await?;
    shows(page, &first).await?;
    windows.show(page, 1).await?;
    page.run("window.isOld = true; location.reload()").await?;
    page.wait_until(
        "it loads again",
        "!window.isOld && document.documentElement.dataset.boot === 'done'",
    )
    .await?;
    shows(page, &second).await
}

async fn settings_are_followed_in_the_windows_of_their_own_install_alone(
    page: &mut Page,
) -> Result {
    const OTHER: &str = "/spiele/66-anders/";
    page.serve_by_python(None, Some(OTHER)).await?;
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    let origin = page.address().trim_end_matches("/spiele/66/").to_owned();
    let mut windows = Windows(vec![page.driver().window().await?]);
    for route in ["#/", "#/settings"] {
        windows.0.push(page.driver().new_tab().await?);
        windows.show(page, windows.0.len() - 1).await?;
        page.driver()
            .goto(format!("{origin}{OTHER}{route}"))
            .await?;
        page.wait_until(
            "the other install is there",
            "document.documentElement.dataset.boot === 'done' && document.querySelector('.hand, #language-1')",
        )
        .await?;
    }
    page.run("document.querySelector('#language-1').click()")
        .await?;
    windows.show(page, 1).await?;
    page.wait_until(
        "its other window follows",
        "document.documentElement.lang === 'en'",
    )
    .await?;
    windows.show(page, 0).await?;
    ensure!(
        page.value::<String>("document.documentElement.lang")
            .await?
            == "de",
        "the first install follows too"
    );
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
            "document.querySelector('main .btn, main .seg') && document.querySelector('.toast--ask')",
        )
        .await?;
        let covered: Vec<String> = page.value(COVERED).await?;
        ensure!(covered.is_empty(), "{screen}: {covered:?}");
    }
    Ok(())
}

e2e::in_both_browsers!(
    a_lasting_message_lets_everything_on_a_page_be_used,
    one_window_plays_and_the_other_watches_until_it_takes_over,
    the_last_window_plays_on_when_the_other_is_closed,
    no_move_is_lost_however_often_the_windows_change,
    no_point_is_lost_whatever_is_done_in_three_windows,
    a_double_click_on_play_on_here_leaves_one_window_that_plays,
    a_page_that_comes_back_plays_only_if_no_other_does,
    one_window_plays_where_there_are_no_locks,
    two_installs_on_one_origin_do_not_share_a_match,
    settings_are_followed_in_the_windows_of_their_own_install_alone,
);

e2e::in_webkit!(the_last_window_plays_on_when_the_other_is_closed,);
