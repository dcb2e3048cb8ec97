//! Share the present deal, alone or with its moves: as a code to scan, by the device's own ways, as a
//! link, with what came of it in words.

use super::elements::{DefinitionRow, IconLabel, TwoChoices};
use super::same_cards::{STRONGEST, SameCards};
use crate::app_context::AppContext;
use crate::components::copy_button::CopyButton;
use crate::components::page_layout::PageLayout;
use crate::i18n::Words;
use crate::lazy_pages::table_bridge;
use crate::model::compare::balance;
use crate::model::daily::{self, DayResult};
use crate::model::deal_archive;
use crate::model::page_bridge::attribute;
use crate::model::rule_sets::Draft;
use crate::platform::address;
use crate::storage::browser::StorageKey;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::rules::Game;
use sechsundsechzig_engine::share::{DealLink, ReplayLink};
use wasm_bindgen::prelude::*;

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
pub fn SharePage() -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let link = table_bridge::read(attribute::LINK).and_then(|link| link.parse::<DealLink>().ok());
    let content = match link {
        Some(link) => {
            let draft = Draft {
                preset: link.preset,
                rules: *link.rules,
            };
            let changed = draft.changed_from().map(|_| words.with_changed_rules());
            let changed = changed.unwrap_or_default();
            let result = table_bridge::read(attribute::RESULT).unwrap_or_default();
            view! {
                <p class="lead">{words.preset(link.preset)} {" "} {changed}</p>
                <ShareDeal link result />
            }
            .into_any()
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
    let app = AppContext::use_context();
    let words = app.words_untracked();
    if let Some(day) = DayShared::of(app, &link).filter(|_| !result.is_empty()) {
        return view! { <ShareDay link day /> }.into_any();
    }
    let cards = Shared {
        lead: words.share_by_code(),
        fragment: link.to_string(),
        result: result.clone(),
    };
    let Some(replay) = finished(&link) else {
        return view! { <ShareWays shared=cards /> }.into_any();
    };
    let is_for_two = link.rules.game == Game::TwoHanded;
    let own = balance(&replay.replay).filter(|_| is_for_two);
    let against: Option<Opponent> = replay.against.parse().ok();
    let beside = own.zip(against).map(|(own, against)| {
        let same_cards = SameCards::begin(&link, against);
        let strongest = move || same_cards.played.with(|played| balance(played.as_ref()?));
        let strongest = Signal::derive(strongest);
        let has_failed = same_cards.has_failed;
        view! { <SameCardsResults own strongest has_failed /> }.into_any()
    });
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
            class="segmented segmented--two"
            choices
            value=with_moves
        />
        <div class="share">
            {move || {
                let shared = if with_moves.get() { moves.clone() } else { cards.clone() };
                view! { <ShareWays shared /> }.into_any()
            }}
        </div>
        {beside}
    }
    .into_any()
}

/// What the player made of the cards, and what the strongest friend makes of them.
#[component]
fn SameCardsResults(
    own: i32,
    #[prop(into)] strongest: Signal<Option<i32>>,
    has_failed: RwSignal<bool>,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let friend = move || match (strongest.get(), has_failed.get()) {
        (Some(points), _) => words.balance(points),
        (None, true) => "–".to_owned(),
        (None, false) => words.plays_your_cards().to_owned(),
    };
    view! {
        <div class="day" role="status">
            <dl class="counts">
                <DefinitionRow term=words.you() definition=words.balance(own) class="num" />
                <div>
                    <dt>{words.with_your_cards(STRONGEST.first_name())}</dt>
                    <dd class="num">{friend}</dd>
                </div>
            </dl>
        </div>
    }
}

/// A deal of the day that is over.
#[derive(Clone)]
struct DayShared {
    date: String,
    result: DayResult,
    streak: u32,
}

impl DayShared {
    /// The day's deal of this link, if it has been played.
    fn of(app: AppContext, link: &DealLink) -> Option<DayShared> {
        let date = daily::date_of(&link.seed)?;
        let saved = app.load(StorageKey::Daily)?;
        let day = daily::day_of(date)?;
        Some(DayShared {
            date: date.to_owned(),
            result: daily::result(&saved, day)?,
            streak: daily::streak(&saved, day),
        })
    }

