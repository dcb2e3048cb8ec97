//! Two installs on one origin: each has windows, a match and settings of its own.

use super::{LINK, PLAYS, Windows, hand, play_on, shows};
use anyhow::ensure;
use e2e::{Conditions, Page, Result};

/// Two installs on one origin have a match each; the second begins with a copy of what is there.
async fn two_installs_on_one_origin_do_not_share_a_match(page: &mut Page) -> Result {
    const OTHER: &str = "/spiele/66-anders/";
    page.serve_by_python(None, Some(OTHER)).await?;
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    play_on(page).await?;
    page.wait_for_turn().await?;
    let first = hand(page).await?;
    let windows = Windows(vec![
        page.driver().window().await?,
        page.driver().new_tab().await?,
    ]);
    windows.show(page, 1).await?;
    let origin = page.address().trim_end_matches("/spiele/66/").to_owned();
    page.driver().goto(format!("{origin}{OTHER}")).await?;
    page.wait_until("the other install plays", PLAYS).await?;
    page.wait_for_turn().await?;
    shows(page, &first).await?;
    play_on(page).await?;
    page.wait_for_turn().await?;
    let second = hand(page).await?;
    ensure!(first != second, "nothing was played");
    windows.show(page, 0).await?;
    ensure!(
        page.value::<bool>(PLAYS).await?,
        "the first install watches"
    );
    page.reload().await?;
    shows(page, &first).await?;
    windows.show(page, 1).await?;
    page.run("window.isOld = true; location.reload()").await?;
    page.wait_until(
        "it loads again",
        "!window.isOld && document.documentElement.dataset.boot === 'done'",
    )
    .await?;
    shows(page, &second).await
}

async fn settings_are_followed_in_the_windows_of_their_own_install_alone(
    page: &mut Page,
) -> Result {
    const OTHER: &str = "/spiele/66-anders/";
    page.serve_by_python(None, Some(OTHER)).await?;
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    let origin = page.address().trim_end_matches("/spiele/66/").to_owned();
    let mut windows = Windows(vec![page.driver().window().await?]);
    for route in ["#/", "#/settings"] {
        windows.0.push(page.driver().new_tab().await?);
        windows.show(page, windows.0.len() - 1).await?;
        page.driver()
            .goto(format!("{origin}{OTHER}{route}"))
            .await?;
        page.wait_until(
            "the other install is there",
            "document.documentElement.dataset.boot === 'done' && document.querySelector('.hand, #language-1')",
        )
        .await?;
    }
    page.run("document.querySelector('#language-1').click()")
        .await?;
    windows.show(page, 1).await?;
    page.wait_until(
        "its other window follows",
        "document.documentElement.lang === 'en'",
    )
    .await?;
    windows.show(page, 0).await?;
    ensure!(
        page.value::<String>("document.documentElement.lang")
            .await?
            == "de",
        "the first install follows too"
    );
    Ok(())
}

e2e::in_both_browsers!(
    two_installs_on_one_origin_do_not_share_a_match with Conditions::WHOLE_BROWSER,
    settings_are_followed_in_the_windows_of_their_own_install_alone with Conditions::WHOLE_BROWSER,
);
