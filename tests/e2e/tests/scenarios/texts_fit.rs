//! No text is cut off on the smallest phone, in either language, with letters of normal and of large size.

use crate::lesson;
use crate::match_end::{self, LOST, PEGGED, WHITEWASHED, WON};
use crate::screens::SCREENS;
use anyhow::{Context, ensure};
use e2e::{Page, Result, STILL};
use sechsundsechzig::i18n::{CardNames, Language, Words};
use sechsundsechzig::model::lesson::LESSONS;
use sechsundsechzig_bots::hint_reasons::HintReason;
use sechsundsechzig_bots::puzzles::Goal;
use sechsundsechzig_engine::cards::{Card, CardSet, PackSize, Rank, Suit};
use sechsundsechzig_engine::deal::Illegal;
use sechsundsechzig_engine::rules::Preset;
use std::collections::BTreeSet;
use thirtyfour::Key;

const SIZE: (u32, u32) = (320, 568);
/// The size of letters: the browser's own, and a quarter more.
const LETTERS: [&str; 2] = ["100%", "125%"];
const LINK: &str = "#/deal/1/paderborn/eckkamp%23116?dealer=1&deal=5";
/// With the ace and ten of trumps the player takes the first tricks for certain; older tricks may be looked at, for a price.
const PUNISHED: &str = "#/deal/1/paderborn/eckkamp%23171?dealer=1&referee=punish";
/// A name of rules of one's own, as long as it may be, in one word.
const LONGEST_NAME: &str = "Wirtshausregelnnachgroßmuttersgewohnheit";

/// Buttons, banners, headings and labels with a line of text that leaves the window, its own button or what clips it. What
/// can be scrolled into sight is not cut, nor is what ends with an ellipsis on purpose. A function of the element to look in.
const CUT: &str = "((root) => { \
    const parts = 'button, .btn, h1, h2, h3, legend, label, summary, th, caption, .bar__title, .menu__item, .log__text, \
        .log__mine, .tooltip, .toast, .announce p, .offer, dialog p, figcaption, [role=status] p, .seat__who, .score-card, .lead, .note'; \
    const found = new Set(); \
    const clips = (overflow) => overflow === 'hidden' || overflow === 'clip'; \
    const isForEars = (part) => part.closest('table') && getComputedStyle(part.closest('table')).clipPath === 'inset(50%)'; \
    const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll'; \
    const outside = (line, box, way) => way === 'x' \
        ? line.left < box.left - 1 || line.right > box.right + 1 \
        : line.top < box.top - 4 || line.bottom > box.bottom + 4; \
    const frames = new Map(); \
    const frame = (one) => { \
        if (!frames.has(one)) { \
            const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(one); \
            frames.set(one, { ways: [['x', overflowX], ['y', overflowY]], box: one.getBoundingClientRect(), isShortened: webkitLineClamp !== 'none' }); \
        } \
        return frames.get(one) \
    }; \
    const look = (part, text) => { \
        const range = document.createRange(); \
        range.selectNodeContents(text); \
        const name = `${part.localName}.${part.className} ${part.textContent.trim().slice(0, 40)}`; \
        for (const line of range.getClientRects()) { \
            if (line.width <= 1) continue; \
            const free = { x: false, y: false }; \
            for (let up = text.parentElement; up && up !== document.documentElement; up = up.parentElement) { \
                const { ways, box, isShortened } = frame(up); \
                for (const [way, overflow] of ways) { \
                    if (scrolls(overflow)) free[way] = true; \
                    const isOwn = up === part && part.matches('button, .btn'); \
                    if (!free[way] && !isShortened && (clips(overflow) || isOwn) && outside(line, box, way)) \
                        found.add(`${name}: cut (${way}) by ${up.localName}.${up.className}`); \
                } \
            } \
            if (!free.x && outside(line, { left: 0, right: innerWidth }, 'x')) found.add(`${name}: leaves the window`); \
        } \
    }; \
    for (const part of [root, ...root.querySelectorAll(parts)].filter((one) => one.matches?.(parts))) { \
        if (!part.checkVisibility({ visibilityProperty: true })) continue; \
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT); \
        while (texts.nextNode()) { \
            const text = texts.currentNode; \
            if (text.data.trim() && !text.parentElement.closest('.visually-hidden, svg, [hidden]') && !isForEars(part)) look(part, text); \
        } \
    } \
    for (const part of document.querySelectorAll('.tooltip, .toast, dialog')) { \
        const { top, bottom } = part.getBoundingClientRect(); \
        if (top < -1 || bottom > innerHeight + 1) found.add(`${part.className} leaves the window: ${part.textContent.trim()}`); \
    } \
    const { scrollWidth } = document.documentElement; \
    const wide = () => [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1); \
    if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth} px wide: ${wide().map((one) => one.className || one.localName)}`); \
    return [...found] })";

