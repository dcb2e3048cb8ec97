//! The menu: what is being played, and where everything else is.

use super::dialog::{CloseButton, Dialog};
use super::help_buttons::MenuHelp;
use super::icon::Icon;
use super::paused::PausedMatches;
use super::scoreboard::points_so_far;
use crate::app_context::AppContext;
use crate::game::GameController;
use crate::i18n::Words;
use crate::own_rules::OwnRules;
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;

/// Where the menu leads: address, icon, text.
type Item = (&'static str, &'static str, fn(Words) -> &'static str);

/// A heading and what stands under it.
type MenuGroup = (fn(Words) -> &'static str, &'static [Item]);

const GROUPS: [MenuGroup; 4] = [
    (
        Words::menu_play,
        &[
            ("#/choose", "suit", Words::choose_game),
            ("#/opponents", "person", Words::opponents),
            ("#/evening", "mug", Words::evening),
            ("#/daily", "day", Words::daily_deal),
        ],
    ),
    (
        Words::menu_learn,
        &[
            ("#/lesson", "cap", Words::lesson_title),
            ("#/how-to-play", "help", Words::how_to_play),
            ("#/rules", "book", Words::rules),
            ("#/puzzles", "puzzle", Words::puzzles),
            ("#/counting", "check", Words::counting),
        ],
    ),
    (
        Words::menu_set_up,
        &[
            ("#/settings", "settings", Words::settings),
            ("#/help", "keys", Words::controls),
            ("#/about", "info", Words::about),
            ("#/seal", "seal", Words::fairness),
        ],
    ),
    (
        Words::menu_look_back,
        &[
            ("#/scoreboard", "slate", Words::scoreboard),
            ("#/review", "clock", Words::review),
            ("#/statistics", "chart", Words::statistics),
            ("#/share", "share", Words::share),
            ("#/history", "house", Words::history),
        ],
    ),
];

/// The menu.
#[component]
pub fn Menu(on_close: Callback<()>) -> impl IntoView {
    let app = AppContext::use_context();
    let item = move |(href, icon, text): Item| {
        view! {
            <li>
                <a class="menu__item" href=href on:click=move |_| on_close.run(())>
                    <Icon name=icon />
                    <span>{move || text(app.look().words)}</span>
                </a>
            </li>
        }
        .into_any()
    };
    let group = move |(heading, items): MenuGroup| {
        view! {
            <h3 class="menu__title">{move || heading(app.look().words)}</h3>
            <ul class="menu__list">{items.iter().copied().map(item).collect_view()}</ul>
        }
        .into_any()
    };
    view! {
        <Dialog class="menu" on_close>
            <div class="menu__head">
                <h2>{move || app.look().words.menu()}</h2>
                <CloseButton class="icon-btn" on_click=on_close />
            </div>
            <PresentGame />
            <PausedMatches on_close />
            {GROUPS.map(group).into_iter().collect_view()}
        </Dialog>
    }
}

/// What is being played.
#[component]
fn PresentGame() -> impl IntoView {
    let (app, game, own_rules) = (
        AppContext::use_context(),
        GameController::use_context(),
        OwnRules::use_context(),
    );
    let title = move || {
        let words = app.look().words;
        match game.day_date() {
            Some(date) => (words.deal_of_day(&date), false),
            None => game
                .standing
                .with(|standing| own_rules.title(words, standing.preset, *standing.rules)),
        }
    };
    let against = move || {
        let words = app.look().words;
        let context = game.text_context();
        game.standing.with(|standing| {
            let others = 1..standing.points.len();
            let others: Vec<_> = others
                .map(|side| words.full_name(context.side(side)))
                .collect();
            let others = others.join(", ");
            // A deal of the day counts in no match.
            match game.day_date() {
                Some(_) => others,
                None => {
                    let score = words.score_in_digits(&points_so_far(game));
                    [&*others, ", ", &score].concat()
                }
            }
        })
    };
    let changed = move || {
        let (_, changed) = title();
        let note = || {
            view! { <p data-note="changed">{app.look().words.with_changed_rules()}</p> }.into_any()
        };
        changed.then(note)
    };
    view! {
        <section class="menu__now">
            <b>{move || title().0}</b>
            {move || changed()}
            <p>{move || against()}</p>
            <div class="btn-row">
                <MenuHelp />
                <OtherMatch />
            </div>
        </section>
    }
}

/// A new match; where a single deal is played, the way back to the match.
#[component]
fn OtherMatch() -> impl IntoView {
    let (app, game) = (AppContext::use_context(), GameController::use_context());
    let is_single_deal = move || game.standing.with(|standing| standing.is_single_deal);
    let text = move || {
        let words = app.look().words;
        if is_single_deal() {
            words.back_to_match()
        } else {
            words.new_match()
        }
    };
    let open = move |_| {
        if untrack(is_single_deal) {
            game.dialog.set_if_changed(None);
            game.back_to_match();
        } else {
            game.ask_for_new_match()
        }
    };
    view! {
        <button type="button" class="btn" data-call="new-match" on:click=open>
            {move || text()}
        </button>
    }
}
