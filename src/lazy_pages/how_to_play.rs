//! How to play: the game on the table in pictures, and a glossary whose entries open where the words stand
//! (`web/glossary.js`).

use super::content::{Content, find_in};
use crate::app_context::AppContext;
use crate::components::card::{BOX, CardBack, card_class};
use crate::components::icon::Sprite;
use crate::components::page_layout::PageLayout;
use crate::i18n::CardNames;
use crate::lazy_pages::table_bridge;
use crate::model::how_to_play::article;
use crate::model::page_bridge::event;
use crate::model::route::{PlainPage, Route};
use crate::model::table::symbol::{sprites, symbol};
use crate::platform::address;
use crate::platform::dom::dispatch_window_event;
use crate::platform::sprites as drawings;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::rules::Preset;
use web_sys::Element;

/// The article that explains the game on the table, or what the address names.
#[component]
pub fn HowToPlayPage() -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let file = [words.language.tag(), "/how-to-play.html"].concat();
    view! {
        <PageLayout title=words.how_to_play()>
            <main class="sheet sheet--how">
                <Content file on_shown=show />
            </main>
        </PageLayout>
    }
}

/// Shows the article that the address names, or the glossary from the term on that it names; if there is neither, the
/// article of the game on the table, from the part on that it names.
fn show(text: &Element) {
    let named = match address::route() {
        Route::Plain(PlainPage::HowToPlay(Some(named))) => named,
        _ => String::new(),
    };
    let of = |attribute| find_in(text, &["[data-", attribute, "='", &named, "']"].concat());
    let entry = of("entry");
    let shown = match (of("article"), &entry) {
        (Some(_), _) => &*named,
        (None, Some(_)) => "words",
        (None, None) => article_at_table(),
    };
    let _ = text.set_attribute("data-shown", shown);
    draw_cards(text, shown);
    dispatch_window_event(event::GLOSSARY);
    let own_link = ["[href='#/how-to-play/", shown, "']"].concat();
    if let Some(link) = find_in(text, &own_link) {
        let _ = link.set_attribute("aria-current", "page");
    }
    let part = ["[data-article='", shown, "'] [data-part='", &named, "']"].concat();
    if let Some(place) = entry.or_else(|| find_in(text, &part)) {
        place.scroll_into_view();
    }
}

/// The article of the game on the table.
fn article_at_table() -> &'static str {
    let draft = table_bridge::rules_in_force();
    article(draft.map_or(Preset::Paderborn, |draft| draft.preset))
}

/// Puts the cards into the places of an article that name them.
fn draw_cards(text: &Element, article: &str) {
    let places = ["[data-article='", article, "'] [data-show]:empty"].concat();
    while let Some(place) = find_in(text, &places) {
        let named = place.get_attribute("data-show").unwrap_or_default();
        let card = match named.parse() {
            Ok(card) => view! { <NamedCard card /> }.into_any(),
            Err(_) => view! { <CardBack /> }.into_any(),
        };
        card.build().mount(&place, None);
    }
}

/// A card with the face that the player has chosen. The articles speak of ace, queen and jack: instead of a German face,
/// which has others, they show a French one.
#[component]
fn NamedCard(card: Card) -> impl IntoView {
    let app = AppContext::use_context();
    let mut words = app.words_untracked();
    let face = app.face_untracked().without_german();
    if words.cards == CardNames::German {
        words.cards = CardNames::French;
        drawings::load(sprites(face));
    }
    view! {
        <span class=card_class(card, face, "") role="img" aria-label=words.card_label(card) data-card=card.to_string()>
            <Sprite view_box=BOX symbol=symbol(card, face) />
        </span>
    }
}
