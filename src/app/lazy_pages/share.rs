//! Share the present deal, alone or with its moves: as a code to scan, by the device's own ways, as a
//! link, with what came of it in words.

use super::elements::{IconLabel, TwoChoices};
use crate::app::app_context::AppContext;
use crate::app::daily;
use crate::app::deal_archive;
use crate::app::lazy_pages;
use crate::app::links::{CopyButton, address};
use crate::app::page_bridge::event;
use crate::app::pages::page_layout::PageLayout;
use crate::app::storage::browser::StorageKey;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
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

/// The page to share the present deal; once it is over also with its moves, if that is chosen.
#[component]
pub fn Share() -> impl IntoView {
    let words = AppContext::use_context().words();
    let table = lazy_pages::container();
    let attribute = |name| table.as_ref()?.get_attribute(name);
    let link = attribute(event::LINK).and_then(|link| link.parse::<DealLink>().ok());
    let content = match link {
        Some(link) => {
            let result = attribute(event::RESULT).unwrap_or_default();
            view! { <ShareDeal link result /> }.into_any()
        }
        None => view! { <p>{words.no_deal_yet()}</p> }.into_any(),
    };
    view! {
        <PageLayout title=words.share()>
            <main class="sheet">
                <div class="share">
                    <h2 class="sheet__title">{words.share_title()}</h2>
                    {content}
                </div>
            </main>
        </PageLayout>
    }
}

/// The ways to share a deal, alone or with its moves.
#[component]
fn ShareDeal(
    link: DealLink,
    /// How it ended, in words; empty while it is played.
    result: String,
) -> impl IntoView {
    let words = AppContext::use_context().words();
    let result = match link.seed.starts_with(daily::SEED) && !result.is_empty() {
        true => [words.daily_deal(), ", ", &result].concat(),
        false => result,
    };
    let cards = Shared {
        lead: words.share_by_code(),
        fragment: link.to_string(),
        result: result.clone(),
    };
    let Some(replay) = finished(&link) else {
        return view! { <ShareWays shared=cards /> }.into_any();
    };
    let moves = Shared {
        lead: words.share_replay_by_code(),
        fragment: replay.to_string(),
        result,
    };
    let with_moves = RwSignal::new(true);
    let choices = [
        (true, words.share_with_moves()),
        (false, words.share_deal_only()),
    ];
    view! {
        <TwoChoices
            label=words.share_what()
            name="what"
            class="seg seg--two"
            choices
            value=with_moves
        />
        <div class="share">
            {move || {
                let shared = if with_moves.get() { moves.clone() } else { cards.clone() };
                view! { <ShareWays shared /> }.into_any()
            }}
        </div>
    }
    .into_any()
}

/// The replay of this deal, if it was the last one kept.
fn finished(link: &DealLink) -> Option<ReplayLink> {
    let kept = AppContext::use_context().load(StorageKey::Deals);
    let last = deal_archive::back(&kept?, 0)?;
    (last.replay.link() == link).then(|| ReplayLink {
        replay: last.replay,
        against: last.opponent.as_str().to_owned(),
    })
}

/// The ways to share something: a code, the device's own, the clipboard.
#[component]
pub fn ShareWays(shared: Shared) -> impl IntoView {
    let words = AppContext::use_context().words();
    let address = address(&shared.fragment);
    let code = QrCode::encode_text(&address, QrCodeEcc::Low).ok();
    let code = code.map(|code| {
        view! {
            <p class="lead">{shared.lead}</p>
            <QrDrawing code />
        }
        .into_any()
    });
    let by_device = device_share().map(|share| {
        let (label, text) = match &*shared.result {
            "" => (words.share(), words.share_title().to_owned()),
            result => (words.share_result(), result.to_owned()),
        };
        let address = address.clone();
        view! {
            <button
                type="button"
                class="btn btn--primary btn--wide"
                on:click=move |_| share_by_device(&share, &text, &address)
            >
                <IconLabel icon="share" label />
            </button>
        }
        .into_any()
    });
    let is_main = by_device.is_none();
    let has_result = !shared.result.is_empty();
    let result = has_result.then(|| {
        let text = words.result_to_share(&shared.result, &address);
        view! { <CopyText is_main label=words.copy_result() text /> }.into_any()
    });
    view! {
        {code}
        <p class="link-line">{address.clone()}</p>
        {by_device}
        {result}
        <CopyText is_main=is_main && !has_result label=words.copy_link() text=address />
    }
}

/// A button that copies a text.
#[component]
fn CopyText(
    /// Whether it is the main button of the page.
    is_main: bool,
    label: &'static str,
    text: String,
) -> impl IntoView {
    let class = match is_main {
        true => "btn btn--primary btn--wide",
        false => "btn btn--wide",
    };
    view! {
        <CopyButton class text=Callback::new(move |()| Some(text.clone()))>
            <IconLabel icon="copy" label />
        </CopyButton>
    }
}

/// The device's own way to share, if it has one.
fn device_share() -> Option<Function> {
    let share = Reflect::get(&window().navigator(), &"share".into()).ok()?;
    share.dyn_into().ok()
}

/// Shares a text and an address by the device's own way.
fn share_by_device(share: &Function, text: &str, address: &str) {
    let what = Object::new();
    let _ = Reflect::set(&what, &"text".into(), &text.into());
    let _ = Reflect::set(&what, &"url".into(), &address.into());
    let shared = share.call1(&window().navigator(), &what).ok();
    if let Some(shared) = shared.and_then(|shared| shared.dyn_into::<Promise>().ok()) {
        // Who changes their mind need not be told so.
        let ignore = Closure::once_into_js(|_: JsValue| ());
        let then = Reflect::get(&shared, &"catch".into());
        if let Ok(then) = then.and_then(|then| then.dyn_into::<Function>()) {
            let _ = then.call1(&shared, &ignore);
        }
    }
}

/// An address as a code to scan.
#[component]
fn QrDrawing(code: QrCode) -> impl IntoView {
    let words = AppContext::use_context().words();
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
    let view_box = [edge, edge, &all, &all].join(" ");
    view! {
        <svg
            class="qr"
            shape-rendering="crispEdges"
            viewBox=view_box
            role="img"
            aria-label=words.qr_code()
        >
            <rect class="qr__ground" x=edge y=edge width=all.clone() height=all />
            <path d=path />
        </svg>
    }
}
