//! Without a pointer, and without eyes.

use anyhow::{Context, bail, ensure};
use e2e::{Conditions, Page, Result};
use thirtyfour::prelude::*;

const LINK: &str = "#/deal/1/paderborn/oma-1955?dealer=1";

async fn a_deal_is_played_with_keys_alone(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.press("l").await?;
    page.wait_until(
        "the last trick is shown",
        "document.querySelector('dialog[open]')",
    )
    .await?;
    page.press(Key::Escape).await?;
    page.wait_until("it is closed", "!document.querySelector('dialog')")
        .await?;
    page.play_deal_by_keys().await?;
    page.wait_until(
        "the next deal has the focus",
        "document.activeElement.matches('.end__go .btn--primary')",
    )
    .await?;
    page.press(Key::Enter).await?;
    page.wait_until("the next deal is there", "document.querySelector('.hand')")
        .await
}

/// A card's number chooses it and plays it the second time. The talon has the focus where one can only draw, Enter draws, and
/// a card has it again.
async fn a_number_twice_plays_and_enter_draws_where_nothing_else_is_to_be_played(
    page: &mut Page,
) -> Result {
    page.open_quickly("#/deal/1/paderborn/eckkamp%23171?dealer=1")
        .await?;
    page.wait_for_turn().await?;
    page.press(Key::Home).await?;
    let place: usize = page
        .value("[...document.querySelectorAll('.hand [data-card]')].findIndex((card) => card.dataset.card === 'CA')")
        .await?;
    let number = (place + 1).to_string();
    page.press(number.clone()).await?;
    ensure!(
        page.value::<bool>("document.activeElement.dataset.card === 'CA'")
            .await?,
        "its number does not choose the card"
    );
    // A number that is another's in between chooses anew.
    for key in [if place == 0 { "2" } else { "1" }, &number] {
        page.press(key.to_owned()).await?;
        let hand = page.count(".hand [data-card]").await?;
        ensure!(hand == 6, "{key} has played");
    }
    page.press(number).await?;
    page.wait_until(
        "drawing has the focus",
        "document.activeElement.matches('.talon__button')",
    )
    .await?;
    page.press(Key::Right).await?;
    page.wait_until(
        "a card that cannot be played has it",
        "document.activeElement.matches('.hand [aria-disabled=true]')",
    )
    .await?;
    page.press(Key::Enter).await?;
    page.wait_until(
        "a card is drawn",
        "document.querySelectorAll('.hand [data-card]').length === 6",
    )
    .await?;
    page.wait_until(
        "a card that can be played has the focus",
        "document.activeElement.matches('.hand [data-card]:not([aria-disabled=true])')",
    )
    .await
}

/// Its key asks and answers, and no call that would then be another one keeps the focus.
async fn covering_takes_its_key_twice_and_leaves_the_focus_where_it_is_of_use(
    page: &mut Page,
) -> Result {
    const IS_OF_USE: &str = "document.activeElement.matches('.hand [data-card], .talon__button')";
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=0")
        .await?;
    page.wait_for_turn().await?;
    page.play("SA").await?;
    page.wait_until(
        "the talon may be covered",
        "document.querySelector('[data-call=cover]:not([aria-disabled])')",
    )
    .await?;
    for (key, is_covered) in [(Key::Escape.value(), false), ('c', true)] {
        page.press("c").await?;
        page.wait_until(
            "it is asked about",
            "document.activeElement.matches('.actions--armed [data-call=back]')",
        )
        .await?;
        page.press(key.to_string()).await?;
        page.wait_until(
            "it is answered",
            "!document.querySelector('.actions--armed')",
        )
        .await?;
        page.wait_until("a card has the focus, or drawing", IS_OF_USE)
            .await?;
        page.wait_until(
            &format!("that the talon is covered is {is_covered}"),
            &format!("!!document.querySelector('.talon--closed') === {is_covered}"),
        )
        .await?;
    }
    Ok(())
}

