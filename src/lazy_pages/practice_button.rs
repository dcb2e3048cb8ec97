//! Has the table play from a position on, as practice.

use super::table_bridge;
use crate::components::icon::Icon;
use crate::model::table_request::TableRequest;
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
        <button
            type="button"
            class=class
            data-call=call
            on:click=move |_| table_bridge::send(&TableRequest::PlayAgain(replay.clone()))
        >
            <Icon name="again" />
            <span>{label}</span>
        </button>
    }
}
