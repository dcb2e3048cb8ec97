//! The way through the moves: buttons, a slider, keys.

use super::player::ReplayPlayer;
use crate::app_context::AppContext;
use crate::lazy_pages::page_keys;
use leptos::prelude::*;

/// The symbols on the buttons: open angles for a step, with a bar for all of them, and a full triangle to play.
const START: &str = "M6 5v14M18 5l-7 7 7 7";
const BACK: &str = "M15 5l-7 7 7 7";
const PLAY: &str = "M7 4l12 8-12 8z";
const PAUSE: &str = "M7 5h3v14H7zM14 5h3v14h-3z";
const ON: &str = "M9 5l7 7-7 7";
const END: &str = "M18 5v14M6 5l7 7-7 7";

/// Slider and buttons; while they are there, keys do the same.
#[component]
pub fn ReplayControls(replay_player: ReplayPlayer) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    page_keys::listen(move |key| on_key(replay_player, key));
    let at_start = Signal::derive(move || replay_player.at.get() == 0);
    let at_end = Signal::derive(move || replay_player.at.get() == replay_player.last());
    let seek = move |to| Callback::new(move |()| replay_player.seek(to));
    let step = move |by| Callback::new(move |()| replay_player.step(by));
    view! {
        <div class="actions replay" role="group" aria-label=words.position_in_deal()>
            <input
                class="replay__slider"
                type="range"
                min="0"
                aria-label=words.position_in_deal()
                max=move || replay_player.last().to_string()
                aria-valuetext=move || words.replay_place(replay_player.at.get(), replay_player.last())
                prop:value=move || replay_player.at.get().to_string()
                on:input:target=move |event| {
                    if let Ok(to) = event.target().value().parse() {
                        replay_player.seek(to);
                    }
                }
            />
            <div class="replay__row">
                <StepButton label=words.to_start() path=START off=at_start on_click=seek(0) />
                <StepButton label=words.step_back() path=BACK off=at_start on_click=step(-1) />
                <button
                    type="button"
                    class="action action--primary"
                    aria-label=move || if replay_player.is_playing.get() { words.pause_moves() } else { words.play_moves() }
                    on:click=move |_| replay_player.toggle()
                >
                    {move || {
                        let path = if replay_player.is_playing.get() { PAUSE } else { PLAY };
                        view! { <Sign path class="icon icon--full" /> }.into_any()
                    }}
                </button>
                <StepButton label=words.step_forward() path=ON off=at_end on_click=step(1) />
                <StepButton label=words.to_end() path=END off=at_end on_click=seek(usize::MAX) />
            </div>
        </div>
    }
}

/// A button that leads to another moment.
#[component]
fn StepButton(
    label: &'static str,
    path: &'static str,
    /// Whether there is no such moment.
    off: Signal<bool>,
    on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="action"
            aria-label=label
            aria-disabled=move || off.get().then_some("true")
            on:click=move |_| on_click.run(())
        >
            <Sign path />
        </button>
    }
}

/// The sign on a button.
#[component]
fn Sign(path: &'static str, #[prop(default = "icon")] class: &'static str) -> impl IntoView {
    view! {
        <svg viewBox="0 0 24 24" class=class aria-hidden="true">
            <path d=path />
        </svg>
    }
}

/// Whether this key is one of the viewer's.
fn on_key(replay_player: ReplayPlayer, key: &str) -> bool {
    match key {
        "ArrowLeft" => replay_player.step(-1),
        "ArrowRight" => replay_player.step(1),
        "Home" => replay_player.seek(0),
        "End" => replay_player.seek(usize::MAX),
        " " => replay_player.toggle(),
        _ => return false,
    }
    true
}
