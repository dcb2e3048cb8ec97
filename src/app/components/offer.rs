//! A newcomer is asked, once, whether the game is new or known.

use crate::app::app_context::AppContext;
use crate::app::game::Game;
use leptos::prelude::*;

/// The offer of the teaching hand, while it stands.
#[component]
pub fn LessonOffer() -> impl IntoView {
    let game = Game::use_context();
    move || {
        game.offers_lesson
            .get()
            .then(|| view! { <Question /> }.into_any())
    }
}

#[component]
fn Question() -> impl IntoView {
    let game = Game::use_context();
    let words = AppContext::use_context().words();
    let decline = move |_| {
        game.needs_no_lesson();
        game.find_focus(0);
    };
    view! {
        <section class="offer" aria-labelledby="offer">
            <h2 id="offer">{words.first_run_title()}</h2>
            <p>{words.first_run_offer()}</p>
            <div class="btn-row">
                <button type="button" class="btn btn--primary" on:click=move |_| game.begin_easily()>
                    {words.first_run_yes()}
                </button>
                <button type="button" class="btn" on:click=decline>
                    {words.first_run_no()}
                </button>
            </div>
        </section>
    }
}
