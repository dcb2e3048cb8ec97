//! The table.

use crate::app::app_context::AppContext;
use crate::app::components::actions::actions;
use crate::app::components::bar::bar;
use crate::app::components::end::end;
use crate::app::components::hand::hand;
use crate::app::components::log::log;
use crate::app::components::move_list::side;
use crate::app::components::multiplayer_trick::ring;
use crate::app::components::offer::offer;
use crate::app::components::peg_board::{board, turned};
use crate::app::components::running_score::written;
use crate::app::components::score_card::keepers;
use crate::app::components::seats::seats;
use crate::app::components::talon::{felt_class, talon};
use crate::app::components::tooltip::bubbles;
use crate::app::components::trick::trick;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::table::phase;
use sechsundsechzig_engine::rules;

/// The table, or the end of the deal in its place.
#[must_use]
pub fn table() -> El {
    let game = Game::here();
    let kind = move || game.standing.with(|standing| standing.rules.game);
    let class = move || match game.over.get() {
        true => Some("table table--end"),
        false => Some("table"),
    };
    el("div", "").live("class", class).part(bar).slot_for(
        move || (game.over.get(), kind()),
        |(over, _)| match over {
            true => vec![end()],
            false => vec![play(), side()],
        },
    )
}

fn play() -> El {
    let game = Game::here();
    let offers = move || game.offers_lesson.get().then_some("");
    el("main", "play")
        .live("data-offer", offers)
        .part(seats)
        .part(felt)
        .part(log)
        .part(actions)
        .part(hand)
        .part(bubbles)
        .part(offer)
}

/// The middle of the table, laid as this game wants it.
fn felt() -> El {
    let game = Game::here();
    let kind = game.standing.with_untracked(|standing| standing.rules.game);
    let class = felt_class(kind, game.view.with_untracked(phase::has_turned_card));
    let felt = el("section", class);
    let felt = match kind {
        rules::Game::Three | rules::Game::Four => felt.all(ring(kind)),
        rules::Game::Penneech => felt.part(turned).part(trick).part(board),
        rules::Game::FreeTrumps => felt.part(talon).part(trick).part(written),
        rules::Game::TwoHanded | rules::Game::AceOfHearts | rules::Game::Rotating => {
            felt.part(talon).part(trick).part(keepers)
        }
    };
    felt.attr("aria-label", AppContext::here().words().table())
        .press(move || game.tap())
}
