//! The table on every screen there is.

mod room;

use super::match_end::SECOND_DEAL;
use anyhow::ensure;
use e2e::{Page, Result, SENT};
pub use room::SIZES;
use room::{fits, lies_apart};
use thirtyfour::Key;

/// The last is too low for the end of a deal, which scrolls there.
const SIZES_OF_ENDS: &[(u32, u32)] = SIZES.split_at(SIZES.len() - 1).0;

async fn the_table_never_scrolls(page: &mut Page) -> Result {
    page.put_in_frame(&SIZES).await?;
    page.open_quickly("#/deal/1/paderborn/eckkamp%23116?dealer=1&deal=5")
        .await?;
    page.wait_for_turn().await?;
    fits(page, "the table").await?;
    page.play("DA").await?;
    page.wait_for_turn().await?;
    fits(page, "a trick won").await?;
    close_talon(page).await?;
    fits(page, "a closed talon").await
}

/// Closes the talon, tapping twice.
async fn close_talon(page: &Page) -> Result {
    page.click("[data-call=cover]").await?;
    page.click("[data-call=cover]").await?;
    page.element(".talon--closed").await?;
    page.wait_for_turn().await?;
    Ok(())
}

/// What players can set moves the table's parts, and so does the state of a deal: a closed talon, suits to choose from.
async fn nothing_lies_over_another_however_the_table_is_set(page: &mut Page) -> Result {
    page.put_in_frame(&SIZES).await?;
    page.open("#/settings").await?;
    for (settings, games) in [
        ("left=on", ["paderborn", "thousand", "penneech"]),
        ("size=large", ["schnapsen", "four", "penneech"]),
        ("size=huge", ["paderborn", "four", "three-rotating"]),
        (
            "left=on size=huge counting=both",
            ["schnapsen", "penneech", "free-trumps"],
        ),
    ] {
        page.keep("settings", &format!("speed=fast {settings}"))
            .await?;
        for game in games {
            page.open("#/settings").await?;
            page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
                .await?;
            page.wait_for_turn().await?;
            match game {
                "paderborn" | "schnapsen" => close_talon(page).await?,
                "thousand" | "free-trumps" => {
                    while page.count(".actions--suits").await? == 0 {
                        ensure!(!page.step_by_script().await?, "{game}: no trumps to name");
                        page.wait_for_turn().await?;
                    }
                }
                _ => {}
            }
            lies_apart(page, &format!("{game} with {settings}")).await?;
        }
    }
    page.keep("settings", "speed=fast").await?;
    page.open("#/settings").await?;
    page.follow("#/deal/1/penneech/oma?dealer=1").await?;
    page.wait_for_turn().await?;
    page.element("[data-call=new-deal]").await?;
    lies_apart(page, "a question above the help buttons").await
}

/// Where the number on the talon is the number of its last card, too.
async fn the_number_on_the_talon_lies_amid_its_uppermost_card(page: &mut Page) -> Result {
    for hand in ["", " left=on"] {
        page.open("#/settings").await?;
        page.keep("settings", &format!("speed=fast{hand}")).await?;
        page.open("#/deal/1/paderborn/oma-1955?dealer=1").await?;
        let mut seen = page.wait_for_turn().await?;
        loop {
            let aside: Option<f64> = page
                .value(
                    "(([back, number]) => back && number && Math.max(...['left', 'top'].map((edge) => Math.abs(back[edge] - number[edge]))))\
                     (['.talon > .back:nth-last-child(1 of .back)', '.talon__count'].map((css) => document.querySelector(css)?.getBoundingClientRect())) ?? null",
                )
                .await?;
            let Some(aside) = aside else { break };
            ensure!(aside < 0.5, "it lies {aside} px aside");
            page.step_by_pointer(&seen).await?;
            seen = page.look().await?;
        }
        let has_drawn = !page.look().await?.over;
        ensure!(has_drawn, "the deal ended before the talon");
    }
    Ok(())
}

async fn cards_grow_with_the_window(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/eckkamp%23116?dealer=1&deal=5")
        .await?;
    page.wait_for_turn().await?;
    for part in [".hand [data-card]", ".talon .back"] {
        let mut before = 0.0;
        for (width, height) in [
            (360, 640),
            (390, 844),
            (1024, 768),
            (1440, 900),
            (2560, 1440),
            (3840, 2160),
        ] {
            page.resize(width, height).await?;
            let now: f64 = page
                .value(&format!(
                    "document.querySelector({part:?}).getBoundingClientRect().width"
                ))
                .await?;
            ensure!(
                now > before + 1.0,
                "{part} at {width}×{height}: {now} after {before}"
            );
            before = now;
        }
    }
    Ok(())
}

