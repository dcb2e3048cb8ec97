//! No text is cut off on the smallest phone, in either language, with letters of normal and of large size.

use crate::lesson;
use crate::match_end::{self, LOST, PEGGED, WHITEWASHED, WON};
use crate::screens::SCREENS;
use anyhow::{Context, ensure};
use e2e::{Page, Result};
use std::collections::BTreeSet;
use thirtyfour::Key;

const SIZE: (u32, u32) = (320, 568);
/// The size of letters: the browser's own, and a quarter more.
const LETTERS: [&str; 2] = ["100%", "125%"];
const LINK: &str = "#/deal/1/paderborn/eckkamp%23116?dealer=1&deal=5";

/// Buttons, banners, headings and labels with a line of text that leaves the window, its own button or what clips it. What
/// can be scrolled into sight is not cut.
const CUT: &str = "(() => { \
    const parts = 'button, .btn, h1, h2, h3, legend, label, summary, th, caption, .bar__title, .menu__item, .log__text, \
        .log__mine, .bubble, .toast, .announce p, .offer, .seat__who, .keeper, .lead, .note'; \
    const found = new Set(); \
    const clips = (overflow) => overflow === 'hidden' || overflow === 'clip'; \
    const isForEars = (part) => part.closest('table') && getComputedStyle(part.closest('table')).clipPath === 'inset(50%)'; \
    const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll'; \
    const outside = (line, box, way) => way === 'x' \
        ? line.left < box.left - 1 || line.right > box.right + 1 \
        : line.top < box.top - 4 || line.bottom > box.bottom + 4; \
    const look = (part, text) => { \
        const range = document.createRange(); \
        range.selectNodeContents(text); \
        const name = `${part.localName}.${part.className} ${part.textContent.trim().slice(0, 40)}`; \
        for (const line of range.getClientRects()) { \
            if (line.width <= 1) continue; \
            const free = { x: false, y: false }; \
            for (let up = text.parentElement; up && up !== document.documentElement; up = up.parentElement) { \
                const style = getComputedStyle(up); \
                const box = up.getBoundingClientRect(); \
                for (const [way, overflow] of [['x', style.overflowX], ['y', style.overflowY]]) { \
                    if (scrolls(overflow)) free[way] = true; \
                    const isOwn = up === part && part.matches('button, .btn'); \
                    if (!free[way] && (clips(overflow) || isOwn) && outside(line, box, way)) \
                        found.add(`${name}: cut (${way}) by ${up.localName}.${up.className}`); \
                } \
            } \
            if (!free.x && outside(line, { left: 0, right: innerWidth }, 'x')) found.add(`${name}: leaves the window`); \
        } \
    }; \
    for (const part of document.querySelectorAll(parts)) { \
        if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue; \
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT); \
        while (texts.nextNode()) { \
            const text = texts.currentNode; \
            if (text.data.trim() && !text.parentElement.closest('.sr, svg, [hidden]') && !isForEars(part)) look(part, text); \
        } \
    } \
    const { scrollWidth } = document.documentElement; \
    const wide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1); \
    if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth} px wide: ${wide.map((one) => one.className || one.localName)}`); \
    return [...found] })()";

/// What was found in one language.
struct Found<'a> {
    page: &'a Page,
    language: &'a str,
    all: BTreeSet<String>,
}

impl Found<'_> {
    /// Looks at what the page shows now, with letters of each size.
    async fn look(&mut self, what: &str) -> Result {
        for letters in LETTERS {
            self.page
                .run(&format!(
                    "document.documentElement.style.fontSize = {letters:?}"
                ))
                .await?;
            let cut: Vec<String> = self.page.value(CUT).await?;
            let place = format!("{what}, {}, {letters}", self.language);
            self.all
                .extend(cut.iter().map(|cut| format!("{place}: {cut}")));
        }
        Ok(())
    }

    /// Waits for something and looks at it.
    async fn look_at(&mut self, css: &str) -> Result {
        self.page.element(css).await?;
        self.look(css).await
    }
}

/// The table with what can be asked and told there, to the end of a deal.
async fn look_at_a_deal(page: &Page, found: &mut Found<'_>) -> Result {
    page.wait_for_turn().await?;
    found.look("the table").await?;
    page.click(".bar .icon-btn").await?;
    found.look_at("dialog.menu[open]").await?;
    page.press(Key::Escape).await?;
    page.wait_until("the menu is closed", "!document.querySelector('dialog')")
        .await?;
    // An armed call, a refusal, a hint.
    for key in ["c", "x", "h"] {
        page.press(key).await?;
        found
            .look_at(".bubble, .action--armed")
            .await
            .with_context(|| format!("key {key}"))?;
        page.press(Key::Escape).await?;
    }
    page.play("DA").await?;
    page.wait_for_turn().await?;
    found.look("a trick won").await?;
    page.press("a").await?;
    found
        .look_at("[data-call=out-without], .action--armed[data-call=out]")
        .await?;
    page.confirm_claim().await?;
    found.look_at(".end__go").await
}

/// The lesson from step to step.
async fn look_at_the_lesson(page: &Page, found: &mut Found<'_>) -> Result {
    page.open("#/lesson").await?;
    let mut step = 1;
    while lesson::has_next(page).await? {
        found.look(&format!("step {step} of the lesson")).await?;
        lesson::follow(page).await?;
        step += 1;
    }
    ensure!(step > 9, "the lesson ended after {step} steps");
    found.look("the end of the lesson").await
}

async fn no_text_is_cut_off_on_the_smallest_phone(page: &mut Page) -> Result {
    let (width, height) = SIZE;
    let mut all = BTreeSet::new();
    for language in ["de", "en"] {
        page.open("#/settings").await?;
        page.resize(width, height).await?;
        page.run("localStorage.clear()").await?;
        page.keep("settings", &format!("speed=fast language={language}"))
            .await?;
        page.open(LINK).await?;
        let mut found = Found {
            page,
            language,
            all: BTreeSet::new(),
        };
        look_at_a_deal(page, &mut found).await?;
        for screen in SCREENS {
            page.open(screen).await?;
            page.wait_until(
                "it shows something",
                "document.querySelector('#page main, #lazy-page main, dialog')?.textContent.trim() \
                    && !document.querySelector('progress')",
            )
            .await
            .context(screen)?;
            found.look(screen).await?;
        }
        for game in ["schnapsen", "thousand", "three", "four", "penneech"] {
            page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
                .await?;
            page.wait_for_turn().await?;
            found.look(game).await?;
        }
        look_at_the_lesson(page, &mut found).await?;
        for (what, ended) in [
            ("won", WON),
            ("lost", LOST),
            ("shut out", WHITEWASHED),
            ("pegged out", PEGGED),
        ] {
            match_end::end_of(page, ended, language).await?;
            found.look(&format!("a match {what}")).await?;
        }
        all.append(&mut found.all);
    }
    let all: Vec<String> = all.into_iter().collect();
    ensure!(all.is_empty(), "cut off:\n{}", all.join("\n"));
    Ok(())
}

e2e::in_both_browsers!(no_text_is_cut_off_on_the_smallest_phone);
