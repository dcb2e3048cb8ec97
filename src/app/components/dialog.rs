//! What lies over the table: a dialog with its own focus, closed by Escape or a tap beside it.

use super::card::lying;
use super::icon::icon_button;
use super::menu::menu;
use crate::app::game::{Game, Sheet};
use crate::app::page::Page;
use crate::app::table::scene::Laid;
use crate::cards::Suit;
use crate::deal::Seat;
use leptos::html;
use leptos::prelude::*;

/// The sheet that is open, if any.
pub fn sheets() -> impl IntoView {
    let (page, game) = (Page::here(), Game::here());
    move || {
        game.sheet.get().map(|sheet| match sheet {
            Sheet::Menu => dialog("menu", menu().into_any()),
            Sheet::LastTrick => dialog("dialog", last_trick()),
            Sheet::Out(with) => dialog("dialog", out(with)),
            Sheet::LeaveFor(link) => dialog(
                "dialog",
                ask(
                    |words| words.leave_match_title(),
                    |words| words.leave_match(),
                    |words| words.leave(),
                    move || game.open_link((*link).clone()),
                ),
            ),
            Sheet::NewMatch(preset, rules) => dialog(
                "dialog",
                ask(
                    |words| words.leave_match_title(),
                    |words| words.new_match_question(),
                    |words| words.start_anew(),
                    move || {
                        game.start_match(preset, *rules);
                        page.go(&crate::app::route::Route::Table);
                    },
                ),
            ),
        })
    }
}

fn dialog(class: &'static str, content: AnyView) -> AnyView {
    let game = Game::here();
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        if let Some(dialog) = element.get() {
            let _ = dialog.show_modal();
        }
    });
    let beside = move |event: leptos::ev::MouseEvent| {
        let target = event.target();
        let itself = element.get_untracked().map(web_sys::EventTarget::from);
        if target.is_some() && target == itself {
            game.sheet.set(None);
        }
    };
    view! {
        <dialog class=class node_ref=element on:close=move |_| game.sheet.set(None) on:click=beside>
            {content}
        </dialog>
    }
    .into_any()
}

fn close() -> impl IntoView {
    let (page, game) = (Page::here(), Game::here());
    view! {
        <span class="dialog__close">
            {icon_button("close", move || page.words.get().close(), move || game.sheet.set(None))}
        </span>
    }
}

fn last_trick() -> AnyView {
    let (page, game) = (Page::here(), Game::here());
    let trick = game.scene.with_untracked(|scene| scene.last_trick.clone());
    let shown = match trick {
        None => view! { <p>{move || page.words.get().tricks_count(0)}</p> }.into_any(),
        Some((laid, taker)) => view! {
            <div class="dialog__cards">
                {laid.into_iter().map(|one| figure(one, taker)).collect_view()}
            </div>
        }
        .into_any(),
    };
    view! {
        {close()}
        <h2>{move || page.words.get().last_trick()}</h2>
        {shown}
    }
    .into_any()
}

fn figure(laid: Laid, taker: Seat) -> AnyView {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words.get_untracked();
    let who = game.told.with_untracked(|told| told.person(laid.seat));
    view! {
        <figure>
            {lying(laid.card, "")} <figcaption class:is-taker=laid.seat == taker>
                {words.person(who)}
                {(laid.seat == taker).then(|| [" · ", words.trick()].concat())}
            </figcaption>
        </figure>
    }
    .into_any()
}

fn out(with: Vec<(Suit, u16)>) -> AnyView {
    let (page, game) = (Page::here(), Game::here());
    let choice = move |(suit, value): (Suit, u16)| {
        let text = move || {
            let words = page.words.get();
            [
                words.out(),
                " ",
                &value.to_string(),
                ": ",
                &words.marriage(suit),
            ]
            .concat()
        };
        view! {
            <button
                type="button"
                class="btn btn--wide"
                data-call="out-with"
                on:click=move |_| game.go_out(Some(suit))
            >
                {text}
            </button>
        }
    };
    view! {
        {close()}
        <h2>{move || page.words.get().out()}</h2>
        <div class="btn-stack">
            {with.into_iter().map(choice).collect_view()}
            <button
                type="button"
                class="btn btn--wide"
                data-call="out-without"
                on:click=move |_| game.go_out(None)
            >
                {move || page.words.get().without_announcing()}
            </button>
        </div>
    }
    .into_any()
}

/// A question in mid-match, with staying as the first answer.
fn ask(
    title: fn(crate::words::Words) -> &'static str,
    question: fn(crate::words::Words) -> &'static str,
    agree: fn(crate::words::Words) -> &'static str,
    then: impl Fn() + 'static,
) -> AnyView {
    let (page, game) = (Page::here(), Game::here());
    view! {
        <h2>{move || title(page.words.get())}</h2>
        <p>{move || question(page.words.get())}</p>
        <div class="btn-row">
            <button type="button" class="btn" on:click=move |_| then()>
                {move || agree(page.words.get())}
            </button>
            <button
                type="button"
                class="btn btn--primary"
                on:click=move |_| game.sheet.set(None)
            >
                {move || page.words.get().stay()}
            </button>
        </div>
    }
    .into_any()
}
