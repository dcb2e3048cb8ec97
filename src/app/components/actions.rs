//! The three action slots: always there, saying why when they cannot be used.

use crate::app::game::Game;
use crate::app::page::Page;
use crate::app::table::model::{Call, Look, Slot};
use crate::words::Words;
use leptos::prelude::*;

/// The slots.
pub fn actions() -> impl IntoView {
    let page = Page::here();
    view! {
        <div class="actions" role="group" aria-label=move || page.words.get().calls()>
            {(0..3).map(slot).collect_view()}
        </div>
    }
}

fn slot(place: usize) -> impl IntoView {
    let (page, game) = (Page::here(), Game::here());
    let slot = Memo::new(move |_| game.slots.with(|slots| slots[place]));
    let off = move || matches!(slot.get().look, Look::Off(_));
    view! {
        <button
            type="button"
            class=move || class(slot.get())
            aria-disabled=move || off().then_some("true")
            data-call=move || name(slot.get().call)
            on:click=move |_| game.press(place)
        >
            {move || text(page.words.get(), slot.get())}
            <kbd aria-hidden="true">{move || key(slot.get().call)}</kbd>
        </button>
    }
}

fn class(slot: Slot) -> String {
    let out = if slot.call == Call::Out {
        " action--out"
    } else {
        ""
    };
    let look = match slot.look {
        Look::Primary => " action--primary",
        Look::Armed => " action--armed",
        Look::Possible | Look::Off(_) => "",
    };
    ["action", out, look].concat()
}

const fn name(call: Call) -> &'static str {
    match call {
        Call::Out => "out",
        Call::Cover => "cover",
        Call::Rob => "rob",
        Call::Pass => "pass",
    }
}

const fn key(call: Call) -> &'static str {
    match call {
        Call::Out => "A",
        Call::Cover | Call::Pass => "C",
        Call::Rob => "X",
    }
}

fn text(words: Words, slot: Slot) -> &'static str {
    match (slot.call, slot.look) {
        (Call::Out, _) => words.out(),
        (Call::Cover, Look::Armed) => words.cover_confirm(),
        (Call::Cover, _) => words.cover(),
        (Call::Rob, _) => words.rob(),
        (Call::Pass, _) => words.pass(),
    }
}
