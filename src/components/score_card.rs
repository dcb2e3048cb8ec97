//! The score as the sources keep it: a card half hidden by another, one pip more for each point.

use super::table::{TableChoice, TableModel};
use crate::app_context::AppContext;
use crate::i18n::TextContext;
use crate::model::table::pips::{self, Pips};
use crate::model::table::standing::Standing;
use crate::model::table::symbol::{suit_class, suit_symbol};
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Suit;
use web_sys::MouseEvent;

/// A score card: points of a target, the last `new` of them just won.
#[derive(Clone, Copy, PartialEq, Eq)]
struct CardScore {
    points: u16,
    new: u16,
    target: u16,
}

fn card_score(standing: &Standing, side: usize) -> CardScore {
    let of = |list: &[u16]| list.get(side).copied().unwrap_or(0);
    CardScore {
        points: of(&standing.points),
        new: of(&standing.gained),
        target: standing.rules.target,
    }
}

/// The suits the sides keep their score in.
const SUITS: [Suit; 4] = [Suit::Hearts, Suit::Spades, Suit::Clubs, Suit::Diamonds];

/// The score card of a side; where no card has as many pips as the match has points, the points in digits.
#[component]
fn ScoreCard(
    standing: RwSignal<Standing>,
    context: Signal<TextContext>,
    side: usize,
    /// How it lies.
    class: &'static str,
    /// The table it lies on, which says what it is when it is tapped.
    #[prop(optional)]
    model: Option<TableModel>,
    /// Whether new points are marked.
    #[prop(optional)]
    marks_new: bool,
) -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let (suit, face) = (SUITS[side & 3], app.face_untracked());
    let explain = move |event: MouseEvent| {
        if let Some(model) = model {
            event.stop_propagation();
            model.choose(TableChoice::ScoreCard(side));
        }
    };
    let score = move || standing.with(|standing| card_score(standing, side));
    let target = Memo::new(move |_| score().target);
    view! {
        <span
            class=["score-card ", class, suit_class(suit, face)].concat()
            role="img"
            title=words.score_card_meaning()
            on:click=explain
            aria-label=move || {
                let CardScore { points, target, .. } = score();
                words.score_card(context.with(|context| context.side(side)), points, target)
            }
        >
            {move || match pips::card_for(target.get()) {
                Some(card) => view! { <Numeral standing side card suit=suit_symbol(suit, face) marks_new /> }.into_any(),
                None => {
                    view! {
                        <b class="score-card__number num" aria-hidden="true">
                            {move || {
                                let CardScore { points, target, .. } = score();
                                [&*points.to_string(), "/", &target.to_string()].concat()
                            }}
                        </b>
                    }
                        .into_any()
                }
            }}
        </span>
    }
}

/// A numeral card and over it another that leaves as many pips to be seen as there are points.
#[component]
fn Numeral(
    standing: RwSignal<Standing>,
    side: usize,
    card: &'static Pips,
    /// The drawing of a pip.
    suit: &'static str,
    marks_new: bool,
) -> impl IntoView {
    let half = card.size / 2;
    let pip = |(x, y): &(i32, i32)| {
        view! {
            <use_
                href=suit
                x=from_hundredths(x - half)
                y=from_hundredths(y - half)
                width=from_hundredths(card.size)
                height=from_hundredths(card.size)
            />
        }
        .into_any()
    };
    let ring = |(x, y): (i32, i32)| {
        view! { <circle class="score-card__new" cx=from_hundredths(x) cy=from_hundredths(y) r="8" /> }.into_any()
    };
    let score = move || standing.with(|standing| card_score(standing, side));
    let points = move || score().points.min(card.target);
    let rings = move || {
        let first = points().saturating_sub(score().new);
        card.uncovered_between(first, points())
            .map(ring)
            .collect_view()
    };
    view! {
        <svg viewBox="-2 -78 96 164" aria-hidden="true">
            <rect class="score-card__card" x=".5" y=".5" width="59" height="83" rx="3.7" />
            <g class="score-card__pip">{card.places.iter().map(pip).collect_view()}</g>
            <g class=move || {
                let (points, target) = (points().to_string(), card.target.to_string());
                ["score-card__lid score-card__lid--", &target, "-", &points].concat()
            }>
                <use_ class="score-card__back" href="#card-back" width="60" height="84" />
                <path
                    class="score-card__zero"
                    d="M30 29.5a8 12.5 0 0 1 0 25 8 12.5 0 0 1 0-25Zm0 2a4 10.5 0 0 0 0 21 4 10.5 0 0 0 0-21Z"
                />
            </g>
            {move || marks_new.then(rings)}
        </svg>
    }
}

/// Hundredths as units.
fn from_hundredths(hundredths: i32) -> String {
    let part = (hundredths % 100).to_string();
    let zero = if part.len() < 2 { "0" } else { "" };
    [&*(hundredths / 100).to_string(), ".", zero, &part].concat()
}

/// The score cards of two beside the trick, the player's own last; a single deal counts on none.
#[component]
pub fn ScoreCards(model: TableModel, standing: RwSignal<Standing>) -> impl IntoView {
    let context = model.context;
    let class = move || {
        if standing.with(|standing| standing.is_single_deal) {
            "score-cards score-cards--none"
        } else {
            "score-cards"
        }
    };
    view! {
        <section
            class=class
            aria-label=AppContext::use_context().words_untracked().score()
        >
            <ScoreCard model standing context side=1 class="score-card--theirs " />
            <ScoreCard model standing context side=0 class="score-card--mine " />
        </section>
    }
}

/// A score card in a corner of the table of three or four; the first other's of three lies left.
#[component]
pub fn CornerScoreCard(
    model: TableModel,
    standing: RwSignal<Standing>,
    side: usize,
) -> impl IntoView {
    let context = model.context;
    let sides = standing.with_untracked(|standing| standing.points.len());
    let class = match side {
        0 => "score-card--mine ",
        1 if sides > 2 => "score-card--theirs score-card--left ",
        _ => "score-card--theirs ",
    };
    view! { <ScoreCard model standing context side class /> }
}

/// A score card at the end of a deal, new points marked.
#[component]
pub fn ScoreCardAtEnd(
    standing: RwSignal<Standing>,
    context: Signal<TextContext>,
    side: usize,
) -> impl IntoView {
    view! { <ScoreCard standing context side class="score-card--mine score-card--still " marks_new=true /> }
}
