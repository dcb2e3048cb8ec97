//! A question in mid-match.

use super::dialog::Dialog;
use crate::app_context::AppContext;
use crate::i18n::Words;
use leptos::prelude::*;
use sechsundsechzig_engine::rules::Preset;

/// Asks whether to leave what is being played; to stay is the first answer.
#[component]
pub fn Question(
    /// The question, and what to agree is called.
    texts: [fn(Words) -> &'static str; 2],
    /// The game that is left for, if it may be another.
    game: Option<Preset>,
    on_agree: Callback<()>,
    on_close: Callback<()>,
) -> impl IntoView {
    let page = AppContext::use_context();
    let [question, agree] = texts;
    view! {
        <Dialog class="dialog" on_close>
            <h2>{move || page.look().words.leave_match_title()}</h2>
            <p>{move || question(page.look().words)}</p>
            <div class="btn-row">
                <button
                    type="button"
                    class="btn"
                    data-call="leave"
                    on:click=move |_| on_agree.run(())
                >
                    {move || {
                        let words = page.look().words;
                        let game = game.map(|game| [" (", words.preset(game), ")"].concat());
                        [agree(words), &game.unwrap_or_default()].concat()
                    }}
                </button>
                <button
                    type="button"
                    class="btn btn--primary"
                    autofocus=""
                    on:click=move |_| on_close.run(())
                >
                    {move || page.look().words.stay()}
                </button>
            </div>
        </Dialog>
    }
}
