//! The end of a match: who won, how it went, the Bummerl and what can be done next.

use anyhow::ensure;
use e2e::{Conditions, Page, Result};
use serde::Deserialize;

/// A match won 7 : 1, as it is saved.
pub const WON: &str = "#/deal/1/paderborn/ende-21?dealer=0 \
    CJ.CA.d.ST.CT.d.S9.SJ.d.SQ.SA.d.CQ.CK.d.C9.H9.d.SK.DJ.HJ.HK.HT.HQ.HA.DK.DT.D9.DA.DQ \
    C9.S9.d.CK.SJ.d.CT.SQ.d.ST.SK.d.CQ.SA.d.CA.H9.d.HK.HA.CJ.HT.HJ.DQ.HQ.DK.D9.DT.DA.DJ \
    CQ.CJ.d.ST.C9.d.S9.SJ.d.SK.CT.d.CK.SA.d.H9.SQ.d.CA.D9.HQ.HT.HJ.HK.DQ.DK.HA.DT.DA.DJ \
    CT.C9.d.CA.CK.d.S9.SJ.d.CJ.ST.d.SA.CQ.d.H9.SK.d.HQ.HK.SQ.HT.HJ.HA.D9.DJ.DT.DQ.DA.DK \
    CT.CJ.d.H9.SJ.d.CA.HJ.d.CQ.HQ.d.SK.C9.d.ST.SQ.d.CK.S9.HT.HA.SA.D9.HK.DJ.DQ.DK.DT.DA";

/// The second deal of a match, after one that brought a point.
pub const SECOND_DEAL: &str = "#/deal/1/paderborn/ende-21?dealer=0 \
    CJ.CA.d.ST.CT.d.S9.SJ.d.SQ.SA.d.CQ.CK.d.C9.H9.d.SK.DJ.HJ.HK.HT.HQ.HA.DK.DT.D9.DA.DQ C9";
/// A match lost 4 : 7.
pub const LOST: &str = "#/deal/1/paderborn/ende-28?dealer=0 \
    CK.CA.d.SJ.CT.d.CJ.HQ.d.SQ.SA.d.C9.CQ.d.ST.H9.d.SK.S9.HJ.HK.D9.DK.HT.DJ.HA.DQ.DT.DA \
    CK.CJ.d.S9.CA.d.SQ.CT.d.SJ.SK.d.ST.SA.d.HQ.CQ.d.H9.HK.C9.HJ.DJ.DT.HT.DQ.HA.DK.D9.DA \
    SJ.C9.d.CK.CJ.d.CT.CA.d.S9.ST.d.SK.CQ.d.SA.SQ.d.HK.HT.H9.HA.DJ.DA.HJ.DQ.DK.D9.DT.HQ \
    CT.CQ.d.SQ.CJ.d.SK.SJ.d.CA.C9.d.CK.SA.d.H9.HQ.d.ST.S9.HT.HA.HJ.DJ.HK.DQ.D9.DT.DA.DK \
    C9.CJ.d.CQ.CK.d.CT.SJ.d.CA.SK.d.S9.HJ.d.SQ.H9.d.ST.DQ.HK.HQ.HT.D9.SA.DT.HA.DJ.DK.DA \
    CJ.C9.d.CQ.CA.d.SQ.CT.d.CK.S9.d.ST.SK.d.SA.HQ.d.SJ.H9.HJ.HK.HT.HA.DJ.DQ.D9.DT.DA.DK \
    C9.SJ.d.CQ.SQ.d.CK.ST.d.CT.SA.d.S9.CJ.d.CA.HQ.d.HK.HT.SK.D9.H9.DJ.HJ.DK.HA.DT.DQ.DA \
    SA.CQ.d.CJ.SJ.d.CK.HJ.d.S9.CT.d.SQ.ST.d.SK.C9.d.HQ.HT.CA.HK.H9.HA.DQ.DA.D9.DK.DT.DJ \
    CK.CT.d.S9.CJ.d.H9.SQ.d.SK.HJ.d.ST.CA.d.C9.HK.d.CQ.SJ.D9.DQ.SA.DJ.HQ.DK.HT.DT.HA.DA";
