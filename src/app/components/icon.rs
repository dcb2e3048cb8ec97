//! A drawing of the page's own signs.

use leptos::prelude::*;

/// The icon with this name.
pub fn icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <use_ href=["#icon-", name].concat()/>
        </svg>
    }
}

/// A button with an icon and no words beside it.
pub fn icon_button(
    name: &'static str,
    label: impl Fn() -> &'static str + Send + Sync + 'static,
    press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="icon-btn" aria-label=label on:click=move |_| press()>
            {icon(name)}
        </button>
    }
}
