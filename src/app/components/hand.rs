//! The player's hand: one group, the keyboard's place roving in it.

use super::card::{class, picture};
use crate::app::game::Game;
use crate::app::page::Page;
use crate::app::table::model::{HandCard, Why};
use crate::cards::Card;
use crate::words::{HandCard as Told, Playable};
use leptos::prelude::*;

/// The hand.
pub fn hand() -> impl IntoView {
    let (page, game) = (Page::here(), Game::here());
    let count = move || game.hand.with(Vec::len);
    let class = move || {
        if count() == 8 {
            "hand hand--eight"
        } else {
            "hand"
        }
    };
    view! {
        <div
            class=class
            role="group"
            aria-label=move || page.words.get().hand(count() as u8)
            on:click=|event| event.stop_propagation()
        >
            <For each=move || game.hand.get() key=|held| held.card children=|held| place(held.card)/>
        </div>
    }
}

fn place(card: Card) -> impl IntoView {
    let game = Game::here();
    let state = Memo::new(move |_| {
        game.hand.with(|hand| {
            let at = hand.iter().position(|held| held.card == card)?;
            Some((hand[at], at, hand.len()))
        })
    });
    let first = move || state.get().is_some_and(|(_, at, _)| at == 0);
    let roving = move || {
        let place = game.place.get();
        let here = place.filter(|place| {
            game.hand
                .with(|hand| hand.iter().any(|held| held.card == *place))
        });
        here.map_or_else(first, |place| place == card)
    };
    let look = move || {
        state.get().map_or("", |(held, ..)| match held {
            HandCard { up: true, .. } => "card--up",
            HandCard { dim: true, .. } => "card--dim",
            _ => "",
        })
    };
    let unplayable = move || state.get().is_some_and(|(held, ..)| held.why.is_some());
    let number = move || state.get().map_or(0, |(_, at, _)| at + 1);
    view! {
        <div class="hand__place">
            <button
                type="button"
                class=move || class(card, look())
                tabindex=move || if roving() { "0" } else { "-1" }
                aria-label=move || label(state.get())
                aria-disabled=move || unplayable().then_some("true")
                data-card=card.to_string()
                on:click=move |_| game.choose(card)
                on:focus=move |_| game.place.set(Some(card))
            >
                {picture(card)}
                {move || state.get().and_then(|(held, ..)| held.meld).map(meld)}
            </button>
            <kbd aria-hidden="true">{number}</kbd>
        </div>
    }
}

fn meld(value: u8) -> impl IntoView {
    view! { <span class="card__meld" aria-hidden="true">{value}</span> }
}

fn label(state: Option<(HandCard, usize, usize)>) -> String {
    let Some((held, at, of)) = state else {
        return String::new();
    };
    let (page, game) = (Page::here(), Game::here());
    let told = Told {
        card: held.card,
        playable: match held.why {
            None => Playable::Yes,
            Some(Why::NotYourTurn) => Playable::NotYourTurn,
            Some(Why::Refused(why)) => Playable::No(why),
        },
        brings: held.meld.map(u16::from),
        trump: game.scene.with(|scene| scene.trump) == Some(held.card.suit()),
        place: at as u8 + 1,
        of: of as u8,
    };
    let rules = game.told.with(|told| told.rules);
    page.words.get().hand_card(&told, &rules)
}