/// A match lost 0 : 7.
pub const WHITEWASHED: &str = "#/deal/1/paderborn/ende-29?dealer=0 \
    CK.CJ.d.CQ.SJ.d.CT.C9.d.CA.SQ.d.SK.H9.d.S9.HQ.d.ST.D9.HK.HJ.HT.DK.SA.DJ.HA.DT.DA.DQ \
    C9.CQ.d.SJ.CJ.d.SQ.CK.d.H9.CA.d.HJ.CT.d.S9.ST.d.SA.SK.HQ.HA.D9.DJ.HK.DK.HT.DT.DQ.DA \
    CJ.CK.d.S9.C9.d.SJ.HJ.d.ST.SK.d.CA.CQ.d.SQ.H9.d.CT.DJ.HT.HQ.HA.HK.DQ.DK.SA.DT.DA.D9 \
    SQ.C9.d.SJ.CK.d.CQ.S9.d.SK.SA.d.CA.CJ.d.CT.ST.d.H9.HQ.HK.HT.HJ.DJ.DQ.DA.HA.DK.DT.D9 \
    SQ.CT.d.SK.CQ.d.SA.C9.d.CK.CJ.d.S9.CA.d.H9.SJ.d.HQ.HK.ST.HT.DJ.DQ.HJ.DK.HA.DT.D9.DA \
    CJ.CA.d.S9.CQ.d.SJ.CK.d.SQ.CT.d.SA.C9.d.ST.SK.d.H9.HJ.HK.HA.HQ.HT.DK.D9.DT.DJ.DA.DQ";
/// A match of Penneech won 61 : 49.
pub const PEGGED: &str = "#/deal/1/penneech/ende-18?dealer=0 C2.C5.CJ.C3.CA.C4.S5.S9.SQ.H2.D4.DK.HT.DT \
    C8.C7.CJ.CK.S3.ST.H7.S5.S6.H8.D2.D4.D9.DJ C3.CJ.CA.C6.S9.HT.HK.HA.D4.D5.D6.D9.DJ.D8 \
    C9.CJ.CA.S3.S4.S8.SJ.S5.H3.SK.DQ.D7.D8.DK C4.C3.C7.C6.S8.SK.H5.H3.HQ.H6.D7.HJ.D6.DA";

/// From the smallest phone to a desktop.
pub const SIZES: [(u32, u32); 6] = [
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1440, 900),
];

/// Opens the page where this match has just ended, in this language.
pub async fn end_of(page: &Page, saved: &str, language: &str) -> Result {
    page.open("#/settings").await?;
    page.clear_storage().await?;
    let settings = format!("speed=fast opponent=johannes language={language}");
    page.keep("settings", &settings).await?;
    page.keep_match(saved).await?;
    page.open("#/").await?;
    page.wait_until(
        "the end of the match is shown",
        "document.querySelector('.end--match .end__go')",
    )
    .await
}

/// What the end says, with plain spaces.
async fn plain_text(page: &Page, css: &str) -> Result<String> {
    Ok(page.text(css).await?.replace('\u{a0}', " "))
}

/// What of the end of a match is hidden or cut, whether the friend's words are there, and how wide the page is.
#[derive(Deserialize)]
struct Sight {
    hidden: Vec<String>,
    speaks: bool,
    wide: u32,
}

const SIGHT: &str = "({ \
    hidden: [...document.querySelectorAll('.end__title, .end--match .scoreboard, .steps, .steps text, .board svg, .scoreboard__marks svg, .end__go .btn')] \
        .filter((one) => { const box = one.getBoundingClientRect(); \
            return box.left < -0.5 || box.right > innerWidth + 0.5 || box.top < 0 || box.bottom > innerHeight + 0.5 \
                || box.height < 12 || [one.closest('.scoreboard')?.getBoundingClientRect()].some((slate) => slate && (slate.right < box.right || slate.bottom < box.bottom)) || one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 }) \
        .map((one) => one.outerHTML.slice(0, 60)), \
    speaks: document.querySelector('.end__quote').offsetHeight > 0, \
    wide: document.documentElement.scrollWidth })";

/// Headline, chart, Bummerl and buttons stand in the window at every size, in both languages; nothing is cut,
/// scrolls or has a barrier.
async fn stands_everywhere(page: &mut Page, saved: &str, deals: usize) -> Result {
    page.put_in_frame(&SIZES).await?;
    for language in ["de", "en"] {
        end_of(page, saved, language).await?;
        let seen: Vec<(_, Sight)> = page.in_each_size(&SIZES, SIGHT).await?;
        for ((width, height), sight) in seen {
            let Sight {
                hidden,
                speaks,
                wide,
            } = sight;
            ensure!(
                hidden.is_empty(),
                "{language} at {width}×{height}: {hidden:?}"
            );
            ensure!(
                speaks || width < 360,
                "{language} at {width}×{height}: the friend says nothing"
            );
            ensure!(
                wide <= width,
                "{language} at {width}×{height} is {wide} wide"
            );
        }
        page.wait_until(
            "everything is drawn",
            "document.getAnimations().every((one) => one.playState !== 'running')",
        )
        .await?;
        page.expect_no_barriers().await?;
    }
    let rows = page.count(".end--match .deals tbody tr").await?;
    ensure!(rows == deals, "{rows} deals, not {deals}");
    Ok(())
}

