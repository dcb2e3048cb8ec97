//! Who sits opposite: portrait, name, tricks and the backs of his cards.

use super::card::back;
use crate::app::game::Game;
use crate::app::page::Page;
use crate::app::settings::Counting;
use crate::app::table::model::Ask;
use crate::deal::Seat;
use leptos::prelude::*;

/// Everybody but the player.
pub fn seats() -> impl IntoView {
    let game = Game::here();
    let others = game
        .scene
        .with_untracked(|scene| scene.others().collect::<Vec<_>>());
    view! { <div class="seats">{others.into_iter().map(seat).collect_view()}</div> }
}

fn seat(at: Seat) -> impl IntoView {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words;
    let here = Memo::new(move |_| game.scene.with(|scene| scene.seat(at)));
    let person = move || game.told.with(|told| told.person(at));
    let label = move || {
        let here = here.get();
        words.get().seat(person(), here.held, here.tricks.into())
    };
    let tricks = move || {
        let here = here.get();
        let words = words.get();
        let counted = page.settings.with(|settings| settings.counting) == Counting::Both;
        let tricks = words.tricks_count(here.tricks.into());
        if counted {
            let points = words.card_points_count(here.points + here.melds_counting());
            [&*tricks, ", ", &points].concat()
        } else {
            tricks
        }
    };
    let thinks = move || game.ask.get() == Ask::Wait;
    let portrait = move || page.settings.with(|settings| settings.opponent.portrait());
    view! {
        <section class="seat" aria-label=label data-seat=at.0.to_string()>
            <svg class="face seat__face" viewBox="0 0 120 120" aria-hidden="true">
                <use_ href=portrait/>
            </svg>
            <span class="seat__who">
                <span class="seat__name">{move || words.get().full_name(person())}</span>
                <span class="seat__tricks" class:seat__turn=thinks>{tricks}</span>
            </span>
            <span class="fan" aria-hidden="true">
                <For each=move || 0..here.get().held key=|place| *place children=|_| back("")/>
            </span>
        </section>
    }
}
