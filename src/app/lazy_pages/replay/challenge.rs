//! A deal somebody sent: to be watched, or to be played with the same cards, which are then compared.

use crate::app::app_context::AppContext;
use crate::app::compare::{answer, balance};
use crate::app::components::icon::{button, icon};
use crate::app::dom::{El, el};
use crate::app::lazy_pages::share::{ShareWays, Shared};
use crate::app::lazy_pages::{self, tell};
use crate::app::page_bridge::event;
use crate::app::pages::page_layout::sheet;
use crate::app::storage::browser::StorageKey;
use crate::i18n::{Scene as Told, Words};
use leptos::prelude::*;
use sechsundsechzig_engine::share::ReplayLink;

/// The screen; `watch` shows the deal.
#[must_use]
pub fn offer(link: &ReplayLink, told: &Told, watch: impl Fn() + 'static) -> El {
    let words = AppContext::here().words();
    let sent = balance(&link.replay).unwrap_or_default();
    let kept = AppContext::here().load(StorageKey::Deals);
    let own = kept.and_then(|kept| answer(&kept, link));
    let own = own.and_then(|own| Some((balance(&own.replay)?, own.notes.practice)));
    let first = match own {
        Some(own) => compared(words, link, own, sent),
        None => el("section", "offer-deal")
            .put(el("h2", "sheet__title").text(words.beat_this()))
            .put(el("p", "lead").text(&said(words, link, told, sent)))
            .put(el("p", "").text(words.beat_this_help())),
    };
    let class = match own {
        Some(_) => "btn btn--wide",
        None => "btn btn--primary btn--wide",
    };
    let sent = link.clone();
    let play = button(class, "", move || play(&sent))
        .put(icon("suit"))
        .put(el("span", "").text(words.play_same_cards()));
    let watch = button("btn btn--wide", "", watch)
        .put(icon("forward"))
        .put(el("span", "").text(words.watch()));
    let ways = el("div", "btn-stack").put(play).put(watch);
    sheet(
        words.share_title(),
        el("main", "sheet").put(first).put(ways),
    )
}

/// "Paderborner 66, gegen Hermen Kord. Vorgelegt: 3 Punkte."
fn said(words: Words, link: &ReplayLink, told: &Told, sent: i32) -> String {
    let others = 1..usize::from(told.rules.game.players());
    let names: Vec<String> = others
        .map(|seat| words.full_name(told.people[seat & 3]))
        .collect();
    let against = match &*link.against {
        "" => String::new(),
        _ => names.join(", "),
    };
    words.sent(words.preset(link.replay.link().preset), &against, sent)
}

/// What the reader made of the cards beside what was sent, and the way to tell others.
fn compared(words: Words, link: &ReplayLink, (own, practice): (i32, bool), sent: i32) -> El {
    let practised = practice.then(|| el("p", "").text(words.practice()));
    let shared = Shared {
        lead: words.share_replay_by_code(),
        fragment: link.print(),
        result: words.compared_by_me(own, sent),
    };
    el("section", "offer-deal")
        .put(el("h2", "sheet__title").text(words.made(own, sent)))
        .put(
            el("p", "lead")
                .attr("role", "status")
                .text(&words.compared(own, sent)),
        )
        .all(practised)
        .put(el("div", "share").view(view! { <ShareWays shared /> }))
}

/// Plays the cards as they were dealt; the link is kept, so that the deal's end leads back to it.
fn play(link: &ReplayLink) {
    AppContext::here().keep(StorageKey::Challenge, &link.print());
    if let Some(place) = lazy_pages::here() {
        tell(&place, event::FIRST, &link.replay.up_to(0).print());
    }
}
