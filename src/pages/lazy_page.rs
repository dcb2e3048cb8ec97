//! The place of a lazily loaded page, until its program has made it.
//!
//! The other pages are programs of their own. They share what is saved in the browser, and this element: its
//! attributes say what is being played, its events what the page wants of the table.

use crate::app_context::AppContext;
use crate::components::icon::Icon;
use crate::components::page_layout::PageLayout;
use crate::components::scoreboard::points_so_far;
use crate::game::GameController;
use crate::model::match_session::MatchSession;
use crate::model::page_bridge::{attribute, event};
use crate::model::route::Route;
use crate::model::rule_sets::Draft;
use crate::model::table_request::TableRequest;
use crate::platform::dom::dispatch_window_event;
use crate::toasts::Toast;
use leptos::ev::Custom;
use leptos::prelude::*;
use leptos::tachys::html::event::on;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, console};

/// The place of a lazily loaded page. Until its program has made the page there, it says that the page is coming, or
/// that it could not be had.
#[component]
pub fn LazyPagePlace() -> impl IntoView {
    let (app, game) = (AppContext::use_context(), GameController::use_context());
    let words = app.words_untracked();
    let in_force = game.standing.with_untracked(|standing| Draft {
        preset: standing.preset,
        rules: *standing.rules,
    });
    let program = match app.route.get_untracked() {
        Route::Study(_) => "study",
        _ => "lazy_pages",
    };
    // A single deal is no match: the one that waits for its end can be taken up.
    let is_running =
        !game.match_is_over_untracked() && !game.with_match_untracked(MatchSession::is_single_deal);
    let missing = RwSignal::new(false);
    let content = move || {
        if missing.get() {
            let on_again = Callback::new(move |()| {
                missing.set(false);
                request_program();
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
    request_animation_frame(request_program);
    view! {
        <div
            id="lazy-page"
            data-program=program
            data-rules=in_force.to_string()
            data-link=game.link_untracked().to_string()
            data-result=game.headline_untracked()
            data-score=words.score_in_digits(&untrack(|| points_so_far(game)))
            data-running=is_running.then_some("")
            {on(Custom::new(event::MISSING), move |_: Event| missing.set(true))}
            {on(Custom::new(event::REQUEST), move |event: Event| {
                match requested(&event) {
                    Some(request) => handle(app, game, request),
                    None => console::error_1(&"unknown request".into()),
                }
            })}
        >
            <PageLayout title=words.app_name()>
                <main class="sheet">{move || content()}</main>
            </PageLayout>
        </div>
    }
}

/// What the page asks of the table.
fn requested(event: &Event) -> Option<TableRequest> {
    let container: Element = event.current_target()?.dyn_into().ok()?;
    TableRequest::decode(&container.get_attribute(attribute::REQUEST)?)
}

/// Has the first script fetch the other pages' program, which then finds the place itself.
fn request_program() {
    dispatch_window_event(event::ENTER);
}

/// Says that a page could not be had, and offers to ask for it again.
#[component]
pub fn Missing(on_again: Callback<()>) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
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

/// Does what the page asks of the table, and goes there if a deal is to be played.
fn handle(app: AppContext, game: GameController, request: TableRequest) {
    match request {
        TableRequest::ReadOut(sentence) => return app.read_out(sentence),
        TableRequest::Notify(key) => {
            return Toast::decode(&key).map_or((), |toast| app.notify(toast));
        }
        TableRequest::Discard(paused) => return game.discard(&paused),
        TableRequest::Play(draft) => match draft.check() {
            Ok(rules) => game.play_by(draft.preset, rules),
            Err(_) => return app.read_out(app.words_untracked().rules_conflict().to_owned()),
        },
        TableRequest::TakeUp(paused) => game.take_up(paused),
        TableRequest::Shuffle(word) => game.choose_word(word),
        TableRequest::PlayAgain(replay) => game.play_single_deal(&replay, true),
        TableRequest::PlayFirst(replay) => game.play_single_deal(&replay, false),
    }
    app.go(&Route::Table);
}
