//! A second window that changes what the first one shows, and marks by which an element is known again.

use anyhow::ensure;
use e2e::{Page, Result};
use thirtyfour::prelude::*;

/// Another window of the same browser, with the settings.
pub struct Other {
    first: WindowHandle,
    second: WindowHandle,
}

impl Other {
    pub async fn open(page: &Page) -> Result<Self> {
        let first = page.driver().window().await?;
        let second = page.driver().new_tab().await?;
        page.show_window(&second).await?;
        page.open("#/settings").await?;
        page.show_window(&first).await?;
        Ok(Self { first, second })
    }

    /// Chooses the language and the light of the table in the other window.
    pub async fn set(&self, page: &Page, look: Look) -> Result {
        page.show_window(&self.second).await?;
        for radio in [look.language, look.theme] {
            page.run(&format!("document.querySelector({radio:?}).click()"))
                .await?;
        }
        page.show_window(&self.first).await
    }

    /// The other window takes the tab lock.
    pub async fn take_tab_lock(&self, page: &Page) -> Result {
        page.show_window(&self.second).await?;
        take_tab_lock(page).await?;
        page.show_window(&self.first).await?;
        page.wait_until(
            "this window watches",
            "document.documentElement.dataset.tab === 'watches'",
        )
        .await?;
        message(page).await
    }
}

/// How the page is to look.
#[derive(Clone, Copy)]
pub struct Look {
    pub language: &'static str,
    pub theme: &'static str,
    /// What is then true of `<html>`.
    pub shown: &'static str,
    pub size: (u32, u32),
}

pub const ENGLISH_BY_LAMPLIGHT: Look = Look {
    language: "#language-1",
    theme: "#theme-2",
    shown: "((set) => set.lang === 'en' && set.dataset.theme === 'lamplight')(document.documentElement)",
    size: (560, 400),
};

pub const GERMAN_BY_DAY: Look = Look {
    language: "#language-0",
    theme: "#theme-1",
    shown: "((set) => set.lang === 'de' && set.dataset.theme === 'daylight')(document.documentElement)",
    size: (500, 420),
};

/// This window takes the tab lock.
pub async fn take_tab_lock(page: &Page) -> Result {
    page.run("dispatchEvent(new Event('take-tab-lock'))")
        .await?;
    page.wait_until(
        "this window plays",
        "document.documentElement.dataset.tab === 'plays'",
    )
    .await
}

/// A message is shown: that another window plays.
pub async fn message(page: &Page) -> Result {
    page.wait_until("there is a message", "document.querySelector('.toast')")
        .await
}

/// Everything that can change beside the match changes: language, light, window size, and there and back.
pub async fn looks_change(page: &Page, other: &Other) -> Result {
    for look in [ENGLISH_BY_LAMPLIGHT, GERMAN_BY_DAY, ENGLISH_BY_LAMPLIGHT] {
        other.set(page, look).await?;
        page.wait_until("it looks so here", look.shown).await?;
        page.resize(look.size.0, look.size.1).await?;
    }
    Ok(())
}

/// Marks what matches, and what has the focus.
pub async fn mark_field(page: &Page, css: &str) -> Result {
    page.run(&format!(
        "document.querySelector({css:?}).mark = 'made once'; document.activeElement.mark ??= 'has the focus'"
    ))
    .await
}

pub async fn field_is_as_marked(page: &Page, css: &str) -> Result {
    let seen: (Option<String>, bool) = page
        .value(&format!(
            "[document.querySelector({css:?})?.mark ?? null, !!document.activeElement.mark]"
        ))
        .await?;
    ensure!(
        seen == (Some("made once".to_owned()), true),
        "{css}: {seen:?}, the focus on {}",
        page.focused().await?
    );
    Ok(())
}
