//! Small things the page asks of the document: finding and focusing elements, waiting for the layout.

use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, ResizeObserver};

/// The first element that fits.
#[must_use]
pub fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Whether a media query fits window and device now.
#[must_use]
pub fn matches_media(query: &str) -> bool {
    let query = window().match_media(query).ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// Whether a key is pressed together with one that makes it a shortcut of the browser or the system.
#[must_use]
pub fn is_for_browser(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// Puts the keyboard's focus on an element.
pub fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Whether the keyboard's focus is nowhere: what had it has gone.
#[must_use]
pub fn focus_is_lost() -> bool {
    let active = document().active_element();
    active.is_none_or(|active| active.tag_name() == "BODY")
}

/// Whether the keyboard's focus is on what this selector stands for.
#[must_use]
pub fn focus_is_on(selector: &str) -> bool {
    let active = document().active_element();
    active.is_some_and(|active| active.matches(selector).unwrap_or(false))
}

/// Puts the keyboard's focus on an element once it stands in the page, unless the focus has moved
/// meanwhile.
pub fn focus_when_shown(element: Element) {
    focus_when_laid_out(move || Some(element));
}

/// Puts the keyboard's focus on an element once the page has been laid out anew, unless the focus has moved meanwhile: a
/// hidden window is laid out only when it is shown again.
pub fn focus_when_laid_out(element: impl FnOnce() -> Option<Element> + 'static) {
    let before = document().active_element();
    laid_out(move || {
        if (focus_is_lost() || document().active_element() == before)
            && let Some(element) = element()
        {
            focus(&element);
        }
    });
}

/// Finds the place for focus and scroll position in what is just being made. Where it takes the place of the same in another
/// look, both stay as they are; elsewhere the next element has the focus.
pub fn keep_place(
    is_shown: impl FnOnce() -> bool + 'static,
    next: Option<&'static str>,
    stays: bool,
) {
    let scrolled = (window().scroll_x(), window().scroll_y());
    let focused = document()
        .active_element()
        .map(|element| element.id())
        .filter(|id| !id.is_empty());
    laid_out(move || {
        // A hidden window is laid out late: something else may be there by then, or the focus somewhere else.
        if !is_shown() {
            return;
        }
        let again = focused.and_then(|id| find(&["#", &id].concat()));
        let element = again.or_else(|| next.and_then(find));
        if let Some(element) = element.filter(|_| focus_is_lost()) {
            focus(&element);
        }
        if let (true, (Ok(x), Ok(y))) = (stays, scrolled) {
            window().scroll_to_with_x_and_y(x, y);
        }
    });
}

/// Blurs the focused element if it matches. Removing an element with the focus forces the browser to recompute all styles
/// while other changes are under way.
pub fn blur(selector: &str) {
    let active = document().active_element();
    if let Some(active) = active.filter(|active| active.matches(selector).unwrap_or(false))
        && let Some(active) = active.dyn_ref::<HtmlElement>()
    {
        let _ = active.blur();
    }
}

/// Does something after the next layout and before the paint. Measuring or focusing in an animation frame instead forces
/// a second layout.
pub fn laid_out(work: impl FnOnce() + 'static) {
    after_layout(Box::new(work));
}

fn after_layout(work: Box<dyn FnOnce()>) {
    // Observed anew while sizes are being reported, the body would only be reported in the next frame, and browsers report
    // that as an error of the page.
    if sizes_are_reported() {
        request_animation_frame(move || observe_once(work));
    } else {
        observe_once(work);
    }
}

fn observe_once(work: Box<dyn FnOnce()>) {
    let work = Closure::once_into_js(move |_: JsValue, observer: ResizeObserver| {
        observer.disconnect();
        if !sizes_are_reported() {
            note_sizes_reported(true);
            request_animation_frame(|| note_sizes_reported(false));
        }
        work();
    });
    // What begins to be observed has its size reported after the next layout, whatever it is.
    let observer = ResizeObserver::new(work.unchecked_ref());
    if let (Ok(observer), Some(body)) = (observer, document().body()) {
        observer.observe(&body);
    }
}

/// Where the window keeps whether this frame's sizes have been reported and the next frame has not begun: the page's
/// programs all ask for sizes, each in answer to another's.
const SIZES_REPORTED: &str = "sizesReported";

fn sizes_are_reported() -> bool {
    Reflect::get(&window(), &SIZES_REPORTED.into()).is_ok_and(|is| is.is_truthy())
}

fn note_sizes_reported(are: bool) {
    let _ = Reflect::set(&window(), &SIZES_REPORTED.into(), &are.into());
}

/// Dispatches one of the [events](crate::model::page_bridge::event) at the window, mostly for `web/boot.js`.
pub fn dispatch_window_event(name: &str) {
    if let Ok(event) = Event::new(name) {
        let _ = window().dispatch_event(&event);
    }
}
