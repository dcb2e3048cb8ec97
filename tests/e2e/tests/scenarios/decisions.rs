//! Every decision at the table, and why some are not to be had.

use anyhow::ensure;
use e2e::{Page, Result, Seen};
use thirtyfour::prelude::*;

/// Forehand has DA, D9, CK, CQ, CJ, HT; DQ is turned up. The ace of trumps takes the first trick, whatever is played on it.
const LINK: &str = "#/deal/1/paderborn/eckkamp%23116?dealer=1&deal=5";

/// The player has taken the first trick and has not drawn yet.
async fn after_the_first_trick(page: &Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.play("DA").await?;
    let seen = page.wait_for_turn().await?;
    ensure!(seen.draws, "{seen:?}");
    Ok(())
}

async fn tooltip(page: &Page) -> Result<String> {
    page.text(".tooltip").await
}

async fn end(page: &Page) -> Result<(String, String)> {
    page.wait_until("the deal is over", "document.querySelector('.end__go')")
        .await?;
    Ok((
        page.text(".end__title").await?,
        page.text(".end__why").await?,
    ))
}

async fn a_false_claim_loses(page: &mut Page) -> Result {
    after_the_first_trick(page).await?;
    page.click("[data-call=out]").await?;
    // With a marriage in hand it asks whether to announce it: 20 would not do either.
    page.confirm_claim().await?;
    let (title, why) = end(page).await?;
    ensure!(title.starts_with("Verloren, "), "{title}");
    ensure!(
        why.contains("Du hast Aus gesagt, hattest aber nur"),
        "{why}"
    );
    ensure!(
        page.count(".end__clause a[href='#/how-to-play/score']")
            .await?
            == 1,
        "no link to the rules"
    );
    Ok(())
}

async fn where_the_shown_points_do_not_suffice_playing_on_stands_out(page: &mut Page) -> Result {
    after_the_first_trick(page).await?;
    page.keep("settings", "speed=fast counting=own").await?;
    page.reload().await?;
    page.wait_for_turn().await?;
    page.click("[data-call=out]").await?;
    page.wait_until(
        "the one answer that does not lose is the first",
        "document.querySelector('dialog .btn--primary')?.textContent === 'Weiterspielen'",
    )
    .await
}

/// A wrong claim costs the whole match, so it is asked about first.
async fn a_claim_of_a_thousand_takes_two_taps(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/thousand/q3?dealer=1").await?;
    let claim = |seen: &Seen| seen.may("out") && !seen.draws;
    let mut seen = page.wait_for_turn().await?;
    while !claim(&seen) {
        ensure!(!seen.over, "never on lead after a trick: {seen:?}");
        page.step_by_pointer(&seen).await?;
        seen = page.wait_for_turn().await?;
    }
    const ASKED: &str = "document.querySelector('dialog[open], .action--armed')";
    page.click("[data-call=out]").await?;
    page.wait_until("it asks", ASKED).await?;
    page.press(Key::Escape).await?;
    page.wait_until("it is taken back", &format!("!{ASKED}"))
        .await?;
    ensure!(page.wait_for_turn().await? == seen, "something has changed");
    page.click("[data-call=out]").await?;
    page.confirm_claim().await?;
    end(page).await?;
    let why: String = page
        .value("document.querySelector('.end__last p').textContent")
        .await?;
    ensure!(why.contains("Tausend angesagt"), "{why}");
    Ok(())
}

async fn undo_takes_back_a_question_before_it_takes_back_a_move(page: &mut Page) -> Result {
    after_the_first_trick(page).await?;
    let before = page.look().await?.without_full_trick();
    for by_key in [true, false] {
        page.click("[data-call=cover]").await?;
        page.wait_until("it is armed", "document.querySelector('.action--armed')")
            .await?;
        if by_key {
            page.press("u").await?;
        } else {
            page.click(".log [data-help=undo]").await?;
        }
        page.wait_until(
            "the question is taken back",
            "!document.querySelector('.action--armed')",
        )
        .await?;
        let after = page.look().await?.without_full_trick();
        ensure!(after == before, "{after:?} instead of {before:?}");
    }
    Ok(())
}

async fn covering_takes_two_taps(page: &mut Page) -> Result {
    after_the_first_trick(page).await?;
    page.click("[data-call=cover]").await?;
    ensure!(
        page.text("[data-call=cover]")
            .await?
            .starts_with("Ja, decken"),
        "no question"
    );
    let seen = page.look().await?;
    ensure!(
        !seen.talon.contains(" gedeckt"),
        "one tap has covered: {seen:?}"
    );
    page.click(".trick").await?; // a tap elsewhere takes it back
    page.wait_until(
        "it is taken back",
        "!document.querySelector('.action--armed')",
    )
    .await?;
    page.click("[data-call=cover]").await?;
    page.wait_until("it is armed", "document.querySelector('.action--armed')")
        .await?;
    page.click("[data-call=cover]").await?;
    page.wait_until(
        "the talon is covered",
        "document.querySelector('.talon').getAttribute('aria-label').includes(' gedeckt')",
    )
    .await?;
    let trump = page.text(".talon .trump-tile").await?;
    ensure!(trump == "Karo ist Trumpf", "{trump}");
    Ok(())
}

