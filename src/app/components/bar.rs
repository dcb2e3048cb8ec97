//! The bar over the table: menu, game and score, last trick.

use super::balls;
use super::icon::icon_button;
use crate::app::game::{Game, Sheet};
use crate::app::page::Page;
use leptos::prelude::*;

/// The bar.
pub fn bar() -> impl IntoView {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words;
    let title = move || {
        game.standing
            .with(|standing| words.get().preset(standing.preset))
    };
    view! {
        <header class="bar">
            {icon_button(
                "menu",
                move || words.get().menu(),
                move || game.sheet.set(Some(Sheet::Menu)),
            )}
            <h1 class="bar__title">{title}</h1>
            {move || score(page, game)}
            {icon_button(
                "last-trick",
                move || words.get().last_trick(),
                move || game.sheet.set(Some(Sheet::LastTrick)),
            )}
        </header>
    }
}

fn score(page: Page, game: Game) -> AnyView {
    let words = page.words.get();
    let standing = game.standing.get();
    let told = game.told.get();
    let sides: Vec<_> = standing
        .points
        .iter()
        .zip(&standing.bummerl)
        .enumerate()
        .map(|(side, (points, bummerl))| (told.side(side), *points, *bummerl as u16))
        .collect();
    let label = [&*words.score_line(&sides), " ", words.open_slate()].concat();
    let digits: Vec<String> = standing.points.iter().map(u16::to_string).collect();
    let bummerl = |side: usize| standing.bummerl.get(side).copied().unwrap_or(0);
    view! {
        <a class="bar__score" href="#/tally">
            <span class="sr">{label}</span>
            <span aria-hidden="true">{digits.join(" : ")}</span>
            {balls::pair(bummerl(0), bummerl(1))}
        </a>
    }
    .into_any()
}
