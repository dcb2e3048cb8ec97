//! Share the present deal, alone or with its moves: as a code to scan, by the device's own ways, as a
//! link, with what came of it in words.

use crate::app::app_context::AppContext;
use crate::app::components::icon::{button, icon};
use crate::app::daily;
use crate::app::deal_archive;
use crate::app::dom::{El, el, svg};
use crate::app::lazy_pages;
use crate::app::links::{address, copies};
use crate::app::live::Live;
use crate::app::page_bridge::event;
use crate::app::pages::page_layout::sheet;
use crate::app::storage::browser::StorageKey;
use crate::i18n::Words;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::window;
use qrcodegen::{QrCode, QrCodeEcc};
use sechsundsechzig_engine::share::{DealLink, ReplayLink};
use wasm_bindgen::prelude::*;

/// What is shared.
#[derive(Clone)]
pub struct Shared {
    /// What is said over the code.
    pub lead: &'static str,
    /// The address' part from `#` on.
    pub fragment: String,
    /// What came of it, in words; empty where nothing has.
    pub result: String,
}

/// The screen: the present deal; once it is over also with its moves, if that is chosen.
#[must_use]
pub fn share() -> El {
    let words = AppContext::here().words();
    let table = lazy_pages::here();
    let told = |attribute| table.as_ref()?.get_attribute(attribute);
    let link = told(event::LINK).and_then(|link| DealLink::parse(&link).ok());
    let result = told(event::RESULT).unwrap_or_default();
    let content = el("div", "share").put(el("h2", "sheet__title").text(words.share_title()));
    let content = match link {
        Some(link) => choices(words, &link, result, content),
        None => content.put(el("p", "").text(words.no_deal_yet())),
    };
    sheet(words.share(), el("main", "sheet").put(content))
}

fn choices(words: Words, link: &DealLink, result: String, content: El) -> El {
    let result = match link.seed.starts_with(daily::SEED) && !result.is_empty() {
        true => [words.daily_deal(), ", ", &result].concat(),
        false => result,
    };
    let cards = Shared {
        lead: words.share_by_code(),
        fragment: link.print(),
        result: result.clone(),
    };
    let Some(replay) = finished(link) else {
        return content.all(ways(words, &cards));
    };
    let moves = Shared {
        lead: words.share_replay_by_code(),
        fragment: replay.print(),
        result,
    };
    let with_moves = Live::new(true);
    let one = |(value, text): (bool, &str)| {
        let input = el("input", "")
            .attr("type", "radio")
            .attr("name", "what")
            .checked(move || with_moves.get() == value)
            .on("change", move |_| with_moves.set(value));
        el("label", "").put(input).put(el("span", "").text(text))
    };
    let both = [
        (true, words.share_with_moves()),
        (false, words.share_deal_only()),
    ];
    content
        .put(
            el("div", "seg seg--two")
                .attr("role", "group")
                .attr("aria-label", words.share_what())
                .all(both.map(one)),
        )
        .put(el("div", "share").slot_for(
            move || with_moves.get(),
            move |with_moves| ways(words, if with_moves { &moves } else { &cards }),
        ))
}

/// The replay of this deal, if it was the last one kept.
fn finished(link: &DealLink) -> Option<ReplayLink> {
    let kept = AppContext::here().load(StorageKey::Deals);
    let last = deal_archive::back(&kept?, 0)?;
    (last.replay.link() == link).then(|| ReplayLink {
        replay: last.replay,
        against: last.opponent.key().to_owned(),
    })
}

/// The ways to share something: a code, the device's own, the clipboard.
#[must_use]
pub fn ways(words: Words, shared: &Shared) -> Vec<El> {
    let address = address(&shared.fragment);
    let code = code(words, &address);
    let lead = el("p", "lead").text(shared.lead);
    let line = el("p", "link-line").text(&address);
    let by_device = sharing().map(|share| {
        let (label, text) = match &*shared.result {
            "" => (words.share(), words.share_title().to_owned()),
            result => (words.share_result(), result.to_owned()),
        };
        let url = address.clone();
        button("btn btn--primary btn--wide", "", move || {
            let what = Object::new();
            let _ = Reflect::set(&what, &"text".into(), &text.as_str().into());
            let _ = Reflect::set(&what, &"url".into(), &url.as_str().into());
            // Who changes their mind is not told so.
            let shared = share.call1(&window().navigator(), &what);
            if let Some(shared) = shared
                .ok()
                .and_then(|shared| shared.dyn_into::<Promise>().ok())
            {
                let ignore = Closure::new(|_| ());
                let _ = shared.catch(&ignore);
                ignore.forget();
            }
        })
        .put(icon("share"))
        .put(el("span", "").text(label))
    });
    let result = (!shared.result.is_empty()).then(|| {
        let text = words.result_to_share(&shared.result, &address);
        copy_button(by_device.is_none(), words.copy_result(), text)
    });
    let alone = by_device.is_none() && result.is_none();
    let copy = copy_button(alone, words.copy_link(), address);
    let shown = code.map(|code| [lead, code]).into_iter().flatten();
    shown
        .chain([line])
        .chain(by_device)
        .chain(result)
        .chain([copy])
        .collect()
}

/// A button that copies a text, the main one or not.
fn copy_button(main: bool, label: &str, text: String) -> El {
    let class = match main {
        true => "btn btn--primary btn--wide",
        false => "btn btn--wide",
    };
    let button = el("button", class)
        .attr("type", "button")
        .put(icon("copy"))
        .put(el("span", "").text(label));
    copies(button, move || Some(text.clone()))
}

/// The device's own way to share, if it has one.
fn sharing() -> Option<Function> {
    let share = Reflect::get(&window().navigator(), &"share".into()).ok()?;
    share.dyn_into().ok()
}

/// The address as a code; a long one has none.
fn code(words: Words, address: &str) -> Option<El> {
    let code = QrCode::encode_text(address, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|x| code.get_module(*x, y)) {
            let module = ["M", &x.to_string(), " ", &y.to_string(), "h1v1h-1z"];
            path.push_str(&module.concat());
        }
    }
    // Four modules of quiet around it belong to a code.
    let (edge, all) = ("-4", (size + 8).to_string());
    let ground = svg("rect")
        .attr("class", "qr__ground")
        .attr("x", edge)
        .attr("y", edge)
        .attr("width", &all)
        .attr("height", &all);
    Some(
        svg("svg")
            .attr("class", "qr")
            .attr("shape-rendering", "crispEdges")
            .attr("viewBox", &[edge, edge, &all, &all].join(" "))
            .attr("role", "img")
            .attr("aria-label", words.qr_code())
            .put(ground)
            .put(svg("path").attr("d", &path)),
    )
}
