//! The last deals by name, each to be watched, looked through and played again.

use crate::app::app_context::AppContext;
use crate::app::components::icon::{icon, link};
use crate::app::deal_archive::{self, ArchivedDeal};
use crate::app::dom::{El, el};
use crate::app::lazy_pages::review::{others, play_from, who_played};
use crate::app::page_bridge::LazyPage;
use crate::app::route::Route;
use crate::app::storage::browser::StorageKey;
use crate::i18n::Words;
use sechsundsechzig_engine::deal::Deal;
use wasm_bindgen::JsValue;

/// All that are kept, the newest first.
#[must_use]
pub fn last_deals() -> El {
    let words = AppContext::here().words();
    let kept = AppContext::here()
        .load(StorageKey::Deals)
        .unwrap_or_default();
    let deals =
        (0..deal_archive::MOST).filter_map(|back| Some((back, deal_archive::back(&kept, back)?)));
    let rows: Vec<El> = deals.map(|(back, deal)| row(words, back, deal)).collect();
    super::headed(words.last_deals(), words.last_deals_help()).put(el("ul", "rows").all(rows))
}

fn row(words: Words, back: usize, deal: ArchivedDeal) -> El {
    let text = el("span", "row__text")
        .put(el("b", "").text(words.preset(deal.replay.link().preset)))
        .put(el("span", "").text(&line(words, &deal)));
    let to = |room: LazyPage| Route::LazyPage(room).hash();
    let ways = el("div", "btn-row")
        .put(link(
            "btn",
            words.watch(),
            &to(LazyPage::Replay(back.to_string())),
        ))
        .put(link("btn", words.review(), &to(LazyPage::Review(back))))
        .put(play_from("btn", words.play_again(), deal.replay.up_to(0)));
    let head = el("summary", "row").put(text).put(icon("down"));
    el("li", "").put(el("details", "").put(head).put(ways))
}

/// "21.11.2026. Gegen Hermen Kord. Verloren, 2 Punkte".
fn line(words: Words, deal: &ArchivedDeal) -> String {
    let mut text = date(words, deal.day);
    if let Some(session) = deal.replay.after(deal.replay.moves().len()) {
        let told = who_played(deal, &session);
        let result = session.deal().result();
        let ending = result.map(|result| words.ending(&result, session.covered_by(), &told));
        let against = words.against(&others(words, &told));
        for sentence in [Some(against), ending.map(|ending| ending.headline)] {
            text.extend(sentence.iter().flat_map(|sentence| [". ", sentence]));
        }
    }
    if deal.notes.practice {
        text.push_str(". ");
        text.push_str(words.practice());
    }
    text
}

/// A day as it is written in the language.
fn date(words: Words, day: u32) -> String {
    const DAY: f64 = 86_400_000.0;
    let noon = (f64::from(day) + 0.5) * DAY;
    let date = js_sys::Date::new(&JsValue::from_f64(noon));
    let options = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&options, &"timeZone".into(), &"UTC".into());
    date.to_locale_date_string(words.language.tag(), &options)
        .into()
}
