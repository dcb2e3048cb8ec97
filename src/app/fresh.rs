//! Seeds nobody has chosen.

use super::sitting::Sitting;
use crate::games::rules::{CheckedRules, Preset};

/// Ten signs by chance, without those that are easily mistaken.
pub fn fresh_seed() -> String {
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

/// A match that nobody has played yet, sealed.
#[must_use]
pub fn fresh_match(preset: Preset, rules: CheckedRules) -> Sitting {
    Sitting::new(preset, rules, &fresh_seed()).sealed(&fresh_seed())
}
