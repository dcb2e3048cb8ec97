//! The rooms beside the table: a program of their own, fetched when the first of them is entered.

mod backup;
mod card_row;
mod counting;
mod history;
mod install;
mod licences;
mod news;
mod no_deal_yet;
pub mod position;
mod position_page;
mod practice_button;
mod puzzles;
mod replay;
mod review;
mod rules;
mod seal;
mod share;
mod statistics;

use super::app_context::AppContext;
use super::dom::{effect, find, focus};
use super::page_bridge::{LazyPage, event};
use super::panic;
use super::route::Route;
use leptos::mount::mount_to;
use leptos::prelude::*;
use std::any::Any;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event};

thread_local! {
    /// The room the player is in; what it made is given up with it.
    static PRESENT: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// Makes the room that is asked for, now and whenever one is.
pub fn open() {
    panic::set_hook();
    enter();
    let on_enter = Closure::<dyn Fn()>::new(enter);
    let listener = on_enter.as_ref().unchecked_ref();
    let _ = window().add_event_listener_with_callback(event::ENTER, listener);
    on_enter.forget();
    let on_leave = Closure::<dyn Fn()>::new(|| {
        if !matches!(route(), Route::LazyPage(_)) {
            drop(PRESENT.take());
        }
    });
    let listener = on_leave.as_ref().unchecked_ref();
    let _ = window().add_event_listener_with_callback("hashchange", listener);
    on_leave.forget();
}

fn enter() {
    let Some(place) = find("#room") else {
        return;
    };
    drop(PRESENT.take());
    place.set_text_content(None);
    let _ = place.set_attribute(event::MADE, "");
    PRESENT.set(Some(mount(place)));
    if let Some(title) = find("#title") {
        focus(&title);
    }
}

fn mount(place: Element) -> Box<dyn Any> {
    let parent = place.clone().unchecked_into();
    Box::new(mount_to(parent, move || {
        let page = AppContext::visited(route());
        let table = place.clone();
        effect(move || {
            let sentence = page.said.with(|said| said.last().cloned());
            if let Some((_, sentence)) = sentence {
                tell(&table, event::SAY, &sentence);
            }
        });
        let table = place.clone();
        effect(move || {
            for message in page.messages.get() {
                tell(&table, event::TELL, &message.key());
                page.dismiss(message);
            }
        });
        screen(page)
    }))
}

fn route() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

fn screen(page: AppContext) -> AnyView {
    match page.route.get_untracked() {
        Route::LazyPage(LazyPage::Rules(named)) => rules::rules(named.as_deref()).into_any(),
        Route::LazyPage(LazyPage::Puzzles(which)) => {
            view! { <puzzles::PuzzlesPage which /> }.into_any()
        }
        Route::LazyPage(LazyPage::Review(back)) => view! { <review::ReviewPage back /> }.into_any(),
        Route::LazyPage(LazyPage::Statistics) => statistics::statistics().into_any(),
        Route::LazyPage(LazyPage::Share) => share::share().into_any(),
        Route::LazyPage(LazyPage::Install) => install::install().into_any(),
        Route::LazyPage(LazyPage::Seal) => seal::seal().into_any(),
        Route::LazyPage(LazyPage::Counting) => view! { <counting::CountingPage /> }.into_any(),
        Route::LazyPage(LazyPage::Replay(which)) => {
            view! { <replay::ReplayPage which /> }.into_any()
        }
        Route::LazyPage(LazyPage::Keeping) => backup::keeping().into_any(),
        Route::LazyPage(LazyPage::Licences) => licences::licences().into_any(),
        Route::LazyPage(LazyPage::News) => news::news().into_any(),
        _ => history::history().into_any(),
    }
}

/// The place of the room.
fn here() -> Option<Element> {
    find("#room")
}

/// Tells the table something.
fn tell(place: &Element, about: &str, told: &str) {
    let _ = place.set_attribute(event::TOLD, told);
    if let Ok(event) = Event::new(about) {
        let _ = place.dispatch_event(&event);
    }
}
