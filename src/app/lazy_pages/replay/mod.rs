//! A deal with all its moves: watched from any seat, or played again with the same cards.

mod challenge;
mod controls;
mod viewer;
pub mod watch;

use crate::app::app_context::AppContext;
use crate::app::deal_archive::{self, ArchivedDeal};
use crate::app::dom::{El, el};
use crate::app::live::Live;
use crate::app::match_session::PLAYER;
use crate::app::opponent::Opponent;
use crate::app::pages::bad_link::told;
use crate::app::pages::page_layout::sheet;
use crate::app::settings::Speed;
use crate::app::storage::browser::StorageKey;
use crate::i18n::{Person, Scene as Told};
use challenge::offer;
use leptos::prelude::*;
use sechsundsechzig_engine::rules::Game;
use sechsundsechzig_engine::share::{DealLink, ReplayError, ReplayLink};
use viewer::viewer;
use watch::Watch;

/// The screen for this part of an address: a link's, or the number of a deal that is kept.
#[must_use]
pub fn replay(which: &str) -> El {
    match which.parse() {
        Ok(back) => kept_before(back),
        Err(_) => sent(which),
    }
}

/// The pace the player has set.
fn pace() -> Speed {
    AppContext::here().settings.with_untracked(|now| now.speed)
}

/// The deal kept so many before the last one.
fn kept_before(back: usize) -> El {
    let kept = AppContext::here().load(StorageKey::Deals);
    match kept.and_then(|kept| deal_archive::back(&kept, back)) {
        Some(ArchivedDeal {
            replay, opponent, ..
        }) => {
            let told = people(replay.link(), Some(opponent), Person::You);
            Watch::begin(replay, told, pace()).map_or_else(missing, viewer)
        }
        None => missing(),
    }
}

fn missing() -> El {
    let words = AppContext::here().words();
    let message = el("div", "message").put(el("p", "").text(words.no_deal_yet()));
    sheet(words.watch(), el("main", "sheet").put(message))
}

fn sent(which: &str) -> El {
    match ReplayLink::parse(&["#/replay/", which].concat()) {
        Ok(link) => {
            let opponent = Opponent::ALL.iter().find(|one| one.key() == link.against);
            let told = people(link.replay.link(), opponent.copied(), Person::Place(1));
            let watches = Live::new(false);
            let shown = move |watching: bool| {
                let begin = || Watch::begin(link.replay.clone(), told, pace());
                vec![match watching.then(begin).flatten() {
                    Some(watch) => viewer(watch),
                    None => offer(&link, &told, move || watches.set(true)),
                }]
            };
            el("div", "").slot_for(move || watches.get(), shown)
        }
        Err(error) => nowhere(&error),
    }
}

/// The link leads nowhere: says so, and changes nothing.
fn nowhere(error: &ReplayError) -> El {
    let words = AppContext::here().words();
    let reason = match error {
        ReplayError::Link(error) => words.link_error(error),
        ReplayError::Moves => words.bad_link_moves().to_owned(),
    };
    sheet(words.watch(), el("main", "sheet").put(told(&reason, None)))
}

/// Who sits where: the friends round this opponent, or numbered places; `sender` on seat 0.
fn people(link: &DealLink, opponent: Option<Opponent>, sender: Person) -> Told {
    let rules = *link.rules;
    let players = rules.game.players();
    let friends: Vec<_> = match opponent {
        Some(opponent) => opponent.and_friends(players),
        None => Vec::new(),
    };
    let friends: Vec<_> = friends.into_iter().map(Opponent::friend).collect();
    let mut told = Told::new(PLAYER, &friends, rules);
    if opponent.is_none() {
        told.people = [1, 2, 3, 4].map(Person::Place);
    }
    told.people[PLAYER.index()] = sender;
    told.sits_out = (rules.game == Game::Rotating).then_some(link.dealer);
    told.show_points = true;
    told
}
