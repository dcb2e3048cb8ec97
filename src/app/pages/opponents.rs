//! Choose an opponent.

use super::page_layout::{headed, sheet};
use crate::app::app_context::AppContext;
use crate::app::components::icon::drawing;
use crate::app::dom::{El, el};
use crate::app::opponent::Opponent;
use leptos::prelude::*;

/// The screen.
#[must_use]
pub fn opponents() -> El {
    let words = AppContext::here().words();
    let friends = el("div", "friends")
        .attr("role", "radiogroup")
        .attr("aria-label", words.opponents())
        .all(Opponent::ALL.iter().copied().map(friend));
    let content = headed(words.opponents_question())
        .put(el("p", "lead").text(words.opponents_fair()))
        .put(friends);
    sheet(words.opponents(), content)
}

fn friend(opponent: Opponent) -> El {
    let page = AppContext::here();
    let words = page.words();
    let friend = opponent.friend();
    let radio = el("input", "")
        .attr("type", "radio")
        .attr("name", "friend")
        .attr("value", opponent.key())
        .attr("id", &["friend-", opponent.key()].concat())
        .checked(move || page.settings.with(|settings| settings.opponent == opponent))
        .on("change", move |_| {
            page.settings
                .update(|settings| settings.opponent = opponent);
        });
    let dot = |place: usize| el("i", if place <= opponent as usize { "on" } else { "" });
    let strength = el("span", "strength")
        .attr("role", "img")
        .attr("aria-label", &words.strength(friend))
        .all((0..4).map(dot));
    let sub = el("span", "friend__sub")
        .put(el("i", "").text(friend.home()))
        .put(strength);
    let text = el("span", "friend__text")
        .put(el("b", "").text(friend.name()))
        .put(sub)
        .put(el("span", "").text(words.character(friend)));
    el("label", "friend")
        .put(radio)
        .put(drawing(
            "0 0 120 120",
            "face friend__face",
            opponent.portrait(),
        ))
        .put(text)
}