async fn the_lowest_trump_robs(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.click("[data-call=rob]").await?;
    let why = tooltip(page).await?;
    ensure!(why.contains("Mach erst einen Stich"), "{why}");
    page.play("DA").await?;
    page.wait_for_turn().await?;
    page.click("[data-call=rob]").await?;
    page.wait_until(
        "the queen is robbed",
        "document.querySelector('.hand [data-card=DQ]')",
    )
    .await?;
    let seen = page.wait_for_turn().await?;
    ensure!(seen.turned.as_deref() == Some("D9"), "{seen:?}");
    ensure!(!seen.cards().contains(&"D9"), "{seen:?}");
    Ok(())
}

async fn playing_the_king_announces(page: &mut Page) -> Result {
    after_the_first_trick(page).await?;
    page.listen().await?;
    page.click(".talon__button").await?;
    page.wait_until(
        "the king brings 20",
        "document.querySelector('.hand [data-card=CK]').getAttribute('aria-label').includes('bringt 20')",
    )
    .await?;
    page.play("CK").await?;
    page.wait_until(
        "it is heard",
        "heard.some((said) => said.includes('Du meldest 20'))",
    )
    .await?;
    page.wait_until(
        "it stays in sight beside the tricks",
        "document.querySelector('.log__mine').textContent.includes('+\u{a0}20')",
    )
    .await
}

async fn a_marriage_need_not_be_announced(page: &mut Page) -> Result {
    after_the_first_trick(page).await?;
    page.click(".talon__button").await?;
    page.wait_for_turn().await?;
    page.listen().await?;
    page.click(".log__choice").await?;
    page.wait_until(
        "the king brings nothing",
        "!document.querySelector('.hand [data-card=CK]').getAttribute('aria-label').includes('bringt')",
    )
    .await?;
    for (key, says) in [("", false), ("m", true), ("m", false)] {
        page.press(key).await?;
        page.wait_until(
            &format!("whether the line tells of the marriage after {key:?}: {says}"),
            &format!("document.querySelector('.log__text').textContent.includes('20') === {says}"),
        )
        .await?;
    }
    page.play("CK").await?;
    page.wait_until(
        "it is heard",
        "heard.some((said) => said.includes('Du spielst Kreuz-König'))",
    )
    .await
}

async fn a_card_says_why_it_cannot_be_played(page: &mut Page) -> Result {
    after_the_first_trick(page).await?;
    page.click("[data-call=cover]").await?;
    page.wait_until("it is armed", "document.querySelector('.action--armed')")
        .await?;
    page.click("[data-call=cover]").await?;
    loop {
        let seen = page.look().await?;
        ensure!(!seen.over, "every card could always be played");
        let dimmed = seen
            .hand
            .iter()
            .find(|held| held.name.contains("nicht spielbar"));
        if let Some(held) = dimmed.filter(|_| seen.asked()) {
            page.click(&format!(".hand [data-card={}]", held.card))
                .await?;
            let why = tooltip(page).await?;
            // The name has the duty, the tooltip also with which cards.
            let duty = why.split([':', '.']).next().unwrap_or_default();
            ensure!(
                !duty.is_empty() && held.name.contains(duty),
                "{why:?} is not in {:?}",
                held.name
            );
            let now = page.look().await?;
            ensure!(now.cards() == seen.cards(), "it was played: {now:?}");
            return Ok(());
        }
        page.step_by_pointer(&seen).await?;
    }
}

/// Where a trick stays until the player taps, he may tap anywhere.
async fn a_tap_that_takes_the_trick_away_draws_nothing(page: &mut Page) -> Result {
    const WAITS: &str = "document.querySelector('.log__text').textContent.includes('Tippe')";
    page.open("#/settings").await?;
    page.set("Tempo", "Von Hand").await?;
    page.follow(LINK).await?;
    for place in [".felt", ".log__text", ".seats", ".hand"] {
        page.wait_for_turn().await?;
        page.play("DA").await?;
        page.wait_until("the trick stays", WAITS).await?;
        match place {
            // Beside its cards: in its middle lies one.
            ".hand" => page.run("document.querySelector('.hand').click()").await?,
            _ => page.click(place).await?,
        }
        page.wait_until("it is taken away", &format!("!{WAITS}"))
            .await?;
        let seen = page.wait_for_turn().await?;
        ensure!(seen.draws, "a tap on {place} drew: {seen:?}");
        page.ask_for_help("u").await?;
        page.element(".hand [data-card=DA]").await?;
    }
    Ok(())
}

e2e::in_both_browsers!(
    a_claim_of_a_thousand_takes_two_taps,
    a_false_claim_loses,
    where_the_shown_points_do_not_suffice_playing_on_stands_out,
    covering_takes_two_taps,
    undo_takes_back_a_question_before_it_takes_back_a_move,
    the_lowest_trump_robs,
    playing_the_king_announces,
    a_marriage_need_not_be_announced,
    a_card_says_why_it_cannot_be_played,
    a_tap_that_takes_the_trick_away_draws_nothing,
);

e2e::in_webkit!(
    covering_takes_two_taps,
    playing_the_king_announces,
    a_card_says_why_it_cannot_be_played,
);
