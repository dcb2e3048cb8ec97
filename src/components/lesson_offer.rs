//! The lesson, which a newcomer is offered once.

use crate::app_context::AppContext;
use crate::game::GameController;
use crate::model::route::{PlainPage, Route, StudyPage};
use leptos::prelude::*;
use sechsundsechzig_engine::rules::{Game, Preset};

/// The offer of the lesson, while it stands.
#[component]
pub fn LessonOffer() -> impl IntoView {
    let game = GameController::use_context();
    move || {
        game.offers_lesson
            .get()
            .then(|| view! { <OfferPanel /> }.into_any())
    }
}

#[component]
fn OfferPanel() -> impl IntoView {
    let (app, game) = (AppContext::use_context(), GameController::use_context());
    let words = app.words_untracked();
    let preset = game.standing.with_untracked(|standing| standing.preset);
    let kind = preset.rules().game;
    let begin = move |_| {
        game.accept_lesson_offer();
        app.go(&match kind {
            // No lesson is like this game.
            Game::FreeTrumps => Route::Plain(PlainPage::HowToPlay(None)),
            _ => Route::Study(StudyPage::Lesson(None)),
        });
    };
    // A link may lead a newcomer to any game.
    let (title, offer) = match kind {
        Game::TwoHanded if preset != Preset::Schnapsen => {
            (words.first_run_title(), words.first_run_offer())
        }
        _ => (words.preset(preset), ""),
    };
    let decline = move |_| {
        game.close_lesson_offer();
        game.find_focus(0);
    };
    view! {
        <section class="offer" aria-labelledby="offer">
            <h2 id="offer">{title}</h2>
            <p>{offer}</p>
            <div class="btn-row">
                <button type="button" class="btn btn--primary" on:click=begin>
                    {words.first_run_yes()}
                </button>
                <button type="button" class="btn" on:click=decline>
                    {words.first_run_no()}
                </button>
            </div>
        </section>
    }
}
