//! The bar over the table: menu, game and score, last trick.

use super::icon::{Icon, IconButton};
use super::scoreboard::{points_so_far, score_so_far};
use crate::app_context::AppContext;
use crate::game::{GameController, TableDialog};
use crate::i18n::Words;
use crate::own_rules::OwnRules;
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;

/// The bar over the table: menu, game and score, last trick.
#[component]
pub fn Bar() -> impl IntoView {
    let game = GameController::use_context();
    let words = AppContext::use_context().words_untracked();
    let open = move |dialog: TableDialog| {
        Callback::new(move |()| game.dialog.set_if_changed(Some(dialog.clone())))
    };
    let to_match = Callback::new(move |()| game.back_to_match());
    view! {
        <header class="bar">
            <IconButton name="menu" label=words.menu() on_click=open(TableDialog::Menu) />
            {move || {
                game.has_left_match().then(|| {
                    view! {
                        <IconButton name="back" label=words.back_to_match() on_click=to_match />
                    }
                        .into_any()
                })
            }}
            <Title />
            <Score />
            <IconButton
                name="info"
                label=words.card_values()
                on_click=open(TableDialog::CardValues)
                class="icon-btn bar__values"
            />
            <IconButton
                name="last-trick"
                label=words.last_trick()
                on_click=open(TableDialog::LastTrick)
            />
        </header>
    }
}

/// What is being played, which leads to how it is played.
#[component]
fn Title() -> impl IntoView {
    let (game, own_rules) = (GameController::use_context(), OwnRules::use_context());
    let words = AppContext::use_context().words_untracked();
    view! {
        <h1 class="bar__title bar__title--link">
            <a href="#/how-to-play" title=words.how_to_play()>
                <span>{move || title(words, game, own_rules)}</span>
                <Icon name="help" />
            </a>
        </h1>
    }
}

/// The name of what is played; for a match of the evening its number. Which evening that is, is read from storage anew with
/// every deal.
fn title(words: Words, game: GameController, own_rules: OwnRules) -> String {
    let (preset, rules) = game
        .standing
        .with(|standing| (standing.preset, *standing.rules));
    let (name, _) = own_rules.title(words, preset, rules);
    // There is room for the game's name, not for its variant.
    let name = match name.split_once([',', '(']) {
        Some((short, _)) if name == words.preset(preset) => short.trim_end().to_owned(),
        _ => name,
    };
    match game.day_date() {
        Some(_) => words.daily_deal().to_owned(),
        None => game
            .evening_match()
            .map_or(name, |opponent| words.evening_match_number(opponent)),
    }
}

/// The score of the match, or what single deal is played, which leads to the scoreboard.
#[component]
fn Score() -> impl IntoView {
    let game = GameController::use_context();
    let words = AppContext::use_context().words_untracked();
    let label = move || {
        let (standing, context) = (score_so_far(game), game.text_context());
        let sides: Vec<_> = standing
            .points
            .iter()
            .zip(&standing.bummerl)
            .enumerate()
            .map(|(side, (points, bummerl))| (context.side(side), *points, *bummerl as u16))
            .collect();
        [&*words.score_line(&sides), " ", words.open_scoreboard()].concat()
    };
    // Whose points stand first; of two, whose last. Of three each name stands before its points.
    let digits = move || {
        let (points, context) = (points_so_far(game), game.text_context());
        let name = |side| view! { <small>{words.person(context.side(side))}</small> }.into_any();
        if points.len() == 2 {
            return view! { {name(0)} {words.score_in_digits(&points)} {name(1)} }.into_any();
        }
        let each = |(side, points): (usize, &u16)| {
            view! { <span class="bar__each">{name(side)} {points.to_string()}</span> }.into_any()
        };
        points
            .iter()
            .enumerate()
            .map(each)
            .collect_view()
            .into_any()
    };
    view! {
        <a class="bar__score" href="#/scoreboard">
            {move || match game.day_date() {
                Some(date) => view! { <span>{words.day_and_month(&date)}</span> }.into_any(),
                None if game.is_tried_again() => view! { <span>{words.practice()}</span> }.into_any(),
                None => {
                    view! {
                        <span class="visually-hidden">{move || label()}</span>
                        <span aria-hidden="true">{move || digits()}</span>
                    }
                        .into_any()
                }
            }}
        </a>
    }
}