/// The promise of what these statements find with letters of each size. What has just come to the page finds its place in the
/// first frames; then `isStill` waits until fonts that the layout asks for are there and nothing moves, mostly not at all.
fn in_letters_of_each_size(statements: &str) -> String {
    format!(
        "(async () => {{ \
            const found = []; \
            const frame = () => new Promise((drawn) => {{ requestAnimationFrame(drawn); setTimeout(drawn, 50) }}); \
            const isStill = async () => {{ \
                document.body.getBoundingClientRect(); \
                while (!({STILL})) await frame() }}; \
            await frame(); await frame(); \
            for (const letters of {LETTERS:?}) {{ \
                document.documentElement.style.fontSize = letters; \
                await isStill(); \
                {statements} \
            }} \
            return found }})()"
    )
}

/// What was found in one language.
struct Found<'a> {
    page: &'a Page,
    language: &'a str,
    all: BTreeSet<String>,
}

impl Found<'_> {
    /// Looks at what the page shows now, with letters of each size.
    async fn look(&mut self, what: &str) -> Result {
        self.page.wait_until_still().await?;
        let seen: Vec<(String, Vec<String>)> = self
            .page
            .promised(&in_letters_of_each_size(&format!(
                "found.push([letters, {CUT}(document)]);"
            )))
            .await?;
        let language = self.language;
        self.all.extend(seen.iter().flat_map(|(letters, cut)| {
            let place = format!("{what}, {language}, {letters}");
            cut.iter().map(move |cut| format!("{place}: {cut}"))
        }));
        Ok(())
    }

    /// Waits for something and looks at it.
    async fn look_at(&mut self, css: &str) -> Result {
        self.page.element(css).await?;
        self.look(css).await
    }
}

/// The table with what can be asked and said there, to the end of a deal.
async fn look_at_a_deal(page: &Page, found: &mut Found<'_>) -> Result {
    page.wait_for_turn().await?;
    found.look("the table").await?;
    page.click(".bar .icon-btn").await?;
    found.look_at("dialog.menu[open]").await?;
    page.press(Key::Escape).await?;
    page.wait_until("the menu is closed", "!document.querySelector('dialog')")
        .await?;
    page.press("v").await?;
    found.look_at("dialog[open] h2").await?;
    page.press(Key::Escape).await?;
    page.wait_until(
        "the card values are closed",
        "!document.querySelector('dialog')",
    )
    .await?;
    // An armed call, a refusal, a hint.
    for key in ["c", "x", "h"] {
        page.press(key).await?;
        found
            .look_at(".tooltip, .action--armed")
            .await
            .with_context(|| format!("key {key}"))?;
        page.press(Key::Escape).await?;
    }
    page.play("DA").await?;
    page.wait_for_turn().await?;
    found.look("a trick won").await?;
    page.click(".talon__button").await?;
    page.wait_for_turn().await?;
    // The count stands beside the choice.
    for (width, height) in [(768, 1024), SIZE] {
        page.resize(width, height).await?;
        found.look_at(".log__choice ~ .log__mine").await?;
    }
    page.press("a").await?;
    found
        .look_at("[data-call=out-without], .action--armed[data-call=out]")
        .await?;
    page.confirm_claim().await?;
    found.look_at(".end__go").await
}

