//! A button that copies a text.

use crate::app_context::AppContext;
use crate::components::icon::Icon;
use crate::platform::promise::then;
use crate::toasts::Toast;
use js_sys::{Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::Clipboard;

/// A button that copies a text. Where the browser does not allow that, the text appears below the button, to be copied
/// by hand.
#[component]
pub fn CopyButton(
    #[prop(default = "btn")] class: &'static str,
    /// What the button is called in the page.
    #[prop(optional)]
    call: Option<&'static str>,
    /// The text, if there is one by now.
    text: Callback<(), Option<String>>,
    /// What stands on the button.
    children: Children,
) -> impl IntoView {
    let app = AppContext::use_context();
    let refused = RwSignal::new(None);
    view! {
        <div class="copy">
            <button
                type="button"
                class=class
                data-call=call
                on:click=move |_| copy(app, text.run(()), refused)
            >
                {children()}
            </button>
            <ByHand refused />
        </div>
    }
}

fn copy(app: AppContext, text: Option<String>, refused: RwSignal<Option<String>>) {
    let Some(text) = text else {
        return;
    };
    refused.set(None);
    let Some(written) = write(&text) else {
        return refused.set(Some(text));
    };
    // The button may be gone by then.
    let on_refused = Closure::once_into_js(move |_: JsValue| drop(refused.try_set(Some(text))));
    then(&written, move |_| app.notify(Toast::Copied), &on_refused);
}

/// Asks the browser to copy a text; nothing where it has no clipboard, as on pages without HTTPS.
fn write(text: &str) -> Option<Promise> {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into()).ok()?;
    let clipboard: Clipboard = clipboard.is_object().then(|| clipboard.unchecked_into())?;
    Some(clipboard.write_text(text))
}

/// The text that could not be copied. A tap selects all of it (`user-select`).
#[component]
fn ByHand(refused: RwSignal<Option<String>>) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let by_hand = move |text| {
        view! {
            <div class="note">
                <Icon name="info" />
                <p role="alert">{words.not_copied()}</p>
            </div>
            <p class="copy__text" tabindex="0">
                {text}
            </p>
        }
        .into_any()
    };
    move || refused.get().map(by_hand)
}
