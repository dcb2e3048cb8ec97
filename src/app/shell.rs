//! The page from outside: which screen is shown, what lies over it, what listens.

use super::app_context::{AppContext, Look};
use super::components::dialog::sheets;
use super::components::live_region::voice;
use super::components::toasts::toasts;
use super::dom::{El, ask_boot, effect, el, find, focus, focus_is_lost, laid_out, on_window};
use super::game::{Apart, Game, Sheet};
use super::message::Message;
use super::pages::bad_link::bad_link;
use super::pages::choose::choose;
use super::pages::help::help;
use super::pages::lazy_page::room;
use super::pages::opponents::opponents;
use super::pages::settings::settings;
use super::pages::table::table;
use super::pages::tally::tally;
use super::route::Route;
use super::rules_editor::RulesEditor;
use super::settings::Face;
use super::storage::browser::StorageKey;
use super::table::symbol::sprites;
use super::{pwa, shortcuts, sprites as drawings, startup};
use leptos::prelude::*;
use sechsundsechzig_engine::cards::PackSize;
use sechsundsechzig_engine::share::DealLink;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;

/// The drawings beside the cards' own faces.
const DRAWINGS: [&str; 4] = [
    "cards/shared.svg",
    "table.svg",
    "portraits.svg",
    "prints.svg",
];

/// Puts everything the player sees into the page.
pub fn shell() {
    startup::begin(|| {
        let page = AppContext::new(route());
        startup::part(move || {
            effect(move || drawings::load(sprites(page.settings.with(|settings| settings.face))));
        });
        for file in DRAWINGS {
            startup::part(|| drawings::load(file));
        }
        startup::part(move || Game::open(page));
        startup::part(move || listen(page, Game::here()));
        startup::part(move || show(page));
        startup::part(shown);
    });
}

/// Does what the address asks for, and what is asked for from now on.
fn listen(page: AppContext, game: Game) {
    effect(move || {
        let pack = game.standing.with(|standing| standing.rules.pack);
        let low_cards = pack == PackSize::FiftyTwo;
        page.set_low_cards(low_cards);
        if low_cards {
            drawings::load("cards/low.svg");
            drawings::load(sprites(Face::Klar));
        }
    });
    arrive(page, game);
    on_window("storage", move |event| {
        let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
        let is_in_room = page
            .route
            .with_untracked(|route| matches!(route, Route::LazyPage(_)));
        // What a room holds half done is lost when it is made anew: it keeps its language until it
        // is left.
        if key.as_deref() == Some(StorageKey::Settings.name()) && !is_in_room {
            page.read_settings_again();
        }
    });
    on_window("hashchange", move |_| {
        page.read_settings_again();
        if matches!(page.route.get_untracked(), Route::LazyPage(_)) {
            RulesEditor::here().read_again();
        }
        page.route.set(route());
        page.dismiss(Message::Renewed);
        game.sheet.set(None);
        arrive(page, game);
    });
    shortcuts::listen(page, game);
    pwa::listen(page, game);
    on_window("deletes", move |_| page.tell(Message::DeletesUnvisited));
}

fn show(page: AppContext) {
    let before = RefCell::new(None);
    let root = el("div", "")
        .attr("id", "page")
        .slot_for(
            move || (page.look(), page.route.get()),
            move |(look, route)| {
                let stays = before.replace(Some(route.clone())).as_ref() == Some(&route);
                vec![everything(look, &route, stays)]
            },
        )
        .part(sheets)
        .part(toasts)
        .put(voice());
    if let Some(body) = document().body() {
        let _ = body.append_child(root.element());
    }
}

/// All is there: the name of the game gives way to it.
fn shown() {
    if let Some(boot) = find("#boot") {
        boot.remove();
    }
    ask_boot("shown");
    Game::here().show_dealing();
}

/// The screen, made anew in another language, with other cards or elsewhere. If only the look has
/// changed, focus and scroll position stay.
fn everything(look: Look, route: &Route, stays: bool) -> El {
    document().set_title(look.words.app_name());
    let scrolled = (window().scroll_x(), window().scroll_y());
    let here = document()
        .active_element()
        .map(|element| element.id())
        .filter(|id| !id.is_empty());
    let elsewhere = *route != Route::Table;
    let screen = screen(route);
    laid_out(move || {
        // Who has just changed a setting stays on it; on another screen its title is next. A hidden
        // window is laid out late: the focus may be somewhere else by then.
        let again = here.and_then(|id| find(&["#", &id].concat()));
        let next = again.or_else(|| find("#title").filter(|_| elsewhere));
        if let Some(element) = next.filter(|_| focus_is_lost()) {
            focus(&element);
        }
        if let (true, (Ok(x), Ok(y))) = (stays, scrolled) {
            window().scroll_to_with_x_and_y(x, y);
        }
    });
    screen
}

fn route() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

fn screen(route: &Route) -> El {
    match route {
        Route::Table | Route::Daily | Route::Lesson | Route::NewMatch => table(),
        Route::Deal(_) if playable_link(route).is_some() => table(),
        Route::Choose => choose(),
        Route::Opponents => opponents(),
        Route::LazyPage(_) => room(),
        Route::Settings => settings(),
        Route::Tally => tally(),
        Route::Help => help(),
        Route::Deal(_) | Route::Unknown(_) => bad_link(route),
    }
}

/// The deal a link names, if the table can be set for it.
fn playable_link(route: &Route) -> Option<DealLink> {
    DealLink::parse(&route.hash()).ok()
}

/// A deal's link was opened, or a match or the day's deal asked for by address: deals it, but asks
/// before it leaves a running match.
fn arrive(page: AppContext, game: Game) {
    let route = page.route.get_untracked();
    match &route {
        Route::Deal(_) => {
            if let Some(link) = playable_link(&route) {
                to_the_table(page);
                follow(game, link);
            }
        }
        Route::Daily => {
            to_the_table(page);
            game.ask_for_apart(Apart::Daily);
        }
        Route::Lesson => {
            to_the_table(page);
            game.ask_for_apart(Apart::Lesson);
        }
        Route::NewMatch => {
            to_the_table(page);
            game.ask_for_new_match();
        }
        _ => {}
    }
}

fn to_the_table(page: AppContext) {
    // The table's own address stands again, so that a reload does not ask once more.
    if let Ok(history) = window().history() {
        let here = wasm_bindgen::JsValue::NULL;
        let _ = history.replace_state_with_url(&here, "", Some("#/"));
    }
    page.route.set(Route::Table);
}

fn follow(game: Game, link: DealLink) {
    if game.link() == link {
        return;
    }
    if game.may_leave() {
        game.open_link(link);
    } else {
        game.sheet.set(Some(Sheet::LeaveFor(Box::new(link))));
    }
}
