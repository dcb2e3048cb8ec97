//! What the cards of the game on the table are worth, from the highest to the lowest.

use super::card::OpenCard;
use super::dialog::{CloseButton, Dialog};
use crate::app_context::AppContext;
use crate::game::GameController;
use crate::model::card_values::card_values;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::{Card, Suit};
use sechsundsechzig_engine::rules::Game;

/// The dialog with the values.
#[component]
pub fn CardValues(on_close: Callback<()>) -> impl IntoView {
    let (app, game) = (AppContext::use_context(), GameController::use_context());
    let rules = game.standing.with_untracked(|standing| *standing.rules);
    let figure = |(card, points): (Card, String)| {
        view! {
            <figure>
                <OpenCard card />
                <figcaption class="num">{points}</figcaption>
            </figure>
        }
        .into_any()
    };
    let figures = move || {
        // Names and faces of the cards are those of the present look.
        let _ = app.look();
        let values = card_values(&rules, Suit::Hearts).into_iter();
        values.map(figure).collect_view()
    };
    let help = move || {
        let words = app.look().words;
        match rules.game {
            Game::Penneech => words.card_values_penneech(),
            _ => words.card_values_help(),
        }
    };
    view! {
        <Dialog class="dialog" on_close>
            <CloseButton on_click=on_close />
            <h2>{move || app.look().words.card_values()}</h2>
            <p>{move || help()}</p>
            <div class="dialog__cards values">{move || figures()}</div>
        </Dialog>
    }
}
