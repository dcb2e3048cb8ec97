//! The frame of a dialog: over the page, with its own focus, closed by Escape or a tap beside it.

use super::icon::IconButton;
use crate::app_context::AppContext;
use leptos::html;
use leptos::prelude::*;
use web_sys::HtmlDialogElement;

/// A modal dialog, open from its creation on. It is closed before it is taken out of the page, so that the browser
/// gives the focus back to what had it before.
#[component]
pub fn Dialog(
    class: &'static str,
    /// The player has closed it, by Escape or a tap beside it.
    on_close: Callback<()>,
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    let element = move || -> Option<HtmlDialogElement> { dialog.try_get_untracked().flatten() };
    dialog.on_load(|dialog| {
        // One that has been given up by now is not in the page any more.
        let _ = dialog.show_modal();
    });
    on_cleanup(move || {
        if let Some(dialog) = element() {
            dialog.close();
        }
    });
    let close_beside = move |event: web_sys::MouseEvent| {
        // What is beside a dialog is its own backdrop.
        if event.target() == element().map(Into::into) {
            on_close.run(());
        }
    };
    view! {
        <dialog
            node_ref=dialog
            class=class
            on:close=move |_| on_close.run(())
            on:click=close_beside
        >
            {children()}
        </dialog>
    }
}

/// The button that closes a dialog.
#[component]
pub fn CloseButton(
    on_click: Callback<()>,
    #[prop(default = "icon-btn dialog__close")] class: &'static str,
) -> impl IntoView {
    let app = AppContext::use_context();
    let label = Signal::derive(move || app.look().words.close());
    view! { <IconButton name="close" label class on_click /> }
}
