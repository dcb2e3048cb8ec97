//! Nothing on the table lies over a name, a card or a count, at any size, in either language, through a whole deal.

use crate::sizes::WON;
use anyhow::ensure;
use e2e::{OVERLAPS, Page, Result};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;

const SIZES: [(u32, u32); 6] = [
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (1024, 768),
    (1440, 900),
];
/// How long a deal may take on a busy machine.
const DEAL: Duration = Duration::from_secs(240);

/// Whether the newest move is out of sight in the list of them.
const UNSEEN: &str = "(() => { \
    const frame = document.querySelector('.side .move-list')?.getBoundingClientRect(); \
    const newest = document.querySelector('.move-list li:first-child')?.getBoundingClientRect(); \
    const below = () => parseFloat(getComputedStyle(document.querySelector('.move-list li')).paddingBottom); \
    return frame?.width && newest && (newest.bottom - below() > frame.bottom || newest.right > frame.right + 1.5) \
        ? ['the newest move is out of sight'] : [] })()";

/// Looks at the table in every size; it stays in the last.
async fn look(page: &Page, what: &str, found: &mut BTreeSet<String>) -> Result {
    let seen: Vec<(_, Vec<String>)> = page
        .in_each_size(&SIZES, &format!("{OVERLAPS}.concat({UNSEEN})"))
        .await?;
    for ((width, height), overlaps) in seen {
        found.extend(
            overlaps
                .into_iter()
                .map(|overlap| format!("{what} at {width}×{height}: {overlap}")),
        );
    }
    Ok(())
}

/// Plays a deal and looks at the table before each step.
async fn play_and_look(page: &Page, what: &str, found: &mut BTreeSet<String>) -> Result {
    let begun = Instant::now();
    loop {
        look(page, what, found).await?;
        if page.step_by_script().await? {
            return Ok(());
        }
        ensure!(
            begun.elapsed() < DEAL,
            "the deal does not end: {:?}",
            page.look().await?
        );
    }
}

async fn nothing_covers_a_name_a_card_or_a_count(page: &mut Page) -> Result {
    page.put_in_frame(&SIZES).await?;
    let mut found = BTreeSet::new();
    for (language, hand, games) in [
        ("de", "", &["paderborn", "three", "four"][..]),
        ("en", "", &["schnapsen", "three", "four"]),
        ("de", " left=on", &["paderborn"]),
    ] {
        page.open("#/settings").await?;
        page.clear_storage().await?;
        page.keep("settings", &format!("speed=fast language={language}{hand}"))
            .await?;
        // So that what all deals add up to stands by the hand.
        page.keep("chronicle", WON).await?;
        page.open("#/deal/1/paderborn/oma-1955?dealer=1").await?;
        page.click(".offer .btn:not(.btn--primary)").await?;
        for game in games {
            page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
                .await?;
            let what = format!("{game}, {language}{hand}");
            play_and_look(page, &what, &mut found).await?;
        }
        page.go("#/puzzles/1").await?;
        page.element(".seat__tricks").await?;
        look(page, &format!("a puzzle, {language}"), &mut found).await?;
    }
    let found: Vec<String> = found.into_iter().collect();
    ensure!(found.is_empty(), "{}", found.join("\n"));
    Ok(())
}

/// With room below the talon, without any beside it, and with a column beside the table.
const AT_THE_TALON: [(u32, u32); 5] = [
    (390, 844),
    (360, 640),
    (768, 1024),
    (1024, 768),
    (1440, 900),
];

async fn a_hint_at_the_talon_covers_no_name_and_no_card(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/eckkamp%23171?dealer=1")
        .await?;
    page.wait_for_turn().await?;
    page.play("CA").await?;
    page.wait_until("one may draw", "document.querySelector('.talon__button')")
        .await?;
    let mut found = Vec::new();
    for (width, height) in AT_THE_TALON {
        page.resize(width, height).await?;
        page.ask_for_help("h").await?;
        page.wait_until(
            "drawing is advised",
            "document.querySelector('.tooltip--hint[data-side] h2')?.textContent === 'Ziehen'",
        )
        .await?;
        let overlaps: Vec<String> = page.value(OVERLAPS).await?;
        // The place for the trick is empty; what the caption says, the trump card shows; a pile tells nothing.
        let tooltips = overlaps.iter().filter(|one| {
            one.contains("tooltip")
                && !["trick", "caption", "pile"]
                    .iter()
                    .any(|kind| one.contains(kind))
        });
        found.extend(tooltips.map(|one| format!("{width}×{height}: {one}")));
        page.press(Key::Escape).await?;
        page.wait_until("it is gone", "!document.querySelector('.tooltip')")
            .await?;
    }
    ensure!(found.is_empty(), "{}", found.join("\n"));
    Ok(())
}

