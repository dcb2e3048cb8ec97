//! Settings.

use crate::app_context::AppContext;
use crate::components::card::{BOX, card_class};
use crate::components::icon::Sprite;
use crate::components::keyed::Keyed;
use crate::components::page_layout::PageLayout;
use crate::i18n::{Language, Words};
use crate::lazy_pages::elements::{RadioGroup, speeds};
use crate::model::settings::{
    CardSize, Counting, DrawMode, Face, LanguageSetting, Settings, SuitColours, Theme, Volume,
};
use crate::model::table::symbol::{sprites, symbol};
use crate::platform::dom::keep_place;
use crate::platform::sprites as drawings;
use crate::storage::browser::{self, StorageKey};
use leptos::prelude::*;
use sechsundsechzig_engine::cards::{Card, Rank, Suit};

/// Settings, made anew in the language and with the cards that are chosen.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let app = AppContext::use_context();
    for face in Face::ALL {
        drawings::load(sprites(*face));
    }
    let listener = browser::on_change_elsewhere(StorageKey::Settings, move || {
        app.read_settings_again();
    });
    on_cleanup(move || listener.remove());
    let look = Memo::new(move |_| app.look());
    let is_again = StoredValue::new(false);
    let content = move || {
        let now = look.get_untracked();
        if is_again.get_value() {
            keep_place(move || look.get_untracked() == now, None, true);
        }
        is_again.set_value(true);
        view! { <SettingsSheet /> }
    };
    view! { <Keyed key=look>{content()}</Keyed> }
}

#[component]
fn SettingsSheet() -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    view! {
        <PageLayout title=words.settings()>
            <main class="sheet">
                <div class="columns columns--settings">
                    <section>
                        // First, so that whoever cannot read the page's language finds it.
                        <Heading text=words.language_name() />
                        <LanguageChoice />
                    </section>
                    <Appearance />
                    <Accessibility />
                    <Playing />
                    <CardPoints />
                    <section>
                        <Heading text=words.sound() />
                        {sound(words)}
                    </section>
                    <section>
                        <Heading text=words.app_and_data() />
                        <p class="hint-line">
                            <a href="#/backup">{words.backup_link()}</a>
                        </p>
                        <p class="hint-line">
                            <a href="#/install">{words.install()}</a>
                        </p>
                    </section>
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
    let words = AppContext::use_context().words_untracked();
    view! {
        <section>
            <Heading text=words.appearance() />
            <SettingChoice
                id="theme"
                title=words.theme()
                options=vec![
                    (Theme::Device, words.theme_device()),
                    (Theme::Daylight, words.theme_light()),
                    (Theme::Lamplight, words.theme_dark()),
                ]
                picture=|theme| {
                    let cards = [(Suit::Hearts, Rank::Queen), (Suit::Clubs, Rank::Ten)];
                    let class = match theme {
                        Theme::Device => "picture--device",
                        Theme::Daylight => "picture--daylight",
                        Theme::Lamplight => "picture--lamplight",
                    };
                    picture(shown_face(), &cards, class)
                }
                field=|settings| &mut settings.theme
            />
            <SettingChoice
                id="size"
                title=words.card_size()
                options=vec![
                    (CardSize::Normal, words.size_normal()),
                    (CardSize::Large, words.size_large()),
                    (CardSize::Huge, words.size_huge()),
                ]
                picture=|size| {
                    let class = match size {
                        CardSize::Normal => "",
                        CardSize::Large => "picture--large",
                        CardSize::Huge => "picture--huge",
                    };
                    picture(shown_face(), &[(Suit::Hearts, Rank::King)], class)
                }
                field=|settings| &mut settings.card_size
            />
            <SettingChoice
                id="face"
                title=words.face()
                options=vec![
                    (Face::Klar, words.face_plain()),
                    (Face::French, words.face_french()),
                    (Face::German, words.face_german()),
                ]
                picture=|face| {
                    let cards = [(Suit::Hearts, Rank::King), (Suit::Spades, Rank::Ace)];
                    picture(face, &cards, "")
                }
                field=|settings| &mut settings.face
            />
            <SettingChoice
                id="suits"
                title=words.colours()
                options=vec![
                    (SuitColours::Four, words.colours_four()),
                    (SuitColours::Two, words.colours_two()),
                    (SuitColours::Blue, words.colours_blue_green()),
                ]
                picture=|colours| {
                    let class = match colours {
                        SuitColours::Four => "suits-four",
                        SuitColours::Two => "suits-two",
                        SuitColours::Blue => "suits-blue",
                    };
                    picture(shown_face().without_german(), &Suit::ALL.map(|suit| (suit, Rank::Ace)), class)
                }
                field=|settings| &mut settings.suits
            />
        </section>
    }
}

