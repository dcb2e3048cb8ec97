//! The keys a match is dealt from, and the proof that the program did not choose its cards (a commitment scheme).
//!
//! A match has a secret of 256 random bits. Every deal has a key of its own, derived one way from the
//! secret and the deal's place in the match; its seal, the SHA-256 of the key, is shown before its first
//! card. The deal's seed is the SHA-256 of the key and the player's word. The SHA-256 of the list of all seals,
//! the match's seal, is shown before the player chooses the word, so the program cannot choose the cards.
//! After a deal its key is shown; it tells nothing of the secret or of any other deal.
//! `docs/records.md` says how to check all of it with `sha256sum`.

use super::ShuffleWord;
use crate::share::{DealLink, percent};
use sha2::{Digest, Sha256};

/// How many deals of a match the match's seal covers. The seal of a later deal is shown before that deal
/// only.
pub const SEALED_DEALS: usize = 64;

/// Digits of a SHA-256.
const DIGITS: usize = 64;
/// Digits of a seed: 128 bits.
const SEED_DIGITS: usize = 32;
/// Hashed before the secret, so that a key is the hash of nothing else.
const KEY_TAG: &str = "sechsundsechzig/deal-key";
/// Before the saved keys of a match all of whose deals are shuffled from them.
const OWN: &str = "own";
/// Before the saved keys of a match whose first deal came with a link.
const LINK: &str = "link";

/// The keys of a match: its secret, the player's word and the seal shown before the first deal.
///
/// The secret belongs into the saved match and nowhere else: no link, record or message may carry it.
#[derive(Clone, PartialEq, Eq)]
pub struct MatchKeys {
    /// 64 hexadecimal digits.
    secret: String,
    word: ShuffleWord,
    /// The link of the first deal, where the match was begun from one.
    given: Option<String>,
    /// The match's seal, as it was shown.
    seal: String,
}

impl std::fmt::Debug for MatchKeys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "MatchKeys({}, {:?})", self.seal, self.word)
    }
}

impl MatchKeys {
    /// The keys of a match all of whose deals are shuffled from them.
    #[must_use]
    pub fn new(secret: [u8; 32], word: ShuffleWord) -> MatchKeys {
        MatchKeys::sealed(hex(&secret), word, None)
    }

    /// The keys of a match whose first deal is that of a link: everybody may know its cards, and its key
    /// is only the salt of its seal.
    #[must_use]
    pub fn after_link(secret: [u8; 32], word: ShuffleWord, first: &DealLink) -> MatchKeys {
        MatchKeys::sealed(hex(&secret), word, Some(first.to_string()))
    }

    fn sealed(secret: String, word: ShuffleWord, given: Option<String>) -> MatchKeys {
        let mut keys = MatchKeys {
            secret,
            word,
            given,
            seal: String::new(),
        };
        keys.seal = sha256_hex(&keys.list_of_seals());
        keys
    }

    /// The same keys with another word. The seals stay the same: they were shown before the word.
    #[must_use]
    pub fn with_word(&self, word: ShuffleWord) -> MatchKeys {
        MatchKeys {
            word,
            ..self.clone()
        }
    }

    /// The player's word.
    #[must_use]
    pub const fn word(&self) -> &ShuffleWord {
        &self.word
    }

    /// Whether the deal at this place of the match, from 0, came with a link.
    #[must_use]
    pub const fn is_given(&self, place: usize) -> bool {
        place == 0 && self.given.is_some()
    }

    /// The key of a deal by its place in the match, from 0.
    fn key(&self, place: usize) -> String {
        sha256_hex(&[KEY_TAG, " ", &self.secret, " ", &place.to_string()].concat())
    }

    /// What the seal of a deal is the SHA-256 of: its key, after the link if it came with one. May be
    /// shown only after the deal.
    #[must_use]
    pub fn opened(&self, place: usize) -> String {
        match &self.given {
            Some(link) if place == 0 => [link, " ", &self.key(place)].concat(),
            _ => self.key(place),
        }
    }

