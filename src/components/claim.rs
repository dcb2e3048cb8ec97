//! "Aus": with a marriage or without, and with what the player has counted.

use super::count_field::{CountField, count_in};
use super::dialog::{CloseButton, Dialog};
use super::list::List;
use super::log::own_card_points;
use crate::app_context::AppContext;
use crate::game::GameController;
use crate::i18n::Prompt;
use crate::model::match_session::PLAYER;
use crate::model::table::claim;
use crate::model::table::scene::Scene;
use crate::model::table::turn;
use leptos::html;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Suit;

/// The claim to have 66, or 1000.
#[component]
pub fn Claim(on_close: Callback<()>) -> impl IntoView {
    let (page, game) = (AppContext::use_context(), GameController::use_context());
    // As they were where it is not the player's turn any more.
    let marriages = Memo::new(move |before: Option<&Vec<(Suit, u16)>>| {
        game.view.with(|view| match turn::awaited(view) {
            Some(PLAYER) => claim::marriages(view),
            _ => before.cloned().unwrap_or_default(),
        })
    });
    Effect::new(move |_| {
        if game.over.get() {
            on_close.run(());
        }
    });
    let field = NodeRef::<html::Input>::new();
    let go_out = move |marriage| game.go_out(marriage, count_in(field));
    let thousand = untrack(|| game.text_context().thousand());
    let title = move || {
        if thousand {
            page.look().words.claim_thousand()
        } else {
            page.look().words.out()
        }
    };
    // Where the player counts himself, nothing tells him what suffices.
    let points = move || {
        let context = game.text_context();
        let own = || game.scene.with(Scene::own_side);
        (context.show_points && !thousand).then(|| own().card_points())
    };
    let sufficient = move || {
        let own = points()?;
        marriages.with(|marriages| claim::sufficient(own, marriages))
    };
    let class = move |suffices: bool| {
        if suffices {
            "btn btn--wide btn--primary"
        } else {
            "btn btn--wide"
        }
    };
    let without = move || {
        let words = page.look().words;
        if thousand {
            words.claim_thousand()
        } else if marriages.with(Vec::is_empty) {
            words.out()
        } else {
            words.without_announcing()
        }
    };
    let suits = Signal::derive(move || {
        let marriages = marriages.get().into_iter();
        marriages.map(|(suit, _)| suit as u32).collect()
    });
    let worth = move |suit| {
        let is_worth = |marriages: &Vec<(Suit, u16)>| {
            let marriage = marriages.iter().find(|(other, _)| *other == suit);
            marriage.map_or(0, |(_, worth)| *worth)
        };
        marriages.with(is_worth)
    };
    let with_marriage = Callback::new(move |suit: u32| {
        let suit = Suit::from_index(suit as u8);
        view! {
            <button
                type="button"
                class=move || class(sufficient() == Some(Some(suit)))
                data-call="out-with"
                on:click=move |_| go_out(Some(suit))
            >
                {move || announcement(page, suit, worth(suit))}
                {move || {
                    points()
                        .map(|own| {
                            let worth = worth(suit);
                            let [own, worth, sum] = [own, worth, own + worth]
                                .map(|number| number.to_string());
                            let sum = [&*own, "\u{a0}+\u{a0}", &worth, "\u{a0}=\u{a0}", &sum].concat();
                            view! { <small class="num">{sum}</small> }.into_any()
                        })
                }}
            </button>
        }
        .into_any()
    });
    let risk = move || {
        let context = game.text_context();
        page.look().words.prompt(Prompt::ConfirmOut, &context.rules)
    };
    let own_count = move || {
        let words = page.look().words;
        let points = own_card_points(words, game)?;
        let who = words.person(game.text_context().side(0));
        Some(view! { <p>{[&*who, ": ", &points].concat()}</p> }.into_any())
    };
    let label = Signal::derive(move || page.look().words.your_count().to_owned());
    let count = game
        .asks_count()
        .then(|| view! { <CountField id="own-count" label field /> }.into_any());
    view! {
        <Dialog class="dialog" on_close>
            <CloseButton on_click=on_close />
            <h2>{move || title()}</h2>
            <p>{risk}</p>
            {own_count}
            {count}
            <div class="btn-stack">
                <List keys=suits item=with_marriage />
                <button
                    type="button"
                    class=move || class(sufficient() == Some(None))
                    data-call="out-without"
                    on:click=move |_| go_out(None)
                >
                    {move || without()}
                </button>
            </div>
        </Dialog>
    }
}

/// "40: Herz-König und -Dame".
fn announcement(page: AppContext, suit: Suit, worth: u16) -> String {
    [&*worth.to_string(), ": ", &page.look().words.marriage(suit)].concat()
}
