//! The table.

use crate::app::components::actions::actions;
use crate::app::components::bar::bar;
use crate::app::components::bubble::bubble;
use crate::app::components::course::side;
use crate::app::components::end::end;
use crate::app::components::hand::hand;
use crate::app::components::keeper::keepers;
use crate::app::components::log::log;
use crate::app::components::seats::seats;
use crate::app::components::talon::talon;
use crate::app::components::trick::trick;
use crate::app::game::Game;
use crate::app::page::Page;
use leptos::prelude::*;

/// The table, or the end of the deal in its place.
pub fn table() -> AnyView {
    let game = Game::here();
    let over = Memo::new(move |_| game.over.get());
    view! {
        {move || {
            if over.get() {
                view! { <div class="table table--end">{bar()} {end()}</div> }.into_any()
            } else {
                view! { <div class="table">{bar()} {play()} {side()}</div> }.into_any()
            }
        }}
    }
    .into_any()
}

fn play() -> impl IntoView {
    let (page, game) = (Page::here(), Game::here());
    view! {
        <main class="play" on:click=move |_| game.bubble.set(None)>
            {seats()}
            <section
                class="felt"
                aria-label=move || page.words.get().table()
                on:click=move |_| game.tap()
            >
                {talon()}
                {trick()}
                {keepers()}
            </section>
            {log()}
            {actions()}
            {hand()}
            {bubble()}
        </main>
    }
}
