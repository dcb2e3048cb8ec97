//! A decision's row, and what opens under it: all moves with their worth, what the others saw,
//! the chance, the way back.

use super::analysis::Analysis;
use super::{ReviewedDeal, tenths};
use crate::lazy_pages::card_row::CardRow;
use crate::lazy_pages::practice_button::PracticeButton;
use crate::model::match_session::PLAYER;
use crate::model::review::{
    Evaluation, ReviewedDecision, SeatKnowledge, Severity, Verdict, costliest,
};
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_engine::deal::{Action, Seat};
use web_sys::Element;

/// The row of the decision with this number among all; the costliest is marked. It stays as it is,
/// open or not, while others are evaluated.
#[component]
pub fn DecisionRow(
    deal: ReviewedDeal,
    analysis: Analysis,
    number: usize,
    /// The decision opened last.
    opened: RwSignal<Option<usize>>,
    /// The decision on the board.
    shown: Memo<Option<usize>>,
) -> impl IntoView {
    let words = deal.words;
    let decision = move || {
        analysis
            .decisions
            .with(|decisions| decisions.get(number).cloned())
    };
    let done = untrack(decision).map_or_else(String::new, |decision| {
        words.decision(decision.action, decision.led, &deal.context.rules)
    });
    // What opens is made when it is opened first: finding out what the others saw takes a while.
    let was_opened = RwSignal::new(false);
    let evaluation = Memo::new(move |_| decision().and_then(|decision| decision.evaluation));
    let is_costliest = move || {
        let costliest = analysis.decisions.with(|decisions| costliest(decisions));
        costliest.is_some_and(|(costliest, _)| costliest == number)
    };
    let details = move || {
        evaluation.track();
        let decision = if was_opened.get() {
            untrack(decision)
        } else {
            None
        };
        decision.map(|decision| view! { <DecisionDetails deal decision /> }.into_any())
    };
    view! {
        <li
            aria-current=move || is_costliest().then_some("step")
            data-shown=move || (shown.get() == Some(number)).then_some("")
        >
            <details on:toggle=move |event| {
                if event_target::<Element>(&event).has_attribute("open") {
                    was_opened.set_if_changed(true);
                    opened.set(Some(number));
                }
            }>
                <summary class="decisions__row">
                    <span class="num">{move || place(analysis, number).to_string()}</span>
                    {move || decision().and_then(|one| sign(deal, &one))}
                    <span>{done}</span>
                    <em>{move || decision().map_or_else(String::new, |one| verdict(deal, &one))}</em>
                </summary>
                <div class="decisions__more">{move || details()}</div>
            </details>
        </li>
    }
}

/// The number a decision has in the list, from 1.
fn place(analysis: Analysis, number: usize) -> usize {
    analysis.decisions.with(|decisions| {
        let before = decisions.iter().take(number);
        before.filter(|decision| decision.is_listed()).count() + 1
    })
}

fn verdict(deal: ReviewedDeal, decision: &ReviewedDecision) -> String {
    let words = deal.words;
    match decision.verdict() {
        None => String::new(),
        Some(Verdict::Forced) => words.verdict_forced().into(),
        Some(Verdict::Best) => words.verdict_best().into(),
        Some(Verdict::Good) => words.verdict_good().into(),
        Some(Verdict::Costs(cost)) => words.costs(deal.context.rules.game, tenths(cost)),
        Some(Verdict::Wrong) if deal.went_well(decision) => words.verdict_risky().into(),
        Some(Verdict::Wrong) => words.verdict_wrong().into(),
    }
}

/// The sign before a decision, as beside the moves of a game of chess; the verdict behind it says the same in words.
fn sign(deal: ReviewedDeal, decision: &ReviewedDecision) -> Option<AnyView> {
    let severity = match decision.verdict()? {
        Verdict::Forced => return None,
        Verdict::Best | Verdict::Good => {
            return Some(view! { <i class="sign sign--good" aria-hidden="true"></i> }.into_any());
        }
        Verdict::Costs(cost) => Severity::of(cost, deal.context.rules.game),
        Verdict::Wrong if deal.went_well(decision) => Severity::Inaccuracy,
        Verdict::Wrong => Severity::Blunder,
    };
    let (class, sign) = match severity {
        Severity::Inaccuracy => ("sign sign--inaccuracy", "?!"),
        Severity::Mistake => ("sign", "?"),
        Severity::Blunder => ("sign", "??"),
    };
    let sign = view! {
        <i class=class aria-hidden="true">
            {sign}
        </i>
    };
    Some(sign.into_any())
}

