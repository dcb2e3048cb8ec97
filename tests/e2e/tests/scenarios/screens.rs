//! Every screen opens without an error, on a phone and on a desktop, and begins where the others do.

use anyhow::{Context, ensure};
use e2e::{Page, Result, SENT, with_script};

/// Every address that shows a screen of its own.
pub const SCREENS: [&str; 32] = [
    "#/",
    "#/choose",
    "#/evening",
    "#/opponents",
    "#/settings",
    "#/scoreboard",
    "#/help",
    "#/share",
    "#/seal",
    "#/install",
    "#/history",
    "#/statistics",
    "#/backup",
    "#/licences",
    "#/about",
    "#/how-to-play",
    "#/how-to-play/talon",
    "#/news",
    "#/counting",
    "#/review",
    "#/replay/1",
    SENT,
    "#/puzzles",
    "#/puzzles/1",
    "#/puzzles/daily",
    "#/rules",
    "#/rules/penneech",
    "#/rules/2.24",
    "#/daily",
    "#/lesson",
    "#/deal/1/paderbron/x",
    "#/nowhere",
];
const SIZES: [(u32, u32); 7] = [
    (320, 568),
    (360, 640),
    (390, 844),
    (768, 1024),
    (844, 390),
    (1440, 900),
    (2560, 1440),
];

/// What the window is called, where it is not called as the page is.
const TITLE: &str = "(() => { const title = document.querySelector('#title'); \
    return !title || document.title.startsWith(title.textContent.trim()) ? '' : document.title })()";

async fn every_screen_opens_without_an_error_and_begins_where_the_others_do(
    page: &mut Page,
) -> Result {
    page.put_in_frame(&SIZES).await?;
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    page.play_deal().await?;
    let mut edges = Edges::default();
    for screen in SCREENS {
        let (width, height) = SIZES[0];
        page.resize(width, height).await?;
        page.open(screen).await?;
        page.wait_until(
            "it shows something",
            "document.querySelector('#page main, #lazy-page main, dialog')?.textContent.trim()",
        )
        .await
        .context(screen)?;
        let title: String = page.value(TITLE).await?;
        ensure!(title.is_empty(), "{screen}: the window is called {title}");
        let needed: Vec<((u32, u32), u32)> = page
            .in_each_size(&SIZES, "document.documentElement.scrollWidth")
            .await?;
        let too_wide = needed.into_iter().filter(|((width, _), wide)| wide > width);
        for ((width, height), _) in too_wide {
            page.resize(width, height).await?;
            // A card that flies may be beyond the edge for a moment.
            page.wait_until(
                &format!("{width} is wide enough"),
                &format!("document.documentElement.scrollWidth <= {width}"),
            )
            .await
            .context(screen)?;
        }
        if EVEN.contains(&screen) {
            edges.expect_same(page, screen).await?;
        }
        page.expect_no_complaints().await.context(screen)?;
    }
    let even = SCREENS.iter().filter(|screen| EVEN.contains(screen));
    ensure!(even.count() == EVEN.len(), "one of them is no screen");
    Ok(())
}

/// Tablets and desktops.
const WIDE: [(u32, u32); 4] = [(768, 1024), (1024, 768), (1440, 900), (2560, 1440)];
/// The pages that begin at the same edge and at the top there: all but those with a table, and the scoreboard.
const EVEN: [&str; 18] = [
    "#/settings",
    "#/choose",
    "#/evening",
    "#/opponents",
    "#/help",
    "#/share",
    "#/seal",
    "#/install",
    "#/history",
    "#/statistics",
    "#/backup",
    "#/licences",
    "#/about",
    "#/how-to-play",
    "#/counting",
    "#/puzzles",
    "#/rules",
    "#/deal/1/paderbron/x",
];

/// Where this element begins: how far from the left, and below the bar.
fn begins_at(element: &str) -> String {
    format!(
        "(({{ left, top }}, {{ bottom }}) => [left, top - bottom])\
         ({element}.getBoundingClientRect(), document.querySelector('.bar').getBoundingClientRect())"
    )
}

/// The edge at which pages begin, in each of the wide sizes.
#[derive(Default)]
struct Edges([Option<f64>; WIDE.len()]);

