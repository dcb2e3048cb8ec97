//! A drawing of the page's own signs.

use crate::app::dom::{El, el, svg};
use leptos::prelude::*;

/// A drawing that shows a symbol of the sprites.
#[must_use]
pub fn drawing(view_box: &str, class: &str, symbol: &str) -> El {
    svg("svg")
        .attr("viewBox", view_box)
        .maybe("class", (!class.is_empty()).then_some(class))
        .attr("aria-hidden", "true")
        .put(svg("use").attr("href", symbol))
}

/// The icon with this name.
#[must_use]
pub fn icon(name: &str) -> El {
    drawing("0 0 24 24", "icon", &["#icon-", name].concat())
}

/// A button with these words.
#[must_use]
pub fn button(class: &str, words: &str, press: impl Fn() + 'static) -> El {
    el("button", class)
        .attr("type", "button")
        .text(words)
        .press(press)
}

/// A link with these words.
#[must_use]
pub fn link(class: &str, words: &str, href: &str) -> El {
    el("a", class).attr("href", href).text(words)
}

/// A button with an icon and no words beside it.
#[must_use]
pub fn icon_button(name: &str, label: &str, press: impl Fn() + 'static) -> El {
    button("icon-btn", "", press)
        .attr("aria-label", label)
        .put(icon(name))
}

/// A drawing that shows a symbol of the sprites.
#[component]
pub fn Drawing(
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
    view! { <Drawing view_box="0 0 24 24" class="icon" symbol=["#icon-", name].concat() /> }
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
        <button type="button" class=class aria-label=label on:click=move |_| on_click.run(())>
            <Icon name />
        </button>
    }
}
