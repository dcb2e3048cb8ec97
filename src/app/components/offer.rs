//! A newcomer is offered the teaching hand, once.

use super::icon::{button, drawing};
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::opponent::Opponent;

/// Where the offer is, while it stands.
#[must_use]
pub fn offer() -> El {
    let game = Game::here();
    el("div", "").slot_for(
        move || game.offers_lesson.get(),
        move |offers| match offers {
            true => vec![question(game)],
            false => Vec::new(),
        },
    )
}

fn question(game: Game) -> El {
    let words = AppContext::here().words();
    let host = Opponent::Froehlich.portrait();
    let text = el("div", "")
        .put(
            el("h2", "")
                .attr("id", "offer")
                .text(words.first_run_title()),
        )
        .put(el("p", "").text(words.first_run_offer()));
    let head = el("div", "offer__head")
        .put(drawing("0 0 120 120", "face offer__face", host))
        .put(text);
    let no = button("btn", words.first_run_no(), move || {
        game.needs_no_lesson();
        game.find_focus(0);
    });
    let yes = button("btn btn--primary", words.first_run_yes(), move || {
        game.play_lesson();
    });
    el("section", "offer")
        .attr("aria-labelledby", "offer")
        .put(head)
        .put(el("div", "btn-row").put(no).put(yes))
}
