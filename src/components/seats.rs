//! Who else sits at the table: portrait, name, what he has won, and his cards, from behind or face up.

use super::card::CardBack;
use super::icon::Sprite;
use super::list::List;
use super::portrait::Portrait;
use super::table::TableModel;
use crate::app_context::AppContext;
use crate::i18n::{Person, TextContext, Words};
use crate::model::table::opening::Role;
use crate::model::table::scene::Scene;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::Seat;

/// Everybody but the viewer; of four, two sit beside the trick unless their cards are open.
#[component]
pub fn Seats(model: TableModel) -> impl IntoView {
    let scene = model.scene;
    let players = scene.with_untracked(|scene| scene.seats.len());
    let viewer = Memo::new(move |_| scene.with(|scene| scene.viewer.0));
    let is_open = Memo::new(move |_| model.marks.with(|marks| marks.open_hands.is_some()));
    view! {
        <div class=move || if is_open.get() { "seats seats--open" } else { "seats" }>
            {move || {
                let viewer = Seat(viewer.get());
                let others = (1..players as u8).map(|steps| viewer.left(steps, players as u8));
                match (is_open.get(), players) {
                    (true, _) => {
                        others
                            .map(|at| {
                                view! {
                                    <SeatPlate model at>
                                        {model.open_hand.map(|open_hand| open_hand(model, at))}
                                    </SeatPlate>
                                }.into_any()
                            })
                            .collect_view()
                    }
                    (false, 3) => {
                        others
                            .map(|at| view! { <SeatPlate model at class="seat--small" /> }.into_any())
                            .collect_view()
                    }
                    (false, 4) => {
                        others
                            .skip(1)
                            .take(1)
                            .map(|at| view! { <SeatPlate model at class="seat--center" /> }.into_any())
                            .collect_view()
                    }
                    (false, _) => {
                        others
                            .map(|at| {
                                view! {
                                    <SeatPlate model at>
                                        <Fan scene at />
                                    </SeatPlate>
                                }.into_any()
                            })
                            .collect_view()
                    }
                }
            }}
        </div>
    }
}

/// A seat beside the trick.
#[component]
pub fn SeatBesideTrick(model: TableModel, at: Seat, corner: &'static str) -> impl IntoView {
    let class = match corner {
        "at-l" => "seat--post at-l",
        _ => "seat--post at-r",
    };
    view! { <SeatPlate model at class /> }
}

/// One seat: portrait, what he has just said, name and what is known of him, then perhaps his cards.
#[component]
fn SeatPlate(
    model: TableModel,
    at: Seat,
    #[prop(optional)] class: &'static str,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let TableModel { scene, context, .. } = model;
    let players = scene.with_untracked(|scene| scene.seats.len());
    let is_turn = move || model.marks.with(|marks| marks.turn) == Some(at);
    let person = Memo::new(move |_| context.with(|context| context.person(at)));
    let is_partner = model.is_in_match() && scene.with_untracked(Scene::partner) == Some(at);
    view! {
        <section
            class=move || {
                let turn = if players > 2 && is_turn() { " seat--turn" } else { "" };
                ["seat ", class, turn].concat()
            }
            aria-label=move || {
                let here = scene.with(|scene| scene.seat(at));
                words.seat(person.get(), here.held, here.tricks.into())
            }
            data-seat=at.0.to_string()
        >
            {move || view! { <SeatPortrait person=person.get() /> }.into_any()}
            {model.is_in_match().then(|| view! { <Spoken model at /> }.into_any())}
            <span class="seat__who">
                <span class="seat__name">
                    {move || match players {
                        2 => words.full_name(person.get()),
                        _ => words.person(person.get()),
                    }}
                </span>
                <span class=move || {
                    if is_partner {
                        "seat__tricks team"
                    } else if players == 2 && is_turn() {
                        "seat__tricks seat__turn"
                    } else {
                        "seat__tricks"
                    }
                }>
                    {move || match role(model, at) {
                        Some((name, href)) => view! { <a href=href>{name(words)}</a> }.into_any(),
                        None => seat_note(words, model, at).into_any(),
                    }}
                </span>
            </span>
            {children.map(|children| children())}
        </section>
    }
}

