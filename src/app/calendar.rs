//! The player's calendar.

use crate::i18n::Words;
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
    const MINUTE: f64 = 60_000.0;
    let now = js_sys::Date::new_0();
    let local = js_sys::Date::now() - now.get_timezone_offset() * MINUTE;
    (local / (24.0 * 60.0 * MINUTE)) as u32
}

/// A date such as "2026-11-21" as it is written in the language, without its year: "21. Nov.".
#[must_use]
pub fn day_and_month(words: Words, date: &str) -> String {
    let date = js_sys::Date::new(&date.into());
    written(words, &date, &[("day", "numeric"), ("month", "short")])
}

/// A day at UTC as it is written in the language.
#[must_use]
pub fn written(words: Words, date: &js_sys::Date, parts: &[(&str, &str)]) -> String {
    let options = js_sys::Object::new();
    for (part, how) in [("timeZone", "UTC")].iter().chain(parts) {
        let _ = js_sys::Reflect::set(&options, &JsValue::from(*part), &JsValue::from(*how));
    }
    date.to_locale_date_string(words.language.tag(), &options)
        .into()
}
