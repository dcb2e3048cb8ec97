//! A drawing of the page's own signs.

use crate::app::dom::{El, el, svg};

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
