//! The harness itself: what its hands do arrives at the page as from a person's.

use anyhow::ensure;
use e2e::{Conditions, Page, Result};

/// Two buttons that write down what happens to them.
const STAND: &str = "window.seen = []; \
    const note = (event) => seen.push(`${event.type} ${event.pointerType ?? event.key ?? ''} ${event.target.id}`); \
    for (const id of ['here', 'there']) { \
        const button = document.createElement('button'); \
        button.id = id; button.textContent = id; document.body.prepend(button); \
        button.style.cssText = 'position: fixed; z-index: 99999; touch-action: none; inset-inline-start: 50px; width: 99px; height: 60px'; \
        button.style.insetBlockStart = id === 'here' ? '50px' : '200px'; \
        for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'click', 'keydown']) button.addEventListener(kind, note) \
    }";

async fn expect_seen(page: &Page, what: &str) -> Result {
    page.wait_until(what, &format!("seen.includes({what:?})"))
        .await
}

async fn mouse_and_keys_arrive(page: &mut Page) -> Result {
    page.open("").await?;
    page.run(STAND).await?;
    page.click("#there").await?;
    expect_seen(page, "click mouse there").await?;
    page.press("yz").await?;
    expect_seen(page, "keydown y there").await?;
    expect_seen(page, "keydown z there").await?;
    page.drag("mouse", "#here", "#there").await?;
    expect_seen(page, "pointerup mouse there").await?;
    let focused = page.focused().await?;
    ensure!(focused.starts_with("button"), "{focused} has the focus");
    Ok(())
}

async fn fingers_arrive(page: &mut Page) -> Result {
    page.open("").await?;
    page.run(STAND).await?;
    page.tap("#here").await?;
    expect_seen(page, "pointerdown touch here").await?;
    expect_seen(page, "click touch here").await?;
    page.run("seen.length = 0").await?;
    page.drag("touch", "#here", "#there").await?;
    expect_seen(page, "pointerdown touch here").await
}

async fn conditions_hold(page: &mut Page) -> Result {
    page.open("").await?;
    ensure!(
        page.value::<bool>("matchMedia('(prefers-color-scheme: dark)').matches")
            .await?,
        "not dark"
    );
    ensure!(
        page.value::<bool>("matchMedia('(prefers-reduced-motion: reduce)').matches")
            .await?,
        "not still"
    );
    ensure!(
        page.value::<String>("navigator.language").await? == "en",
        "not English"
    );
    let size: (u32, u32) = page.value("[innerWidth, innerHeight]").await?;
    ensure!(size == (768, 700), "{size:?}");
    Ok(())
}

async fn a_phone_is_as_small_as_a_phone(page: &mut Page) -> Result {
    page.open("").await?;
    let size: (u32, u32) = page.value("[innerWidth, innerHeight]").await?;
    ensure!(size == (360, 640), "{size:?}");
    page.resize(320, 568).await?;
    page.wait_until("it is smaller", "innerWidth === 320 && innerHeight === 568")
        .await?;
    page.resize(1024, 760).await?;
    page.wait_until("it is large", "innerWidth === 1024 && innerHeight === 760")
        .await
}

e2e::in_both_browsers!(
    mouse_and_keys_arrive,
    fingers_arrive,
    conditions_hold with ENGLISH_NIGHT,
    a_phone_is_as_small_as_a_phone,
);

const ENGLISH_NIGHT: Conditions = Conditions {
    language: "en",
    dark: true,
    size: (768, 700),
    ..Conditions::PHONE
};

// WebKitGTK's driver has no fingers.
e2e::in_webkit!(
    mouse_and_keys_arrive,
    conditions_hold with ENGLISH_NIGHT,
    a_phone_is_as_small_as_a_phone,
);
