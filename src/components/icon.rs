//! Symbols of the sprite sheets, and icons.

use leptos::prelude::*;

/// A symbol of a sprite sheet.
#[component]
pub fn Sprite(
    /// Its `viewBox`.
    view_box: &'static str,
    /// Its class, if any.
    #[prop(optional)]
    class: Option<&'static str>,
    /// The symbol's address: `#` and its name.
    #[prop(into)]
    symbol: String,
) -> impl IntoView {
    view! {
        <svg viewBox=view_box class=class aria-hidden="true">
            <use_ href=symbol />
        </svg>
    }
}

/// The icon with this name.
#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    view! { <Sprite view_box="0 0 24 24" class="icon" symbol=["#icon-", name].concat() /> }
}

/// A button with an icon and no words beside it.
#[component]
pub fn IconButton(
    name: &'static str,
    /// What it does, for who does not see the icon.
    #[prop(into)]
    label: Signal<&'static str>,
    on_click: Callback<()>,
    #[prop(default = "icon-btn")] class: &'static str,
) -> impl IntoView {
    view! {
        <button type="button" class=class aria-label=move || label.get() on:click=move |_| on_click.run(())>
            <Icon name />
        </button>
    }
}
