//! A field for a count of card points.

use crate::model::deal_flags::MOST_COUNTED;
use leptos::html::Input;
use leptos::prelude::*;

#[component]
pub fn CountField(
    id: &'static str,
    #[prop(into)] label: Signal<String>,
    field: NodeRef<Input>,
) -> impl IntoView {
    view! {
        <div class="count-field">
            <label for=id>{label}</label>
            <input
                node_ref=field
                class="stepper__field num"
                id=id
                type="number"
                inputmode="numeric"
                min="0"
                max=MOST_COUNTED.to_string()
                autocomplete="off"
            />
        </div>
    }
}

/// What stands in a field, if it can be a count.
#[must_use]
pub fn count_in(field: NodeRef<Input>) -> Option<u16> {
    let count = field.get_untracked()?.value().trim().parse().ok()?;
    (count <= MOST_COUNTED).then_some(count)
}
