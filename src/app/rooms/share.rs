//! Share the present deal: as a code to scan, by the device's own ways, as a link.

use crate::app::components::icon::{button, icon};
use crate::app::dom::{El, el, svg};
use crate::app::links::{address, copy};
use crate::app::page::Page;
use crate::app::pages::sheet::sheet;
use crate::app::room::event;
use crate::app::rooms;
use crate::share::DealLink;
use crate::words::Words;
use js_sys::{Function, Object, Reflect};
use leptos::prelude::window;
use qrcodegen::{QrCode, QrCodeEcc};
use wasm_bindgen::prelude::*;

/// The screen.
#[must_use]
pub fn share() -> El {
    let words = Page::here().words();
    let table = rooms::here();
    let told = |attribute| table.as_ref()?.get_attribute(attribute);
    let link = told(event::LINK).and_then(|link| DealLink::parse(&link).ok());
    let result = told(event::RESULT).unwrap_or_default();
    let content = el("div", "share").put(el("h2", "sheet__title").text(words.share_title()));
    let content = match link {
        Some(link) => content.all(ways(words, link, result)),
        None => content.put(el("p", "").text(words.no_deal_yet())),
    };
    sheet(words.share(), el("main", "sheet").put(content))
}

fn ways(words: Words, link: DealLink, result: String) -> Vec<El> {
    let address = address(&link.print());
    let code = code(words, &address);
    let lead = el("p", "lead").text(words.share_by_code());
    let line = el("p", "link-line").text(&address);
    let by_device = sharing().map(|share| {
        let text = match &*result {
            "" => words.share_title().to_owned(),
            result => result.to_owned(),
        };
        button("btn btn--primary btn--wide", "", move || {
            let what = Object::new();
            let _ = Reflect::set(&what, &"text".into(), &text.as_str().into());
            let _ = Reflect::set(&what, &"url".into(), &address.as_str().into());
            // Who changes his mind is not told so.
            let _ = share.call1(&window().navigator(), &what);
        })
        .put(icon("share"))
        .put(el("span", "").text(words.share()))
    });
    let class = match by_device {
        Some(_) => "btn btn--wide",
        None => "btn btn--primary btn--wide",
    };
    let copy = button(class, "", move || copy(&link))
        .put(icon("copy"))
        .put(el("span", "").text(words.copy_link()));
    let shown = code.map(|code| [lead, code]).into_iter().flatten();
    shown.chain([line]).chain(by_device).chain([copy]).collect()
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
