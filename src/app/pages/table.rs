//! The table.

use crate::app::components::actions::actions;
use crate::app::components::bar::bar;
use crate::app::components::bubble::bubbles;
use crate::app::components::course::side;
use crate::app::components::end::end;
use crate::app::components::hand::hand;
use crate::app::components::keeper::keepers;
use crate::app::components::log::log;
use crate::app::components::seats::seats;
use crate::app::components::talon::talon;
use crate::app::components::trick::trick;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::page::Page;

/// The table, or the end of the deal in its place.
#[must_use]
pub fn table() -> El {
    let game = Game::here();
    let over = move || game.over.get();
    el("div", "").slot_for(over, |over| {
        vec![if over {
            el("div", "table table--end").put(bar()).put(end())
        } else {
            el("div", "table").put(bar()).put(play()).put(side())
        }]
    })
}

fn play() -> El {
    let game = Game::here();
    let felt = el("section", "felt")
        .attr("aria-label", Page::here().words().table())
        .put(talon())
        .put(trick())
        .put(keepers())
        .press(move || game.tap());
    el("main", "play")
        .put(seats())
        .put(felt)
        .put(log())
        .put(actions())
        .put(hand())
        .put(bubbles())
}
