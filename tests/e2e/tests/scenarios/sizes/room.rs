//! What room the table has on every screen there is, and whether its parts leave each other free.

use anyhow::ensure;
use e2e::{Page, Result};
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
    /// What is in use lies under the finger; small rooms have the helps in the menu alone.
    buttons: Vec<String>,
    /// What lies over something else or leaves the window.
    overlaps: Vec<String>,
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
    const texts = '.log__text > *, .log__mine, p.caption, .tricks-note'; \
    const things = '.log__help, .log__choice, .trump-tile, .written, .seat__name, .seat__tricks, .seat__face, .action, .board, \
        .score-card, .won-tricks .back, .trick .card, .trick__slot, .talon .card, .talon .back, .hand .card:not(.card--up)'; \
    const wholes = '.talon, .trick, .hand, .seat, .won-tricks, .log__text, .log__helps, .log__mine, .actions, .score-cards, [data-label]'; \
    const letters = (one) => { const range = document.createRange(); range.selectNodeContents(one); return [...range.getClientRects()] }; \
    const all = [...document.querySelectorAll(`${texts}, ${things}`)] \
        .filter((one) => one.getClientRects().length && getComputedStyle(one).visibility !== 'hidden') \
        .map((one) => ({ name: `${one.className.baseVal ?? one.className} ${one.textContent}`, whole: one.closest(wholes) ?? one, \
            said: one.closest('.log'), boxes: one.matches(texts) ? letters(one) : [one.getBoundingClientRect()] })); \
    const meet = (one, other) => { const slack = one.said && other.said ? 4 : 1.5; \
        return one.whole !== other.whole && one.boxes.some((a) => other.boxes.some((b) => \
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 \
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack)) }; \
    const overlaps = all.flatMap((one, place) => all.slice(place + 1).filter((other) => meet(one, other)) \
            .map((other) => `${one.name} and ${other.name}`)) \
        .concat(all.filter(({ boxes }) => boxes.some((box) => box.left < -0.5 || box.right > innerWidth + 0.5)) \
            .map(({ name }) => `${name} and the window's edge`)); \
    const { scrollWidth, scrollHeight } = document.documentElement; \
    return { wide: scrollWidth, high: scrollHeight, cards, buttons, overlaps } })()";

/// Holds that at every size the table fits into the window, shows every card's corner, and no part lies over another.
pub async fn fits(page: &Page, what: &str) -> Result {
    let seen: Vec<(_, Room)> = page.in_each_size(&SIZES, ROOM).await?;
    for ((width, height), room) in seen {
        let Room {
            wide,
            high,
            cards,
            buttons,
            overlaps,
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
    let seen: Vec<(_, Room)> = page.in_each_size(&SIZES, ROOM).await?;
    for ((width, height), Room { overlaps, .. }) in seen {
        expect_none(&overlaps, &format!("{what} at {width}×{height}"))?;
    }
    Ok(())
}

fn expect_none(overlaps: &[String], place: &str) -> Result {
    ensure!(overlaps.is_empty(), "{place} has overlaps: {overlaps:?}");
    Ok(())
}
