//! A deal with all its moves: watched from any seat, or played again with the same cards.

mod challenge;
mod controls;
pub mod player;
mod viewer;

use super::no_deal_yet::NoDealYet;
use crate::app_context::AppContext;
use crate::components::page_layout::PageLayout;
use crate::i18n::{Person, TextContext};
use crate::lazy_pages::bad_link::BadLinkMessage;
use crate::model::deal_archive;
use crate::model::match_session::PLAYER;
use crate::model::settings::Speed;
use crate::storage::browser::StorageKey;
use challenge::Challenge;
use leptos::prelude::*;
use player::ReplayPlayer;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::share::{DealLink, ReplayLink, ReplayLinkError};
use viewer::Viewer;

/// The deal of an address: a link's, or that of an archived deal.
#[component]
pub fn ReplayPage(
    /// What follows in the address: a link's parts, its number in the archive, or how many deals before the last one it was.
    which: String,
) -> impl IntoView {
    if let Ok(back) = which.parse() {
        return view! { <ArchivedReplay back /> }.into_any();
    }
    match ["#/replay/", &which].concat().parse::<ReplayLink>() {
        Ok(link) => view! { <SentReplay link /> }.into_any(),
        Err(error) => view! { <BadReplayLink error /> }.into_any(),
    }
}

/// The speed the player has set.
fn speed() -> Speed {
    AppContext::use_context()
        .settings
        .with_untracked(|now| now.speed)
}

/// The archived deal of this number, or so many deals before the last one.
#[component]
fn ArchivedReplay(back: usize) -> impl IntoView {
    let app = AppContext::use_context();
    let archive = app.load(StorageKey::Deals);
    let deal = archive.and_then(|archive| deal_archive::back(&archive, back));
    let replay_player = deal.and_then(|deal| {
        let context = text_context(deal.replay.link(), Some(deal.opponent), Person::You);
        ReplayPlayer::new(deal.replay, context, speed())
    });
    match replay_player {
        Some(replay_player) => view! { <Viewer replay_player /> }.into_any(),
        None => view! {
            <PageLayout title=app.words_untracked().watch()>
                <main class="sheet">
                    <NoDealYet about="no-replay" />
                </main>
            </PageLayout>
        }
        .into_any(),
    }
}

/// A deal somebody sent: offered first, then watched.
#[component]
fn SentReplay(link: ReplayLink) -> impl IntoView {
    let opponent = Opponent::ALL
        .iter()
        .find(|one| one.as_str() == link.against);
    let context = text_context(link.replay.link(), opponent.copied(), Person::Place(1));
    let watching = RwSignal::new(false);
    let on_watch = Callback::new(move |()| watching.set(true));
    view! {
        <div>
            {move || {
                let begin = || ReplayPlayer::new(link.replay.clone(), context, speed());
                match watching.get().then(begin).flatten() {
                    Some(replay_player) => view! { <Viewer replay_player /> }.into_any(),
                    None => view! { <Challenge link=link.clone() context on_watch /> }.into_any(),
                }
            }}
        </div>
    }
}

/// Says that the link leads nowhere, and changes nothing.
#[component]
fn BadReplayLink(error: ReplayLinkError) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let reason = match &error {
        ReplayLinkError::Link(error) => words.link_error(error),
        ReplayLinkError::Moves => words.bad_link_moves().to_owned(),
    };
    view! {
        <PageLayout title=words.watch()>
            <main class="sheet">
                <BadLinkMessage reason meant=None />
            </main>
        </PageLayout>
    }
}

/// Who sits where: this opponent and friends, or numbered places; `sender` on seat 0.
fn text_context(link: &DealLink, opponent: Option<Opponent>, sender: Person) -> TextContext {
    let rules = *link.rules;
    let players = rules.game.players();
    let friends = match opponent {
        Some(opponent) => opponent.and_friends(players),
        None => Vec::new(),
    };
    let mut context = TextContext::new(PLAYER, &friends, rules)
        .dealt_by(link.dealer)
        .telling_points(true);
    if opponent.is_none() {
        context.people = [1, 2, 3, 4].map(Person::Place);
    }
    context.people[PLAYER.index()] = sender;
    context
}
