//! What is open stays, and what is typed: whatever changes meanwhile, a dialog is the same element, and focus, scroll
//! position and half-filled fields are as they were.

use crate::other_window::{
    GERMAN_BY_DAY, Look, Other, field_is_as_marked, looks_change, mark_field, take_tab_lock,
};
use anyhow::{Context, ensure};
use e2e::{Page, Result};
use thirtyfour::prelude::*;

/// With the ace and ten of trumps the player takes the first tricks for certain.
const LINK: &str = "#/deal/1/paderborn/eckkamp%23171?dealer=1";

/// Marks the open dialog and what has the focus.
async fn mark(page: &Page) -> Result {
    page.wait_until("a dialog is open", "document.querySelector('dialog[open]')")
        .await?;
    page.run(
        "document.querySelector('dialog').mark = 'made once'; document.activeElement.mark = 'has the focus'",
    )
    .await
}

/// The dialog that was marked is open, and the focus is where it was.
async fn is_as_marked(page: &Page, after: &str) -> Result {
    let seen: (usize, Option<String>, Option<String>) = page
        .value(
            "[document.querySelectorAll('dialog').length, document.querySelector('dialog[open]')?.mark ?? null, \
              document.activeElement.mark ?? null]",
        )
        .await?;
    let (dialogs, dialog, focus) = &seen;
    ensure!(
        *dialogs == 1
            && dialog.as_deref() == Some("made once")
            && focus.as_deref() == Some("has the focus"),
        "after {after} there are {seen:?}, the focus on {}",
        page.focused().await?
    );
    Ok(())
}

/// No dialog is left, and the keyboard's focus is somewhere.
async fn closes_and_gives_the_focus_back(page: &Page) -> Result {
    page.wait_until("the dialog is gone", "!document.querySelector('dialog')")
        .await?;
    page.wait_until(
        "something has the focus",
        "document.activeElement !== document.body",
    )
    .await
}

/// Leads this card and opens something from the bar at once, before anybody can answer.
async fn lead_and_open(page: &Page, card: &str, opener: &str) -> Result {
    page.wait_for_turn().await?;
    page.run(&format!(
        "document.querySelector('.hand [data-card={card}]').click(); \
         const opener = document.querySelector({opener:?}); opener.focus(); opener.click()"
    ))
    .await?;
    mark(page).await
}

/// The other has answered, the cards have been drawn, and the player is to lead: with nothing but looking on.
async fn a_trick_goes_by(page: &Page) -> Result {
    page.wait_until(
        "a trick has gone by",
        "document.querySelectorAll('.hand [data-card]').length === 6 \
            && document.querySelector('.hand [data-card]:not([aria-disabled=true])')",
    )
    .await
}

/// Cards come by themselves, everything at its quickest.
async fn open_deal(page: &Page, link: &str) -> Result {
    page.open_quickly(link).await?;
    page.go("#/settings").await?;
    page.set("Ziehen", "Automatisch").await?;
    page.go("#/").await?;
    page.wait_until("the table is set", "document.querySelector('.hand')")
        .await
}

const MENU: &str = ".bar .icon-btn:first-child";
const LAST_TRICK: &str = ".bar .icon-btn:last-child";

async fn the_menu_is_made_once_and_stays(page: &mut Page) -> Result {
    open_deal(page, LINK).await?;
    let other = Other::open(page).await?;
    page.resize(500, 420).await?;
    lead_and_open(page, "CA", MENU).await?;
    page.run(
        "const way = document.querySelector('dialog [href=\"#/statistics\"]'); \
         way.scrollIntoView(); way.focus()",
    )
    .await?;
    mark(page).await?;
    let scrolled: f64 = page
        .value("document.querySelector('dialog').scrollTop")
        .await?;
    ensure!(scrolled > 0.0, "the menu does not scroll");
    a_trick_goes_by(page).await?;
    is_as_marked(page, "a trick").await?;
    let now: f64 = page
        .value("document.querySelector('dialog').scrollTop")
        .await?;
    ensure!(
        (now - scrolled).abs() < 1.0,
        "scrolled from {scrolled} to {now}"
    );
    looks_change(page, &other).await?;
    is_as_marked(page, "another look").await?;
    let text = page.text("dialog [href='#/settings']").await?;
    ensure!(text == "Settings", "the menu still says {text}");
    other.take_tab_lock(page).await?;
    is_as_marked(page, "the loss of the seat").await?;
    take_tab_lock(page).await?;
    is_as_marked(page, "the return of the seat").await?;
    page.press(Key::Escape).await?;
    closes_and_gives_the_focus_back(page).await
}