/// Every dialog that is not a claim: tricks, questions in mid-match and in a deal beside it, before everything is deleted.
async fn look_at_dialogs(page: &Page, found: &mut Found<'_>) -> Result {
    page.follow(PUNISHED).await?;
    for card in ["CA", "CT"] {
        page.wait_for_turn().await?;
        page.play(card).await?;
        if page.wait_for_turn().await?.draws && card == "CA" {
            page.click(".bar .icon-btn:last-child").await?;
            found.look_at("dialog .dialog__cards").await?;
            page.click("dialog .dialog__close").await?;
            page.click(".talon__button").await?;
        }
    }
    page.click(".bar .icon-btn:last-child").await?;
    found.look_at("[data-call=look-back]").await?;
    page.click("[data-call=look-back]").await?;
    found.look_at(".old-tricks").await?;
    page.click("dialog .dialog__close").await?;
    found.look_at(".end__go").await?;
    page.follow(LINK).await?;
    page.wait_for_turn().await?;
    page.play("DA").await?;
    page.wait_for_turn().await?;
    for asks in ["#/deal/1/scharf/anders", "#/new"] {
        page.go(asks).await?;
        found.look_at("dialog[open] [data-call=leave]").await?;
        page.press(Key::Escape).await?;
        page.wait_until("it is closed", "!document.querySelector('dialog')")
            .await?;
    }
    page.go("#/daily").await?;
    page.wait_until(
        "the day's deal is there",
        "/Spiel des Tages|Deal of the day/.test(document.querySelector('.bar__title').textContent)",
    )
    .await?;
    found.look_at(".hand [data-card]").await?;
    let seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    page.go("#/backup").await?;
    page.click("[data-call=delete]").await?;
    found.look_at("[role=status] .btn").await
}

/// Rules with the longest name there can be: on their page, among the games, at the table and in its menu.
async fn look_at_own_rules(page: &Page, found: &mut Found<'_>) -> Result {
    page.open("#/rules/schnurps?rob=never").await?;
    page.click(".rules-tabs label:last-child").await?;
    let field = page.element("#rules-name").await?;
    field.clear().await?;
    field.send_keys(LONGEST_NAME).await?;
    page.run("document.querySelector('.own__form').requestSubmit()")
        .await?;
    found.look_at(".toast").await?;
    page.go("#/choose").await?;
    found.look_at(".game").await?;
    page.open("#/rules/schnurps?rob=never").await?;
    page.click("[data-call=play]").await?;
    page.wait_until(
        "it is asked or dealt",
        "document.querySelector('dialog [data-call=leave], .hand [data-card]')",
    )
    .await?;
    if page.count("dialog").await? > 0 {
        page.click("dialog [data-call=leave]").await?;
    }
    page.wait_for_turn().await?;
    found.look("rules with a long name").await?;
    page.click(".bar .icon-btn").await?;
    found.look_at("dialog.menu[open]").await?;
    page.press(Key::Escape).await?;
    page.go("#/scoreboard").await?;
    found.look("the scoreboard of rules with a long name").await
}

/// Every text that a message can have, in the language's longest form.
fn messages(words: Words) -> Vec<String> {
    let plain = [
        words.update_waiting(),
        words.updated(),
        words.worker_died(),
        words.worker_gave_up(),
        words.worker_gone(),
        words.copied(),
        words.imported(),
        words.imported_over_newer(),
        words.rules_saved(),
        words.watching(),
        words.deletes_unvisited(),
        words.deal_is_scored(),
        words.storage_blocked(),
        words.storage_full(),
    ];
    let damaged = words.list(&[words.your_paused_matches(), words.your_challenge()]);
    let found = [
        words.storage_restored(&damaged),
        words.storage_recovered(&damaged),
        words.storage_lost(&damaged),
        words.storage_restored_unsaved(&damaged),
        words.storage_lost_unsaved(&damaged),
        words.storage_newer(&damaged),
    ];
    plain.map(str::to_owned).into_iter().chain(found).collect()
}

