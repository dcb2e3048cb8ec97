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
pub mod position;
mod practice_button;
mod puzzles;
mod rate_deals;
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

use crate::app_context::AppContext;
use crate::model::page_bridge::{attribute, event};
use crate::model::route::{LazyPage, Route};
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

/// One of the two programs that these pages are divided between.
#[derive(Clone, Copy)]
pub struct Program {
    /// Whether it has the pages that play on a table of their own, or all others.
    is_study: bool,
    /// Makes one of its pages.
    page: fn(LazyPage) -> AnyView,
}

/// The pages without a table of their own.
pub const PLAIN: Program = Program {
    is_study: false,
    page: |page| view! { <PlainPage page /> }.into_any(),
};

/// The pages that play on a table of their own.
pub const STUDY: Program = Program {
    is_study: true,
    page: |page| view! { <StudyPage page /> }.into_any(),
};

impl Program {
    /// The page that the address asks for, if it is one of this program's.
    fn asked_for(self) -> Option<LazyPage> {
        match address::route() {
            Route::LazyPage(page) if page.is_study() == self.is_study => Some(page),
            // The table has no place for this page where it can deal the cards.
            Route::Deal(path) if !self.is_study => Some(LazyPage::BadLink(path)),
            _ => None,
        }
    }
}

/// Shows the page the address asks for if it is this program's, now and whenever another one is opened.
pub fn open(program: Program) {
    panic::set_hook();
    if !program.is_study {
        rate_deals::begin();
    }
    enter(program);
    // Both listeners stay as long as the program.
    let _ = window_event_listener_untyped(event::ENTER, move |_| enter(program));
    let _ = window_event_listener_untyped("hashchange", move |_| {
        if program.asked_for().is_none() {
            drop(VISIT.take());
        }
    });
}

fn enter(program: Program) {
    let (Some(place), Some(page)) = (table_bridge::container(), program.asked_for()) else {
        return;
    };
    drop(VISIT.take());
    place.set_text_content(None);
    let _ = place.set_attribute(attribute::MADE, "");
    let content = move || (program.page)(page);
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
    let context = AppContext::visited(address::route());
    provide_context(context);
    forward(context);
    content()
}

/// Has the table speak the sentences and show the messages of this page.
fn forward(context: AppContext) {
    Effect::new(move || {
        let sentence = context.announced.get();
        if !sentence.is_empty() {
            table_bridge::send(&TableRequest::Announce(sentence));
        }
    });
    Effect::new(move || {
        for message in context.messages.get() {
            table_bridge::send(&TableRequest::Notify(message.encode().into_owned()));
            context.dismiss(message);
        }
    });
}

/// A page without a table of its own.
#[component]
fn PlainPage(page: LazyPage) -> impl IntoView {
    match page {
        LazyPage::History | LazyPage::Licences | LazyPage::About => {
            view! { <TextPage page /> }.into_any()
        }
        LazyPage::Choose => view! { <ChoosePage /> }.into_any(),
        LazyPage::Controls => view! { <ControlsPage /> }.into_any(),
        LazyPage::Evening => view! { <EveningPage /> }.into_any(),
        LazyPage::Opponents => view! { <OpponentsPage /> }.into_any(),
        LazyPage::Rules(named) => view! { <RulesPage named /> }.into_any(),
        LazyPage::HowToPlay(_) => view! { <HowToPlayPage /> }.into_any(),
        LazyPage::Statistics => view! { <StatisticsPage /> }.into_any(),
        LazyPage::Share => view! { <SharePage /> }.into_any(),
        LazyPage::Seal => view! { <SealPage /> }.into_any(),
        LazyPage::Settings => view! { <SettingsPage /> }.into_any(),
        LazyPage::Install => view! { <InstallPage /> }.into_any(),
        LazyPage::Backup => view! { <BackupPage /> }.into_any(),
        LazyPage::BadLink(path) => view! { <BadLinkPage path /> }.into_any(),
        LazyPage::Review(_)
        | LazyPage::Replay(_)
        | LazyPage::Counting
        | LazyPage::Lesson(_)
        | LazyPage::Puzzles(_) => ().into_any(),
    }
}

/// A page that plays on a table of its own.
#[component]
fn StudyPage(page: LazyPage) -> impl IntoView {
    match page {
        LazyPage::Review(back) => view! { <ReviewPage back /> }.into_any(),
        LazyPage::Replay(which) => view! { <ReplayPage which /> }.into_any(),
        LazyPage::Counting => view! { <CountingPage /> }.into_any(),
        LazyPage::Lesson(named) => view! { <LessonPage named /> }.into_any(),
        LazyPage::Puzzles(which) => view! { <PuzzlesPage which /> }.into_any(),
        LazyPage::BadLink(_)
        | LazyPage::About
        | LazyPage::Backup
        | LazyPage::Choose
        | LazyPage::Controls
        | LazyPage::Evening
        | LazyPage::History
        | LazyPage::HowToPlay(_)
        | LazyPage::Install
        | LazyPage::Licences
        | LazyPage::Opponents
        | LazyPage::Rules(_)
        | LazyPage::Seal
        | LazyPage::Settings
        | LazyPage::Share
        | LazyPage::Statistics => ().into_any(),
    }
}