async fn a_match_won_ends_with_its_chart_and_the_bummerl(page: &mut Page) -> Result {
    stands_everywhere(page, WON, 5).await?;
    end_of(page, WON, "de").await?;
    let title = plain_text(page, ".end__title").await?;
    ensure!(title == "Du gewinnst die Partie 7 : 1", "{title}");
    let face: String = page
        .value("getComputedStyle(document.querySelector('.end__face')).rotate")
        .await?;
    ensure!(face != "none", "the face of who was beaten looks as ever");
    ensure!(
        page.count(".laurel").await? == 1,
        "no wreath for the winner"
    );
    ensure!(
        plain_text(page, ".end__special").await? == "Dein erster Sieg gegen Johannes!",
        "not the first win"
    );
    let why = plain_text(page, ".end__why").await?;
    ensure!(why == "Johannes bekommt ein Bummerl.", "{why}");
    ensure!(page.count(".steps path").await? == 3, "not two lines");
    let own_line_wins: bool = page
        .value("document.querySelector('path.steps__line--own').getAttribute('d').startsWith('M222 12')")
        .await?;
    ensure!(own_line_wins, "the player's line does not reach the top");
    let goal = page.text(".steps__number").await?;
    ensure!(goal == "7", "the goal bears the number {goal}");
    let new: Vec<usize> = page
        .value("[...document.querySelectorAll('.scoreboard__marks')].map((one) => one.querySelectorAll('.new').length)")
        .await?;
    ensure!(new == [0, 1], "new Bummerl: {new:?}");
    page.click(".end__go .btn--primary").await?;
    page.wait_for_turn().await?;
    ensure!(
        page.look().await?.score.contains("0\u{a0}:\u{a0}0"),
        "no new match"
    );
    Ok(())
}

/// That it does not count is said small below who won it.
async fn a_match_won_with_help_keeps_everything_in_sight(page: &mut Page) -> Result {
    let practised = WON.replace(" CT.CJ.d.H9", " !CT.CJ.d.H9");
    stands_everywhere(page, &practised, 5).await?;
    end_of(page, &practised, "de").await?;
    let said = plain_text(page, ".end--match .end__news").await?;
    // Where it has no room it can still be heard.
    let is_there: bool = page
        .value("document.querySelector('.end--match .end__news').checkVisibility()")
        .await?;
    ensure!(is_there, "it cannot be heard");
    ensure!(said.starts_with("Das letzte Spiel war Übung"), "{said}");
    ensure!(
        page.count(".end__special").await? == 0,
        "something is special about it"
    );
    Ok(())
}

async fn a_match_lost_is_headed_by_who_won_it(page: &mut Page) -> Result {
    stands_everywhere(page, LOST, 9).await?;
    end_of(page, LOST, "de").await?;
    let title = plain_text(page, ".end__title").await?;
    ensure!(title == "Johannes gewinnt die Partie 7 : 4", "{title}");
    ensure!(
        page.count(".end__special").await? == 0,
        "nothing is special"
    );
    ensure!(page.count(".laurel").await? == 0, "a wreath for a defeat");
    ensure!(
        plain_text(page, ".end__why").await? == "Du bekommst ein Bummerl.",
        "who gets the Bummerl"
    );
    page.click(".end__last summary").await?;
    let last = plain_text(page, ".end__last").await?;
    ensure!(last.contains("Verloren"), "the last deal: {last}");
    page.click(".end__go [href='#/review']").await?;
    page.wait_until(
        "the last deal is reviewed",
        "document.querySelector('.review-grid')",
    )
    .await?;
    page.go("#/").await?;
    page.click(".end__go [href='#/statistics']").await?;
    page.wait_until("there are numbers", "document.querySelector('.stat-row')")
        .await?;
    page.go("#/").await?;
    page.click(".end__go [href='#/opponents']").await?;
    page.click("label:has(#friend-schilder)").await?;
    page.click(".friends ~ .dock .btn").await?;
    page.wait_for_turn().await?;
    let seen = page.look().await?;
    ensure!(
        seen.score.contains("0\u{a0}:\u{a0}0"),
        "no new match: {seen:?}"
    );
    ensure!(seen.seats[0].contains("Franz"), "{:?}", seen.seats);
    Ok(())
}