/// Every refusal in every game that words it in its own way, of the suit with the longest name, and with all its cards named.
fn refusals(words: Words) -> BTreeSet<String> {
    let presets = [
        Preset::Paderborn,
        Preset::Schnapsen,
        Preset::Schnurps,
        Preset::Thousand,
        Preset::Penneech,
    ];
    let longest = match words.language {
        Language::German => Suit::Clubs,
        Language::English => Suit::Diamonds,
    };
    let whole_suit = PackSize::TwentyFour.cards().of_suit(longest);
    let mut all = BTreeSet::new();
    for preset in presets {
        let words = words.for_preset(preset);
        for why in Illegal::samples(longest) {
            for hand in [CardSet::EMPTY, whole_suit] {
                all.insert(words.refusal(why, &preset.rules(), hand));
            }
        }
    }
    all
}

/// Every reason of a hint, with the longest name of a card.
fn reasons(words: Words) -> Vec<String> {
    let queen = Card::new(Suit::Diamonds, Rank::Queen);
    let reasons = HintReason::samples(40, queen).into_iter();
    reasons.map(|reason| words.reason(reason)).collect()
}

/// So many texts are looked at with one question to the driver, which waits half a minute for an answer.
const AT_ONCE: usize = 20;

/// Puts each of these texts in the place of the one that is shown there, and looks at what lies over the page with it, or at
/// the page.
async fn look_at_each(
    found: &mut Found<'_>,
    css: &str,
    texts: impl IntoIterator<Item = String>,
) -> Result {
    let texts: Vec<String> = texts.into_iter().collect();
    for some in texts.chunks(AT_ONCE) {
        let cut: Vec<(String, String, Vec<String>)> = found
            .page
            .promised(&in_letters_of_each_size(&format!(
                "for (const text of {}) {{ \
                    const shown = document.querySelector({css:?}); \
                    shown.textContent = text; \
                    dispatchEvent(new Event('resize')); \
                    await isStill(); \
                    found.push([text, letters, {CUT}(shown.closest('.tooltip, .toast') ?? document)]); \
                }}",
                serde_json::to_string(some)?
            )))
            .await?;
        let language = found.language;
        found
            .all
            .extend(cut.iter().flat_map(|(text, letters, cut)| {
                let place = format!("{text}, {language}, {letters}");
                cut.iter().map(move |cut| format!("{place}: {cut}"))
            }));
    }
    Ok(())
}

/// Refusals and reasons where they point at the talon and at the calls, messages where they stand over everything.
async fn look_at_all_messages(page: &Page, found: &mut Found<'_>, words: Words) -> Result {
    page.keep("chronicle", "20770,paderborn,0,1,w").await?;
    page.follow(LINK).await?;
    page.wait_for_turn().await?;
    page.press("x").await?;
    page.element(".tooltip--why p").await?;
    look_at_each(found, ".tooltip--why p", refusals(words)).await?;
    page.press(Key::Escape).await?;
    page.press("h").await?;
    page.element(".tooltip--why").await?;
    found.look("what a hint makes of the deal").await?;
    page.press("h").await?;
    page.element(".tooltip--hint > p").await?;
    look_at_each(
        found,
        ".tooltip--hint > p:not(.tooltip__foot)",
        reasons(words),
    )
    .await?;
    page.press(Key::Escape).await?;
    page.run("localStorage.setItem('sechsundsechzig/match', 'rubbish')")
        .await?;
    page.open("").await?;
    page.element(".toast p").await?;
    look_at_each(found, ".toast p", messages(words)).await
}

