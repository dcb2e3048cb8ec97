//! The written score of free choice of trumps (3.2): card points deal by deal.

use crate::app_context::AppContext;
use crate::i18n::{TextContext, Words};
use crate::model::table::standing::Standing;
use leptos::prelude::*;
use sechsundsechzig_engine::match_score::FIVE_DEALS;
use sechsundsechzig_engine::rules::MatchLength;

/// How far the match goes.
pub fn goal(words: Words, standing: &Standing) -> String {
    match standing.rules.match_length {
        MatchLength::Thousand => words.up_to(1000),
        MatchLength::FiveDeals => {
            let number = standing.deals.len() as u32 + 1;
            // A tie after the fifth is played on.
            words.deal_of(number, FIVE_DEALS.max(number))
        }
    }
}

/// Each side's points so far, the other player first, and how far the match goes.
#[component]
pub fn RunningScore(standing: RwSignal<Standing>, context: Signal<TextContext>) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let row = move |side: usize| {
        view! {
            <p class="running-score__row">
                <span>{move || words.person(context.with(|context| context.side(side)))}</span>
                {" "}
                <b class="num">
                    {move || {
                        let points = standing
                            .with(|standing| standing.points.get(side).copied());
                        points.unwrap_or(0).to_string()
                    }}
                </b>
            </p>
        }
        .into_any()
    };
    view! {
        <section class="running-score" aria-label=words.written_score()>
            {[1, 0].map(row).into_iter().collect_view()}
            <p class="running-score__goal">{move || standing.with(|standing| goal(words, standing))}</p>
        </section>
    }
}
