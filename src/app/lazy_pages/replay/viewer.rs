//! The screen on which a deal is watched: the table, and under it the way through the moves.

use super::controls::{controls, listen};
use super::watch::Watch;
use crate::app::app_context::AppContext;
use crate::app::components::icon::{button, icon, link};
use crate::app::dom::{El, effect, el, laid_out};
use crate::app::lazy_pages::position::{Eyes, Stop, frame, hand, log, prepare};
use crate::i18n::Words;
use leptos::prelude::window;
use sechsundsechzig_engine::deal::Seat;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlSelectElement};

/// The screen.
#[must_use]
pub fn viewer(watch: Watch) -> El {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    prepare(watch.here);
    let words = AppContext::here().words();
    listen(watch);
    let log = log(watch.here, move || watch.lines()).attr("class", "log log--told");
    let hand = hand(watch.here, None);
    frame(
        bar(words, watch),
        watch.here,
        log,
        controls(words, watch),
        hand,
        side(words, watch),
    )
    .put(el("div", "watch__over").slot(move || over(watch)))
}

fn bar(words: Words, watch: Watch) -> El {
    let back = link("icon-btn", "", "#/")
        .attr("aria-label", words.back_to_table())
        .put(icon("back"));
    let title = el("h1", "bar__title")
        .attr("tabindex", "-1")
        .attr("id", "title")
        .text(words.watch());
    el("header", "bar")
        .put(back)
        .put(title)
        .put(views(words, watch))
}

/// Whose eyes: every seat's, and all cards open.
fn views(words: Words, watch: Watch) -> El {
    let players = watch.told.rules.game.players();
    let seats: Vec<Eyes> = (0..players).map(|seat| Eyes::Seat(Seat(seat))).collect();
    let all = [seats, vec![Eyes::Open]].concat();
    let name = |eyes: &Eyes| match eyes {
        Eyes::Seat(seat) => words.full_name(watch.told.person(*seat)),
        Eyes::Open => words.open_cards().to_owned(),
    };
    let options = all.iter().map(|eyes| el("option", "").text(&name(eyes)));
    el("select", "bar__select")
        .attr("aria-label", words.whose_view())
        .all(options)
        .on("change", move |event| {
            let chosen = event.target().and_then(|at| at.dyn_into().ok());
            let chosen = chosen.map(|select: HtmlSelectElement| select.selected_index());
            let eyes = chosen.and_then(|index| all.get(usize::try_from(index).ok()?));
            if let Some(eyes) = eyes {
                watch.look(*eyes);
            }
        })
}

/// The course of the deal, each line a way to its move.
fn side(words: Words, watch: Watch) -> El {
    let lines = move || -> Vec<El> {
        let line = |(number, stop): (usize, &Stop)| {
            let text = watch.sentences(stop).join(" ");
            let here = move || (watch.at.get() == number).then_some("step");
            let way = button("", &text, move || watch.go(number)).live("aria-current", here);
            el("li", "").put(way)
        };
        watch
            .stops
            .with(|stops| stops.iter().enumerate().map(line).collect())
    };
    let list = el("ol", "").slot(lines);
    let course = el("section", "course course--whole")
        .put(el("h2", "").text(words.course()))
        .put(list.clone());
    effect(move || {
        watch.at.with(|_| ());
        let list = list.clone();
        laid_out(move || {
            let _ = bring_into_sight(list.element());
        });
    });
    el("aside", "side")
        .attr("aria-label", words.course())
        .put(course)
}

/// Scrolls the course until the line stands in its middle where the watcher is.
fn bring_into_sight(list: &Element) -> Option<()> {
    let line = list.query_selector("[aria-current]").ok()??;
    let (line, frame) = (
        line.get_bounding_client_rect(),
        list.get_bounding_client_rect(),
    );
    let by = line.top() - frame.top() - frame.height() / 2.0;
    list.set_scroll_top(list.scroll_top() + by as i32);
    Some(())
}

/// How the deal ended, over the table.
fn over(watch: Watch) -> Vec<El> {
    let panel = watch.ending().map(|ending| {
        el("section", "watch__end")
            .attr("aria-label", AppContext::here().words().end_title())
            .put(el("h2", "").text(&ending.headline))
            .put(el("p", "").text(&ending.explanation))
    });
    panel.into_iter().collect()
}
