//! Settings.

use crate::app_context::AppContext;
use crate::components::card::{BOX, card_class, face};
use crate::components::icon::Sprite;
use crate::components::keyed::Keyed;
use crate::i18n::{Language, Words};
use crate::lazy_pages::elements::RadioGroup;
use crate::model::settings::{
    CardSize, Counting, DrawMode, Face, LanguageSetting, Settings, Speed, SuitColours, Theme,
    Volume,
};
use crate::model::table::symbol::{sprites, symbol};
use crate::pages::page_layout::PageLayout;
use crate::platform::dom::keep_place;
use crate::platform::sprites as drawings;
use crate::storage::browser::{self, StorageKey};
use leptos::prelude::*;
use sechsundsechzig_engine::cards::{Card, Rank, Suit};

/// Settings, made anew in the language and with the cards that are chosen.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let page = AppContext::use_context();
    for face in Face::ALL {
        drawings::load(sprites(*face));
    }
    let listener = browser::on_change_elsewhere(StorageKey::Settings, move || {
        page.read_settings_again();
    });
    on_cleanup(move || listener.remove());
    let look = Memo::new(move |_| page.look());
    let is_again = StoredValue::new(false);
    let content = move || {
        let now = look.get_untracked();
        if is_again.get_value() {
            document().set_title(now.words.app_name());
            keep_place(move || look.get_untracked() == now, None, true);
        }
        is_again.set_value(true);
        view! { <SettingsSheet /> }
    };
    view! { <Keyed key=look>{content()}</Keyed> }
}

#[component]
fn SettingsSheet() -> impl IntoView {
    let words = AppContext::use_context().words();
    view! {
        <PageLayout title=words.settings()>
            <main class="sheet">
                <div class="columns columns--settings">
                    <Appearance />
                    <Playing />
                    <Device />
                </div>
            </main>
        </PageLayout>
    }
}

#[component]
fn Heading(text: &'static str) -> impl IntoView {
    view! { <h2 class="options__head">{text}</h2> }
}

/// How the table looks.
#[component]
fn Appearance() -> impl IntoView {
    let words = AppContext::use_context().words();
    view! {
        <section>
            <Heading text=words.appearance() />
            <Choice
                id="theme"
                title=words.theme()
                labels=vec![words.theme_device(), words.theme_light(), words.theme_dark()]
                picture=|at| {
                    let cards = [(Suit::Hearts, Rank::Queen), (Suit::Clubs, Rank::Ten)];
                    picture(face(), &cards, TABLES[at])
                }
                chosen=|settings| settings.theme as usize
                choose=|settings, at| settings.theme = Theme::ALL[at]
            />
            <Choice
                id="size"
                title=words.card_size()
                labels=vec![words.size_normal(), words.size_large(), words.size_huge()]
                picture=|at| picture(face(), &[(Suit::Hearts, Rank::King)], SIZES[at])
                chosen=|settings| settings.card_size as usize
                choose=|settings, at| settings.card_size = CardSize::ALL[at]
            />
            <Choice
                id="face"
                title=words.face()
                labels=vec![words.face_plain(), words.face_french(), words.face_german()]
                picture=|at| {
                    let cards = [(Suit::Hearts, Rank::King), (Suit::Spades, Rank::Ace)];
                    picture(Face::ALL[at], &cards, "")
                }
                chosen=|settings| settings.face as usize
                choose=|settings, at| settings.face = Face::ALL[at]
            />
            <Choice
                id="suits"
                title=words.colours()
                labels=vec![words.colours_four(), words.colours_two(), words.colours_blue_green()]
                picture=|at| picture(face(), &Suit::ALL.map(|suit| (suit, Rank::Ace)), SUITS[at])
                chosen=|settings| settings.suits as usize
                choose=|settings, at| settings.suits = SuitColours::ALL[at]
            />
            <Switch
                id="contrast"
                title=words.high_contrast()
                help=words.high_contrast_help()
                flag=|settings| &mut settings.contrast
            />
            <Switch
                id="left"
                title=words.left_hand()
                help=words.left_hand_help()
                picture=|| {
                    let ranks = [Rank::Ace, Rank::Ten, Rank::King, Rank::Queen];
                    picture(face(), &ranks.map(|rank| (Suit::Hearts, rank)), "picture--hand")
                }
                flag=|settings| &mut settings.left_handed
            />
        </section>
    }
}

/// From short to long.
const SPEEDS: [Speed; 4] = [Speed::Fast, Speed::Normal, Speed::Slow, Speed::Wait];

/// How it is played.
#[component]
fn Playing() -> impl IntoView {
    let words = AppContext::use_context().words();
    let stays = vec![
        words.speed_fast(),
        words.speed_normal(),
        words.speed_slow(),
        words.speed_tap(),
    ];
    view! {
        <section>
            <Heading text=words.playing() />
            <Choice
                id="speed"
                title=words.speed()
                labels=stays
                chosen=|settings| {
                    SPEEDS.iter().position(|speed| *speed == settings.speed).unwrap_or(0)
                }
                choose=|settings, at| settings.speed = SPEEDS[at]
            />
            <p class="hint-line">{words.speed_help()}</p>
            <Choice
                id="draw"
                title=words.draw_setting()
                labels=vec![words.draw_myself(), words.draw_automatically()]
                chosen=|settings| settings.drawing as usize
                choose=|settings, at| settings.drawing = DrawMode::ALL[at]
            />
            <p class="hint-line">{words.draw_help()}</p>
            <Choice
                id="points"
                title=words.show_points()
                labels=vec![words.points_none(), words.points_mine(), words.points_all()]
                chosen=|settings| settings.counting as usize
                choose=|settings, at| settings.counting = Counting::ALL[at]
            />
            <p class="hint-line">{words.points_help()}</p>
            <Switch
                id="count"
                title=words.asks_count()
                help=words.asks_count_help()
                flag=|settings| &mut settings.asks_count
            />
            <Switch
                id="confirm"
                title=words.confirm_claim()
                help=words.confirm_claim_help()
                flag=|settings| &mut settings.confirms_claim
            />
            <Switch
                id="keys"
                title=words.shortcuts()
                help=words.keyboard_help()
                flag=|settings| &mut settings.keys
            />
        </section>
    }
}

