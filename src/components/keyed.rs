//! Content that is made anew for each key.

use leptos::either::Either;
use leptos::prelude::*;

/// Its children, made anew with elements of their own whenever the key changes. A plain closure would put the new
/// content into the old elements, so that focus, scroll position and what was typed stayed on what is something else by
/// then. Cleanup of the old content runs while its elements still are in the document.
#[component]
pub fn Keyed<K: With + Send + 'static>(key: K, children: ChildrenFn) -> impl IntoView {
    // A memo is lazy: it tracks its sources only once it is read.
    keyed(Box::new(move || key.with(|_| ())), children)
}

fn keyed(track: Box<dyn Fn() + Send>, children: ChildrenFn) -> AnyView {
    let mut is_other = false;
    let content = move || {
        track();
        let content = untrack(|| children());
        // Leptos makes new elements for a view of another type.
        is_other = !is_other;
        if is_other {
            Either::Left(content)
        } else {
            Either::Right(content)
        }
    };
    content.into_any()
}
