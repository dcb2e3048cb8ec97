//! The message of a page that shows past deals before there is one.

use crate::app::app_context::AppContext;
use leptos::prelude::*;

/// Says that no deal has been played yet.
#[component]
pub fn NoDealYet() -> impl IntoView {
    view! {
        <div class="message">
            <p>{AppContext::use_context().words().no_deal_yet()}</p>
        </div>
    }
}
