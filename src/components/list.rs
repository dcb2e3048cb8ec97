//! Lists whose items keep their elements.

use leptos::prelude::*;

/// One item for each key, in their order; an item keeps its elements as long as its key is there.
///
/// It is `<For>` for keys of one type: the compiler writes some kilobytes anew for each other kind of list.
#[component]
pub fn List(
    /// What is there now; no key twice.
    #[prop(into)]
    keys: Signal<Vec<u32>>,
    /// The item of a key.
    item: Callback<u32, AnyView>,
) -> impl IntoView {
    view! { <For each=move || keys.get() key=|key| *key children=move |key| item.run(key) /> }
}