    /// The seal of a deal: 64 hexadecimal digits that may be shown at any time.
    #[must_use]
    pub fn deal_seal(&self, place: usize) -> String {
        sha256_hex(&self.opened(place))
    }

    /// What the seed of a deal is made from: its key, a space and the word. May be shown only after the deal.
    #[must_use]
    pub fn seed_source(&self, place: usize) -> String {
        [&*self.key(place), " ", self.word.as_str()].concat()
    }

    /// The seed of a deal: the first 32 hexadecimal digits of the SHA-256 of key and word.
    #[must_use]
    pub fn seed(&self, place: usize) -> String {
        let mut seed = sha256_hex(&self.seed_source(place));
        seed.truncate(SEED_DIGITS);
        seed
    }

    /// The seals of the match's first [`SEALED_DEALS`] deals, a space between them.
    #[must_use]
    pub fn list_of_seals(&self) -> String {
        let seals: Vec<String> = (0..SEALED_DEALS)
            .map(|place| self.deal_seal(place))
            .collect();
        seals.join(" ")
    }

    /// The match's seal: the SHA-256 of the list of seals, as it was shown before the first deal.
    #[must_use]
    pub fn match_seal(&self) -> &str {
        &self.seal
    }

    /// Whether a deal of this match was dealt as its seals say.
    #[must_use]
    pub fn verify(&self, place: usize, link: &DealLink) -> bool {
        let given = self
            .given
            .as_deref()
            .map(|text: &str| text.parse::<DealLink>());
        let first = given.and_then(Result::ok).map_or(0, |given| given.deal);
        let same_deal = match &self.given {
            Some(given) if place == 0 => *given == link.to_string(),
            // The deal's number is shuffled in, too.
            _ => {
                // As `RunningMatch` counts on from any number that a link may have.
                let steps = u32::try_from(place).unwrap_or(u32::MAX);
                link.seed == self.seed(place) && link.deal == first.saturating_add(steps)
            }
        };
        same_deal && sha256_hex(&self.list_of_seals()) == self.seal
    }

    /// The keys as text: `own.SECRET.SEAL.WORD`, `link` for `own` where the first deal came with a link. The
    /// word is percent-encoded.
    #[must_use]
    pub fn encode(&self) -> String {
        let kind = if self.given.is_some() { LINK } else { OWN };
        let mut text = [kind, ".", &self.secret, ".", &self.seal, "."].concat();
        percent::encode(self.word.as_str(), &mut text);
        text
    }

    /// The keys of such a text, in a match that begins with this deal; `None` if it has none.
    #[must_use]
    pub fn decode(text: &str, first: &DealLink) -> Option<MatchKeys> {
        let mut parts = text.splitn(4, '.');
        let (kind, secret, seal, word) =
            (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        let given = match kind {
            OWN => None,
            LINK => Some(first.to_string()),
            _ => return None,
        };
        let kept = percent::decode(word)?;
        let word = kept.parse::<ShuffleWord>().ok()?;
        (word.as_str() == kept && is_hex(secret) && is_hex(seal)).then_some(())?;
        Some(MatchKeys {
            secret: secret.to_owned(),
            word,
            given,
            seal: seal.to_owned(),
        })
    }
}

fn is_hex(text: &str) -> bool {
    let digit = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'a'..=b'f');
    text.len() == DIGITS && text.bytes().all(digit)
}

/// The SHA-256 of a text, in 64 hexadecimal digits.
pub(super) fn sha256_hex(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    const DIGITS: [char; 16] = [
        '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f',
    ];
    let digit = |half: u8| DIGITS[usize::from(half & 15)];
    let digits = |byte: &u8| [digit(byte >> 4), digit(*byte)];
    bytes.iter().flat_map(digits).collect()
}

#[cfg(test)]
mod tests;
