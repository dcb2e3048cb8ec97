//! The page as a whole: how it opens, which page an address leads to, what lies over it, what it listens to.

use crate::app_context::{AppContext, Look};
use crate::components::deferred::Deferred;
use crate::components::dialogs::Dialogs;
use crate::components::keyed::Keyed;
use crate::components::toasts::ToastPlace;
use crate::game::{GameController, TableDialog};
use crate::model::match_session::MatchSession;
use crate::model::page_bridge::event;
use crate::model::route::{PlainPage, Route};
use crate::model::settings::Face;
use crate::model::table::symbol::sprites;
use crate::own_rules::OwnRules;
use crate::pages::lazy_page::LazyPagePlace;
use crate::pages::scoreboard::ScoreboardPage;
use crate::pages::table::Table;
use crate::panic;
use crate::platform::address;
use crate::platform::dom::{dispatch_window_event, find, keep_place};
use crate::platform::live_region;
use crate::platform::service_worker;
use crate::platform::sprites as drawings;
use crate::platform::startup;
use crate::platform::tab_lock;
use crate::shortcuts;
use crate::signal_ext::UpdateIfChanged;
use crate::storage::browser::{self, StorageKey};
use crate::toasts::Toast;
use leptos::prelude::*;
use sechsundsechzig_engine::share::DealLink;

/// The drawings beside the cards' own faces.
const DRAWINGS: [&str; 5] = [
    "cards/shared.svg",
    "table.svg",
    "portrait-kord.svg",
    "portraits.svg",
    "prints.svg",
];

/// Starts the page.
pub fn start() {
    panic::set_hook();
    leptos::mount::mount_to_body(App);
}

/// The whole page. It opens part by part, under a cover that goes when everything is there.
#[component]
pub fn App() -> impl IntoView {
    let is_open = RwSignal::new(false);
    startup::begin(move || open(is_open), shown);
    view! { <div id="page">{move || is_open.get().then(|| view! { <Shell /> }.into_any())}</div> }
}

/// Makes what the page needs before anything of it can be shown.
fn open(is_open: RwSignal<bool>) {
    let app = AppContext::new(address::route());
    provide_context(app);
    provide_context(OwnRules::new(app));
    startup::schedule(move || {
        Effect::new(move |_| {
            drawings::load(sprites(app.settings.with(|settings| settings.face)));
        });
    });
    for file in DRAWINGS {
        startup::schedule(|| drawings::load(file));
    }
    startup::schedule(move || GameController::open(app));
    startup::schedule(move || listen(app, GameController::use_context()));
    startup::schedule(move || is_open.set(true));
}

/// Everything is there: takes the cover of the start away and tells that the page is open.
fn shown() {
    if let Some(boot) = find("#boot") {
        boot.remove();
    }
    dispatch_window_event(event::SHOWN);
    GameController::use_context().show_dealing();
}

/// Listens to the service worker, and reports what becomes of this release and the next.
fn listen_for_updates(app: AppContext, game: GameController) {
    if service_worker::take_renewed() {
        app.notify(Toast::Updated);
    }
    service_worker::listen(
        Callback::new(move |()| game.tell_offline_with_next_deal()),
        Callback::new(move |()| game.load_new_release_if_idle()),
        Callback::new(move |()| app.notify(Toast::UpdateWaiting)),
    );
}

/// Does what the address asks for, and what is asked for from now on. The listeners stay as long as the program.
fn listen(app: AppContext, game: GameController) {
    Effect::new(move |_| {
        if app.low_cards.get() {
            drawings::load("cards/low.svg");
            drawings::load(sprites(Face::Klar));
        }
    });
    // The address may have changed since the page began to open.
    set_route(app, address::route());
    arrive(app, game);
    let follow_settings = move || {
        // Another lazily loaded page keeps its language until it is left.
        let stays = |route: &Route| route.is_lazy() && *route != Route::Plain(PlainPage::Settings);
        if !app.route.with_untracked(stays) {
            app.read_settings_again();
        }
    };
    browser::on_change_elsewhere(StorageKey::Settings, follow_settings);
    window_event_listener_untyped(event::SETTINGS, move |_| follow_settings());
    let own_rules = OwnRules::use_context();
    window_event_listener_untyped("hashchange", move |_| {
        app.read_settings_again();
        if app.route.with_untracked(Route::is_lazy) {
            own_rules.read_again();
        }
        set_route(app, address::route());
        app.toasts.dismiss(Toast::Updated);
        game.dialog.set_if_changed(None);
        arrive(app, game);
    });
    shortcuts::listen(app, game);
    listen_for_updates(app, game);
    window_event_listener_untyped(event::DELETES, move |_| app.notify(Toast::DeletesUnvisited));
}

