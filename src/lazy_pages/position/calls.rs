//! The calls of who is asked, as at the table.

use super::{MoveInput, focus_hand};
use crate::app_context::AppContext;
use crate::components::call_row::{CallButtons, row_class};
use crate::components::table::TableModel;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::deal::Action;

/// What can be called in a position; "Aus" asks for the marriage it is said with. One draws by tapping the talon.
#[component]
pub fn PositionCalls(
    /// What they are drawn from.
    model: TableModel,
    /// Takes what is chosen.
    input: MoveInput,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let asked = Memo::new(move |_| input.marriages.get());
    view! {
        <div
            class=move || {
                if asked.with(Vec::is_empty) { model.choices.with(row_class) } else { "actions" }
            }
            role="group"
            aria-label=words.calls()
        >
            {move || match asked.get() {
                marriages if marriages.is_empty() => view! { <CallButtons model /> }.into_any(),
                marriages => view! { <ClaimWith input marriages /> }.into_any(),
            }}
        </div>
    }
}

/// The marriages "Aus" can be said with, without one, and the way back.
#[component]
fn ClaimWith(input: MoveInput, marriages: Vec<(Suit, u16)>) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let choice = |(text, action): (String, Option<Action>)| {
        view! {
            <button
                type="button"
                class="action"
                data-call=if action.is_some() { "out-with" } else { "back" }
                on:click=move |_| match action {
                    Some(action) => input.act(action),
                    None => {
                        input.ask_nothing();
                        focus_hand();
                    }
                }
            >
                {text}
            </button>
        }
        .into_any()
    };
    let out = |meld| Some(Action::Out { meld });
    let with = |(suit, value): (Suit, u16)| {
        let text = [&*value.to_string(), ": ", &words.marriage(suit)].concat();
        (text, out(Some(suit)))
    };
    let without = (words.claim_without_marriage().to_owned(), out(None));
    let back = (words.cancel().to_owned(), None);
    let choices = marriages.into_iter().map(with).chain([without, back]);
    choices.map(choice).collect_view()
}
