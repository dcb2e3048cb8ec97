//! The dialog that asks before a match is left.

use super::dialog::Dialog;
use crate::app_context::AppContext;
use crate::i18n::Words;
use leptos::prelude::*;

/// Asks whether to leave what is being played; the focus is on staying.
#[component]
pub fn LeaveDialog(
    /// The label of the button that leaves.
    label: fn(Words) -> &'static str,
    /// What becomes of the match.
    children: Children,
    on_leave: Callback<()>,
    on_close: Callback<()>,
) -> impl IntoView {
    let app = AppContext::use_context();
    view! {
        <Dialog class="dialog" on_close>
            <h2>{move || app.look().words.leave_match_title()}</h2>
            {children()}
            <div class="btn-row">
                <button
                    type="button"
                    class="btn"
                    data-call="leave"
                    on:click=move |_| on_leave.run(())
                >
                    {move || label(app.look().words)}
                </button>
                <button
                    type="button"
                    class="btn btn--primary"
                    autofocus=""
                    on:click=move |_| on_close.run(())
                >
                    {move || app.look().words.stay()}
                </button>
            </div>
        </Dialog>
    }
}