/// Sound, language, data and installation.
#[component]
fn Device() -> impl IntoView {
    let words = AppContext::use_context().words();
    view! {
        <section>
            <Heading text=words.sound() />
            {sound(words)}
            <Heading text=words.language_name() />
            <LanguageChoice />
            <Heading text=words.backup() />
            <p class="hint-line">
                <a href="#/backup">{words.backup_link()}</a>
            </p>
            <p class="hint-line">
                <a href="#/install">{words.install()}</a>
            </p>
        </section>
    }
}

/// How loud cards are, and whether the device trembles with them, where it can.
fn sound(words: Words) -> AnyView {
    let volumes = vec![
        words.sound_off(),
        words.sound_soft(),
        words.sound_medium(),
        words.sound_loud(),
    ];
    let vibration = can_vibrate().then(|| {
        view! {
            <Switch
                id="vibration"
                title=words.vibration()
                help=words.vibration_help()
                flag=|settings| &mut settings.vibration
            />
        }
        .into_any()
    });
    view! {
        <Choice
            id="volume"
            title=words.sound()
            has_heading=true
            labels=volumes
            chosen=|settings| settings.volume as usize
            choose=|settings, at| settings.volume = Volume::ALL[at]
        />
        {vibration}
    }
    .into_any()
}

/// Whether the device can vibrate.
fn can_vibrate() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"vibrate".into()).unwrap_or(false)
}

/// A setting with one of several values.
#[component]
fn Choice(
    id: &'static str,
    title: &'static str,
    /// Whether a heading over it says the title already.
    #[prop(optional)]
    has_heading: bool,
    labels: Vec<&'static str>,
    /// How what has this place looks.
    #[prop(optional)]
    picture: Option<fn(usize) -> AnyView>,
    /// The place of what is chosen.
    chosen: fn(&Settings) -> usize,
    /// Chooses what has this place.
    choose: fn(&mut Settings, usize),
) -> impl IntoView {
    let settings = AppContext::use_context().settings;
    view! {
        <RadioGroup
            class="setting"
            name=id
            legend=title
            has_heading
            options=labels
            picture
            chosen=Signal::derive(move || Some(settings.with(chosen)))
            on_choose=Callback::new(move |at| settings.update(|settings| choose(settings, at)))
        />
    }
}

/// What a picture of a table, of a size, or of colours of the suits has as its class.
const TABLES: [&str; 3] = ["picture--device", "picture--daylight", "picture--lamplight"];
const SIZES: [&str; 3] = ["", "picture--large", "picture--huge"];
const SUITS: [&str; 3] = ["suits-four", "suits-two", "suits-blue"];

/// Cards as they look with this face.
fn picture(face: Face, cards: &[(Suit, Rank)], class: &'static str) -> AnyView {
    let card = |(suit, rank): &(Suit, Rank)| {
        let card = Card::new(*suit, *rank);
        view! {
            <span class=card_class(card, face, "")>
                <Sprite view_box=BOX symbol=symbol(card, face) />
            </span>
        }
        .into_any()
    };
    view! {
        <span class=["picture ", class].concat() aria-hidden="true">
            {cards.iter().map(card).collect_view()}
        </span>
    }
    .into_any()
}

/// A setting that is on or off.
#[component]
fn Switch(
    id: &'static str,
    title: &'static str,
    help: &'static str,
    /// How it looks just now.
    #[prop(optional)]
    picture: Option<fn() -> AnyView>,
    flag: fn(&mut Settings) -> &mut bool,
) -> impl IntoView {
    let page = AppContext::use_context();
    let toggle = move |_| {
        page.settings.update(|settings| {
            let flag = flag(settings);
            *flag = !*flag;
        });
    };
    view! {
        <label class="setting setting--switch">
            <span class="setting__text">
                <b>{title}</b>
                <span>{help}</span>
                {picture.map(|picture| picture())}
            </span>
            <input
                type="checkbox"
                role="switch"
                id=id
                prop:checked=move || *flag(&mut page.settings.get())
                on:change=toggle
            />
            <span class="switch" aria-hidden="true"></span>
        </label>
    }
}

/// The languages by their own names; a chosen one holds whatever the browser's first language is.
#[component]
fn LanguageChoice() -> impl IntoView {
    let page = AppContext::use_context();
    let one = |(at, spoken): (usize, &Language)| {
        let spoken = *spoken;
        let chosen = match spoken {
            Language::German => LanguageSetting::German,
            Language::English => LanguageSetting::English,
        };
        view! {
            <label lang=spoken.tag()>
                <input
                    type="radio"
                    name="language"
                    id=["language-", &at.to_string()].concat()
                    prop:checked=move || page.words().language == spoken
                    on:change=move |_| page.settings.update(|settings| settings.language = chosen)
                />
                <span>{spoken.own_name()}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="setting">
            <legend class="visually-hidden">{page.words().language_name()}</legend>
            <div class="segmented">{Language::ALL.iter().enumerate().map(one).collect_view()}</div>
        </fieldset>
    }
}
