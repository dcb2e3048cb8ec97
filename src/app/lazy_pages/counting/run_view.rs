//! The tricks of a run, as they would be seen at the table; nothing is told of points.

use super::{Stage, Trainer};
use crate::app::app_context::AppContext;
use crate::app::components::icon::{button, icon, link};
use crate::app::counting::Run;
use crate::app::dom::{El, el};
use crate::app::lazy_pages::position::{frame, hand, log, prepare};
use crate::app::lazy_pages::replay::watch::Watch;
use crate::app::settings::Speed;
use crate::i18n::Words;
use leptos::prelude::untrack;

/// The screen.
#[must_use]
pub fn shown(trainer: Trainer, run: Run) -> El {
    let words = AppContext::here().words();
    let speed = trainer.speed.get_untracked();
    let Some(watch) = Watch::begin(run.replay.clone(), trainer.told, speed) else {
        return el("div", "");
    };
    prepare(watch.here);
    if speed != Speed::Wait {
        watch.toggle();
    }
    let on = move || {
        if watch.at.get_untracked() == untrack(|| watch.last()) {
            return trainer.stage.set(Stage::Asks(run.clone()));
        }
        watch.step(1);
    };
    let next = button("action action--primary", words.count_on(), on).focused();
    let pause = button("action", "", move || watch.toggle()).says(move || match watch.runs.get() {
        true => words.hold_moves(),
        false => words.play_moves(),
    });
    let calls = el("div", "actions train__calls")
        .attr("role", "group")
        .attr("aria-label", words.calls())
        .all((speed != Speed::Wait).then_some(pause))
        .put(next);
    let log = log(watch.here, move || watch.lines()).attr("class", "log log--told");
    let hand = hand(watch.here, None);
    frame(bar(words), watch.here, log, calls, hand, side(words))
}

fn bar(words: Words) -> El {
    let back = link("icon-btn", "", "#/")
        .attr("aria-label", words.back_to_table())
        .put(icon("back"));
    let title = el("h1", "bar__title")
        .attr("tabindex", "-1")
        .attr("id", "title")
        .text(words.counting());
    el("header", "bar").put(back).put(title)
}

fn side(words: Words) -> El {
    el("aside", "side")
        .attr("aria-label", words.counting())
        .put(el("p", "train__help").text(words.counting_help()))
}