    /// The result in words for others, with what the strongest friend made of the same cards, once that is known.
    fn text(&self, words: Words, strongest: Option<i32>) -> String {
        let strongest = strongest.map(|points| (STRONGEST.first_name(), points));
        words.days_result(&self.date, self.result.points, strongest, self.streak)
    }
}

/// The result of the day's deal beside what the strongest friend makes of the same cards, and the ways to send it.
#[component]
fn ShareDay(link: DealLink, day: DayShared) -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let (strongest, has_failed) = match day.result.strongest {
        Some(_) => (Signal::stored(day.result.strongest), RwSignal::new(false)),
        None => {
            let played = app.load(StorageKey::Deals);
            let played = played.and_then(|saved| deal_archive::first(&saved, &link));
            let against = played.map_or_else(
                || daily::opponent(&day.date).unwrap_or(STRONGEST),
                |played| played.opponent,
            );
            let same_cards = SameCards::begin(&link, against);
            let result = day.result;
            let strongest = Signal::derive(move || {
                let played = same_cards.played;
                played.with(|played| played.as_ref().and_then(balance))
            });
            Effect::new(move || {
                let strongest = strongest.get();
                if strongest.is_some() {
                    let saved = app.load(StorageKey::Daily).unwrap_or_default();
                    let result = DayResult {
                        strongest,
                        ..result
                    };
                    app.save(StorageKey::Daily, &daily::with(&saved, result));
                }
            });
            (strongest, same_cards.has_failed)
        }
    };
    let streak = words.days_in_a_row(day.streak);
    let practice = day.result.practice.then(|| words.practice());
    let note = [practice.unwrap_or_default(), &streak]
        .join(" ")
        .trim()
        .to_owned();
    let title = words.deal_of_day(&day.date);
    let own = day.result.points;
    let shared = move || {
        let shared = Shared {
            lead: words.share_by_code(),
            fragment: link.to_string(),
            result: day.text(words, strongest.get()),
        };
        view! { <ShareWays shared /> }.into_any()
    };
    view! {
        <section>
            <h3>{title}</h3>
            <SameCardsResults own strongest has_failed />
            {(!note.is_empty()).then(|| view! { <p>{note}</p> }.into_any())}
        </section>
        <div class="share">{shared}</div>
    }
    .into_any()
}

/// The replay of this deal, if it was the last one saved.
fn finished(link: &DealLink) -> Option<ReplayLink> {
    let saved = AppContext::use_context().load(StorageKey::Deals);
    let last = deal_archive::back(&saved?, 0)?;
    (last.replay.link() == link).then(|| ReplayLink {
        replay: last.replay,
        against: last.opponent.as_str().to_owned(),
    })
}

/// The ways to share something: a code, the device's own, the clipboard.
#[component]
pub fn ShareWays(shared: Shared) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let address = address::with_fragment(&shared.fragment);
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
        let class = if is_main {
            "btn btn--primary btn--wide"
        } else {
            "btn btn--wide"
        };
        view! { <CopyText class label=words.copy_result() text /> }.into_any()
    });
    view! {
        {code}
        {by_device}
        {result}
        <LinkField is_main=is_main && !has_result address />
    }
}

/// A field with an address, in one line however long it is, and the button that copies it beside it.
#[component]
fn LinkField(
    /// Whether the button is the main one of the page.
    is_main: bool,
    address: String,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let class = if is_main { "btn btn--primary" } else { "btn" };
    view! {
        <div class="link-field">
            <input
                class="field"
                type="text"
                readonly
                aria-label=words.link()
                value=address.clone()
                on:focus:target=|event| event.target().select()
                on:click:target=|event| event.target().select()
            />
            <CopyText class label=words.copy_link() text=address />
        </div>
    }
}

/// A button that copies a text.
#[component]
fn CopyText(class: &'static str, label: &'static str, text: String) -> impl IntoView {
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
    let words = AppContext::use_context().words_untracked();
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
