//! "Aus": with a marriage or without, and with what the player has counted.

use super::count_field::{CountField, count_in};
use super::dialog::{CloseButton, Dialog};
use super::list::List;
use super::log::own_card_points;
use crate::app_context::AppContext;
use crate::game::GameController;
use crate::i18n::Prompt;
use crate::model::match_session::PLAYER;
use crate::model::table::claim::{self, ClaimAnswer};
use crate::model::table::scene::Scene;
use leptos::html;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Suit;

/// What the dialog's answers are drawn from.
#[derive(Clone, Copy)]
struct ClaimModel {
    app: AppContext,
    game: GameController,
    /// The marriages that can be announced with the claim, and what they bring.
    marriages: Memo<Vec<(Suit, u16)>>,
    /// Whether 1000 are claimed.
    thousand: bool,
    field: NodeRef<html::Input>,
}

impl ClaimModel {
    fn new() -> ClaimModel {
        let game = GameController::use_context();
        ClaimModel {
            app: AppContext::use_context(),
            game,
            // As they were where it is not the player's turn any more.
            marriages: Memo::new(move |before: Option<&Vec<(Suit, u16)>>| {
                game.view.with(|view| match view.awaited() {
                    Some(PLAYER) => claim::marriages(view),
                    _ => before.cloned().unwrap_or_default(),
                })
            }),
            thousand: untrack(|| game.text_context().thousand()),
            field: NodeRef::new(),
        }
    }

    /// The player's card points; where he counts himself, nothing tells him what suffices.
    fn points(self) -> Option<u16> {
        let shows_points = self.game.text_context().show_points;
        let own = || self.game.scene.with(Scene::own_side);
        (shows_points && !self.thousand).then(|| own().card_points())
    }

    /// What announcing this marriage brings.
    fn worth(self, suit: Suit) -> u16 {
        self.marriages.with(|marriages| {
            let marriage = marriages.iter().find(|(other, _)| *other == suit);
            marriage.map_or(0, |(_, worth)| *worth)
        })
    }

    /// The class of an answer's button. Where the points are shown, the answer that does not lose stands out.
    fn class(self, answer: ClaimAnswer) -> &'static str {
        let right = self.points().map(|points| {
            self.marriages
                .with(|marriages| claim::right_answer(points, marriages))
        });
        if right == Some(answer) {
            "btn btn--wide btn--primary"
        } else {
            "btn btn--wide"
        }
    }

    fn title(self) -> &'static str {
        let words = self.app.look().words;
        if self.thousand {
            words.claim_thousand()
        } else {
            words.out()
        }
    }

    fn claim(self, marriage: Option<Suit>) {
        self.game.claim(marriage, count_in(self.field));
    }
}

/// The claim to have 66, or 1000.
#[component]
pub fn Claim(on_close: Callback<()>) -> impl IntoView {
    let model = ClaimModel::new();
    let ClaimModel {
        app,
        game,
        marriages,
        field,
        ..
    } = model;
    Effect::new(move |_| {
        if game.is_end_shown.get() {
            on_close.run(());
        }
    });
    let without = move || {
        if model.thousand || marriages.with(Vec::is_empty) {
            model.title()
        } else {
            app.look().words.claim_without_marriage()
        }
    };
    let suits = Signal::derive(move || {
        let suits = |marriages: &Vec<(Suit, u16)>| {
            let suits = marriages.iter().map(|(suit, _)| *suit as u32);
            suits.collect()
        };
        marriages.with(suits)
    });
    let with_marriage = Callback::new(move |suit: u32| {
        let suit = Suit::from_index(suit as u8);
        view! { <WithMarriage model suit /> }.into_any()
    });
    let risk = move || {
        let context = game.text_context();
        app.look()
            .words
            .prompt(Prompt::ConfirmOut { counted: None }, &context.rules)
    };
    let own_count = move || {
        let words = app.look().words;
        let points = own_card_points(words, game)?;
        let who = words.person(game.text_context().side(0));
        Some(view! { <p>{[&*who, ": ", &points].concat()}</p> }.into_any())
    };
    let label = Signal::derive(move || app.look().words.your_count().to_owned());
    let asks_count = game.asks_count_untracked();
    let count = asks_count.then(|| view! { <CountField id="own-count" label field /> }.into_any());
    view! {
        <Dialog class="dialog" on_close>
            <CloseButton on_click=on_close />
            <h2>{move || model.title()}</h2>
            <p>{risk}</p>
            {own_count}
            {count}
            <div class="btn-stack">
                <List keys=suits item=with_marriage />
                <button
                    type="button"
                    class=move || model.class(ClaimAnswer::WithoutMarriage)
                    data-call="out-without"
                    on:click=move |_| model.claim(None)
                >
                    {move || without()}
                </button>
                <button
                    type="button"
                    class=move || model.class(ClaimAnswer::PlayOn)
                    autofocus=!asks_count
                    on:click=move |_| on_close.run(())
                >
                    {move || app.look().words.stay()}
                </button>
            </div>
        </Dialog>
    }
}

/// The claim with this marriage, and what both add up to: "Aus mit König und Dame in Herz (40)", "30 + 40 = 70".
#[component]
fn WithMarriage(model: ClaimModel, suit: Suit) -> impl IntoView {
    let claim = move || {
        let words = model.app.look().words;
        words.claim_with_marriage(suit, model.worth(suit))
    };
    let sum = move || {
        let own = model.points()?;
        let worth = model.worth(suit);
        let [own, worth, sum] = [own, worth, own + worth].map(|number| number.to_string());
        let sum = [&*own, "\u{a0}+\u{a0}", &worth, "\u{a0}=\u{a0}", &sum].concat();
        Some(view! { <small class="num">{sum}</small> }.into_any())
    };
    view! {
        <button
            type="button"
            class=move || model.class(ClaimAnswer::WithMarriage(suit))
            data-call="out-with"
            on:click=move |_| model.claim(Some(suit))
        >
            {move || claim()}
            {move || sum()}
        </button>
    }
}
