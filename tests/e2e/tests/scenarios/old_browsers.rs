//! A browser that cannot run the game says so, and what to do.

use anyhow::ensure;
use e2e::{Page, Result, other_release, with_script};

/// Opens the page that cannot start and expects this message, in both languages.
async fn says(page: &mut Page, message: &str, remedies: [&str; 2]) -> Result {
    let address = page.address().to_owned();
    page.driver().goto(&address).await?;
    let text = page.text(message).await?;
    for remedy in remedies {
        ensure!(text.contains(remedy), "{remedy:?} is not in {text:?}");
    }
    ensure!(page.count("#boot:not(:empty)").await? == 1, "no title");
    let title_is_hidden: bool = page
        .value("getComputedStyle(document.getElementById('boot')).display === 'none'")
        .await?;
    ensure!(title_is_hidden, "the title lies over the message");
    page.complaints().await?; // the failure is what was wanted
    Ok(())
}

const UPDATE: [&str; 2] = ["Aktualisiere den Browser", "Update your browser"];
const RELOAD: [&str; 2] = ["lade die Seite neu", "reload the page"];

async fn is_too_old_without(page: &mut Page, script: &str) -> Result {
    page.serve(Some(with_script(script)?)).await?;
    says(page, "#boot-unsupported", UPDATE).await
}

async fn a_browser_without_wasm_is_too_old(page: &mut Page) -> Result {
    is_too_old_without(page, "delete window.WebAssembly").await
}

/// As one that does not know reference types, or not the policy's word for wasm.
async fn a_browser_that_refuses_the_wasm_is_too_old(page: &mut Page) -> Result {
    let refuse = "WebAssembly.Module = function () { throw new WebAssembly.CompileError('old') }";
    is_too_old_without(page, refuse).await
}

async fn a_browser_without_dialogs_is_too_old(page: &mut Page) -> Result {
    is_too_old_without(page, "delete HTMLDialogElement.prototype.showModal").await
}

/// It would show the table in disorder.
async fn a_browser_without_a_selector_of_the_style_sheets_is_too_old(page: &mut Page) -> Result {
    let refuse = "const supports = CSS.supports.bind(CSS); \
        CSS.supports = (...words) => !words[0].includes(':has') && supports(...words)";
    is_too_old_without(page, refuse).await
}

async fn a_browser_that_cannot_read_the_script_is_too_old(page: &mut Page) -> Result {
    let release = other_release(|files| {
        let boot = files
            .iter_mut()
            .find(|(name, _)| name.starts_with("assets/boot-"));
        *boot.expect("a first script").1 = b"a syntax of the future".to_vec();
    })?;
    page.serve(Some(release)).await?;
    says(page, "#boot-unsupported", UPDATE).await
}

async fn a_missing_script_is_said_to_be_missing(page: &mut Page) -> Result {
    page.serve(Some(other_release(|files| {
        files.retain(|name, _| !name.starts_with("assets/boot-"))
    })?))
    .await?;
    says(page, "#boot-failed", RELOAD).await
}

async fn a_missing_program_is_said_to_be_missing(page: &mut Page) -> Result {
    let release = other_release(|files| {
        files.retain(|name, _| !(name.starts_with("assets/page-") && name.ends_with(".wasm")));
    })?;
    page.serve(Some(release)).await?;
    says(page, "#boot-failed", RELOAD).await
}

e2e::in_both_browsers!(
    a_browser_without_wasm_is_too_old,
    a_browser_that_refuses_the_wasm_is_too_old,
    a_browser_without_dialogs_is_too_old,
    a_browser_without_a_selector_of_the_style_sheets_is_too_old,
    a_browser_that_cannot_read_the_script_is_too_old,
    a_missing_script_is_said_to_be_missing,
    a_missing_program_is_said_to_be_missing,
);

e2e::in_webkit!(
    a_browser_that_refuses_the_wasm_is_too_old,
    a_browser_that_cannot_read_the_script_is_too_old,
    a_missing_program_is_said_to_be_missing,
);
