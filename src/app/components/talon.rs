//! The talon: how many cards, the trump card half under it, or covered.

use super::card::{back, lying};
use crate::app::game::Game;
use crate::app::page::Page;
use crate::app::table::model::Ask;
use crate::app::table::scene::TalonScene;
use crate::words::{Talon, Words};
use leptos::prelude::*;

/// The talon; a tap draws or moves on.
pub fn talon() -> impl IntoView {
    let (page, game) = (Page::here(), Game::here());
    let lies = Memo::new(move |_| game.scene.with(|scene| (scene.talon, scene.trump)));
    let label = move || {
        let (talon, trump) = lies.get();
        page.words.get().talon_label(told(talon), trump)
    };
    let draws = move || game.ask.get() == Ask::Draw;
    let class = move || {
        let (talon, _) = lies.get();
        let kind = match talon {
            TalonScene {
                covered_by: Some(_),
                ..
            } => "talon talon--closed",
            TalonScene { count: 1, .. } => "talon talon--last",
            _ => "talon",
        };
        [kind, if draws() { " talon--draw" } else { "" }].concat()
    };
    let caption = move || caption(page.words.get(), lies.get());
    view! {
        <section class=class aria-label=label>
            {move || cards(lies.get().0)}
            <Show when=draws>
                <button
                    type="button"
                    class="talon__button"
                    on:click=move |event| {
                        event.stop_propagation();
                        game.draw();
                    }
                >
                    <span>{move || page.words.get().draw()}</span>
                </button>
            </Show>
            <p class="caption">{caption}</p>
        </section>
    }
}

fn told(talon: TalonScene) -> Talon {
    match (talon.count, talon.covered_by, talon.bottom) {
        (0, ..) => Talon::Gone,
        (count, Some(_), _) => Talon::Covered(count),
        (count, None, Some(card)) => Talon::Open(count, card),
        (count, None, None) => Talon::Unturned(count),
    }
}

fn caption(words: Words, (talon, trump): (TalonScene, Option<crate::cards::Suit>)) -> String {
    let Some(suit) = trump else {
        return words.no_trump_yet().into();
    };
    if talon.covered_by.is_some() {
        words.covered_trumps(suit)
    } else {
        words.trumps(suit)
    }
}

fn cards(talon: TalonScene) -> AnyView {
    let stack = |count: u8| {
        let backs = ["", "back--2", "back--3"];
        let some = backs.into_iter().take(count.into());
        some.map(back).collect_view()
    };
    if talon.covered_by.is_some() {
        return view! {
            {stack(talon.count.saturating_sub(1))}
            <span class="talon__lid">{back("")}</span>
        }
        .into_any();
    }
    let turned = talon.bottom.map(|card| {
        view! { <span class="talon__trump">{lying(card, "")}</span> }
    });
    let face_down = talon.count.saturating_sub(u8::from(talon.bottom.is_some()));
    view! {
        {turned}
        {stack(face_down)}
        {(face_down > 0)
            .then(|| {
                view! {
                    <span class="talon__count" aria-hidden="true">
                        <b class="num">{talon.count}</b>
                    </span>
                }
            })}
    }
    .into_any()
}
