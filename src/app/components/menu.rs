//! The menu: where everything else is.

use super::icon::{icon, icon_button};
use crate::app::game::{Game, Sheet};
use crate::app::page::Page;
use crate::words::Words;
use leptos::prelude::*;

type Text = fn(Words) -> &'static str;

const ROOMS: [(&str, &str, Text); 7] = [
    ("#/choose", "forward", Words::choose_game),
    ("#/opponents", "info", Words::opponents),
    ("#/rules", "info", Words::rules),
    ("#/tally", "figures", Words::slate),
    ("#/settings", "settings", Words::settings),
    ("#/share", "share", Words::share),
    ("#/help", "info", Words::keys),
];

/// The menu's content.
pub fn menu() -> impl IntoView {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words;
    let name = move || {
        game.standing
            .with(|standing| words.get().preset(standing.preset))
    };
    let against = move || {
        let points = game.standing.with(|standing| {
            standing
                .points
                .iter()
                .map(u16::to_string)
                .collect::<Vec<_>>()
                .join(" : ")
        });
        let friend = game.told.with(|told| told.side(1));
        [&*words.get().full_name(friend), ", ", &points].concat()
    };
    let new_match = move || {
        let (preset, rules) =
            game.with_sitting(|sitting| (sitting.running().preset, sitting.running().rules));
        if game.may_leave() {
            game.start_match(preset, rules);
        } else {
            game.sheet
                .set(Some(Sheet::NewMatch(preset, Box::new(rules))));
        }
    };
    view! {
        <div class="menu__head">
            <h2>{move || words.get().menu()}</h2>
            {icon_button("close", move || words.get().close(), move || game.sheet.set(None))}
        </div>
        <section class="menu__now">
            <b>{name}</b>
            <p>{against}</p>
            <div class="btn-row">
                <button type="button" class="btn" on:click=move |_| new_match()>
                    {move || words.get().new_match()}
                </button>
            </div>
        </section>
        <ul class="menu__list">{ROOMS.map(room).into_iter().collect_view()}</ul>
    }
}

fn room((href, sign, text): (&'static str, &'static str, Text)) -> impl IntoView {
    let (page, game) = (Page::here(), Game::here());
    view! {
        <li>
            <a class="menu__item" href=href on:click=move |_| game.sheet.set(None)>
                {icon(sign)}
                <span>{move || text(page.words.get())}</span>
            </a>
        </li>
    }
}