/// The lessons from step to step, and what is said of a wrong try.
async fn look_at_the_lessons(page: &Page, found: &mut Found<'_>) -> Result {
    for lesson in LESSONS {
        page.turn_to(&lesson.address()).await?;
        for step in 0..lesson.steps.len() {
            lesson::wait_for(page, step).await?;
            let what = format!("step {step} of the lesson {}", lesson.name);
            found.look(&what).await?;
            lesson::try_another(page, &lesson, step).await?;
            found.look(&format!("a wrong try at {what}")).await?;
            lesson::make(page, &lesson, step).await?;
        }
        page.element(".sheet .lead").await?;
        found
            .look(&format!("the end of the lesson {}", lesson.name))
            .await?;
    }
    Ok(())
}

/// Looks at a part of the page in each language, from a table at which nobody has played yet.
async fn in_each_language<Part>(page: &Page, look_at_part: Part) -> Result
where
    Part: AsyncFn(&mut Found<'_>, Words) -> Result,
{
    let (width, height) = SIZE;
    let mut all = BTreeSet::new();
    for spoken in Language::ALL {
        let language = spoken.tag();
        page.open("#/settings").await?;
        page.resize(width, height).await?;
        page.clear_storage().await?;
        page.keep(
            "settings",
            &format!("speed=fast count=on counting=own language={language}"),
        )
        .await?;
        page.open(LINK).await?;
        page.click(".offer .btn:not(.btn--primary)").await?;
        let mut found = Found {
            page,
            language,
            all: BTreeSet::new(),
        };
        look_at_part(&mut found, Words::new(*spoken, CardNames::French)).await?;
        all.append(&mut found.all);
    }
    let all: Vec<String> = all.into_iter().collect();
    ensure!(all.is_empty(), "cut off:\n{}", all.join("\n"));
    Ok(())
}

async fn no_text_of_a_deal_is_cut_off_on_the_smallest_phone(page: &mut Page) -> Result {
    in_each_language(page, async |found, words| {
        look_at_a_deal(page, found).await?;
        look_at_dialogs(page, found).await?;
        look_at_own_rules(page, found).await?;
        look_at_all_messages(page, found, words).await?;
        page.turn_to("#/puzzles/daily").await?;
        page.element(".log__text").await?;
        let questions = Goal::ALL.map(|goal| words.question(goal));
        look_at_each(found, ".log__text", questions).await
    })
    .await
}

async fn no_screen_is_cut_off_on_the_smallest_phone(page: &mut Page) -> Result {
    in_each_language(page, async |found, _| {
        for screen in SCREENS {
            if screen == "#/scoreboard" {
                page.go(screen).await?;
                found.look_at(".scoreboard-page").await?;
            } else {
                page.turn_to(screen).await?;
                found.look(screen).await?;
            }
        }
        for game in ["schnapsen", "thousand", "three", "four", "penneech"] {
            page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
                .await?;
            page.wait_for_turn().await?;
            found.look(game).await?;
        }
        for (what, ended) in [
            ("won", WON),
            ("lost", LOST),
            ("shut out", WHITEWASHED),
            ("pegged out", PEGGED),
        ] {
            match_end::end_of(page, ended, found.language).await?;
            found.look(&format!("a match {what}")).await?;
        }
        Ok(())
    })
    .await
}

async fn no_lesson_is_cut_off_on_the_smallest_phone(page: &mut Page) -> Result {
    in_each_language(page, async |found, _| {
        page.keep(
            "settings",
            &format!("speed=fast language={}", found.language),
        )
        .await?;
        look_at_the_lessons(page, found).await
    })
    .await
}

e2e::in_both_browsers!(
    no_text_of_a_deal_is_cut_off_on_the_smallest_phone,
    no_screen_is_cut_off_on_the_smallest_phone,
    no_lesson_is_cut_off_on_the_smallest_phone,
);
