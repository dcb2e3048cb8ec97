//! Cards that move tell what happens, however quick the player is.

use anyhow::ensure;
use e2e::{Conditions, Page, Result};

/// Forehand's ace of trumps takes the first trick, whatever is played on it.
const LINK: &str = "#/deal/1/paderborn/eckkamp%23116?dealer=1&deal=5";
const MOVING: Conditions = Conditions {
    reduced_motion: false,
    ..Conditions::PHONE
};
/// Draws, and tells what is on its way at once: the cards of the trick, and what they do.
const DRAW: &str = "(() => { document.querySelector('.talon__button').click(); \
    return [...document.querySelectorAll('.flies[data-card]')].map((card) => { \
        const frames = card.getAnimations()[0]?.effect.getKeyframes() ?? []; \
        return frames.length > 1 && frames[0].translate !== frames.at(-1).translate }) })()";

async fn draw_after_own_trick(page: &Page) -> Result<Vec<bool>> {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.play("DA").await?;
    page.wait_until(
        "one may draw, and the card that has won is marked",
        "document.querySelector('.talon__button') \
         && [...document.querySelectorAll('.trick [data-card]')].every((card) => \
            (getComputedStyle(card).outlineStyle === 'solid') === (card.dataset.card === 'DA'))",
    )
    .await?;
    page.value(DRAW).await
}

async fn an_own_trick_is_seen_to_be_taken_after_a_quick_tap(page: &mut Page) -> Result {
    let flying = draw_after_own_trick(page).await?;
    ensure!(flying == [true, true], "two cards fly: {flying:?}");
    page.wait_until("they have arrived", "!document.querySelector('.flies')")
        .await?;
    page.wait_for_turn().await?;
    let seen = page.look().await?;
    ensure!(seen.hand.len() == 6, "{seen:?}");
    Ok(())
}

/// The opponent leads, the player follows, and takes his card back while the trick is on its way.
async fn a_trick_taken_back_on_its_way_lies_there_again(page: &mut Page) -> Result {
    page.open_quickly(&LINK.replace("dealer=1", "dealer=0"))
        .await?;
    page.wait_for_turn().await?;
    let led: String = page
        .value("document.querySelector('.trick [data-card]').dataset.card")
        .await?;
    page.run(
        "const look = () => { \
            const card = document.querySelector('.trick [data-card]'); \
            const leaves = card?.getAnimations().some((one) => one.effect.getTiming().fill === 'forwards'); \
            if (!leaves) return setTimeout(look, 5); \
            for (const ask of [1, 2]) document.querySelector('.log__help[data-help=undo]').click(); \
            window.isTakenBack = true }; \
         look(); document.querySelector('.hand [data-card]:not([aria-disabled=true])').click()",
    )
    .await?;
    page.wait_until("it is taken back", "window.isTakenBack")
        .await?;
    page.wait_for_turn().await?;
    page.wait_until_still().await?;
    let lies: (String, String) = page
        .value(
            "((card) => [card.dataset.card, getComputedStyle(card).opacity])(\
                document.querySelector('.trick [data-card]'))",
        )
        .await?;
    ensure!(lies == (led.clone(), "1".into()), "{lies:?}, not {led}");
    Ok(())
}

async fn nothing_flies_with_reduced_motion(page: &mut Page) -> Result {
    let flying = draw_after_own_trick(page).await?;
    ensure!(flying.is_empty(), "{flying:?}");
    Ok(())
}

/// Own cards are dealt as backs, the opponent's one after the other, and the number on the talon comes last.
async fn a_deal_is_not_complete_before_it_is_dealt(page: &mut Page) -> Result {
    page.open("#/settings").await?;
    page.set("Tempo", "Ruhig").await?;
    page.run(
        "window.dealt = []; new MutationObserver(() => { \
            const backs = document.querySelectorAll('.flies:not([data-card])').length; \
            if (backs) { \
                const runs = (css) => [...document.querySelectorAll(css)].filter((one) => one.getAnimations().length).length; \
                window.dealt.push([backs, runs('.fan .back'), runs('.talon__count'), runs('.talon__trump [data-card]')]) } \
         }).observe(document.body, { childList: true })",
    )
    .await?;
    page.go(LINK).await?;
    page.wait_until("cards are dealt", "window.dealt.length > 0")
        .await?;
    let most: Vec<usize> = page
        .value("[0, 1, 2, 3].map((at) => Math.max(...window.dealt.map((one) => one[at])))")
        .await?;
    ensure!(most == [6, 6, 1, 1], "{most:?}");
    page.wait_until("all have arrived", "!document.querySelector('.flies')")
        .await
}

/// Until the cards are dealt nobody sees what is trump.
async fn the_trump_card_is_turned_up_last(page: &mut Page) -> Result {
    page.open("#/settings").await?;
    page.set("Tempo", "Ruhig").await?;
    page.run(
        "window.shown = []; new MutationObserver(() => { \
            const told = [...document.querySelectorAll('.talon__trump, .log__text, .move-list ol')]; \
            if (told.length > 1 && document.querySelector('.flies')) \
                window.shown.push(Math.max(...told.map((one) => getComputedStyle(one).opacity))) \
         }).observe(document.body, { childList: true })",
    )
    .await?;
    page.go(LINK).await?;
    page.wait_until("cards are dealt", "window.shown.length > 0")
        .await?;
    let first: f64 = page.value("window.shown[0]").await?;
    ensure!(
        first == 0.0,
        "what tells trumps while the first cards fly: {first}"
    );
    page.wait_until(
        "it is turned up",
        "!document.querySelector('.flies') && ['.talon__trump', '.log__text'].every((css) => getComputedStyle(document.querySelector(css)).opacity === '1')",
    )
    .await
}

e2e::in_both_browsers!(
    the_trump_card_is_turned_up_last with MOVING,
    a_deal_is_not_complete_before_it_is_dealt with MOVING,
    an_own_trick_is_seen_to_be_taken_after_a_quick_tap with MOVING,
    a_trick_taken_back_on_its_way_lies_there_again with MOVING,
    nothing_flies_with_reduced_motion,
);

e2e::in_webkit!(nothing_flies_with_reduced_motion,);