/// What is known of a seat in a few letters.
pub fn seat_note(words: Words, model: TableModel, at: Seat) -> String {
    let (scene, context) = (model.scene, model.context);
    if context.with(|context| context.sits_out) == Some(at) {
        return words.sits_out().into();
    }
    let shows_points = context.with(|context| context.show_points)
        && (!model.is_in_match() || model.marks.with(|marks| marks.shows_points));
    scene.with(|scene| {
        let is_partner = model.is_in_match() && scene.partner() == Some(at);
        let won = won_text(words, scene, at, shows_points);
        match scene.seats.len() {
            2 => {
                let tricks = match shows_points {
                    true => [&*words.tricks_count(scene.seat(at).tricks.into()), ", "].concat(),
                    false => String::new(),
                };
                let covered = match scene.talon.covered_by {
                    Some(by) if by == at => [" ", words.has_covered()].concat(),
                    _ => String::new(),
                };
                [tricks, won, covered].concat()
            }
            4 if is_partner => words.your_partner().into(),
            4 if model.is_in_match() => String::new(),
            _ => won,
        }
    })
}

/// What a seat has won: card points where they are shown, else tricks and marriages; before its first trick what its marriages
/// will count.
#[must_use]
pub fn won_text(words: Words, scene: &Scene, at: Seat, shows_points: bool) -> String {
    let here = scene.seat(at);
    if here.melds_ahead() > 0 {
        words.melds_ahead(here.melds_ahead())
    } else if shows_points {
        words.card_points_count(here.points + here.melds_counting())
    } else {
        words.tricks_and_melds(here.tricks.into(), here.melds_counting())
    }
}

/// A word of the glossary and where it is explained.
type Term = (fn(Words) -> &'static str, &'static str);

/// What a seat has to do with how the match's deal begins; that he is the player's partner goes first.
fn role(model: TableModel, at: Seat) -> Option<Term> {
    let context = model.context;
    let (game, sits_out) = context.with(|context| (context.rules.game, context.sits_out));
    let role = model.scene.with(|scene| {
        let is_told = model.is_in_match() && scene.partner() != Some(at);
        Role::of(at, scene, game, sits_out).filter(|_| is_told)
    });
    role.map(|role| match role {
        Role::Dealer => (Words::dealer as _, "#/how-to-play/dealer"),
        Role::Forehand => (Words::forehand as _, "#/how-to-play/forehand"),
    })
}

/// A computer player's portrait; of somebody else a plain drawing.
#[component]
fn SeatPortrait(person: Person) -> impl IntoView {
    let is_theirs = |one: &&Opponent| Person::Computer(**one) == person;
    match Opponent::ALL.iter().find(is_theirs) {
        Some(opponent) => {
            view! { <Portrait opponent=*opponent class="face seat__face" /> }.into_any()
        }
        None => view! {
            <Sprite
                view_box="0 0 24 24"
                class="icon face seat__face seat__face--plain"
                symbol="#icon-person"
            />
        }
        .into_any(),
    }
}

/// What he has just said aloud, unless a marriage on the table says it in figures. The live region says the same in a
/// sentence.
#[component]
pub fn Spoken(
    model: TableModel,
    at: Seat,
    /// Its class, another one where it does not stand beside a seat.
    #[prop(default = "seat__says")]
    class: &'static str,
) -> impl IntoView {
    let said = move || {
        let said = model.marks.with(|marks| marks.spoken);
        let said =
            said.filter(|(seat, _)| *seat == at && model.scene.with(|scene| scene.shown.is_none()));
        said.map(|(_, text)| {
            view! {
                <span class=class aria-hidden="true">
                    {text}
                </span>
            }
            .into_any()
        })
    };
    view! { {move || said()} }
}

/// A hand from behind.
#[component]
fn Fan(scene: Signal<Scene>, at: Seat) -> impl IntoView {
    let keys = Signal::derive(move || {
        let held = scene.with(|scene| scene.seat(at).held);
        (0..u32::from(held)).collect()
    });
    view! {
        <span class="fan" aria-hidden="true">
            <List keys item=Callback::new(|_| view! { <CardBack /> }.into_any()) />
        </span>
    }
}

/// A hand's name: the reader's own, or whose it is.
#[must_use]
pub fn hand_name(words: Words, context: &TextContext, at: Seat, cards: u8) -> String {
    match context.person(at) {
        Person::You => words.hand(cards),
        other => [&*words.full_name(other), ": ", &words.cards_count(cards)].concat(),
    }
}
