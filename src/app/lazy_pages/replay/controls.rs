//! The way through the moves: buttons, a slider, keys.

use super::watch::Watch;
use crate::app::components::icon::button;
use crate::app::dom::{El, el, on_window, svg};
use crate::i18n::Words;
use leptos::prelude::untrack;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent};

/// The signs on the buttons.
const START: &str = "M6 5v14M19 5l-9 7 9 7z";
const BACK: &str = "M16 5l-9 7 9 7z";
const PLAY: &str = "M7 4l12 8-12 8z";
const PAUSE: &str = "M8 5v14M16 5v14";
const ON: &str = "M8 5l9 7-9 7z";
const END: &str = "M18 5v14M5 5l9 7-9 7z";

/// Slider and buttons.
#[must_use]
pub fn controls(words: Words, watch: Watch) -> El {
    let step = |label, path, off: fn(Watch) -> bool, work: fn(Watch)| {
        let is_off = move || off(watch).then_some("true");
        button("action", "", move || work(watch))
            .attr("aria-label", label)
            .live("aria-disabled", is_off)
            .put(sign(path))
    };
    let at_start = |watch: Watch| watch.at.get() == 0;
    let at_end = |watch: Watch| watch.at.get() == watch.last();
    let row = el("div", "watch__row")
        .put(step(words.to_start(), START, at_start, |watch| watch.go(0)))
        .put(step(words.step_back(), BACK, at_start, |watch| {
            watch.step(-1)
        }))
        .put(running(words, watch))
        .put(step(words.step_on(), ON, at_end, |watch| watch.step(1)))
        .put(step(words.to_end(), END, at_end, |watch| {
            watch.go(usize::MAX)
        }));
    el("div", "actions watch")
        .attr("role", "group")
        .attr("aria-label", words.moment_of_deal())
        .put(slider(words, watch))
        .put(row)
}

/// Goes on by itself, or stops.
fn running(words: Words, watch: Watch) -> El {
    button("action action--primary", "", move || watch.toggle())
        .live("aria-label", move || {
            Some(match watch.runs.get() {
                true => words.hold_moves(),
                false => words.play_moves(),
            })
        })
        .slot(move || {
            vec![sign(match watch.runs.get() {
                true => PAUSE,
                false => PLAY,
            })]
        })
}

fn slider(words: Words, watch: Watch) -> El {
    el("input", "watch__slider")
        .attr("type", "range")
        .attr("min", "0")
        .attr("aria-label", words.moment_of_deal())
        .live("max", move || Some(watch.last().to_string()))
        .live("aria-valuetext", move || {
            Some(words.replay_place(watch.at.get(), watch.last()))
        })
        .value(move || watch.at.get().to_string())
        .on("input", move |event| {
            let slider = event.target().and_then(|at| at.dyn_into().ok());
            let to = slider.and_then(|slider: HtmlInputElement| slider.value().parse().ok());
            if let Some(to) = to {
                watch.go(to);
            }
        })
}

fn sign(path: &str) -> El {
    svg("svg")
        .attr("viewBox", "0 0 24 24")
        .attr("class", "icon icon--full")
        .attr("aria-hidden", "true")
        .put(svg("path").attr("d", path))
}

/// Listens for keys as long as the room is there.
pub fn listen(watch: Watch) {
    on_window("keydown", move |event| {
        let key: &KeyboardEvent = event.unchecked_ref();
        if key.ctrl_key() || key.alt_key() || key.meta_key() || has_own_keys(&event, &key.key()) {
            return;
        }
        match &*key.key() {
            "ArrowLeft" => watch.step(-1),
            "ArrowRight" => watch.step(1),
            "Home" => watch.go(0),
            "End" => watch.go(untrack(|| watch.last())),
            " " => watch.toggle(),
            _ => return,
        }
        event.prevent_default();
    });
}

/// Whether what has the focus does something of its own with this key.
fn has_own_keys(event: &Event, key: &str) -> bool {
    let target: Option<Element> = event.target().and_then(|at| at.dyn_into().ok());
    match target.map(|target| target.tag_name()).as_deref() {
        Some("SELECT" | "INPUT") => true,
        Some("BUTTON" | "A") => key == " ",
        _ => false,
    }
}
