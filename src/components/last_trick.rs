//! Tricks to look at: the last one, and the player's own older ones.

use super::card::OpenCard;
use super::dialog::{CloseButton, Dialog};
use crate::app_context::AppContext;
use crate::game::GameController;
use crate::i18n::Person;
use crate::model::table::scene::Laid;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::{Event, Illegal};

/// Which cards the last trick was, of whom, and who took it.
#[component]
pub fn TrickTaken() -> impl IntoView {
    let (app, game) = (AppContext::use_context(), GameController::use_context());
    let trick = move || {
        let (words, context) = (app.look().words, game.text_context());
        game.scene.with(|scene| {
            let Some((laid, taker)) = &scene.last_trick else {
                return view! { <p>{words.no_trick_yet()}</p> }.into_any();
            };
            let card = |laid: &Laid| {
                let (who, takes) = (context.person(laid.seat), laid.seat == *taker);
                view! { <TrickCard card=laid.card who takes /> }.into_any()
            };
            let cards = laid.iter().map(card).collect_view();
            let is_taken = |event: &&Event| matches!(event, Event::TrickTaken { .. });
            let taken = scene.events.iter().rev().find(is_taken);
            view! {
                <div class="dialog__cards">{cards}</div>
                {taken.map(|event| view! { <p>{words.event(event, &context)}</p> }.into_any())}
            }
            .into_any()
        })
    };
    view! { {move || trick()} }
}

/// The last trick.
#[component]
pub fn LastTrick(on_close: Callback<()>) -> impl IntoView {
    let (app, game) = (AppContext::use_context(), GameController::use_context());
    let may_look_back = Memo::new(move |_| game.may_look_back());
    let look_back = move || {
        view! {
            <p>{move || costs(app, game)}</p>
            <div class="btn-stack">
                <button
                    type="button"
                    class="btn btn--wide"
                    data-call="look-back"
                    on:click=move |_| game.look_back()
                >
                    {move || app.look().words.look_back()}
                </button>
            </div>
        }
        .into_any()
    };
    view! {
        <Dialog class="dialog" on_close>
            <CloseButton on_click=on_close />
            <h2>{move || app.look().words.last_trick()}</h2>
            <TrickTaken />
            {move || may_look_back.get().then(look_back)}
        </Dialog>
    }
}

/// A card of a trick, and whose it is.
#[component]
pub fn TrickCard(
    card: Card,
    who: Person,
    /// Whether he took the trick with it.
    takes: bool,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    view! {
        <figure>
            <OpenCard card />
            <figcaption class=takes.then_some("is-taker")>
                {words.person(who)}
            </figcaption>
        </figure>
    }
    .into_any()
}

/// What looking at older tricks costs.
fn costs(app: AppContext, game: GameController) -> String {
    let words = app.look().words;
    let rules = game.text_context().rules;
    let reason = words.refusal(Illegal::OlderTricks, &rules, CardSet::EMPTY);
    [&*reason, " ", words.offence_costs()].concat()
}

/// The player's older tricks. Only who may not see them any more looks at them: what it costs is said before, and again
/// with them.
#[component]
pub fn OlderTricks(tricks: Vec<(u8, Vec<Laid>)>, on_close: Callback<()>) -> impl IntoView {
    let (app, game) = (AppContext::use_context(), GameController::use_context());
    let figure = |(number, laid): &(u8, Vec<Laid>)| {
        let cards = laid
            .iter()
            .map(|laid| view! { <OpenCard card=laid.card /> }.into_any());
        view! {
            <figure>
                <span class="old-trick">{cards.collect_view()}</span>
                <figcaption class="num">{[&*number.to_string(), "."].concat()}</figcaption>
            </figure>
        }
        .into_any()
    };
    let figures = move || {
        // Names and faces of the cards are those of the present look.
        let _ = app.look();
        tricks.iter().map(figure).collect_view()
    };
    view! {
        <Dialog class="dialog" on_close>
            <CloseButton on_click=on_close />
            <h2>{move || app.look().words.your_old_tricks()}</h2>
            <p role="alert">{move || costs(app, game)}</p>
            <div class="old-tricks">{move || figures()}</div>
        </Dialog>
    }
}
