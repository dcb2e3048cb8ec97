//! Settings.

use super::sheet::sheet;
use crate::app::page::Page;
use crate::app::settings::{
    CardSize, Counting, Drawing, Face, Language, Settings, Speed, SuitColours, Theme,
};
use crate::words::Words;
use leptos::prelude::*;

type Text = fn(Words) -> &'static str;

/// The screen.
pub fn settings() -> AnyView {
    let content = view! {
        <main class="sheet">
            <div class="cols">
                {seeing()}
                {playing()}
            </div>
        </main>
    };
    sheet(Words::settings, content)
}

fn heading(text: Text) -> AnyView {
    let page = Page::here();
    view! { <h2 class="opts__head">{move || text(page.words.get())}</h2> }.into_any()
}

fn seeing() -> AnyView {
    view! {
        <section>
            {heading(Words::seeing)}
            {choice(
                Words::table_light,
                &[
                    (Words::light_device, |set| set.theme == Theme::Device, |set| {
                        set.theme = Theme::Device;
                    }),
                    (Words::light_day, |set| set.theme == Theme::Daylight, |set| {
                        set.theme = Theme::Daylight;
                    }),
                    (Words::light_lamp, |set| set.theme == Theme::Lamplight, |set| {
                        set.theme = Theme::Lamplight;
                    }),
                ],
            )}
            {choice(
                Words::card_size,
                &[
                    (Words::size_normal, |set| set.card_size == CardSize::Normal, |set| {
                        set.card_size = CardSize::Normal;
                    }),
                    (Words::size_large, |set| set.card_size == CardSize::Large, |set| {
                        set.card_size = CardSize::Large;
                    }),
                    (Words::size_huge, |set| set.card_size == CardSize::Huge, |set| {
                        set.card_size = CardSize::Huge;
                    }),
                ],
            )}
            {choice(
                Words::face,
                &[
                    (Words::face_plain, |set| set.face == Face::Klar, |set| set.face = Face::Klar),
                    (Words::face_french, |set| set.face == Face::French, |set| {
                        set.face = Face::French;
                    }),
                    (Words::face_german, |set| set.face == Face::German, |set| {
                        set.face = Face::German;
                    }),
                ],
            )}
            {choice(
                Words::colours,
                &[
                    (Words::colours_four, |set| set.suits == SuitColours::Four, |set| {
                        set.suits = SuitColours::Four;
                    }),
                    (Words::colours_two, |set| set.suits == SuitColours::Two, |set| {
                        set.suits = SuitColours::Two;
                    }),
                    (Words::colours_blue_green, |set| set.suits == SuitColours::Blue, |set| {
                        set.suits = SuitColours::Blue;
                    }),
                ],
            )}
            {switch(
                Words::high_contrast,
                Words::high_contrast_help,
                |set| set.contrast,
                |set, on| set.contrast = on,
            )}
            {switch(
                Words::left_hand,
                Words::left_hand_help,
                |set| set.left_handed,
                |set, on| set.left_handed = on,
            )}
        </section>
    }
    .into_any()
}

fn playing() -> AnyView {
    view! {
        <section>
            {heading(Words::playing)}
            {choice(
                Words::trick_stays,
                &[
                    (Words::stays_short, |set| set.speed == Speed::Fast, |set| {
                        set.speed = Speed::Fast;
                    }),
                    (Words::stays_normal, |set| set.speed == Speed::Normal, |set| {
                        set.speed = Speed::Normal;
                    }),
                    (Words::stays_long, |set| set.speed == Speed::Slow, |set| {
                        set.speed = Speed::Slow;
                    }),
                    (Words::stays_until_tap, |set| set.speed == Speed::Wait, |set| {
                        set.speed = Speed::Wait;
                    }),
                ],
            )}
            {choice(
                Words::draw_setting,
                &[
                    (Words::draw_myself, |set| set.drawing == Drawing::Myself, |set| {
                        set.drawing = Drawing::Myself;
                    }),
                    (Words::draw_automatically, |set| set.drawing == Drawing::Automatic, |set| {
                        set.drawing = Drawing::Automatic;
                    }),
                ],
            )}
            {hint(Words::draw_help)}
            {choice(
                Words::show_points,
                &[
                    (Words::points_none, |set| set.counting == Counting::Hidden, |set| {
                        set.counting = Counting::Hidden;
                    }),
                    (Words::points_mine, |set| set.counting == Counting::Own, |set| {
                        set.counting = Counting::Own;
                    }),
                    (Words::points_all, |set| set.counting == Counting::Both, |set| {
                        set.counting = Counting::Both;
                    }),
                ],
            )}
            {hint(Words::points_help)}
            {switch(
                Words::keyboard,
                Words::keyboard_help,
                |set| set.keys,
                |set, on| set.keys = on,
            )}
            {heading(Words::language_name)}
            {language()}
        </section>
    }
    .into_any()
}

fn hint(text: Text) -> AnyView {
    let page = Page::here();
    view! { <p class="hint-line">{move || text(page.words.get())}</p> }.into_any()
}

type Choice = (Text, fn(&Settings) -> bool, fn(&mut Settings));

fn choice(title: Text, choices: &'static [Choice]) -> AnyView {
    let page = Page::here();
    let name = title(Words::default());
    let one = move |(text, is, set): &'static Choice| {
        view! {
            <label>
                <input
                    type="radio"
                    name=name
                    prop:checked=move || page.settings.with(is)
                    on:change=move |_| page.settings.update(set)
                />
                <span>{move || text(page.words.get())}</span>
            </label>
        }
    };
    view! {
        <fieldset class="set">
            <legend>{move || title(page.words.get())}</legend>
            <div class="seg">{choices.iter().map(one).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

fn switch(
    title: Text,
    help: Text,
    is: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> AnyView {
    let page = Page::here();
    view! {
        <label class="set set--switch">
            <span class="set__text">
                <b>{move || title(page.words.get())}</b>
                <span>{move || help(page.words.get())}</span>
            </span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || page.settings.with(is)
                on:change=move |event| {
                    page.settings.update(|settings| set(settings, event_target_checked(&event)));
                }
            />
            <span class="switch" aria-hidden="true"></span>
        </label>
    }
    .into_any()
}

/// The languages by their own names; choosing one is for good, not for this browser's first.
fn language() -> AnyView {
    use crate::words::Language as Spoken;
    let page = Page::here();
    let one = move |spoken: Spoken| {
        let chosen = match spoken {
            Spoken::German => Language::German,
            Spoken::English => Language::English,
        };
        view! {
            <label lang=spoken.tag()>
                <input
                    type="radio"
                    name="language"
                    prop:checked=move || page.words.get().language == spoken
                    on:change=move |_| page.settings.update(|set| set.language = chosen)
                />
                <span>{spoken.own_name()}</span>
            </label>
        }
    };
    view! {
        <fieldset class="set">
            <legend class="sr">{move || page.words.get().language_name()}</legend>
            <div class="seg">{Spoken::ALL.iter().copied().map(one).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}