async fn on_tablets_held_upright_the_trick_lies_below_the_talon_in_the_largest_cards(
    page: &mut Page,
) -> Result {
    const WIDTHS: &str = "(() => { const box = (css) => document.querySelector(css).getBoundingClientRect(); \
        const [talon, trick, held] = ['.talon .back', '.trick__slot', '.hand [data-card]'].map(box); \
        return [trick.width - held.width, trick.top - talon.bottom] })()";
    page.open_quickly("#/deal/1/paderborn/eckkamp%23116?dealer=1&deal=5")
        .await?;
    page.wait_for_turn().await?;
    for (width, height) in [(768, 1024), (820, 1180), (1024, 1366)] {
        page.resize(width, height).await?;
        let (wider, below): (f64, f64) = page.value(WIDTHS).await?;
        ensure!(
            wider > 8.0 && below > 8.0,
            "at {width}×{height} it is {wider} px wider than the hand, {below} px below the talon"
        );
    }
    Ok(())
}

/// No band of the panel is empty.
async fn at_the_end_of_a_deal_on_desktops_the_words_stand_beside_the_score_cards(
    page: &mut Page,
) -> Result {
    const BESIDE: &str = "(() => { const box = (css) => document.querySelector(css).getBoundingClientRect(); \
        const [words, scores, count] = ['.end__why', '.end__scores', '.count'].map(box); \
        return words.right < scores.left && words.top > scores.top && words.bottom < count.top \
            && Math.abs(count.bottom - scores.bottom) < 24 })()";
    page.open_quickly("#/deal/1/paderborn/eckkamp%23116?dealer=1&deal=5")
        .await?;
    page.play_deal().await?;
    for (width, height) in [(1024, 768), (1440, 900), (2560, 1440)] {
        page.resize(width, height).await?;
        let is_beside: bool = page.value(BESIDE).await?;
        ensure!(is_beside, "not at {width}×{height}");
    }
    Ok(())
}

/// For eyes that want them huge, cards grow as far as there is room.
async fn the_table_with_huge_cards_never_scrolls(page: &mut Page) -> Result {
    page.put_in_frame(&SIZES).await?;
    page.open("#/settings").await?;
    page.set("Kartengröße", "Sehr groß").await?;
    page.go("#/deal/1/strokes-32/oma-1955?dealer=1").await?;
    page.wait_until("a hand is dealt", "document.querySelector('.hand')")
        .await?;
    page.wait_for_turn().await?;
    fits(page, "the table with huge cards").await?;
    page.keep("settings", "speed=fast left=on size=huge")
        .await?;
    page.open("#/deal/1/schnapsen/oma-1955?dealer=1").await?;
    page.wait_for_turn().await?;
    lies_apart(page, "schnapsen, left-handed").await?;
    page.resize(844, 390).await?;
    let width: f64 = page
        .value("document.querySelector('.hand [data-card]').getBoundingClientRect().width")
        .await?;
    ensure!(width > 110.0, "lying down they are {width} px wide");
    Ok(())
}

async fn the_cards_of_a_left_handed_fan_lie_evenly(page: &mut Page) -> Result {
    page.resize(1440, 900).await?;
    page.open("#/settings").await?;
    page.keep("settings", "speed=fast left=on face=german size=huge")
        .await?;
    page.open("#/deal/1/paderborn/oma-1955?dealer=1").await?;
    page.wait_until(
        "each card shows as much of it as the next",
        "(() => { \
            const edges = [...document.querySelectorAll('.hand [data-card]')].map((card) => card.getBoundingClientRect().left); \
            const steps = edges.slice(1).map((edge, place) => edge - edges[place]); \
            return steps.length === 5 && Math.max(...steps) - Math.min(...steps) < 1.5 })()",
    )
    .await
}

