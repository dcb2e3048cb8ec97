//! Has the table play from a position on, as practice.

use super::{here, tell};
use crate::app::components::icon::Icon;
use crate::app::dom::{El, el};
use crate::app::page_bridge::event;
use leptos::prelude::*;
use sechsundsechzig_engine::share::Replay;

/// A button that has the table play from the end of these moves on.
#[component]
pub fn PracticeButton(
    #[prop(default = "btn btn--primary")] class: &'static str,
    label: &'static str,
    replay: Replay,
    /// Its `data-call`, if any.
    #[prop(optional)]
    call: Option<&'static str>,
) -> impl IntoView {
    view! {
        <button type="button" class=class data-call=call on:click=move |_| practise(&replay)>
            <Icon name="again" />
            <span>{label}</span>
        </button>
    }
}

/// The same for pages that are still put together by hand.
#[must_use]
pub fn play_from(class: &str, label: &'static str, replay: Replay) -> El {
    el("button", class)
        .attr("type", "button")
        .press(move || practise(&replay))
        .view(view! {
            <Icon name="again" />
            <span>{label}</span>
        })
}

fn practise(replay: &Replay) {
    if let Some(place) = here() {
        tell(&place, event::AGAIN, &replay.print());
    }
}