/// With the last deal open the slate keeps its height, and nothing lies over anything: what has no room is scrolled to.
async fn the_last_deal_opens_without_covering_anything(page: &mut Page) -> Result {
    end_of(page, WON, "de").await?;
    page.click(".end__last summary").await?;
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        let found: Vec<String> = page
            .value(
                "(() => { const box = (css) => document.querySelector(css).getBoundingClientRect(); \
                 const [slate, last, go] = ['.end--match .scoreboard', '.end__last', '.end__go'].map(box); \
                 const over = (one, other) => one.left < other.right && one.right > other.left \
                     && one.top < other.bottom - 1 && one.bottom > other.top + 1; \
                 return [[slate.height < 140, 'the slate is gone'], [over(slate, last), 'the slate covers the deal'], \
                     [over(last, go), 'the buttons cover the deal']].filter(([is]) => is).map(([, what]) => what) })()",
            )
            .await?;
        ensure!(found.is_empty(), "{width}×{height}: {found:?}");
    }
    Ok(())
}

async fn a_whitewash_is_told(page: &mut Page) -> Result {
    end_of(page, WHITEWASHED, "de").await?;
    ensure!(
        plain_text(page, ".end__special").await? == "Zu null.",
        "not said"
    );
    let why = plain_text(page, ".end__why").await?;
    ensure!(why == "Du bekommst ein Bummerl.", "{why}");
    ensure!(page.count(".scoreboard__marks .new").await? == 1, "not one");
    Ok(())
}

async fn penneech_ends_with_the_peg_in_the_last_hole(page: &mut Page) -> Result {
    stands_everywhere(page, PEGGED, 5).await?;
    end_of(page, PEGGED, "de").await?;
    let special = plain_text(page, ".end__special").await?;
    ensure!(special.starts_with("Am Ziel!"), "{special}");
    ensure!(page.count(".end--match .board").await? == 1, "no board");
    Ok(())
}

async fn the_end_is_drawn_where_movement_is_welcome(page: &mut Page) -> Result {
    end_of(page, WON, "de").await?;
    let moving: bool = page
        .value("['.steps', '.scoreboard__marks .new'].every((css) => document.querySelector(css).getAnimations().length > 0 \
            || getComputedStyle(document.querySelector(css)).animationName !== 'none')")
        .await?;
    ensure!(moving, "a still picture");
    let falls: String = page
        .value("getComputedStyle(document.querySelector('.end--match'), '::after').animationName")
        .await?;
    ensure!(falls == "shower", "no pips rain: {falls}");
    let leaps: usize = page
        .value("[...document.querySelectorAll('.leap > .card svg')].filter((card) => card.getClientRects().length).length")
        .await?;
    ensure!((2..=12).contains(&leaps), "{leaps} cards leap");
    page.wait_until(
        "they have all fallen again",
        "[...document.querySelectorAll('.leap > .card')].every((card) => card.getBoundingClientRect().top > innerHeight)",
    )
    .await
}

async fn nothing_moves_at_the_end_with_reduced_motion(page: &mut Page) -> Result {
    end_of(page, WON, "de").await?;
    let moving: usize = page
        .value("document.querySelector('.end--match').getAnimations({ subtree: true }).length")
        .await?;
    ensure!(moving == 0, "{moving} movements");
    let leaps: String = page
        .value("getComputedStyle(document.querySelector('.leap')).display")
        .await?;
    ensure!(leaps == "none", "cards leap");
    Ok(())
}

e2e::in_both_browsers!(
    a_match_won_ends_with_its_chart_and_the_bummerl,
    a_match_won_with_help_keeps_everything_in_sight,
    a_match_lost_is_headed_by_who_won_it,
    the_last_deal_opens_without_covering_anything,
    a_whitewash_is_told,
    penneech_ends_with_the_peg_in_the_last_hole,
    the_end_is_drawn_where_movement_is_welcome with MOVING,
    nothing_moves_at_the_end_with_reduced_motion,
);

e2e::in_webkit!(
    a_match_won_ends_with_its_chart_and_the_bummerl,
    a_match_lost_is_headed_by_who_won_it,
);

const MOVING: Conditions = Conditions {
    reduced_motion: false,
    ..Conditions::PHONE
};