/// Seats for three and four, the peg board, and hands of eight cards.
async fn no_table_scrolls(page: &mut Page) -> Result {
    page.put_in_frame(&SIZES).await?;
    page.open_quickly("#/").await?;
    for game in [
        "free-trumps",
        "thousand",
        "three-rotating",
        "three",
        "four",
        "penneech",
        "penneech-32",
    ] {
        page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
            .await?;
        page.wait_for_turn().await?;
        fits(page, game).await?;
        // The hand takes the room of the felt and of the column beside it.
        for (width, height) in [(768, 1024), (1440, 900)] {
            page.resize(width, height).await?;
            let seen: f64 = page
                .value(
                    "(() => { \
                        const boxes = [...document.querySelectorAll('.hand [data-card]')].map((card) => card.getBoundingClientRect()); \
                        return Math.min(...boxes.slice(1).map((box, at) => (box.left - boxes[at].left) / box.width)) })()",
                )
                .await?;
            ensure!(
                seen > 0.8,
                "{game} at {width}×{height}: only {seen} of a card is seen"
            );
        }
        page.resize(360, 640).await?;
        page.press(Key::Right).await?;
        page.wait_until(
            "a ring goes round what is seen of a card",
            "(() => { \
                const places = [...document.querySelectorAll('.hand__place')]; \
                const at = places.indexOf(document.activeElement.parentElement); \
                const left = (place) => place.querySelector('.card').getBoundingClientRect().left; \
                const ring = getComputedStyle(places[at] ?? document.body, '::after'); \
                return ring.content === '\"\"' && parseFloat(ring.width) <= left(places[at + 1]) - left(places[at]) + 0.5 })()",
        )
        .await?;
    }
    Ok(())
}

async fn on_a_desktop_the_moves_show_the_cards_of_each_trick_in_every_game(
    page: &mut Page,
) -> Result {
    page.resize(1440, 900).await?;
    page.open_quickly("#/").await?;
    for (game, cards) in [("paderborn", 2), ("penneech", 2), ("three", 3), ("four", 4)] {
        page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
            .await?;
        while page.count(".move-list__cards .is-taker").await? < 2 {
            let seen = page.wait_for_turn().await?;
            ensure!(!seen.over, "{game}: no trick is shown");
            page.step_by_pointer(&seen).await?;
        }
        let shown: Vec<usize> = page
            .value(
                "(() => { \
                    const frame = document.querySelector('.move-list').getBoundingClientRect(); \
                    const isInSight = (card) => { \
                        const { left, right, top, bottom, width } = card.getBoundingClientRect(); \
                        return width > 30 && left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom }; \
                    return [...document.querySelectorAll('.move-list__cards:has(.is-taker)')] \
                        .map((trick) => [...trick.querySelectorAll('.card')].filter(isInSight).length) })()",
            )
            .await?;
        ensure!(shown == [cards; 2], "{game}: {shown:?} cards are in sight");
    }
    Ok(())
}

/// A deal won from Hermen by 2 game points.
pub const WON: &str = "20000,paderborn,1,2,";

async fn on_a_desktop_what_all_deals_add_up_to_stands_by_the_hand(page: &mut Page) -> Result {
    page.open_quickly("#/").await?;
    page.keep("chronicle", WON).await?;
    // Also in a window that was small when the game was opened.
    page.resize(390, 844).await?;
    page.open_quickly("#/").await?;
    page.wait_for_turn().await?;
    for ((width, height), shown) in [((390, 844), 0), ((1440, 900), 1), ((390, 844), 0)] {
        page.resize(width, height).await?;
        page.wait_until(
            "it is there where there is room",
            &format!("document.querySelectorAll('.side__facts').length === {shown}"),
        )
        .await?;
    }
    page.resize(1440, 900).await?;
    let covered: Vec<String> = page
        .value(
            "(() => { \
                const box = (one) => one.getBoundingClientRect(); \
                const facts = box(document.querySelector('.side__facts')); \
                const others = document.querySelectorAll('.scoreboard, .move-list, .hand .card, .action, .log, .felt'); \
                return [...others].filter((one) => { \
                    const { left, right, top, bottom } = box(one); \
                    return left < facts.right && facts.left < right && top < facts.bottom && facts.top < bottom }) \
                .map((one) => one.className) })()",
        )
        .await?;
    ensure!(covered.is_empty(), "over {covered:?}");
    let is_by_hand: bool = page
        .value("document.querySelector('.side__facts').getBoundingClientRect().bottom > document.querySelector('.hand').getBoundingClientRect().top")
        .await?;
    ensure!(is_by_hand, "it stands above the hand");
    Ok(())
}

async fn on_a_desktop_all_settings_are_in_sight(page: &mut Page) -> Result {
    page.resize(1440, 900).await?;
    for language in ["de", "en"] {
        page.open("#/settings").await?;
        page.keep("settings", &format!("language={language}"))
            .await?;
        page.open("#/settings").await?;
        page.wait_until(
            "the page does not scroll",
            "document.querySelector('.columns--settings') && document.documentElement.scrollHeight <= innerHeight",
        )
        .await?;
    }
    Ok(())
}

