//! The score as the sources keep it: a card half hidden by another, one pip more for each point.

use super::card::BACK;
use crate::app::page::Page;
use crate::app::table::pips;
use crate::cards::Suit;
use leptos::prelude::*;

/// Whose score card it is, and where it lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// The player's.
    Mine,
    /// The other's.
    Theirs,
    /// One that stands alone, at the end of a deal; with the suit's own colour.
    Still(Suit),
}

/// A score card: points of a target, the last `new` of them just won.
pub fn keeper(
    whose: Whose,
    points: Signal<u16>,
    new: Signal<u16>,
    target: Signal<u16>,
    label: Signal<String>,
) -> AnyView {
    let (class, suit) = match whose {
        Whose::Mine => ("keeper keeper--mine suit-h", "#card-sH"),
        Whose::Theirs => ("keeper keeper--theirs suit-s", "#card-sS"),
        Whose::Still(Suit::Spades) => ("keeper keeper--mine keeper--still suit-s", "#card-sS"),
        Whose::Still(_) => ("keeper keeper--mine keeper--still suit-h", "#card-sH"),
    };
    let drawn = move || {
        let (target, points) = (target.get(), points.get());
        let Some(card) = pips::card_for(target) else {
            return plain(points, target);
        };
        drawing(card, suit, points, new.get())
    };
    view! {
        <span class=class role="img" aria-label=label>
            {drawn}
        </span>
    }
    .into_any()
}

/// A target no card has the pips for: the number stands there.
fn plain(points: u16, target: u16) -> AnyView {
    view! { <b class="keeper__number num" aria-hidden="true">{points} "/" {target}</b> }.into_any()
}

fn drawing(card: &'static pips::Pips, suit: &'static str, points: u16, new: u16) -> AnyView {
    let target = card.target;
    let points = points.min(target);
    let half = card.size / 2.0;
    let pip = |(x, y): &(f32, f32)| {
        view! {
            <use_
                href=suit
                x=(x - half).to_string()
                y=(y - half).to_string()
                width=card.size.to_string()
                height=card.size.to_string()
            />
        }
    };
    let lid = format!("keeper__lid keeper__lid--{target}-{points}");
    let rings = card
        .uncovered_between(points.saturating_sub(new), points)
        .map(|(x, y)| {
            view! { <circle class="keeper__new" cx=x.to_string() cy=y.to_string() r="8"/> }
        })
        .collect_view();
    view! {
        <svg viewBox="-2 -78 96 164">
            <rect class="keeper__card" x=".5" y=".5" width="59" height="83" rx="3.7"/>
            <g class="keeper__pip">{card.places.iter().map(pip).collect_view()}</g>
            {rings}
            <g class=lid>
                <use_ class="keeper__back" href=BACK.to_owned() width="60" height="84"/>
            </g>
        </svg>
    }
    .into_any()
}

/// Both score cards beside the trick.
pub fn keepers() -> impl IntoView {
    let (page, game) = (Page::here(), crate::app::game::Game::here());
    let side = move |side: usize| {
        let points = Signal::derive(move || {
            game.standing
                .with(|standing| standing.points.get(side).copied().unwrap_or(0))
        });
        let target = Signal::derive(move || game.standing.with(|standing| standing.rules.target));
        let label = Signal::derive(move || {
            let who = game.told.with(|told| told.side(side));
            page.words.get().score_card(who, points.get(), target.get())
        });
        let whose = if side == 0 {
            Whose::Mine
        } else {
            Whose::Theirs
        };
        keeper(whose, points, Signal::derive(|| 0), target, label)
    };
    view! {
        <section class="keepers" aria-label=move || page.words.get().score()>
            {side(1)}
            {side(0)}
        </section>
    }
}