/// High contrast, the left-handed layout, keys.
#[component]
fn Accessibility() -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    view! {
        <section>
            <Heading text=words.accessibility() />
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
                    picture(shown_face(), &ranks.map(|rank| (Suit::Hearts, rank)), "picture--hand")
                }
                flag=|settings| &mut settings.left_handed
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

/// How it is played.
#[component]
fn Playing() -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    view! {
        <section>
            <Heading text=words.playing() />
            <SettingChoice
                id="speed"
                title=words.speed()
                options=speeds(words)
                field=|settings| &mut settings.speed
            />
            <p class="hint-line">{words.speed_help()}</p>
            <SettingChoice
                id="draw"
                title=words.draw_setting()
                options=vec![
                    (DrawMode::Myself, words.draw_myself()),
                    (DrawMode::Automatic, words.draw_automatically()),
                ]
                field=|settings| &mut settings.drawing
            />
            <p class="hint-line">{words.draw_help()}</p>
        </section>
    }
}

/// How card points are shown, and what is asked about them.
#[component]
fn CardPoints() -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    view! {
        <section>
            <Heading text=words.card_points() />
            <SettingChoice
                id="points"
                title=words.show_points()
                options=vec![
                    (Counting::Hidden, words.points_none()),
                    (Counting::Own, words.points_mine()),
                    (Counting::Both, words.points_all()),
                ]
                field=|settings| &mut settings.counting
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
        </section>
    }
}

/// How loud cards are, and whether the device trembles with them, where it can.
fn sound(words: Words) -> AnyView {
    let volumes = vec![
        (Volume::Off, words.sound_off()),
        (Volume::Soft, words.sound_soft()),
        (Volume::Medium, words.sound_medium()),
        (Volume::Loud, words.sound_loud()),
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
        <SettingChoice
            id="volume"
            title=words.sound()
            has_heading=true
            options=volumes
            field=|settings| &mut settings.volume
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
fn SettingChoice<T>(
    id: &'static str,
    title: &'static str,
    /// Whether a heading over it says the title already.
    #[prop(optional)]
    has_heading: bool,
    options: Vec<(T, &'static str)>,
    /// How a value looks.
    #[prop(optional)]
    picture: Option<fn(T) -> AnyView>,
    field: fn(&mut Settings) -> &mut T,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let settings = AppContext::use_context().settings;
    view! {
        <RadioGroup
            class="setting"
            name=id
            legend=title
            has_heading
            options
            picture
            chosen=Signal::derive(move || *field(&mut settings.get()))
            on_choose=Callback::new(move |value| settings.update(|settings| *field(settings) = value))
        />
    }
}

/// The face that the cards show now.
fn shown_face() -> Face {
    AppContext::use_context().look().face
}

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
    let app = AppContext::use_context();
    let toggle = move |_| {
        app.settings.update(|settings| {
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
                prop:checked=move || *flag(&mut app.settings.get())
                on:change=toggle
            />
            <span class="switch" aria-hidden="true"></span>
        </label>
    }
}

/// The languages by their own names; a chosen one holds whatever the browser's first language is.
#[component]
fn LanguageChoice() -> impl IntoView {
    let app = AppContext::use_context();
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
                    prop:checked=move || app.words_untracked().language == spoken
                    on:change=move |_| app.settings.update(|settings| settings.language = chosen)
                />
                <span>{spoken.own_name()}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="setting">
            <legend class="visually-hidden">{app.words_untracked().language_name()}</legend>
            <div class="segmented">{Language::ALL.iter().enumerate().map(one).collect_view()}</div>
        </fieldset>
    }
}
