//! The three action slots: always there, saying why when they cannot be used.

use super::icon::button;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::page::Page;
use crate::app::table::model::{Call, Look, Slot};
use crate::words::Words;

/// The slots.
#[must_use]
pub fn actions() -> El {
    el("div", "actions")
        .attr("role", "group")
        .attr("aria-label", Page::here().words().calls())
        .all((0..3).map(slot))
}

fn slot(place: usize) -> El {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words();
    let slot = move || game.slots()[place];
    let off = move || matches!(slot().look, Look::Off(_)).then_some("true");
    button("", "", move || game.press(place))
        .live("class", move || Some(class(slot())))
        .live("aria-disabled", off)
        .live("data-call", move || Some(name(slot().call)))
        .says(move || text(words, slot()))
        .put(
            el("kbd", "")
                .attr("aria-hidden", "true")
                .text(["A", "C", "X"][place]),
        )
}

fn class(slot: Slot) -> String {
    let out = if slot.call == Call::Out {
        " action--out"
    } else {
        ""
    };
    let look = match slot.look {
        Look::Primary => " action--primary",
        Look::Armed => " action--armed",
        Look::Possible | Look::Off(_) => "",
    };
    ["action", out, look].concat()
}

const fn name(call: Call) -> &'static str {
    match call {
        Call::Out => "out",
        Call::Cover => "cover",
        Call::Rob => "rob",
        Call::Pass => "pass",
    }
}

fn text(words: Words, slot: Slot) -> &'static str {
    match (slot.call, slot.look) {
        (Call::Out, _) => words.out(),
        (Call::Cover, Look::Armed) => words.cover_confirm(),
        (Call::Cover, _) => words.cover(),
        (Call::Rob, _) => words.rob(),
        (Call::Pass, _) => words.pass(),
    }
}