/// Windows with a column beside the table.
const WITH_A_SIDE: [(u32, u32); 4] = [(768, 1024), (1024, 768), (1440, 900), (2560, 1440)];

async fn beside_the_table_a_hint_covers_nothing_of_it(page: &mut Page) -> Result {
    const COVERED: &str = "(() => { const hint = document.querySelector('.tooltip--hint').getBoundingClientRect(); \
        return [...document.querySelectorAll('.seat, .felt, .log__text, .log__help-row, .action, .hand .card')] \
            .filter((one) => { const { left, right, top, bottom } = one.getBoundingClientRect(); \
                const meet = (from, to, first, last) => Math.min(to, last) - Math.max(from, first) > 0.5; \
                return meet(left, right, hint.left, hint.right) && meet(top, bottom, hint.top, hint.bottom) }) \
            .map((one) => one.className) })()";
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    let mut found = Vec::new();
    for game in ["paderborn", "four"] {
        page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
            .await?;
        page.wait_for_turn().await?;
        for (width, height) in WITH_A_SIDE {
            page.resize(width, height).await?;
            page.ask_for_help("h").await?;
            page.element(".tooltip--hint").await?;
            let covered: Vec<String> = page.value(COVERED).await?;
            found.extend(
                covered
                    .into_iter()
                    .map(|one| format!("{game} at {width}×{height}: {one}")),
            );
            page.press(Key::Escape).await?;
            page.wait_until("it is gone", "!document.querySelector('.tooltip')")
                .await?;
        }
    }
    ensure!(found.is_empty(), "{}", found.join("\n"));
    Ok(())
}

async fn on_a_phone_lying_down_a_hint_is_whole_and_covers_nothing(page: &mut Page) -> Result {
    const HINT: &str = ".log__help[data-help=hint]";
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    for (game, width, height) in [
        ("paderborn", 844, 390),
        ("four", 844, 390),
        ("paderborn", 667, 375),
    ] {
        page.resize(width, height).await?;
        page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
            .await?;
        page.wait_for_turn().await?;
        page.click(HINT).await?;
        if page.warns_of_practice().await? {
            page.click(HINT).await?;
        }
        page.element(".tooltip--hint").await?;
        let overlaps: Vec<String> = page.value(OVERLAPS).await?;
        let found: Vec<_> = overlaps
            .iter()
            .filter(|one| one.contains("tooltip"))
            .collect();
        ensure!(found.is_empty(), "{game}: {found:?}");
        let is_above: bool = page
            .value(
                "document.querySelector('.tooltip--hint').getBoundingClientRect().bottom \
                    <= document.querySelector('.actions').getBoundingClientRect().top",
            )
            .await?;
        ensure!(is_above, "{game}: it covers a call");
        let is_whole: bool = page
            .value("(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector('.tooltip--hint'))")
            .await?;
        ensure!(is_whole, "{game} at {width}×{height}: it is cut off");
    }
    Ok(())
}

/// Phones held sideways under a browser's own bars.
const LOW: [(u32, u32); 3] = [(844, 320), (667, 331), (568, 320)];

async fn a_low_window_shows_everything_at_once(page: &mut Page) -> Result {
    const OUT: &str = "[...document.querySelectorAll('.bar, .action, .hand .card, .log__help, .seat__who')] \
        .filter((one) => one.getClientRects().length && (one.getBoundingClientRect().top < -1.5 || one.getBoundingClientRect().bottom > innerHeight + 1.5)) \
        .map((one) => `${one.className} leaves the window`)";
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    let mut found = BTreeSet::new();
    for game in ["paderborn", "four"] {
        page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
            .await?;
        page.wait_for_turn().await?;
        for (width, height) in LOW {
            page.resize(width, height).await?;
            let overlaps: Vec<String> = page.value(OVERLAPS).await?;
            let out: Vec<String> = page.value(OUT).await?;
            let all = overlaps.into_iter().chain(out);
            found.extend(all.map(|one| format!("{game} at {width}×{height}: {one}")));
        }
    }
    let found: Vec<String> = found.into_iter().collect();
    ensure!(found.is_empty(), "{}", found.join("\n"));
    Ok(())
}

e2e::in_both_browsers!(
    nothing_covers_a_name_a_card_or_a_count,
    a_hint_at_the_talon_covers_no_name_and_no_card,
    beside_the_table_a_hint_covers_nothing_of_it,
    on_a_phone_lying_down_a_hint_is_whole_and_covers_nothing,
    a_low_window_shows_everything_at_once,
);
