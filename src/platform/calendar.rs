//! The player's calendar.

use wasm_bindgen::JsValue;

/// The date by the player's calendar: "2026-11-21".
#[must_use]
pub fn date() -> String {
    let now = js_sys::Date::new_0();
    let two = |number: u32| [if number < 10 { "0" } else { "" }, &number.to_string()].concat();
    [
        now.get_full_year().to_string(),
        two(now.get_month() + 1),
        two(now.get_date()),
    ]
    .join("-")
}

/// The day by the player's calendar, counted from 1 January 1970.
#[must_use]
pub fn today() -> u32 {
    minutes() / MINUTES_A_DAY
}

/// The minutes of a day.
pub const MINUTES_A_DAY: u32 = 24 * 60;

/// The minute by the player's clock, counted from 1 January 1970.
#[must_use]
pub fn minutes() -> u32 {
    const MINUTE: f64 = 60_000.0;
    let now = js_sys::Date::new_0();
    (js_sys::Date::now() / MINUTE - now.get_timezone_offset()) as u32
}

/// A day, counted from 1 January 1970, as it is written in a language.
#[must_use]
pub fn format_date(day: u32, language: &str) -> String {
    const DAY: f64 = 86_400_000.0;
    let noon = (f64::from(day) + 0.5) * DAY;
    let date = js_sys::Date::new(&JsValue::from_f64(noon));
    let options = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&options, &"timeZone".into(), &"UTC".into());
    // In English, figures alone would be read as another day in London than in Boston.
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    date.to_locale_date_string(language, &options).into()
}
