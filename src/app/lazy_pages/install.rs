//! How the page becomes an app of the device: by the browser's own offer, or by hand.

use crate::app::app_context::AppContext;
use crate::app::components::icon::{button, icon};
use crate::app::dom::{El, ask_boot, el};
use crate::app::live::Live;
use crate::app::pages::page_layout::{headed, sheet};
use crate::i18n::Words;
use leptos::prelude::*;

/// The screen.
#[must_use]
pub fn install() -> El {
    let words = AppContext::here().words();
    let asked = Live::new(false);
    let content = headed(words.install_title())
        .put(el("p", "lead").text(words.install_why()))
        .slot_for(move || asked.get(), move |was| ways(words, asked, was));
    sheet(words.install(), content)
}

fn ways(words: Words, asked: Live<bool>, was_asked: bool) -> Vec<El> {
    let installed = window()
        .match_media("(display-mode: standalone)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    if installed || was_asked {
        let told = match installed {
            true => words.installed(),
            false => words.install_asked(),
        };
        return vec![
            el("div", "note")
                .attr("role", "status")
                .put(icon("check"))
                .put(el("p", "").text(told)),
        ];
    }
    let root = document().document_element();
    if root.is_some_and(|root| root.has_attribute("data-install")) {
        let accept = button("btn btn--primary btn--wide", words.install(), move || {
            ask_boot("install-page");
            asked.set(true);
        });
        return vec![accept.attr("data-call", "install")];
    }
    let step = |(browser, how): (&str, &str)| {
        el("div", "")
            .put(el("dt", "").text(browser))
            .put(el("dd", "").text(how))
    };
    let by_hand = [
        (words.on_iphone(), words.install_on_iphone()),
        (words.on_android(), words.install_on_android()),
        (words.on_computer(), words.install_on_computer()),
    ];
    vec![el("dl", "ways").all(by_hand.map(step))]
}
