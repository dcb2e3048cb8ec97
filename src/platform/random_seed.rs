//! Random seeds and secrets, and the matches that begin with them.

use crate::model::match_session::{MatchSession, PLAYER};
use sechsundsechzig_engine::fairness::{MatchKeys, ShuffleWord};
use sechsundsechzig_engine::rules::{CheckedRules, Game, Preset};
use sechsundsechzig_engine::share::DealLink;

/// Ten random characters, without those that are easily mistaken.
pub fn fresh_seed() -> String {
    const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = [0; 10];
    if getrandom::fill(&mut bytes).is_err() {
        // Without a source of randomness the clock has to do.
        let now = js_sys::Date::now() as u64;
        bytes[..8].copy_from_slice(&now.to_le_bytes());
    }
    let sign = |byte: u8| char::from(SIGNS[usize::from(byte) % SIGNS.len()]);
    bytes.into_iter().map(sign).collect()
}

/// A secret for the keys of a match; `None` without a source of randomness.
fn fresh_secret() -> Option<[u8; 32]> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).ok()?;
    Some(secret)
}

/// A match that nobody has played yet, shuffled with this word. Without a source of randomness its
/// deals have no seals.
///
/// Where the dealer sits out, it is not the player who deals first: nobody begins a match by watching. A word for the
/// shuffle, entered later, draws the first dealer anew.
#[must_use]
pub fn fresh_match(preset: Preset, rules: CheckedRules, word: ShuffleWord) -> MatchSession {
    let mut tries = 32;
    loop {
        let drawn = match fresh_secret() {
            Some(secret) => {
                MatchSession::of_keys(preset, rules, MatchKeys::new(secret, word.clone()))
            }
            None => MatchSession::new(preset, rules, &fresh_seed()),
        };
        tries -= 1;
        if rules.game != Game::Rotating || drawn.running().dealer != PLAYER || tries == 0 {
            return drawn;
        }
    }
}

/// The match that begins with a link's deal; this word goes into the deals after it.
#[must_use]
pub fn fresh_match_after(link: DealLink, word: ShuffleWord) -> MatchSession {
    match fresh_secret() {
        Some(secret) => {
            let keys = MatchKeys::after_link(secret, word, &link);
            MatchSession::after_link(link, keys)
        }
        None => MatchSession::of_link(link),
    }
}
