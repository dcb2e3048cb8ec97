//! The trick under way, and a marriage while it is shown.

use super::card::lying;
use crate::app::game::Game;
use crate::app::page::Page;
use crate::app::sitting::PLAYER;
use crate::app::table::scene::{Laid, Shown};
use crate::cards::{Card, CardSet};
use crate::words::Words;
use leptos::prelude::*;

/// The middle of the table.
pub fn trick() -> impl IntoView {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words;
    let laid = Memo::new(move |_| game.scene.with(|scene| scene.trick.clone()));
    let shown = Memo::new(move |_| game.scene.with(|scene| scene.shown));
    let class = move || match shown.get() {
        Some(_) => "trick trick--meld",
        None => "trick",
    };
    let label = move || match shown.get() {
        Some(_) => words.get().trick_with_marriage(),
        None => words.get().trick(),
    };
    let empty = move || laid.with(Vec::len) < 2 && shown.get().is_none();
    let partner = move || shown.get().and_then(|shown| partner(&laid.get(), shown));
    view! {
        <section class=class aria-label=label>
            <Show when=empty>
                <span class="trick__slot"></span>
            </Show>
            {move || partner().map(|card| lying(card, "meld__other"))}
            <For each=move || laid.get() key=|laid| laid.card children=move |one| card(one, shown)/>
            {move || shown.get().map(|shown| announce(words.get(), game, shown))}
        </section>
    }
}

fn card(laid: Laid, shown: Memo<Option<Shown>>) -> AnyView {
    let own = laid.seat == PLAYER;
    let class = move || {
        let led = shown
            .get()
            .is_some_and(|shown| shown.suit == laid.card.suit());
        match (led, own) {
            (true, _) => "meld__led",
            (false, true) => "trick__mine",
            (false, false) => "trick__theirs",
        }
    };
    let label = move || Page::here().words.get().card_label(laid.card);
    view! {
        <span
            class=move || super::card::class(laid.card, class())
            role="img"
            aria-label=label
            data-card=laid.card.to_string()
            data-by=laid.seat.0.to_string()
        >
            {super::card::picture(laid.card)}
        </span>
    }
    .into_any()
}

/// The card of a shown marriage that is not played.
fn partner(laid: &[Laid], shown: Shown) -> Option<Card> {
    let marriage = CardSet::marriage(shown.suit);
    let led = laid.iter().find(|one| marriage.has(one.card))?;
    marriage.iter().find(|card| *card != led.card)
}

fn announce(words: Words, game: Game, shown: Shown) -> AnyView {
    let who = words.announces(game.told.with(|told| told.person(shown.seat)));
    view! {
        <div class="announce">
            <p>
                <b>{shown.value}</b>
                <span>{who} <br/> {words.marriage(shown.suit)}</span>
            </p>
        </div>
    }
    .into_any()
}