/// All there is to say about a decision.
#[component]
fn DecisionDetails(deal: ReviewedDeal, decision: ReviewedDecision) -> impl IntoView {
    let replay = deal.up_to(decision.moves);
    let knowledge = knowledge(deal, &decision);
    let better = decision.better();
    let evaluation = decision.evaluation.map(|evaluation| {
        view! { <EvaluationDetails deal played=decision.action better evaluation /> }.into_any()
    });
    let knowledge = knowledge
        .into_iter()
        .map(|seat_knowledge| view! { <SeatKnowledgeList deal seat_knowledge /> }.into_any());
    view! {
        {evaluation}
        {knowledge.collect_view()}
        <div class="btn-row">
            <PracticeButton label=deal.words.from_here() replay />
        </div>
    }
}

/// Why, how much each was worth, the chance, and what a clairvoyant would have done.
#[component]
fn EvaluationDetails(
    deal: ReviewedDeal,
    played: Action,
    /// What would have been better.
    better: Option<Action>,
    evaluation: Evaluation,
) -> impl IntoView {
    let (words, rules) = (deal.words, deal.context.rules);
    // What was played is as good where nothing is better, but the reasons are for the first of the moves.
    let best = evaluation.moves.first().map(|(action, _)| *action);
    let is_indifferent = evaluation.is_indifferent();
    let why = if is_indifferent {
        words.all_moves_alike().to_owned()
    } else if better.is_some() || best == Some(played) {
        evaluation.reasons
    } else {
        String::new()
    };
    let better = better.map(|better| words.better_move(better, &rules));
    let reasons: Vec<String> = better.into_iter().chain([why]).collect();
    let reasons = reasons.join(" ");
    let several = evaluation.moves.len() > 1;
    let clairvoyant = (evaluation.clairvoyant).filter(|_| !is_indifferent);
    let rows = evaluation.moves.into_iter().map(|(action, value)| {
        view! {
            <tr>
                <th scope="row">{words.move_name(action, &rules)}</th>
                <td class="num">{words.signed_tenths_aligned(value)}</td>
            </tr>
        }
        .into_any()
    });
    let table = several.then(|| {
        view! {
            <table class="plain">
                <caption>{words.moves_evaluated()}</caption>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        }
        .into_any()
    });
    let chance = several.then(|| {
        let percent = (evaluation.chance + 5) / 10;
        view! {
            <div class="chance">
                <span>{[words.chance(), ": ", &words.percent(percent)].concat()}</span>
                <meter min="0" max="100" value=percent.to_string() aria-label=words.chance() />
            </div>
        }
        .into_any()
    });
    view! {
        {(!reasons.is_empty()).then(|| view! { <p>{reasons}</p> }.into_any())}
        {table}
        {chance}
        {clairvoyant.map(|action| view! { <p>{words.with_open_cards(action, &rules)}</p> }.into_any())}
    }
}

/// What each of the others could see then.
fn knowledge(deal: ReviewedDeal, decision: &ReviewedDecision) -> Vec<SeatKnowledge> {
    let session = deal
        .replay
        .with_value(|replay| replay.after(decision.moves));
    let Some(session) = session else {
        return Vec::new();
    };
    let players = deal.context.rules.game.players();
    let others = (0..players).map(Seat).filter(|seat| *seat != PLAYER);
    others
        .filter(|seat| Some(*seat) != deal.context.sits_out)
        .map(|seat| SeatKnowledge::of(&session, seat))
        .collect()
}

/// What a seat could and could not see.
#[component]
fn SeatKnowledgeList(deal: ReviewedDeal, seat_knowledge: SeatKnowledge) -> impl IntoView {
    let words = deal.words;
    let who = deal.context.person(seat_knowledge.seat);
    let known = (!seat_knowledge.known.is_empty()).then(|| {
        view! { <CardRow caption=words.knew_of_you() cards=seat_knowledge.known /> }.into_any()
    });
    let hidden = (seat_knowledge.unseen > 0)
        .then(|| view! { <p>{words.not_seen(who, seat_knowledge.unseen)}</p> }.into_any());
    view! {
        <section class="knowledge">
            <h4>{words.what_saw(who)}</h4>
            <CardRow caption=words.held() cards=seat_knowledge.hand />
            {known}
            {hidden}
        </section>
    }
}
