//! What the solver knows of the cards: those that the opponent has for certain, those not seen yet, and those that are gone.

use super::session::PuzzleSession;
use crate::app_context::AppContext;
use crate::lazy_pages::card_row::CardRow;
use crate::lazy_pages::content::ShortText;
use crate::model::known_cards::KnownCards;
use leptos::prelude::*;
use sechsundsechzig_bots::puzzles::SOLVER;
use sechsundsechzig_engine::deal::{Deal, Seat};

/// The game, both counts, and the cards in lots.
#[component]
pub fn KnownCardsList(session: PuzzleSession) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let (deal, preset) = session
        .puzzle
        .with_value(|puzzle| (puzzle.deal(), puzzle.replay.link().preset));
    let other = session.context.person(SOLVER.other());
    deal.map(|deal| {
        let known = KnownCards::of(&deal.view(SOLVER));
        let bottom = match deal.table().covered {
            Some(_) => words.lies_covered(),
            None => words.turned_up_card(),
        };
        let lots = [
            (words.has_for_certain(other), known.held),
            (bottom.to_owned(), known.bottom),
            (words.not_seen_yet().to_owned(), known.unseen),
            (words.played_cards().to_owned(), known.played),
        ];
        let lots = lots.into_iter().filter(|(_, cards)| !cards.is_empty());
        let lots = lots.map(|(caption, cards)| {
            let cards = session
                .position
                .with_untracked(|position| position.scene.sorted(cards));
            view! { <CardRow caption cards /> }.into_any()
        });
        view! {
            <p>{words.preset(preset)}</p>
            <p>{counts(session)}</p>
            {lots.collect_view()}
            <ShortText name="puzzle-terms" />
        }
        .into_any()
    })
}

/// "Du: 2 Stiche, 45 Augen. Hermen: kein Stich, 0 Augen."
fn counts(session: PuzzleSession) -> String {
    let words = AppContext::use_context().words_untracked();
    let of = |seat: Seat| {
        let one = session
            .position
            .with_untracked(|position| position.scene.seat(seat));
        let tricks = words.tricks_count(one.tricks.into());
        let points = words.card_points_count(one.points + one.melds_counting());
        let who = words.person(session.context.person(seat));
        [&*who, ": ", &*tricks, ", ", &*points, "."].concat()
    };
    [of(SOLVER), of(SOLVER.other())].join(" ")
}
