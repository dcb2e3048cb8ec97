//! Keeps the match and the Bummerl, and finds them again.

use super::Game;
use crate::app::page::{Message, Page};
use crate::app::sitting::Sitting;
use crate::app::slates::{read_slates, write_slates};
use crate::app::storage::browser::{self, Shelf, Trouble};
use crate::games::rules::Preset;
use crate::tally::Slate;
use leptos::prelude::window;
use std::collections::BTreeMap;
use wasm_bindgen::JsValue;

/// The match that was kept, if there is one that can be played on.
pub(super) fn sitting(page: Page) -> Option<Sitting> {
    let (kept, trouble) = browser::take(Shelf::Match);
    let restored = kept.map(|data| Sitting::restore(&data));
    let trouble = match &restored {
        Some(None) => {
            browser::reject(Shelf::Match);
            Some(Trouble::SetAside)
        }
        _ => trouble,
    };
    if let Some(trouble) = trouble {
        page.tell(Message::Storage(trouble));
    }
    restored.flatten()
}

/// The Bummerl of each game.
pub(super) fn slates(page: Page) -> BTreeMap<String, Slate> {
    let (kept, trouble) = browser::take(Shelf::Slates);
    let slates = kept.map(|text| read_slates(&text));
    if let Some(trouble) = trouble {
        page.tell(Message::Storage(trouble));
    }
    slates.unwrap_or_default()
}

/// Whether the page was started anew after a failure, with the wish to deal the cards again. The
/// wish leaves the address, so that a reload does not repeat it.
pub(super) fn asked_to_deal_again() -> bool {
    let window = window();
    let search = window.location().search().unwrap_or_default();
    if search.starts_with("?re") {
        let path = window.location().pathname().unwrap_or_default();
        if let Ok(history) = window.history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
        }
    }
    search.starts_with("?redeal")
}

/// The first match of a new player.
pub(super) fn first_sitting() -> Sitting {
    let preset = Preset::Paderborn;
    Sitting::new(preset, preset.checked(), &fresh_seed())
}

/// A seed nobody has chosen: ten signs without those that are easily mistaken.
pub(super) fn fresh_seed() -> String {
    const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = [0; 10];
    if getrandom::fill(&mut bytes).is_err() {
        // Without a source of chance the clock has to do.
        let now = js_sys::Date::now() as u64;
        bytes[..8].copy_from_slice(&now.to_le_bytes());
    }
    let sign = |byte: u8| char::from(SIGNS[usize::from(byte) % SIGNS.len()]);
    bytes.into_iter().map(sign).collect()
}

impl Game {
    /// Keeps what has changed.
    pub(super) fn keep(self, shelf: Shelf) {
        let data = self.with(|state| match shelf {
            Shelf::Slates => write_slates(&state.slates),
            _ => state.sitting.save(),
        });
        self.page.keep(shelf, &data);
    }

    /// Writes a match that has just ended up on the slate.
    pub(super) fn write_up_match(self) {
        let ended = self.change(|state| {
            let end = state.sitting.scored()?.end?;
            let running = state.sitting.running();
            let side = running.rules.game.side_of(end.winner);
            let slate = state.slates.entry(running.preset.id().to_owned());
            slate.or_default().add(&end, side);
            Some(())
        });
        if ended.is_some() {
            self.keep(Shelf::Slates);
        }
    }
}
