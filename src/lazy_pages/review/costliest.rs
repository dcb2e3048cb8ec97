//! The costliest decision of a deal.

use super::{ReviewedDeal, tenths};
use crate::components::card::OpenCard;
use crate::lazy_pages::practice_button::PracticeButton;
use crate::model::review::{ReviewedDecision, behind_from_the_start, costliest};
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::Action;

/// The costliest of these decisions with what would have been better, or that there is none.
#[component]
pub fn CostliestDecision(
    deal: ReviewedDeal,
    decisions: Vec<ReviewedDecision>,
    /// The decision after which chance cost the player more; that is said first then.
    unlucky: Option<usize>,
) -> impl IntoView {
    let (words, rules) = (deal.words, deal.context.rules);
    let luck = unlucky.map(|place| {
        view! {
            <p>
                <b>{words.bad_luck(place + 1)}</b>
            </p>
        }
        .into_any()
    });
    let found =
        costliest(&decisions).and_then(|(place, cost)| Some((place, cost, decisions.get(place)?)));
    let Some((place, cost, decision)) = found else {
        let lost = luck.is_none() && !deal.is_won();
        let behind = behind_from_the_start(&decisions, rules.game).filter(|_| lost);
        let cards = behind.map(|value| {
            let said = words.cards_decided(rules.game, tenths(value));
            view! {
                <p>
                    <b>{said}</b>
                </p>
            }
            .into_any()
        });
        return view! {
            {luck}
            {cards}
            <p>{words.faultless()}</p>
            <div class="btn-row">
                <PracticeButton label=words.from_beginning() replay=deal.up_to(0) />
            </div>
        }
        .into_any();
    };
    let heading = match (deal.went_well(decision), cost) {
        _ if deal.may_end_match && cost < i32::MAX => words.costliest_in_points(place + 1),
        _ if unlucky.is_some() => words.costliest_beside_luck(place + 1),
        (true, i32::MAX) => words.risky_decision(place + 1),
        _ if deal.is_won() => words.costliest_decision(place + 1),
        _ => words.key_decision(place + 1),
    };
    let better = decision.better();
    let reasons = decision
        .evaluation
        .as_ref()
        .map(|evaluation| evaluation.reasons.clone());
    let reasons = reasons
        .filter(|reasons| !reasons.is_empty())
        .or_else(|| equally_good_moves(deal, decision))
        .unwrap_or_default();
    let text = |advised: Option<String>| {
        let worth = (cost < i32::MAX).then(|| {
            view! {
                {" "}
                <b>{words.worth_more(rules.game, tenths(cost))}</b>
            }
            .into_any()
        });
        let text = [&*advised.unwrap_or_default(), " ", &reasons].concat();
        view! { <p>{text} {worth}</p> }.into_any()
    };
    let cards = decision.action.card().zip(better.and_then(Action::card));
    let shown = match cards {
        Some((played, card)) => view! {
            <div class="costliest__cards">
                <CaptionedCard card=played caption=words.was_played() />
                <CaptionedCard card caption=words.was_better() />
                {text(better.map(|better| words.advised_sentence(better, &rules)))}
            </div>
        }
        .into_any(),
        None => view! {
            <div class="costliest__words">
                <p>{words.your_move(decision.action, decision.led, &rules)}</p>
                {text(better.map(|better| words.better_move(better, &rules)))}
            </div>
        }
        .into_any(),
    };
    view! {
        {luck}
        <h3>{heading}</h3>
        {shown}
        <div class="btn-row">
            <PracticeButton label=words.from_here() replay=deal.up_to(decision.moves) call="again" />
        </div>
    }
    .into_any()
}

/// The moves that would have been as good as the best, if there are few.
fn equally_good_moves(deal: ReviewedDeal, decision: &ReviewedDecision) -> Option<String> {
    let moves = &decision.evaluation.as_ref()?.moves;
    let (_, best) = moves.first()?;
    let others = moves.iter().skip(1).filter(|(_, value)| value == best);
    let names: Vec<String> = others
        .map(|(action, _)| deal.words.move_name(*action, &deal.context.rules))
        .collect();
    (1..=3)
        .contains(&names.len())
        .then(|| deal.words.as_good(&names))
}

/// A card with a word under it.
#[component]
fn CaptionedCard(card: Card, caption: &'static str) -> impl IntoView {
    view! {
        <figure>
            <OpenCard card />
            <figcaption>{caption}</figcaption>
        </figure>
    }
}