/// Knows nothing but what the live region says and what the focused element is called.
async fn a_deal_is_played_by_ear(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.listen().await?;
    page.press("s").await?;
    let heard_so_far = play_deal_by_ear(page).await?;
    for word in [
        "Du spielst ",
        "Hermen spielt ",
        "nimmst den Stich",
        "nimmt den Stich",
    ] {
        ensure!(
            heard_so_far.iter().any(|said| said.contains(word)),
            "{word} is never said: {heard_so_far:?}"
        );
    }
    Ok(())
}

/// Every game asks and tells enough to be played without eyes.
async fn every_game_is_played_by_ear(page: &mut Page) -> Result {
    let games = [
        "bummerl",
        "free-trumps",
        "ace-of-hearts",
        "three-rotating",
        "three",
        "four",
        "four-drawn",
        "penneech",
    ];
    page.open_quickly("#/").await?;
    page.wait_for_turn().await?;
    page.listen().await?;
    for game in games {
        page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
            .await?;
        page.press("s").await?;
        play_deal_by_ear(page)
            .await
            .with_context(|| format!("a deal of {game}"))?;
    }
    Ok(())
}

/// Answers what is asked until the first button at the end has the focus; all that was read out.
async fn play_deal_by_ear(page: &Page) -> Result<Vec<String>> {
    let mut heard_so_far = Vec::new();
    loop {
        let heard = page.heard().await;
        let heard = heard.with_context(|| format!("after {:?}", last(&heard_so_far)))?;
        heard_so_far.append(&mut heard.clone());
        if heard.iter().any(|said| tells_end(said)) {
            break;
        }
        // The last question counts; a message may have been said after it.
        let question = heard.iter().rev().find(|said| is_question(said));
        match question.map_or("", String::as_str) {
            said if said.contains("Ziehen oder") || said.contains("du ziehst") => {
                page.press("d").await?;
            }
            said if said.contains("noch rauben") => page.press("c").await?,
            said if asks_for_trump(said) => name_trump_by_ear(page).await?,
            said if said.contains("Willst du") => page.press("x").await?,
            said if asks_for_card(said) => play_by_ear(page).await?,
            _ => {}
        }
        ensure!(
            heard_so_far.len() < 500,
            "no end is heard: {:?}",
            last(&heard_so_far)
        );
    }
    page.wait_until(
        "the deal is over and its first button has the focus",
        "document.activeElement?.matches('.end__go .btn--primary')",
    )
    .await?;
    Ok(heard_so_far)
}

fn last(heard_so_far: &[String]) -> &[String] {
    &heard_so_far[heard_so_far.len().saturating_sub(8)..]
}

fn tells_end(said: &str) -> bool {
    ["Gewonnen", "Verloren", "Unentschieden"]
        .iter()
        .any(|word| said.starts_with(word))
        || said.contains("gewinnt ")
        || said.contains("Dieses Spiel: ")
        || said.contains("Augen am Ende: ")
}

fn is_question(said: &str) -> bool {
    ["Ziehen oder", "du ziehst", "Willst du"]
        .iter()
        .any(|question| said.contains(question))
        || asks_for_trump(said)
        || asks_for_card(said)
}

fn asks_for_trump(said: &str) -> bool {
    said.contains("wird Trumpf?")
}

fn asks_for_card(said: &str) -> bool {
    ["Du spielst aus.", "du spielst aus.", "Du bist dran."]
        .iter()
        .any(|question| said.contains(question))
}

/// Goes through the hand from its first card on and plays the first that is said to be playable.
async fn play_by_ear(page: &Page) -> Result {
    page.press(Key::Home).await?;
    for _ in 0..8 {
        let name = page.focused_name().await?;
        if name.contains(", spielbar, ") {
            return page.press(Key::Enter).await;
        }
        page.press(Key::Right).await?;
    }
    bail!("no card is said to be playable")
}