impl Edges {
    async fn expect_same(&mut self, page: &Page, screen: &str) -> Result {
        let first = "document.querySelector('main.sheet :is(.art, h2, p, summary, .stat-row li)')";
        page.wait_until("it shows something", first)
            .await
            .context(screen.to_owned())?;
        let begins: Vec<(_, (f64, f64))> = page.in_each_size(&WIDE, &begins_at(first)).await?;
        for (((width, height), (left, below_bar)), edge) in begins.into_iter().zip(&mut self.0) {
            let edge = *edge.get_or_insert(left);
            ensure!(
                (left - edge).abs() < 1.0,
                "{screen} at {width}×{height}: {left} instead of {edge}"
            );
            ensure!(
                left * 8.0 < f64::from(width),
                "{screen} at {width}×{height} begins at {left}"
            );
            ensure!(
                below_bar * 12.0 < f64::from(height),
                "{screen} at {width}×{height} begins {below_bar} below the bar"
            );
        }
        Ok(())
    }
}

/// The page opens part by part, with frames in between, and notes what of the table is missing when the cover goes.
const OPENS_SLOWLY: &str = "let late = 0; \
    const { now } = performance; \
    performance.now = () => now.call(performance) + (late += 3.5); \
    const goToTable = () => { if (!window.isOnTheWay) { window.isOnTheWay = true; location.hash = '#/' } }; \
    const parts = ['.bar', '.talon', '.log', '.actions', '.hand [data-card]', '.toasts']; \
    let isCovered = false; \
    new MutationObserver(() => { \
        if (document.querySelector('#page main')) window.onFirstPage?.(); \
        if (document.querySelector('#boot')) isCovered = true; \
        else if (isCovered) window.missing ??= parts.filter((part) => !document.querySelector(part)); \
    }).observe(document, { childList: true, subtree: true });";
/// Goes to the table when the first page is there, and before anything is.
const GO_EARLY: [&str; 2] = [
    "window.onFirstPage = goToTable",
    "const { open } = XMLHttpRequest.prototype; \
     XMLHttpRequest.prototype.open = function (...how) { goToTable(); return open.apply(this, how) }",
];

async fn the_cover_goes_when_all_is_there_wherever_the_player_goes_meanwhile(
    page: &mut Page,
) -> Result {
    for go_early in GO_EARLY {
        page.serve(Some(with_script(&format!("{OPENS_SLOWLY} {go_early}"))?))
            .await?;
        page.open("#/settings").await?;
        page.wait_until("the cover is gone", "window.missing")
            .await?;
        let missing: Vec<String> = page.value("window.missing").await?;
        ensure!(
            missing.is_empty(),
            "{go_early}: without {missing:?} when the cover goes"
        );
    }
    Ok(())
}

/// Holds back the short texts until the window's `letCome` is called.
const HOLDS_TEXTS_BACK: &str = "const { open, send } = XMLHttpRequest.prototype; const held = []; \
    window.letCome = () => { XMLHttpRequest.prototype.send = send; held.forEach((request) => send.call(request)) }; \
    XMLHttpRequest.prototype.open = function (how, address, ...more) { \
        this.isHeld = address.includes('short-texts'); return open.call(this, how, address, ...more) }; \
    XMLHttpRequest.prototype.send = function () { this.isHeld ? held.push(this) : send.call(this) };";

/// Nobody taps on what is about to move.
async fn what_a_text_would_push_down_waits_unseen_until_the_text_is_there(
    page: &mut Page,
) -> Result {
    const IS_SEEN: &str = "document.querySelector('[data-call=export]')\
        ?.checkVisibility({ visibilityProperty: true })";
    page.serve(Some(with_script(HOLDS_TEXTS_BACK)?)).await?;
    page.open("#/backup").await?;
    page.wait_until("the buttons wait", &format!("{IS_SEEN} === false"))
        .await?;
    page.run("letCome()").await?;
    page.wait_until("the buttons are there", &format!("{IS_SEEN} === true"))
        .await?;
    page.element("[data-text=backup]").await?;
    Ok(())
}

e2e::in_both_browsers!(
    every_screen_opens_without_an_error_and_begins_where_the_others_do,
    the_cover_goes_when_all_is_there_wherever_the_player_goes_meanwhile,
    what_a_text_would_push_down_waits_unseen_until_the_text_is_there,
);

e2e::in_webkit!(every_screen_opens_without_an_error_and_begins_where_the_others_do);
