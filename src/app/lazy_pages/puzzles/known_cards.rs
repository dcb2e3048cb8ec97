//! What the solver knows of the cards: those he has not seen, and those that are gone.

use super::solving::Solving;
use crate::app::app_context::AppContext;
use crate::app::components::card::lying;
use crate::app::dom::{El, el};
use sechsundsechzig_bots::puzzles::SOLVER;
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::{Deal, Seat};

/// The game, and both lots of cards.
#[must_use]
pub fn known(solving: &Solving) -> Vec<El> {
    let words = AppContext::here().words();
    let Some(deal) = solving.puzzle.deal() else {
        return Vec::new();
    };
    let preset = solving.puzzle.replay.link().preset;
    let (unseen, played) = (deal.view(SOLVER).unseen(), deal.table().played());
    let lots = [
        (words.not_seen_yet(), unseen),
        (words.played_cards(), played),
    ];
    let lots = lots.into_iter().filter(|(_, cards)| !cards.is_empty());
    [words.preset(preset).to_owned(), counts(solving)]
        .map(|text| el("p", "").text(&text))
        .into_iter()
        .chain(lots.map(|(label, cards)| lot(solving, label, cards)))
        .collect()
}

/// "Du: 2 Stiche, 45 Augen. Hermen: kein Stich, 0 Augen."
fn counts(solving: &Solving) -> String {
    let words = AppContext::here().words();
    let of = |seat: Seat| {
        let one = solving
            .here
            .with_untracked(|position| position.scene.seat(seat));
        let tricks = words.tricks_count(one.tricks.into());
        let points = words.card_points_count(one.points + one.melds_counting());
        let who = words.person(solving.told.person(seat));
        [&*who, ": ", &*tricks, ", ", &*points, "."].concat()
    };
    [of(SOLVER), of(SOLVER.other())].join(" ")
}

fn lot(solving: &Solving, label: &str, cards: CardSet) -> El {
    let sorted = solving
        .here
        .with_untracked(|position| position.scene.sorted(cards));
    let shown = sorted.into_iter().map(|card| lying(card, ""));
    el("figure", "sight__cards")
        .put(el("figcaption", "").text(label))
        .put(el("div", "").all(shown))
}