/// Goes to the suits and names the second.
async fn name_trump_by_ear(page: &Page) -> Result {
    page.press("m").await?;
    page.wait_until(
        "a call has the focus",
        "document.activeElement.matches('.actions .action')",
    )
    .await?;
    let mut suits = Vec::new();
    for key in [Key::Right, Key::Left, Key::Right] {
        suits.push(page.focused_name().await?);
        page.press(key).await?;
    }
    let named = |name: &String| ["Kreuz", "Pik", "Herz", "Karo"].contains(&name.as_str());
    ensure!(suits.iter().all(named), "{suits:?} are no suits");
    ensure!(
        suits[0] == suits[2] && suits[0] != suits[1],
        "arrows do not go along {suits:?}"
    );
    page.press(Key::Enter).await
}

/// A hidden window is laid out only when it is shown again: what has got the focus meanwhile keeps it.
async fn the_focus_does_not_jump_when_a_window_is_shown_again(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/three/oma-1955?dealer=2")
        .await?;
    page.element(".actions--suits").await?;
    page.run(
        "document.addEventListener('visibilitychange', () => { \
            dispatchEvent(new KeyboardEvent('keydown', { key: 'm' })); \
            document.querySelector('.bar .icon-btn').focus(); \
            window.wasHidden = true; \
         }, { once: true })",
    )
    .await?;
    let first = page.driver().window().await?;
    let second = page.driver().new_tab().await?;
    // A window that is left before it is drawn hides no other one.
    for window in [&second, &first] {
        page.show_window(window).await?;
        page.run("requestAnimationFrame(() => requestAnimationFrame(() => window.isDrawn = true))")
            .await?;
        page.wait_until("the window is drawn", "window.isDrawn")
            .await?;
    }
    page.wait_until("the window was hidden", "window.wasHidden")
        .await?;
    let stays: bool = page
        .value("document.activeElement.matches('.bar .icon-btn')")
        .await?;
    ensure!(stays, "the focus is on {}", page.focused().await?);
    Ok(())
}

async fn the_focus_never_rests_on_a_card_that_cannot_be_played(page: &mut Page) -> Result {
    const RESTS_ON_USABLE: &str = "document.querySelector('.end__go') || document.activeElement.matches('.hand button:not([aria-disabled=true])')";
    page.open_quickly("#/deal/1/four/oma-1955?dealer=1").await?;
    page.wait_for_turn().await?;
    page.run("document.querySelector('.hand button:not([aria-disabled=true])').focus()")
        .await?;
    while !page.look().await?.over {
        page.press(Key::Enter).await?;
        page.wait_for_turn().await?;
        page.wait_until("what can be played has the focus", RESTS_ON_USABLE)
            .await?;
    }
    Ok(())
}

/// Forehand has DA, D9, CK, CQ, CJ, HT; DQ is turned up. The ace of trumps takes the first trick, whatever is played on it.
async fn after_an_exchange_the_focus_is_where_one_draws(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/eckkamp%23116?dealer=1&deal=5")
        .await?;
    page.wait_for_turn().await?;
    page.press("1").await?;
    page.press("1").await?;
    page.wait_until(
        "the talon has the focus",
        "document.activeElement.matches('.talon__button')",
    )
    .await?;
    page.press("x").await?;
    page.wait_until(
        "it is exchanged, and the talon has the focus again",
        "document.querySelector('.hand [data-card=DQ]') && document.activeElement.matches('.talon__button')",
    )
    .await
}

