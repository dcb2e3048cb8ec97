//! The place of a lazily loaded page, until its program has made it.
//!
//! The table and the other pages are two programs. They share what is kept in the browser, and this element: its
//! attributes say what is being played, its events what the page wants of the table.

use super::page_layout::PageLayout;
use crate::app_context::AppContext;
use crate::components::icon::Icon;
use crate::game::GameController;
use crate::message::Message;
use crate::model::match_session::MatchSession;
use crate::model::page_bridge::{LazyPage, event};
use crate::model::paused_matches::PausedMatch;
use crate::model::route::Route;
use crate::model::rule_sets::Draft;
use crate::platform::dom::ask_boot;
use leptos::ev::Custom;
use leptos::prelude::*;
use leptos::tachys::html::event::on;
use sechsundsechzig_engine::share::ShuffleWord;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// The place of a lazily loaded page. Until its program has made the page there, it says that the page is coming, or
/// that it could not be had.
#[component]
pub fn LazyPagePlace() -> impl IntoView {
    let (page, game) = (AppContext::use_context(), GameController::use_context());
    let words = page.words();
    let in_force = game.standing.with_untracked(|standing| Draft {
        preset: standing.preset,
        rules: *standing.rules,
    });
    let program = match page.route.get_untracked() {
        Route::LazyPage(page) if page.is_study() => "study",
        _ => "lazy_pages",
    };
    let shows_seal = page.route.get_untracked() == Route::LazyPage(LazyPage::Seal);
    if shows_seal && game.with_match(MatchSession::is_fresh) {
        // A seal that was shown binds: the match must outlive a reload even before its first card.
        game.save_match();
    }
    let missing = RwSignal::new(false);
    let content = move || {
        if missing.get() {
            let on_again = Callback::new(move |()| {
                missing.set(false);
                ask();
            });
            view! { <Missing on_again /> }.into_any()
        } else {
            view! {
                <p class="lead" role="status">
                    {words.page_loading()}
                </p>
            }
            .into_any()
        }
    };
    request_animation_frame(ask);
    view! {
        <div
            id="lazy-page"
            data-program=program
            data-rules=in_force.to_string()
            data-link=game.link().to_string()
            data-result=game.headline()
            data-score=game.standing.with_untracked(|standing| words.score_in_digits(&standing.points))
            data-running=(!game.match_is_over()).then_some("")
            {on(Custom::new(event::MISSING), move |_: Event| missing.set(true))}
            {on(Custom::new(event::ANNOUNCE), move |event| page.announce(detail(&event).unwrap_or_default()))}
            {on(Custom::new(event::NOTIFY), move |event| {
                if let Some(message) = detail(&event).as_deref().and_then(Message::decode) {
                    page.notify(message);
                }
            })}
            {on(Custom::new(event::AGAIN), move |event| try_apart(page, game, &event, true))}
            {on(Custom::new(event::FIRST), move |event| try_apart(page, game, &event, false))}
            {on(Custom::new(event::PLAY), move |event| {
                if let Some(draft) = detail(&event).as_deref().and_then(|text: &str| text.parse().ok()) {
                    play(page, game, draft);
                }
            })}
            {on(Custom::new(event::TAKE_UP), move |event| {
                if let Some(paused) = detail(&event).as_deref().and_then(PausedMatch::decode) {
                    game.take_up(paused);
                    page.go(&Route::Table);
                }
            })}
            {on(Custom::new(event::WORD), move |event| {
                let word = detail(&event).unwrap_or_default().parse::<ShuffleWord>();
                if let Ok(word) = word {
                    game.choose_word(word);
                    page.go(&Route::Table);
                }
            })}
        >
            <PageLayout title=words.app_name()>
                <main class="sheet">{move || content()}</main>
            </PageLayout>
        </div>
    }
}

/// What the page sends with an event.
fn detail(event: &Event) -> Option<String> {
    let container: Element = event.current_target()?.dyn_into().ok()?;
    container.get_attribute(event::DETAIL)
}

/// The first script fetches the other pages' program, which then finds the place itself.
fn ask() {
    ask_boot(event::ENTER);
}

/// Says that a page could not be had, and offers to ask for it again.
#[component]
pub fn Missing(on_again: Callback<()>) -> impl IntoView {
    let words = AppContext::use_context().words();
    view! {
        <div class="message">
            <div class="note">
                <Icon name="info" />
                <p role="alert">{words.page_missing()}</p>
            </div>
            <div class="btn-row">
                <button type="button" class="btn btn--primary" on:click=move |_| on_again.run(())>
                    {words.try_again()}
                </button>
            </div>
        </div>
    }
}

/// Plays a deal apart, as practice or not.
fn try_apart(page: AppContext, game: GameController, event: &Event, practice: bool) {
    if let Some(replay) = detail(event)
        .as_deref()
        .and_then(|text: &str| text.parse().ok())
    {
        game.try_apart(&replay, practice);
        page.go(&Route::Table);
    }
}

/// Plays a match with these rules; the present one waits.
fn play(page: AppContext, game: GameController, draft: Draft) {
    match draft.check() {
        Ok(rules) => {
            game.play_by(draft.preset, rules);
            page.go(&Route::Table);
        }
        Err(_) => page.announce(page.words().rules_conflict().to_owned()),
    }
}
