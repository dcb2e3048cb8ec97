//! Lists whose items keep their elements.

use leptos::prelude::*;

/// One item for each key, in their order; an item keeps its elements as long as its key is there.
///
/// A `<For>` whose keys have one type: each further type of key would add some kilobytes of monomorphised code.
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