/// From everywhere but the table, unless something on the page is to be closed first or is being written.
async fn escape_leaves_a_page(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    page.wait_for_turn().await?;
    for address in [
        "#/settings",
        "#/statistics",
        "#/how-to-play/two",
        "#/lesson/66",
        "#/review",
    ] {
        page.go(address).await?;
        page.wait_until(
            "the page is there",
            "document.querySelector('main h1, main h2')",
        )
        .await?;
        page.press(Key::Escape).await?;
        page.wait_until(
            "the table is there",
            "['', '#/'].includes(location.hash) && document.querySelector('.hand')",
        )
        .await?;
    }
    // Whoever has just chosen something is not held back.
    page.go("#/opponents").await?;
    page.click("label:has(#friend-schilder)").await?;
    page.press(Key::Escape).await?;
    page.wait_until("the table is there", "document.querySelector('.hand')")
        .await?;
    page.go("#/seal").await?;
    page.click("main input").await?;
    page.wait_until(
        "it is written in the field",
        "document.activeElement.matches('main input')",
    )
    .await?;
    page.press(Key::Escape).await?;
    ensure!(
        page.value::<String>("location.hash").await? == "#/seal",
        "what is being written is left"
    );
    page.go("#/puzzles").await?;
    page.wait_until("the list is there", "document.querySelector('.puzzle')")
        .await?;
    page.go("#/puzzles/1").await?;
    page.wait_until(
        "the puzzle is there",
        "document.querySelector('.table--puzzle')",
    )
    .await?;
    page.press(Key::Escape).await?;
    page.wait_until("the list is there again", "location.hash === '#/puzzles'")
        .await
}

async fn a_deal_of_another_game_is_read_out_in_its_words_from_the_first_sentence(
    page: &mut Page,
) -> Result {
    page.open_quickly("#/").await?;
    page.wait_for_turn().await?;
    page.listen().await?;
    page.follow("#/deal/1/schnapsen/oma-1955?dealer=1").await?;
    page.wait_for_turn().await?;
    let heard = page.heard().await?.join(" ");
    ensure!(
        heard.contains("Atout") && !heard.contains("Trumpf"),
        "{heard}"
    );
    Ok(())
}

async fn signs_of_keys_are_shown_while_the_keys_act(page: &mut Page) -> Result {
    const SHOWN: &str =
        "[...document.querySelectorAll('.play kbd')].some((sign) => sign.checkVisibility())";
    page.resize(1440, 900).await?;
    for (keys, is_shown) in [("on", true), ("off", false)] {
        page.open("#/settings").await?;
        page.keep("settings", &format!("speed=fast keys={keys}"))
            .await?;
        page.open("#/").await?;
        page.wait_for_turn().await?;
        ensure!(page.value::<bool>(SHOWN).await? == is_shown, "keys {keys}");
    }
    Ok(())
}

/// A screen reader that goes through another page would come upon it there.
async fn what_the_table_read_out_does_not_stay_on_other_pages(page: &mut Page) -> Result {
    const READ_OUT: &str = "document.querySelector('#live-region').textContent";
    page.open_quickly("").await?;
    page.wait_for_turn().await?;
    page.wait_until("something is read out", READ_OUT).await?;
    page.go("#/settings").await?;
    page.wait_until("it is gone", &format!("!{READ_OUT}")).await
}

e2e::in_chromium_alone!(
    what_the_table_read_out_does_not_stay_on_other_pages,
    a_deal_of_another_game_is_read_out_in_its_words_from_the_first_sentence,
    signs_of_keys_are_shown_while_the_keys_act,
);

e2e::in_both_browsers!(
    a_number_twice_plays_and_enter_draws_where_nothing_else_is_to_be_played,
    covering_takes_its_key_twice_and_leaves_the_focus_where_it_is_of_use,
    a_deal_is_played_with_keys_alone,
    escape_leaves_a_page,
    a_deal_is_played_by_ear,
    the_focus_never_rests_on_a_card_that_cannot_be_played,
    after_an_exchange_the_focus_is_where_one_draws,
    every_game_is_played_by_ear,
    the_focus_does_not_jump_when_a_window_is_shown_again with Conditions::WHOLE_BROWSER,
);

e2e::in_webkit!(
    a_number_twice_plays_and_enter_draws_where_nothing_else_is_to_be_played,
    covering_takes_its_key_twice_and_leaves_the_focus_where_it_is_of_use,
    a_deal_is_played_with_keys_alone,
    a_deal_is_played_by_ear,
);
