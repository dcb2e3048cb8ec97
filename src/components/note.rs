//! A note with an icon beside it.

use super::icon::Icon;
use leptos::prelude::*;

/// A note: an icon, and what is said beside it.
#[component]
pub fn Note(
    #[prop(default = "info")] icon: &'static str,
    /// Its role, such as `status`, where screen readers should announce it.
    #[prop(optional)]
    role: Option<&'static str>,
    /// What it is about (`data-note`), where tests should find it.
    #[prop(optional)]
    about: Option<&'static str>,
    children: Children,
) -> impl IntoView {
    view! {
        <div class="note" role=role data-note=about>
            <Icon name=icon />
            {children()}
        </div>
    }
}