/// What the page shows: the page of the present address, and what lies over it.
#[component]
fn Shell() -> impl IntoView {
    view! {
        <CurrentPage />
        <Deferred>
            <Dialogs />
        </Deferred>
        <Deferred>
            <ToastPlace />
        </Deferred>
    }
}

/// The page of the present address, made anew in another language or with other cards.
#[component]
fn CurrentPage() -> impl IntoView {
    let app = AppContext::use_context();
    let shown = Memo::new(move |before: Option<&(Look, Route)>| {
        let route = app.route.get();
        let is_lazy = matches!(route, Route::Plain(_) | Route::Study(_) | Route::Deal(_));
        match before {
            // The page itself takes care of what it looks like.
            Some((look, at)) if is_lazy && *at == route => (*look, route),
            _ => (app.look(), route),
        }
    });
    let before = StoredValue::new(None);
    let content = move || {
        let made = shown.get_untracked();
        document().set_title(made.0.words.app_name());
        let route = made.1.clone();
        let now = Some(route.clone());
        let stays = before.get_value() == now;
        before.set_value(now);
        let next = (route != Route::Table).then_some("#title");
        keep_place(move || shown.get_untracked() == made, next, stays);
        page_at(route)
    };
    view! { <Keyed key=shown>{content()}</Keyed> }
}

/// The page of an address.
fn page_at(route: Route) -> AnyView {
    match route {
        Route::Table | Route::Daily | Route::NewMatch => view! { <Table /> }.into_any(),
        Route::Deal(_) if playable_link(&route).is_some() => view! { <Table /> }.into_any(),
        Route::Scoreboard => view! { <ScoreboardPage /> }.into_any(),
        Route::Plain(_) | Route::Study(_) | Route::Deal(_) => {
            view! { <LazyPagePlace /> }.into_any()
        }
    }
}

/// The deal a link names, if the table can be set for it.
fn playable_link(route: &Route) -> Option<DealLink> {
    route.hash().parse::<DealLink>().ok()
}

/// A deal's link was opened, or a match or the day's deal asked for by address: deals it, but asks
/// before it leaves a running match. A match whose seal is asked for is saved.
fn arrive(app: AppContext, game: GameController) {
    let route = app.route.get_untracked();
    game.leave_opponent();
    match &route {
        Route::Deal(_) => {
            if let Some(link) = playable_link(&route) {
                to_the_table(app);
                follow(game, link);
            }
        }
        Route::Daily => {
            to_the_table(app);
            game.play_daily();
        }
        Route::NewMatch => {
            to_the_table(app);
            game.ask_for_new_match();
        }
        // A seal that is shown binds: the match must outlive a reload even before its first card.
        Route::Plain(PlainPage::Seal) if game.with_match_untracked(MatchSession::is_fresh) => {
            game.save_match();
        }
        _ => {}
    }
}

fn to_the_table(app: AppContext) {
    // The table's own address stands again, so that a reload does not ask once more.
    address::replace("#/");
    set_route(app, Route::Table);
}

fn set_route(app: AppContext, route: Route) {
    address::note_arrival(&route);
    if route.is_lazy() {
        live_region::clear();
    }
    app.route.set(route);
}

fn follow(game: GameController, link: DealLink) {
    if game.link_untracked() == link {
        return;
    }
    if game.is_in_deal_untracked() && !tab_lock::is_read_only() {
        game.dialog
            .set_if_changed(Some(TableDialog::LeaveFor(Box::new(link))));
    } else {
        game.open_link(link);
    }
}
