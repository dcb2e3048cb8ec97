//! The pictures that players see before they play show the game as it looks. `SNAPSHOTS=keep cargo xtask e2e the_pictures_show` takes
//! them anew.

use crate::snapshots::{keeps, settled};
use anyhow::{Context, ensure};
use e2e::{Conditions, Page, Picture, Result};
use serde_json::json;
use thirtyfour::Key;
use xtask::workspace;

/// A deal won against Hermen Kord with a marriage and a closed talon.
const WON: &str = "#/deal/1/paderborn/tag-41?dealer=1 ST.D9.d.SK+.CJ.d.DT.HQ.d.SA.r.CA.c.HA.HK.o";

/// So much smaller than the files the pictures are compared.
const TIMES: u32 = 4;

#[derive(Default)]
struct Gallery {
    unlike: Vec<String>,
}

impl Gallery {
    /// Holds what the page shows against a picture of the project, or takes it anew.
    async fn look(&mut self, page: &Page, file: &str) -> Result {
        let now = settled(page).await?;
        let path = workspace::root().join(file);
        if keeps() {
            return now.write(&path);
        }
        let bytes = std::fs::read(&path).with_context(|| format!("{file} is missing"))?;
        let kept = Picture::read(&bytes)?;
        if !now.smaller(TIMES).is_like(&kept.smaller(TIMES)) {
            self.unlike.push(file.to_owned());
        }
        Ok(())
    }
}

async fn the_pictures_show_the_game_as_it_looks(page: &mut Page) -> Result {
    let mut gallery = Gallery::default();
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=0")
        .await?;
    page.wait_for_turn().await?;
    let sharp = json!({ "width": 360, "height": 640, "deviceScaleFactor": 2, "mobile": false });
    let command = "Emulation.setDeviceMetricsOverride";
    page.driver().cdp().send_raw(command, sharp).await?;
    gallery.look(page, "public/screenshots/narrow.png").await?;
    page.resize(360, 640).await?;
    page.keep_match(WON).await?;
    page.open("#/").await?;
    page.element(".end__go").await?;
    gallery.look(page, "docs/pictures/end.png").await?;
    page.wait_until_rated().await?;
    page.turn_to("#/review").await?;
    gallery.look(page, "docs/pictures/review.png").await?;
    page.turn_to("#/replay/0").await?;
    // Some tricks on.
    for _ in 0..9 {
        page.press(Key::Right).await?;
    }
    gallery.look(page, "docs/pictures/replay.png").await?;
    page.turn_to("#/puzzles/3").await?;
    gallery.look(page, "docs/pictures/puzzle.png").await?;
    page.turn_to("#/counting").await?;
    gallery.look(page, "docs/pictures/counting.png").await?;
    page.resize(1440, 900).await?;
    page.keep("settings", "speed=fast theme=lamplight").await?;
    page.open("#/deal/1/four/oma-1955?dealer=1").await?;
    while page.count(".move-list__cards .is-taker").await? == 0 {
        let seen = page.wait_for_turn().await?;
        page.step_by_pointer(&seen).await?;
    }
    page.wait_for_turn().await?;
    gallery.look(page, "public/screenshots/wide.png").await?;
    let Gallery { unlike } = gallery;
    ensure!(unlike.is_empty(), "they look otherwise: {unlike:?}");
    Ok(())
}

e2e::in_chromium_alone!(the_pictures_show_the_game_as_it_looks with Conditions::WHOLE_BROWSER);
