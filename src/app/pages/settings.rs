//! Settings.

use super::page_layout::sheet;
use crate::app::app_context::AppContext;
use crate::app::components::icon::link;
use crate::app::dom::{El, el};
use crate::app::settings::{
    CardSize, Counting, Drawing, Face, Language, Settings, Speed, SuitColours, Theme, Volume,
};
use crate::i18n::{Language as Spoken, Words};
use leptos::prelude::*;

/// The screen.
#[must_use]
pub fn settings() -> El {
    let page = AppContext::here();
    let words = page.words();
    let columns = el("div", "cols")
        .put(seeing(page, words))
        .put(playing(page, words));
    sheet(words.settings(), el("main", "sheet").put(columns))
}

fn heading(text: &str) -> El {
    el("h2", "opts__head").text(text)
}

fn seeing(page: AppContext, words: Words) -> El {
    let theme = choice(
        page,
        "theme",
        words.table_light(),
        |set| set.theme as usize,
        |set, at| {
            set.theme = Theme::ALL[at];
        },
    );
    let size = choice(
        page,
        "size",
        words.card_size(),
        |set| set.card_size as usize,
        |set, at| {
            set.card_size = CardSize::ALL[at];
        },
    );
    let face = choice(
        page,
        "face",
        words.face(),
        |set| set.face as usize,
        |set, at| {
            set.face = Face::ALL[at];
        },
    );
    let suits = choice(
        page,
        "suits",
        words.colours(),
        |set| set.suits as usize,
        |set, at| {
            set.suits = SuitColours::ALL[at];
        },
    );
    let lights = [words.light_device(), words.light_day(), words.light_lamp()];
    let sizes = [words.size_normal(), words.size_large(), words.size_huge()];
    let faces = [words.face_plain(), words.face_french(), words.face_german()];
    let colours = [
        words.colours_four(),
        words.colours_two(),
        words.colours_blue_green(),
    ];
    let contrast = [words.high_contrast(), words.high_contrast_help()];
    let left = [words.left_hand(), words.left_hand_help()];
    el("section", "")
        .put(heading(words.seeing()))
        .put(theme(&lights))
        .put(size(&sizes))
        .put(face(&faces))
        .put(suits(&colours))
        .put(switch(page, "contrast", contrast, |set| &mut set.contrast))
        .put(switch(page, "left", left, |set| &mut set.left_handed))
}

/// From short to long.
const SPEEDS: [Speed; 4] = [Speed::Fast, Speed::Normal, Speed::Slow, Speed::Wait];

fn playing(page: AppContext, words: Words) -> El {
    let speed = choice(
        page,
        "speed",
        words.trick_stays(),
        |set| {
            let place = SPEEDS.iter().position(|speed| *speed == set.speed);
            place.unwrap_or(0)
        },
        |set, at| {
            set.speed = SPEEDS[at];
        },
    );
    let drawing = choice(
        page,
        "draw",
        words.draw_setting(),
        |set| set.drawing as usize,
        |set, at| {
            set.drawing = Drawing::ALL[at];
        },
    );
    let points = choice(
        page,
        "points",
        words.show_points(),
        |set| set.counting as usize,
        |set, at| {
            set.counting = Counting::ALL[at];
        },
    );
    let stays = [
        words.stays_short(),
        words.stays_normal(),
        words.stays_long(),
        words.stays_until_tap(),
    ];
    let draws = [words.draw_myself(), words.draw_automatically()];
    let counts = [words.points_none(), words.points_mine(), words.points_all()];
    let count = [words.asks_count(), words.asks_count_help()];
    let keys = [words.keyboard(), words.keyboard_help()];
    let volume = choice(
        page,
        "volume",
        words.sound(),
        |set| set.volume as usize,
        |set, at| {
            set.volume = Volume::ALL[at];
        },
    );
    let volumes = [
        words.sound_off(),
        words.sound_soft(),
        words.sound_medium(),
        words.sound_loud(),
    ];
    let vibration = [words.vibration(), words.vibration_help()];
    let vibration =
        can_vibrate().then(|| switch(page, "vibration", vibration, |set| &mut set.vibration));
    el("section", "")
        .put(heading(words.playing()))
        .put(speed(&stays))
        .put(drawing(&draws))
        .put(hint(words.draw_help()))
        .put(points(&counts))
        .put(hint(words.points_help()))
        .put(switch(page, "count", count, |set| &mut set.asks_count))
        .put(switch(page, "keys", keys, |set| &mut set.keys))
        .put(volume(&volumes))
        .all(vibration)
        .put(heading(words.language_name()))
        .put(language(page, words))
        .put(heading(words.storage()))
        .put(way(words.storage_link(), "#/keeping"))
        .put(way(words.install(), "#/install"))
}

/// The way to a room.
fn way(text: &str, href: &str) -> El {
    el("p", "hint-line").put(link("", text, href))
}

/// Whether the device has a way to tremble.
fn can_vibrate() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"vibrate".into()).unwrap_or(false)
}

fn hint(text: &str) -> El {
    el("p", "hint-line").text(text)
}

/// A choice of one: what it is called, which is chosen, how to choose another.
fn choice<'a>(
    page: AppContext,
    id: &'static str,
    title: &'a str,
    chosen: fn(&Settings) -> usize,
    choose: fn(&mut Settings, usize),
) -> impl Fn(&[&str]) -> El + 'a {
    move |labels| {
        let one = |(at, label): (usize, &&str)| {
            let radio = radio(id, at)
                .checked(move || page.settings.with(chosen) == at)
                .on("change", move |_| {
                    page.settings.update(|settings| choose(settings, at));
                });
            el("label", "").put(radio).put(el("span", "").text(label))
        };
        el("fieldset", "set")
            .put(el("legend", "").text(title))
            .put(el("div", "seg").all(labels.iter().enumerate().map(one)))
    }
}

fn radio(id: &str, at: usize) -> El {
    el("input", "")
        .attr("type", "radio")
        .attr("name", id)
        .attr("id", &[id, "-", &at.to_string()].concat())
}

fn switch(
    page: AppContext,
    id: &str,
    [title, help]: [&str; 2],
    flag: fn(&mut Settings) -> &mut bool,
) -> El {
    let text = el("span", "set__text")
        .put(el("b", "").text(title))
        .put(el("span", "").text(help));
    let input = el("input", "")
        .attr("type", "checkbox")
        .attr("role", "switch")
        .attr("id", id)
        .checked(move || *flag(&mut page.settings.get()))
        .on("change", move |_| {
            page.settings.update(|settings| {
                let flag = flag(settings);
                *flag = !*flag;
            });
        });
    el("label", "set set--switch")
        .put(text)
        .put(input)
        .put(el("span", "switch").attr("aria-hidden", "true"))
}

/// The languages by their own names; choosing one is for good, not for this browser's first.
fn language(page: AppContext, words: Words) -> El {
    let one = |(at, spoken): (usize, &Spoken)| {
        let spoken = *spoken;
        let chosen = match spoken {
            Spoken::German => Language::German,
            Spoken::English => Language::English,
        };
        let radio = radio("language", at)
            .checked(move || page.words().language == spoken)
            .on("change", move |_| {
                page.settings.update(|settings| settings.language = chosen);
            });
        el("label", "")
            .attr("lang", spoken.tag())
            .put(radio)
            .put(el("span", "").text(spoken.own_name()))
    };
    el("fieldset", "set")
        .put(el("legend", "sr").text(words.language_name()))
        .put(el("div", "seg").all(Spoken::ALL.iter().enumerate().map(one)))
}
