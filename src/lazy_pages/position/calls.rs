//! The calls of who is asked, as at the table.

use super::{MoveInput, focus_hand};
use crate::app_context::AppContext;
use crate::components::actions::{CallButtons, row_class};
use crate::components::table::TableModel;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Suit;
use sechsundsechzig_engine::deal::Action;

/// What can be called in a position, drawing included; "Aus" asks for the marriage it is said with.
#[component]
pub fn PositionCalls(
    /// What they are drawn from.
    model: TableModel,
    /// Takes what is chosen.
    input: MoveInput,
) -> impl IntoView {
    let words = AppContext::use_context().words();
    let asked = Memo::new(move |_| (input.can_draw(), input.marriages.get()));
    view! {
        <div
            class=move || {
                asked
                    .with(|(can_draw, marriages)| match (can_draw, marriages.is_empty()) {
                        (_, false) => "actions",
                        (true, true) => "actions actions--draw",
                        (false, true) => model.choices.with(row_class),
                    })
            }
            role="group"
            aria-label=words.calls()
        >
            {move || {
                let (can_draw, marriages) = asked.get();
                if !marriages.is_empty() {
                    return view! { <OutWith input marriages /> }.into_any();
                }
                let draw = can_draw
                    .then(|| {
                        view! {
                            <button
                                type="button"
                                class=move || match input.hinted.get() {
                                    Some(Action::Draw) => "action action--hint",
                                    _ => "action",
                                }
                                data-call="draw"
                                on:click=move |_| input.act(Action::Draw)
                            >
                                {words.draw()}
                            </button>
                        }.into_any()
                    });
                view! {
                    {draw}
                    <CallButtons model />
                }
                    .into_any()
            }}
        </div>
    }
}

/// The marriages "Aus" can be said with, without one, and the way back.
#[component]
fn OutWith(input: MoveInput, marriages: Vec<(Suit, u16)>) -> impl IntoView {
    let words = AppContext::use_context().words();
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
    let without = (words.without_announcing().to_owned(), out(None));
    let back = (words.cancel().to_owned(), None);
    let choices = marriages.into_iter().map(with).chain([without, back]);
    choices.map(choice).collect_view()
}