async fn the_last_trick_stays_open_while_the_next_is_played(page: &mut Page) -> Result {
    open_deal(page, LINK).await?;
    let other = Other::open(page).await?;
    lead_and_open(page, "CA", LAST_TRICK).await?;
    ensure!(
        page.count("dialog [data-card]").await? == 0,
        "there is no trick yet"
    );
    a_trick_goes_by(page).await?;
    is_as_marked(page, "a trick").await?;
    page.element("dialog [data-card=CA]")
        .await
        .context("the trick just won")?;
    looks_change(page, &other).await?;
    is_as_marked(page, "another look").await?;
    ensure!(page.text("dialog h2").await? == "Last trick", "the title");
    other.take_tab_lock(page).await?;
    take_tab_lock(page).await?;
    is_as_marked(page, "a change of seats").await?;
    page.click("dialog .dialog__close").await?;
    closes_and_gives_the_focus_back(page).await
}

async fn the_older_tricks_stay_open_when_they_have_cost_the_deal(page: &mut Page) -> Result {
    open_deal(page, &format!("{LINK}&referee=punish")).await?;
    let other = Other::open(page).await?;
    for card in ["CA", "CT"] {
        page.wait_for_turn().await?;
        page.play(card).await?;
        if page.wait_for_turn().await?.draws && card == "CA" {
            page.click(".talon__button").await?;
            a_trick_goes_by(page).await?;
        }
    }
    page.click(LAST_TRICK).await?;
    page.click("[data-call=look-back]").await?;
    page.element(".old-tricks").await?;
    mark(page).await?;
    page.wait_until("the deal is lost", "document.querySelector('.end__go')")
        .await?;
    is_as_marked(page, "the end of the deal").await?;
    looks_change(page, &other).await?;
    other.take_tab_lock(page).await?;
    is_as_marked(page, "another look and the loss of the seat").await?;
    page.press(Key::Escape).await?;
    closes_and_gives_the_focus_back(page).await
}

/// Presses "Aus!" as soon as it can be, in the very task, and begins to type a count.
const CLAIM_AT_ONCE: &str = "window.claim = new MutationObserver(() => { \
        const field = document.querySelector('dialog[open] #own-count'); \
        if (field) { claim.disconnect(); field.focus(); field.value = '7' } \
        else if (!document.querySelector('dialog')) \
            document.querySelector('[data-call=out]:not([aria-disabled])')?.click() }); \
    claim.observe(document.body, { subtree: true, childList: true, attributes: true })";

/// A trick is won, and "Aus!" said at once.
async fn claim_after_a_trick(page: &Page) -> Result {
    open_deal(page, LINK).await?;
    page.go("#/settings").await?;
    page.click("label:has(#count)").await?;
    page.go("#/").await?;
    page.wait_for_turn().await?;
    page.run(CLAIM_AT_ONCE).await?;
    page.play("CA").await?;
    page.wait_until(
        "a count is begun",
        "document.querySelector('#own-count')?.value === '7'",
    )
    .await?;
    mark(page).await
}

async fn a_count_half_typed_stays_when_cards_are_drawn(page: &mut Page) -> Result {
    claim_after_a_trick(page).await?;
    a_trick_goes_by(page).await?;
    is_as_marked(page, "a trick").await?;
    page.press(Key::End + "0").await?;
    let typed: String = page
        .value("document.querySelector('#own-count').value")
        .await?;
    ensure!(typed == "70", "{typed} is typed");
    page.click("[data-call=out-without]").await?;
    let text = page.text(".end__why").await?;
    ensure!(
        text.contains("Gezählt hattest du 70 Augen, es waren "),
        "{text}"
    );
    Ok(())
}

async fn a_count_half_typed_stays_whatever_changes(page: &mut Page) -> Result {
    claim_after_a_trick(page).await?;
    let other = Other::open(page).await?;
    a_trick_goes_by(page).await?;
    is_as_marked(page, "another window").await?;
    looks_change(page, &other).await?;
    is_as_marked(page, "another look").await?;
    let typed: String = page
        .value("document.querySelector('#own-count').value")
        .await?;
    ensure!(typed == "7", "{typed:?} is left of what was typed");
    ensure!(
        page.text("dialog label").await? == "Your count (optional)",
        "{}",
        page.text("dialog").await?
    );
    // Who does not play any more cannot claim either.
    other.take_tab_lock(page).await?;
    closes_and_gives_the_focus_back(page).await
}

