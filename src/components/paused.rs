//! The paused matches, and the way back to each.

use super::icon::Icon;
use crate::app_context::AppContext;
use crate::game::GameController;
use crate::i18n::Words;
use crate::model::match_session::MatchSession;
use crate::model::paused_matches::PausedMatch;
use crate::model::route::Route;
use crate::own_rules::OwnRules;
use leptos::prelude::*;

/// How many paused matches the menu names; all of them are where games are chosen.
const MOST: usize = 2;

/// The matches paused last, each a button that takes it up, and the way to all of them; nothing if there are none.
#[component]
pub fn PausedMatches(on_close: Callback<()>) -> impl IntoView {
    let (app, game, own_rules) = (
        AppContext::use_context(),
        GameController::use_context(),
        OwnRules::use_context(),
    );
    let item = move |paused: PausedMatch| {
        let (match_session, opponent) = (paused.match_session.clone(), paused.opponent);
        let title = move || title(app.look().words, own_rules, &match_session);
        let score = app.words_untracked().score_in_digits(&paused.points());
        // Among three or four one opponent's name would leave out the others.
        let is_for_two = paused.match_session.running().rules.game.players() == 2;
        let against = opponent
            .filter(|_| is_for_two)
            .map(|opponent| [", ", opponent.first_name()].concat());
        let take_up = move |_| {
            game.take_up(paused.clone());
            app.go(&Route::Table);
        };
        view! {
            <li class="menu__wide">
                <button type="button" class="menu__item" data-call="take-up" on:click=take_up>
                    <Icon name="clock" />
                    <span>{title} {against}</span>
                    <small class="num">{score}</small>
                </button>
            </li>
        }
        .into_any()
    };
    let paused = game.paused_untracked();
    let number = paused.len();
    let all = (number > MOST).then(|| {
        view! {
            <li class="menu__wide">
                <a class="menu__item" href="#/choose" on:click=move |_| on_close.run(())>
                    <Icon name="clock" />
                    <span>{move || app.look().words.all_paused(number)}</span>
                </a>
            </li>
        }
        .into_any()
    });
    (number > 0).then(|| {
        view! {
            <h3 class="menu__title">{move || app.look().words.paused()}</h3>
            <ul class="menu__list">
                {paused.into_iter().take(MOST).map(item).collect_view()} {all}
            </ul>
        }
        .into_any()
    })
}

/// What a match is called: its game, or the day its deal is that of.
pub fn title(words: Words, own_rules: OwnRules, match_session: &MatchSession) -> String {
    match match_session.day() {
        Some(date) => words.deal_of_day(date),
        None => {
            let running = match_session.running();
            own_rules.title(words, running.preset, *running.rules).0
        }
    }
}
