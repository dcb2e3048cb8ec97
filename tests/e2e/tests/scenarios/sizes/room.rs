//! What room the table has on every screen there is, and whether its parts leave each other free.

use anyhow::ensure;
use e2e::{OVERLAPS, Page, Result};
use serde::Deserialize;

/// From the smallest phone to 4K, and a phone held sideways whose browser leaves little height.
pub const SIZES: [(u32, u32); 12] = [
    (320, 568),
    (360, 640),
    (390, 844),
    (412, 915),
    (640, 360),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (2560, 1440),
    (3840, 2160),
    (568, 320),
];

/// How much room the table takes, and what of it is hidden.
#[derive(Deserialize)]
struct Room {
    wide: u32,
    high: u32,
    /// Cards that do not show their upper left corner, where the index is, or are not inside the window.
    cards: Vec<String>,
    /// What is in use lies under the finger; small rooms have the help buttons in the menu alone.
    buttons: Vec<String>,
}

const ROOM: &str = "(() => { \
    const near = [3, 12, 21, 30, 36]; \
    const cards = [...document.querySelectorAll('.hand [data-card]')].filter((card) => { \
        const box = card.getBoundingClientRect(); \
        const inside = box.left >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5; \
        const shows = near.every((x) => near.every((y) => \
            card.contains(document.elementFromPoint(box.left + x, box.top + y)))); \
        return !inside || !shows || box.width < 39 }) \
    .map((card) => { const box = card.getBoundingClientRect(); \
        return `${card.dataset.card} at ${box.left} ${box.top} ${box.right} ${box.bottom}` }); \
    const buttons = [...document.querySelectorAll('.actions button, .bar button, .bar a')].filter((one) => { \
        const box = one.getBoundingClientRect(); \
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
        return one.getClientRects().length > 0 && (!one.contains(at) || box.height < 44 || box.width < 44) }) \
    .map((one) => one.outerHTML.slice(0, 80)); \
    const { scrollWidth, scrollHeight } = document.documentElement; \
    return { wide: scrollWidth, high: scrollHeight, cards, buttons } })()";

/// Holds that at every size the table fits into the window, shows every card's corner, and no part lies over another.
pub async fn fits(page: &Page, what: &str) -> Result {
    let both = format!("[{ROOM}, {OVERLAPS}]");
    let seen: Vec<(_, (Room, Vec<String>))> = page.in_each_size(&SIZES, &both).await?;
    for ((width, height), (room, overlaps)) in seen {
        let Room {
            wide,
            high,
            cards,
            buttons,
        } = room;
        ensure!(
            wide <= width && high <= height,
            "{what} at {width}×{height} needs {wide}×{high}"
        );
        ensure!(cards.is_empty(), "{what} at {width}×{height}: {cards:?}");
        ensure!(
            buttons.is_empty(),
            "{what} at {width}×{height}: {buttons:?}"
        );
        expect_none(&overlaps, &format!("{what} at {width}×{height}"))?;
    }
    Ok(())
}

/// The same without the cards' corners: a left-handed fan opens the other way.
pub async fn lies_apart(page: &Page, what: &str) -> Result {
    let seen: Vec<(_, Vec<String>)> = page.in_each_size(&SIZES, OVERLAPS).await?;
    for ((width, height), overlaps) in seen {
        expect_none(&overlaps, &format!("{what} at {width}×{height}"))?;
    }
    Ok(())
}

fn expect_none(overlaps: &[String], place: &str) -> Result {
    ensure!(overlaps.is_empty(), "{place} has overlaps: {overlaps:?}");
    Ok(())
}
