//! Parts of the page that are made in a task of their own while it opens.

use crate::platform::startup;
use leptos::prelude::*;

/// Shows its children when their turn comes while the page opens; at once when it is open.
#[component]
pub fn Deferred(children: Children) -> impl IntoView {
    if startup::is_over() {
        return children();
    }
    let shown = RwSignal::new(false);
    startup::schedule(move || {
        // Its owner may have been disposed of before its turn came.
        let _ = shown.try_set(true);
    });
    let children = StoredValue::new_local(Some(children));
    let children = move || children.try_update_value(Option::take).flatten();
    (move || shown.get().then(|| children().map(|children| children()))).into_any()
}