async fn on_a_phone_lying_down_each_side_has_its_score(page: &mut Page) -> Result {
    page.resize(844, 390).await?;
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    page.wait_for_turn().await?;
    ensure!(
        page.value::<String>("getComputedStyle(document.querySelector('.score-card')).visibility")
            .await?
            == "hidden",
        "blank cards lie there before the first point"
    );
    page.keep_match(SECOND_DEAL).await?;
    page.open("#/").await?;
    page.wait_for_turn().await?;
    ensure!(
        page.value::<bool>(
            "getComputedStyle(document.querySelector('.score-card')).visibility === 'visible' \
                && document.querySelector('.score-card--theirs').getBoundingClientRect().bottom \
                < document.querySelector('.score-card--mine').getBoundingClientRect().top",
        )
        .await?,
        "the opponent's score card does not lie above the player's"
    );
    page.follow("#/deal/1/penneech/oma-1955?dealer=1").await?;
    page.wait_for_turn().await?;
    page.wait_until(
        "the board's target is seen",
        "[...document.querySelectorAll('.board figcaption span')] \
            .some((one) => one.textContent.includes('61') && one.getClientRects().length)",
    )
    .await
}

async fn on_a_phone_lying_down_the_trick_lies_in_the_middle(page: &mut Page) -> Result {
    page.resize(844, 390).await?;
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    page.wait_for_turn().await?;
    let aside: f64 = page
        .value(
            "(([play, trick]) => Math.abs((trick.left + trick.right) / 2 - (play.left + play.right) / 2) / play.width)\
             (['.hand', '.trick'].map((css) => document.querySelector(css).getBoundingClientRect()))",
        )
        .await?;
    ensure!(
        aside < 0.15,
        "it lies aside by {aside} of the table's width"
    );
    Ok(())
}

async fn on_a_phone_lying_down_the_calls_lie_under_the_thumb_that_taps(page: &mut Page) -> Result {
    page.resize(844, 390).await?;
    page.open("#/settings").await?;
    for (hand, side) in [("", "right"), (" left=on", "left")] {
        page.keep("settings", &format!("speed=fast{hand}")).await?;
        page.open("#/settings").await?;
        for (address, names) in [
            (
                "#/deal/1/paderborn/oma-1955?dealer=1",
                ".actions, .log__text, .log__help-row",
            ),
            (
                "#/deal/1/three/oma-1955?dealer=1",
                ".log__text, .actions--help",
            ),
            ("#/lesson/three", ".actions, .lesson-note"),
        ] {
            if names.contains("lesson") {
                page.go(address).await?;
            } else {
                page.follow(address).await?;
            }
            page.wait_until(
                "its parts are there",
                &format!("'{names}'.split(', ').every((css) => document.querySelector(css))"),
            )
            .await?;
            let elsewhere: Vec<String> = page
                .value(&format!(
                    "(() => {{ const middle = (one) => {{ const box = one.getBoundingClientRect(); \
                         return (box.left + box.right) / 2 }}; \
                     const hand = middle(document.querySelector('.hand')); \
                     return [...document.querySelectorAll('{names}')].filter((one) => one.getClientRects().length) \
                         .filter((one) => (middle(one) > hand ? 'right' : 'left') !== '{side}').map((one) => one.className) }})()"
                ))
                .await?;
            ensure!(elsewhere.is_empty(), "{address}, {side}: {elsewhere:?}");
        }
    }
    Ok(())
}

async fn on_a_phone_lying_down_the_whole_menu_is_in_sight(page: &mut Page) -> Result {
    page.resize(844, 390).await?;
    page.open("#/").await?;
    page.click(".bar .icon-btn").await?;
    page.wait_until(
        "no entry lies below the window",
        "(() => { const items = [...document.querySelectorAll('.menu a')]; \
            return items.length > 10 && items.every((item) => item.getBoundingClientRect().bottom <= innerHeight) })()",
    )
    .await
}

/// How much of the end of a deal is hidden, and which of its parts lie over others or have no room for their words.
const HIDDEN_AT_END: &str = "(({ scrollHeight, clientHeight }) => [scrollHeight - clientHeight, \
    [...document.querySelectorAll('.end__why, .end__quote, .end__score-card > *, .count, .end__go')] \
        .filter((one) => one.getClientRects().length).map((one) => one.getBoundingClientRect()) \
        .some((one, at, all) => one.bottom > innerHeight + .5 || all.some((other, place) => place > at \
            && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 \
            && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)), \
    [...document.querySelectorAll('.end__go, .end__clause, .end .btn')].filter((one) => one.scrollWidth > one.clientWidth) \
        .map((one) => one.innerText).join()])(document.querySelector('.end'))";

/// The end of a deal that was just played shows all it says, and its buttons all their words.
async fn end_fits(page: &Page, what: &str) -> Result {
    end_fits_in(page, what, SIZES_OF_ENDS).await
}

