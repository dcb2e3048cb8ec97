//! Everything kept: saved as a file, brought back from one, deleted.

use crate::app::app_context::AppContext;
use crate::app::components::icon::{button, icon, link};
use crate::app::dom::{El, el, find, focus};
use crate::app::live::Live;
use crate::app::message::{Message, RESTORED, RESTORED_OVER_NEWER};
use crate::app::pages::page_layout::{headed, sheet};
use crate::app::storage::backup::ImportError;
use crate::app::storage::browser;
use crate::app::storage::storage_key::{LONGEST_FILE, unbundle};
use crate::app::tab_lock;
use crate::i18n::Words;
use leptos::prelude::{document, window};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, Event, FileReader, HtmlAnchorElement, HtmlInputElement, Url};

/// What stands under the buttons.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Nothing,
    /// The file is none of ours.
    BadFile,
    /// It was not taken.
    Refused(ImportError),
    /// Whether really everything is to go.
    Question,
}

/// The screen.
#[must_use]
pub fn keeping() -> El {
    let words = AppContext::here().words();
    let told = Live::new(Told::Nothing);
    let save = button("btn btn--primary", "", save)
        .put(icon("save"))
        .put(el("span", "").text(words.export()))
        .attr("data-call", "export");
    let field = el("input", "file__field")
        .attr("type", "file")
        .attr("id", "file")
        .attr("accept", ".json,application/json")
        .on("change", move |event| read(&event, told));
    let open = el("label", "btn file")
        .attr("for", "file")
        .put(icon("open"))
        .put(el("span", "").text(words.import()));
    let forget = button("btn btn--quiet", words.forget_all(), move || {
        told.set(Told::Question);
    })
    .attr("data-call", "forget");
    let news = link("", words.news(), "#/news");
    let licences = link("", words.licences(), "#/licences");
    let content = headed(words.storage())
        .put(el("p", "lead").text(words.storage_help()))
        .all(retention(words).map(|text| {
            el("div", "note")
                .attr("data-note", "retention")
                .put(icon("info"))
                .put(el("p", "").text(text))
        }))
        .put(
            el("div", "btn-stack")
                .put(save)
                .put(field)
                .put(open)
                .put(forget),
        )
        .put(
            el("div", "keeping__told")
                .attr("role", "status")
                .slot_for(move || told.get(), move |now| answer(words, told, now)),
        )
        .put(el("p", "links").put(news).put(licences));
    sheet(words.storage(), content)
}

/// How long the browser keeps the data, as far as it is known (`web/retention.js`).
fn retention(words: Words) -> Option<&'static str> {
    let root = document().document_element()?;
    match root.get_attribute("data-persisted").as_deref() {
        Some("yes") => Some(words.persisted()),
        _ if root.has_attribute("data-deletes") => Some(words.deletes_unvisited()),
        Some(_) => Some(words.not_persisted()),
        None => None,
    }
}

fn answer(words: Words, told: Live<Told>, now: Told) -> Vec<El> {
    match now {
        Told::Nothing => Vec::new(),
        Told::BadFile => vec![note(words.bad_file())],
        Told::Refused(error) => vec![note(refusal(words, error))],
        Told::Question => {
            let stay = button("btn btn--primary", words.stay(), move || {
                told.set(Told::Nothing);
                if let Some(asked) = find("[data-call=forget]") {
                    focus(&asked);
                }
            });
            let really = button("btn", words.forget_all(), || {
                if !watched() {
                    browser::forget();
                    begin_again("./");
                }
            })
            .attr("data-call", "really");
            vec![
                el("p", "").text(words.forget_question()),
                el("div", "btn-row").put(really).put(stay),
            ]
        }
    }
}

fn note(text: &str) -> El {
    let text = el("p", "").text(text);
    el("div", "note").put(icon("info")).put(text)
}

const fn refusal(words: Words, error: ImportError) -> &'static str {
    match error {
        ImportError::Blocked => words.storage_blocked(),
        ImportError::NewerData => words.import_newer(),
        ImportError::RolledBack => words.import_rolled_back(),
        ImportError::NotRolledBack => words.import_not_rolled_back(),
    }
}

/// Hands everything kept to the player as a file.
fn save() {
    let parts = js_sys::Array::of1(&browser::export().into());
    let address = Blob::new_with_str_sequence(&parts)
        .and_then(|blob| Url::create_object_url_with_blob(&blob));
    let Ok(address) = address else {
        return;
    };
    let link = el("a", "").attr("href", &address).attr("download", FILE);
    if let Some(link) = link.element().dyn_ref::<HtmlAnchorElement>() {
        link.click();
    }
}

const FILE: &str = "sechsundsechzig.json";

/// Reads the chosen file; one that is not ours changes nothing.
fn read(event: &Event, told: Live<Told>) {
    let field = event
        .target()
        .and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
    let file = field.as_ref().and_then(|field| field.files()?.get(0));
    let Some(file) = file else {
        return;
    };
    if let Some(field) = field {
        // So that the same file can be chosen again.
        field.set_value("");
    }
    told.set(Told::Nothing);
    let Ok(reader) = FileReader::new() else {
        return;
    };
    if file.size() > LONGEST_FILE as f64 {
        return told.set(Told::BadFile);
    }
    let done = reader.clone();
    let on_end = Closure::once_into_js(move || {
        let text = done.result().ok().and_then(|text| text.as_string());
        let taken = text.as_deref().and_then(unbundle);
        match taken {
            None => told.set(Told::BadFile),
            Some(_) if watched() => {}
            Some(taken) => match browser::import(&taken) {
                Err(error) => told.set(Told::Refused(error)),
                Ok(imported) => {
                    let said = match imported.newer_set_aside {
                        true => RESTORED_OVER_NEWER,
                        false => RESTORED,
                    };
                    begin_again(&[said, "#/"].concat());
                }
            },
        }
    });
    reader.set_onloadend(Some(on_end.unchecked_ref()));
    if reader.read_as_text(&file).is_err() {
        told.set(Told::BadFile);
    }
}

/// Whether another window plays, which is told then.
fn watched() -> bool {
    let watched = tab_lock::watches();
    if watched {
        AppContext::here().tell(Message::Watching);
    }
    watched
}

/// The page starts anew with what is kept now; nothing of the old one may be written any more.
fn begin_again(address: &str) {
    tab_lock::leave();
    let _ = window().location().replace(address);
}
