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

/// The date of a day that is counted from 1 January 1970, with its time: "2026-11-21T00:00:00.000Z".
#[must_use]
pub fn date_of(day: u32) -> String {
    const DAY: f64 = 86_400_000.0;
    // What is damaged may be later than any date.
    const LAST: u32 = 2_000_000;
    let midnight = f64::from(day.min(LAST)) * DAY;
    js_sys::Date::new(&JsValue::from_f64(midnight))
        .to_iso_string()
        .into()
}
