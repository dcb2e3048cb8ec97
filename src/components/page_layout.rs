//! What every page but the table has: a bar with a way back, and a title.

use crate::app_context::AppContext;
use crate::components::icon::Icon;
use crate::model::route::Route;
use crate::platform::address;
use crate::platform::dom::{find, focus_is_on};
use leptos::prelude::*;
use leptos::{ev, html};
use web_sys::MouseEvent;

/// What Escape closes instead of the page.
const TAKES_ESCAPE: &str = "dialog[open], [data-call=out-with], [data-term][aria-expanded=true]";

/// Where Escape belongs to the one who writes or chooses.
const IS_FILLED_IN: &str = "select, input:not([type=radio], [type=checkbox], [type=range])";

/// A page with this title: a bar with the way back, and the content.
#[component]
pub fn PageLayout(
    #[prop(into)] title: String,
    #[prop(default = "page")] class: &'static str,
    children: Children,
) -> impl IntoView {
    view! {
        <div class=class>
            <TitleBar title />
            {children()}
        </div>
    }
}

/// The bar of a page: the way back, the title, which the window bears as well, and what else the page puts there. Escape
/// leads back, too. Opens the page at its beginning.
#[component]
pub fn TitleBar(
    #[prop(into)] title: String,
    /// Where the way back leads, and its name; where one came from if not given.
    #[prop(optional)]
    back: Option<(&'static str, &'static str)>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let is_given = back.is_some();
    let (href, label) = match back {
        Some((href, label)) => (href.to_owned(), label),
        None => came_from(),
    };
    let go_back = move |event: MouseEvent| {
        let is_plain = !event.ctrl_key() && !event.meta_key() && !event.shift_key();
        if !is_given && is_plain && address::step_back() {
            event.prevent_default();
        }
    };
    let arrow = NodeRef::<html::A>::new();
    let on_key = window_event_listener(ev::keydown, move |event| {
        let is_asked = event.key() == "Escape" && !event.repeat() && !event.default_prevented();
        if is_asked && find(TAKES_ESCAPE).is_none() && !focus_is_on(IS_FILLED_IN) {
            // A page that is loaded takes the place of the one that waits for it, which still listens.
            let arrow = arrow.try_get_untracked().flatten();
            let shown = arrow.iter().filter(|arrow| arrow.is_connected());
            shown.for_each(|arrow| arrow.click());
        }
    });
    on_cleanup(move || on_key.remove());
    let app_name = AppContext::use_context().words_untracked().app_name();
    if title != app_name {
        document().set_title(&[&*title, " – ", app_name].concat());
    }
    // Drawing it only draws; the page is there in the next microtask.
    queue_microtask(|| window().scroll_to_with_x_and_y(0.0, 0.0));
    view! {
        <header class="bar">
            <a class="icon-btn" node_ref=arrow href=href aria-label=label on:click=go_back>
                <Icon name="back" />
            </a>
            <h1 class="bar__title" tabindex="-1" id="title">
                {title}
            </h1>
            {children.map(|children| children())}
        </header>
    }
}

/// The address one came from, and the name of the way there.
fn came_from() -> (String, &'static str) {
    let words = AppContext::use_context().words_untracked();
    let back = address::way_back();
    let label = if back == Route::Table.hash() {
        words.back_to_table()
    } else {
        words.back()
    };
    (back, label)
}