/// Both questions in mid-match: the answer has the focus, and they go with the seat.
async fn a_question_in_mid_match_stays_whatever_changes(page: &mut Page) -> Result {
    open_deal(page, LINK).await?;
    let other = Other::open(page).await?;
    for (card, ask, answer) in [
        (
            "CA",
            "document.querySelector('.bar__title').tabIndex = 0; location.hash = '#/deal/1/scharf/anders'",
            "Keep playing",
        ),
        ("CT", "location.hash = '#/new'", "Keep playing"),
    ] {
        page.wait_for_turn().await?;
        page.run(&format!(
            "document.querySelector('.hand [data-card={card}]').click(); {ask}"
        ))
        .await?;
        page.wait_until(
            "it asks",
            "document.querySelector('dialog[open] [autofocus]') === document.activeElement",
        )
        .await?;
        mark(page).await?;
        a_trick_goes_by(page).await?;
        is_as_marked(page, "a trick").await?;
        looks_change(page, &other).await?;
        is_as_marked(page, "another look").await?;
        let text = page.text("dialog .btn--primary").await?;
        ensure!(text == answer, "it offers {text}");
        other.take_tab_lock(page).await?;
        closes_and_gives_the_focus_back(page).await?;
        take_tab_lock(page).await?;
        other.set(page, GERMAN_BY_DAY).await?;
        page.wait_until("it is German again", GERMAN_BY_DAY.shown)
            .await?;
    }
    Ok(())
}

async fn a_question_about_a_link_names_the_game_of_the_one_opened_last(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.play("CA").await?;
    for (preset, game) in [("scharf", "Scharfes"), ("four", "zu viert")] {
        page.run(&format!("location.hash = '#/deal/1/{preset}/anders'"))
            .await?;
        page.wait_until(
            "it names the game",
            &format!("document.querySelector('dialog[open]')?.textContent.includes('{game}')"),
        )
        .await?;
    }
    page.click("[data-call=leave]").await?;
    page.wait_until(
        "that is the deal which begins",
        "document.querySelector('.bar__title')?.textContent.includes('zu viert')",
    )
    .await
}

/// Asked for from the menu: the menu gives way, and in the end the focus is back where the menu was opened.
async fn a_question_asked_in_the_menu_gives_the_focus_back(page: &mut Page) -> Result {
    open_deal(page, LINK).await?;
    lead_and_open(page, "CA", MENU).await?;
    a_trick_goes_by(page).await?;
    page.click(".menu [data-call=new-match]").await?;
    page.wait_until(
        "it asks",
        "document.querySelector('dialog[open] [data-call=leave]')",
    )
    .await?;
    ensure!(page.count("dialog").await? == 1, "the menu is still there");
    page.click("dialog .btn--primary").await?;
    closes_and_gives_the_focus_back(page).await?;
    let back: bool = page
        .value(&format!(
            "document.activeElement === document.querySelector({MENU:?})"
        ))
        .await?;
    ensure!(back, "the focus is on {}", page.focused().await?);
    Ok(())
}

/// A hint has a button: it stays the same while the window changes, and pressed it gives the focus on.
async fn a_hint_stays_until_it_is_understood(page: &mut Page) -> Result {
    open_deal(page, LINK).await?;
    let other = Other::open(page).await?;
    page.wait_for_turn().await?;
    page.ask_for_help("h").await?;
    page.element(".tooltip--hint .btn").await?;
    page.run("document.querySelector('.tooltip--hint .btn').focus()")
        .await?;
    mark_field(page, ".tooltip--hint").await?;
    page.resize(560, 700).await?;
    other
        .set(
            page,
            Look {
                language: "#language-0",
                ..GERMAN_BY_DAY
            },
        )
        .await?;
    page.wait_until(
        "it is day",
        "document.documentElement.dataset.theme === 'daylight'",
    )
    .await?;
    field_is_as_marked(page, ".tooltip--hint").await?;
    page.press(Key::Enter).await?;
    page.wait_until(
        "the focus is on the table",
        "!document.querySelector('.tooltip') && document.activeElement !== document.body",
    )
    .await
}

/// A message stays the same element on whatever screen it is read.
async fn a_message_is_made_once(page: &mut Page) -> Result {
    open_deal(page, LINK).await?;
    let other = Other::open(page).await?;
    other.take_tab_lock(page).await?;
    page.run("document.querySelector('.toast .btn').focus()")
        .await?;
    mark_field(page, ".toast").await?;
    for screen in [
        "#/opponents",
        "#/statistics",
        "#/counting",
        "#/scoreboard",
        "#/settings",
        "#/",
    ] {
        page.go(screen).await?;
        page.wait_until(
            "the screen is there",
            &format!("location.hash === {screen:?} && !document.querySelector('#lazy-page:not([data-made])')"),
        )
        .await?;
        field_is_as_marked(page, ".toast").await?;
    }
    looks_change(page, &other).await?;
    field_is_as_marked(page, ".toast").await
}

e2e::in_chromium_alone!(a_question_about_a_link_names_the_game_of_the_one_opened_last);

e2e::in_both_browsers!(
    the_menu_is_made_once_and_stays,
    the_last_trick_stays_open_while_the_next_is_played,
    the_older_tricks_stay_open_when_they_have_cost_the_deal,
    a_count_half_typed_stays_when_cards_are_drawn,
    a_count_half_typed_stays_whatever_changes,
    a_question_in_mid_match_stays_whatever_changes,
    a_question_asked_in_the_menu_gives_the_focus_back,
    a_hint_stays_until_it_is_understood,
    a_message_is_made_once,
);
