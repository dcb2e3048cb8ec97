//! Choose an opponent.

use super::sheet::sheet;
use crate::app::opponent::Opponent;
use crate::app::page::Page;
use crate::words::Words;
use leptos::prelude::*;

/// The screen.
pub fn opponents() -> AnyView {
    let page = Page::here();
    let words = page.words;
    let content = view! {
        <main class="sheet">
            <h2 class="sheet__title">{move || words.get().opponents_question()}</h2>
            <p class="lead">{move || words.get().opponents_fair()}</p>
            <div
                class="friends"
                role="radiogroup"
                aria-label=move || words.get().opponents()
            >
                {Opponent::ALL.iter().copied().map(friend).collect_view()}
            </div>
        </main>
    };
    sheet(Words::opponents, content)
}

fn friend(opponent: Opponent) -> impl IntoView {
    let page = Page::here();
    let words = page.words;
    let friend = opponent.friend();
    let chosen = move || page.settings.with(|settings| settings.opponent == opponent);
    let choose = move |_| {
        page.settings
            .update(|settings| settings.opponent = opponent)
    };
    let dots = (0..4)
        .map(|place| view! { <i class:on=place <= opponent as usize></i> })
        .collect_view();
    view! {
        <label class="friend">
            <input
                type="radio"
                name="friend"
                value=opponent.key()
                prop:checked=chosen
                on:change=choose
            />
            <svg class="face friend__face" viewBox="0 0 120 120" aria-hidden="true">
                <use_ href=opponent.portrait()/>
            </svg>
            <span class="friend__text">
                <b>{friend.name()}</b>
                <span class="friend__sub">
                    <i>{friend.home()}</i>
                    <span
                        class="strength"
                        role="img"
                        aria-label=move || words.get().strength(friend)
                    >
                        {dots}
                    </span>
                </span>
                <span>{move || words.get().character(friend)}</span>
            </span>
        </label>
    }
}