/// The same in windows of these sizes.
async fn end_fits_in(page: &Page, what: &str, sizes: &[(u32, u32)]) -> Result {
    let seen: Vec<(_, (i32, bool, String))> = page.in_each_size(sizes, HIDDEN_AT_END).await?;
    for ((width, height), (hidden, is_covered, cut)) in seen {
        ensure!(hidden == 0, "{what} at {width}×{height} hides {hidden}");
        ensure!(
            !is_covered,
            "parts of {what} at {width}×{height} lie over each other or leave the window"
        );
        ensure!(
            cut.is_empty(),
            "{what} at {width}×{height} has no room for {cut}"
        );
    }
    Ok(())
}

/// A deal of practice lost although there was enough for a claim, which takes many words.
const MISSED: &str = "#/deal/1/paderborn/4?dealer=1 \
    !C9.ST.d.H9.DK.d.CJ.SK.d.SA.DQ.d.S9.CA.d.HQ.DJ.d.CQ+.CT.SJ.CK.D9.DT.SQ.HA.HJ.HK.DA.HT";

/// One won, though a claim would have won more, which takes as many, with the words of a friend.
const WON_FOR_LESS: &str = "#/deal/1/paderborn/23?dealer=1 \
    !ST.CJ.d.SK+.SA.d.CA.SQ.d.S9.HJ.d.DT.HK.d.CT.CQ.d.DJ.DA.HT.HA.CK.SJ.DQ.C9.DK.HQ.D9.H9";

/// Three explain their payments at length, four have the longest names for their sides, Penneech the longest rows.
async fn the_end_of_a_deal_with_many_words_never_scrolls(page: &mut Page) -> Result {
    page.put_in_frame(&SIZES).await?;
    page.open_quickly("#/").await?;
    for game in ["three", "four", "penneech-32"] {
        page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
            .await?;
        page.wait_for_turn().await?;
        page.play_deal().await?;
        end_fits(page, game).await?;
    }
    for (saved, trick) in [(MISSED, 10), (WON_FOR_LESS, 3)] {
        page.keep_match(saved).await?;
        page.open("#/").await?;
        page.wait_until(
            "it is told",
            &format!(
                "document.querySelector('.end__why')?.textContent.includes('{trick}.\u{a0}Stich')"
            ),
        )
        .await?;
        end_fits(page, "a missed claim").await?;
    }
    // So much is said where the next deal decides; on phones held upright the score gives way to it.
    page.run(
        "const news = document.createElement('p'); \
        news.className = 'end__news'; \
        news.textContent = 'Wer das nächste Spiel gewinnt, gewinnt die Partie.'; \
        document.querySelector('.end__head').append(news)",
    )
    .await?;
    end_fits_in(
        page,
        "a missed claim before the last deal",
        &[(320, 568), (360, 640), (390, 844)],
    )
    .await
}

/// Whoever was sent the cards has the way to the comparison among the buttons.
async fn the_end_of_a_sent_deal_never_scrolls(page: &mut Page) -> Result {
    page.put_in_frame(&SIZES).await?;
    page.open_quickly("#/").await?;
    page.wait_for_turn().await?;
    page.go(SENT).await?;
    page.take_up_sent().await?;
    page.play_deal().await?;
    end_fits(page, "the end of a sent deal").await
}

e2e::in_both_browsers!(
    cards_grow_with_the_window,
    on_tablets_held_upright_the_trick_lies_below_the_talon_in_the_largest_cards,
    at_the_end_of_a_deal_on_desktops_the_words_stand_beside_the_score_cards,
    the_end_of_a_deal_with_many_words_never_scrolls,
    the_end_of_a_sent_deal_never_scrolls,
    no_table_scrolls,
    the_cards_of_a_left_handed_fan_lie_evenly,
    the_number_on_the_talon_lies_amid_its_uppermost_card,
    on_a_desktop_all_settings_are_in_sight,
    on_a_desktop_the_moves_show_the_cards_of_each_trick_in_every_game,
    on_a_desktop_what_all_deals_add_up_to_stands_by_the_hand,
    on_a_phone_lying_down_each_side_has_its_score,
    on_a_phone_lying_down_the_trick_lies_in_the_middle,
    on_a_phone_lying_down_the_calls_lie_under_the_thumb_that_taps,
    on_a_phone_lying_down_the_whole_menu_is_in_sight,
    the_table_never_scrolls,
    the_table_with_huge_cards_never_scrolls,
);

e2e::in_chromium_alone!(nothing_lies_over_another_however_the_table_is_set);

e2e::in_webkit!(
    the_table_never_scrolls,
    the_end_of_a_sent_deal_never_scrolls,
);
