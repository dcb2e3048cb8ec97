//! The lazily loaded pages: two programs, each fetched when the first of its pages is opened. Those that play on a table of
//! their own are one, so that whoever reads the rules need not wait for the search and the review.

mod backup;
mod bad_link;
mod card_row;
mod choose;
mod content;
mod controls;
mod counting;
mod elements;
mod evening;
mod how_to_play;
mod install;
mod lesson;
mod no_deal_yet;
mod opponents;
mod page_keys;
mod position;
mod practice_button;
mod puzzles;
pub mod rate_deals;
mod replay;
mod review;
mod rules;
mod same_cards;
mod saved_matches;
mod seal;
mod settings;
mod share;
mod statistics;
mod table_bridge;
mod text_page;
mod worker_driver;

use crate::app_context::{Announcement, AppContext};
use crate::model::page_bridge::{attribute, event};
use crate::model::route::{PlainPage, Route, StudyPage};
use crate::model::table_request::TableRequest;
use crate::panic;
use crate::platform::address;
use crate::platform::dom::{find, focus, focus_is_lost};
use backup::BackupPage;
use bad_link::BadLinkPage;
use choose::ChoosePage;
use controls::ControlsPage;
use counting::CountingPage;
use evening::EveningPage;
use how_to_play::HowToPlayPage;
use install::InstallPage;
use leptos::mount::mount_to;
use leptos::prelude::*;
use lesson::LessonPage;
use opponents::OpponentsPage;
use puzzles::PuzzlesPage;
use replay::ReplayPage;
use review::ReviewPage;
use rules::RulesPage;
use seal::SealPage;
use settings::SettingsPage;
use share::SharePage;
use statistics::StatisticsPage;
use std::any::Any;
use std::cell::RefCell;
use text_page::TextPage;
use wasm_bindgen::prelude::*;

thread_local! {
    /// The visit of a page; what it made is given up with it.
    static VISIT: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// The pages of one of the two programs that they are divided between.
pub trait Page: Sized + 'static {
    /// The page of this address, if it is one of the program's.
    fn of_route(route: Route) -> Option<Self>;

    /// What it shows.
    fn view(self) -> AnyView;
}

impl Page for PlainPage {
    fn of_route(route: Route) -> Option<PlainPage> {
        match route {
            Route::Plain(page) => Some(page),
            // The table has no place for this page where it can deal the cards.
            Route::Deal(path) => Some(PlainPage::BadLink(path)),
            _ => None,
        }
    }

    fn view(self) -> AnyView {
        match self {
            PlainPage::History | PlainPage::Licences | PlainPage::About => {
                view! { <TextPage page=self /> }.into_any()
            }
            PlainPage::Choose => view! { <ChoosePage /> }.into_any(),
            PlainPage::Controls => view! { <ControlsPage /> }.into_any(),
            PlainPage::Evening => view! { <EveningPage /> }.into_any(),
            PlainPage::Opponents => view! { <OpponentsPage /> }.into_any(),
            PlainPage::Rules(named) => view! { <RulesPage named /> }.into_any(),
            PlainPage::HowToPlay(_) => view! { <HowToPlayPage /> }.into_any(),
            PlainPage::Statistics => view! { <StatisticsPage /> }.into_any(),
            PlainPage::Share => view! { <SharePage /> }.into_any(),
            PlainPage::Seal => view! { <SealPage /> }.into_any(),
            PlainPage::Settings => view! { <SettingsPage /> }.into_any(),
            PlainPage::Install => view! { <InstallPage /> }.into_any(),
            PlainPage::Backup => view! { <BackupPage /> }.into_any(),
            PlainPage::BadLink(path) => view! { <BadLinkPage path /> }.into_any(),
        }
    }
}

impl Page for StudyPage {
    fn of_route(route: Route) -> Option<StudyPage> {
        match route {
            Route::Study(page) => Some(page),
            _ => None,
        }
    }

    fn view(self) -> AnyView {
        match self {
            StudyPage::Review(back) => view! { <ReviewPage back /> }.into_any(),
            StudyPage::Replay(which) => view! { <ReplayPage which /> }.into_any(),
            StudyPage::Counting => view! { <CountingPage /> }.into_any(),
            StudyPage::Lesson(named) => view! { <LessonPage named /> }.into_any(),
            StudyPage::Puzzles(which) => view! { <PuzzlesPage which /> }.into_any(),
        }
    }
}

/// Shows the page the address asks for if it is this program's, now and whenever another one is opened.
pub fn open<P: Page>() {
    panic::set_hook();
    enter::<P>();
    // Both listeners stay as long as the program.
    let _ = window_event_listener_untyped(event::ENTER, |_| enter::<P>());
    let _ = window_event_listener_untyped("hashchange", |_| {
        if P::of_route(address::route()).is_none() {
            drop(VISIT.take());
        }
    });
}

fn enter<P: Page>() {
    let (Some(place), Some(page)) = (table_bridge::container(), P::of_route(address::route()))
    else {
        return;
    };
    drop(VISIT.take());
    place.set_text_content(None);
    let _ = place.set_attribute(attribute::MADE, "");
    let content = move || page.view();
    let visit = mount_to(place.unchecked_into(), move || {
        view! { <Visit content /> }.into_any()
    });
    VISIT.set(Some(Box::new(visit)));
    if let Some(title) = find("#title").filter(|_| focus_is_lost()) {
        focus(&title);
    }
}

/// The page the address asks for, with a context of its own.
#[component]
fn Visit(content: impl FnOnce() -> AnyView) -> impl IntoView {
    provide_context(AppContext::visited(address::route(), announce));
    content()
}

fn announce(announcement: Announcement) {
    table_bridge::send(&match announcement {
        Announcement::Sentence(sentence) => TableRequest::ReadOut(sentence),
        Announcement::Toast(toast) => TableRequest::Notify(toast.encode().into_owned()),
    });
}
