//! On the screens beside the table, too, what is half typed stays, whatever changes meanwhile.

use crate::other_window::{
    ENGLISH_BY_LAMPLIGHT, GERMAN_BY_DAY, Other, field_is_as_marked, mark_field, take_tab_lock,
};
use anyhow::ensure;
use e2e::{Page, Result};
use thirtyfour::prelude::*;

/// All that can change while a screen beside the table is open; it speaks its language until it is left.
async fn everything_changes(page: &Page, other: &Other) -> Result {
    for look in [ENGLISH_BY_LAMPLIGHT, GERMAN_BY_DAY, ENGLISH_BY_LAMPLIGHT] {
        other.set(page, look).await?;
        page.resize(look.size.0, look.size.1).await?;
    }
    other.take_tab_lock(page).await?;
    take_tab_lock(page).await?;
    page.wait_until("no message is left", "!document.querySelector('.toast')")
        .await
}

async fn a_name_half_typed_stays_whatever_changes(page: &mut Page) -> Result {
    page.open("#/rules/schnapsen?target=9").await?;
    page.click(".rules-tabs label:last-child").await?;
    let other = Other::open(page).await?;
    page.element("#rules-name")
        .await?
        .send_keys("Omas 66")
        .await?;
    page.run(
        "const field = document.querySelector('#rules-name'); field.focus(); field.setSelectionRange(2, 4)",
    )
    .await?;
    mark_field(page, "#rules-name").await?;
    everything_changes(page, &other).await?;
    field_is_as_marked(page, "#rules-name").await?;
    let typed: (String, u32, u32) = page
        .value(
            "((field) => [field.value, field.selectionStart, field.selectionEnd])(document.querySelector('#rules-name'))",
        )
        .await?;
    ensure!(typed == ("Omas 66".to_owned(), 2, 4), "{typed:?}");
    // Rules that contradict themselves cannot be kept; those that do not again, under the name begun.
    for value in [17, 8] {
        page.run(&format!(
            "const option = document.querySelector('#opt-cover_min_talon [type=number]'); \
             option.value = {value}; option.dispatchEvent(new Event('change'))"
        ))
        .await?;
        page.wait_until(
            "it is told whether they can be played",
            &format!(
                "document.querySelector('.own__form').checkVisibility() === {}",
                value == 8
            ),
        )
        .await?;
    }
    let kept: (Option<String>, String) = page
        .value(
            "((field) => [field.mark ?? null, field.value])(document.querySelector('#rules-name'))",
        )
        .await?;
    ensure!(
        kept == (Some("made once".to_owned()), "Omas 66".to_owned()),
        "after a contradiction: {kept:?}"
    );
    page.go("#/choose").await?;
    page.wait_until("the next screen is English", ENGLISH_BY_LAMPLIGHT.shown)
        .await
}

async fn an_answer_half_typed_stays_whatever_changes(page: &mut Page) -> Result {
    page.open("#/counting").await?;
    let other = Other::open(page).await?;
    page.run(
        "const chosen = [...document.querySelectorAll('[name=tempo]')].pop(); chosen.click(); \
         document.querySelector('.btn-stack .btn--primary').click()",
    )
    .await?;
    page.element(".counting__calls").await?;
    while page.count(".counting__calls").await? > 0 {
        page.run("document.querySelector('.counting__calls .action--primary')?.click()")
            .await?;
    }
    page.wait_until(
        "the field has the focus",
        "document.activeElement.id === 'own'",
    )
    .await?;
    page.press("4").await?;
    mark_field(page, "#own").await?;
    everything_changes(page, &other).await?;
    field_is_as_marked(page, "#own").await?;
    page.press("2").await?;
    let typed: String = page.value("document.querySelector('#own').value").await?;
    ensure!(typed == "42", "{typed} is typed");
    Ok(())
}

async fn the_question_before_all_is_deleted_stays_whatever_changes(page: &mut Page) -> Result {
    page.open_backup().await?;
    let other = Other::open(page).await?;
    page.click("[data-call=delete]").await?;
    page.element("[data-call=really]").await?;
    page.run("document.querySelector('.backup__result .btn--primary').focus()")
        .await?;
    mark_field(page, "[data-call=really]").await?;
    everything_changes(page, &other).await?;
    field_is_as_marked(page, "[data-call=really]").await?;
    page.press(Key::Enter).await?;
    page.wait_until(
        "the focus is back where it was asked",
        "!document.querySelector('[data-call=really]') && document.activeElement.dataset.call === 'delete'",
    )
    .await
}

/// The settings are made anew in another language: where one was is kept.
async fn a_screen_in_another_language_keeps_its_place(page: &mut Page) -> Result {
    page.open("#/settings").await?;
    let other = Other::open(page).await?;
    page.resize(500, 420).await?;
    for radio in ["language-0", "speed-0"] {
        page.element(&format!("label:has(#{radio})")).await?;
        page.run(&format!(
            "const one = document.querySelector('#{radio}'); one.focus(); \
             one.closest('label').scrollIntoView({{ block: 'center' }}); document.querySelector('h1').mark = 'German'"
        ))
        .await?;
        let scrolled: f64 = page.value("scrollY").await?;
        ensure!(scrolled > 0.0, "the settings do not scroll");
        other.set(page, ENGLISH_BY_LAMPLIGHT).await?;
        page.wait_until(
            "it is English, and the focus where it was",
            &format!(
                "!document.querySelector('h1').mark && document.activeElement.id === {radio:?}"
            ),
        )
        .await?;
        page.wait_until(
            "it has not been scrolled",
            &format!("Math.abs(scrollY - {scrolled}) < 120"),
        )
        .await?;
        other.set(page, GERMAN_BY_DAY).await?;
        page.wait_until("it is German again", GERMAN_BY_DAY.shown)
            .await?;
    }
    Ok(())
}

e2e::in_both_browsers!(
    a_name_half_typed_stays_whatever_changes,
    an_answer_half_typed_stays_whatever_changes,
    the_question_before_all_is_deleted_stays_whatever_changes,
    a_screen_in_another_language_keeps_its_place,
);
