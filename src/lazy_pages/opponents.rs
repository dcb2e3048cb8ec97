//! Choose an opponent.

use super::content::ShortText;
use crate::app_context::AppContext;
use crate::components::page_layout::PageLayout;
use crate::components::portrait::Portrait;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;

#[component]
pub fn OpponentsPage() -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let friends = Opponent::ALL
        .iter()
        .map(|opponent| view! { <OpponentChoice opponent=*opponent /> }.into_any());
    view! {
        <PageLayout title=words.opponents()>
            <main class="sheet">
                <h2 class="sheet__title">{words.opponents_question()}</h2>
                <p class="lead">{words.opponents_fair()}</p>
                <div class="friends" role="radiogroup" aria-label=words.opponents()>
                    {friends.collect_view()}
                </div>
                <ShortText name="other-friend" />
                <div class="dock">
                    <a class="btn btn--primary" href="#/">
                        {words.play_now()}
                    </a>
                </div>
            </main>
        </PageLayout>
    }
}

/// One of the friends, who can be chosen.
#[component]
fn OpponentChoice(opponent: Opponent) -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let choose = move |_| {
        // Another window may have changed them since.
        app.read_settings_again();
        app.settings
            .update(|settings| settings.choose_opponent(opponent))
    };
    let dot = |place: usize| {
        let is_on = place <= opponent as usize;
        view! { <i class=is_on.then_some("on")></i> }.into_any()
    };
    view! {
        <label class="friend">
            <input
                type="radio"
                name="friend"
                value=opponent.as_str()
                id=["friend-", opponent.as_str()].concat()
                prop:checked=move || app.settings.with(|settings| settings.opponent == opponent)
                on:change=choose
            />
            <Portrait opponent class="face friend__face" />
            <span class="friend__text">
                <b>{opponent.full_name()}</b>
                <span class="friend__sub">
                    <i>{opponent.home()}</i>
                    <span class="strength" role="img" aria-label=words.strength(opponent)>
                        {(0..4).map(dot).collect_view()}
                    </span>
                </span>
                <span>{words.character(opponent)}</span>
            </span>
        </label>
    }
}
