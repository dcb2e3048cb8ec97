//! The seal of a deal as releases before the match keys made it: the SHA-256 of the deal's link, a
//! space and a salt.
//!
//! All deals of such a match share the salt and follow from one seed text, so opening the first
//! seal opens all of them. It is only read, so that a match saved by such a release can be played to
//! its end; new matches use [`MatchKeys`](super::MatchKeys).

use super::match_keys::sha256_hex;
use crate::ParseError;
use crate::share::DealLink;
use std::fmt;
use std::str::FromStr;

/// Longer ones are no seals.
const LONGEST_SALT: usize = 32;

/// The seal of a deal, with the salt of its match; the salt may be shown only after the deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaltedSeal {
    salt: String,
    fingerprint: String,
}

impl SaltedSeal {
    /// Seals a deal.
    #[must_use]
    pub fn of(link: &DealLink, salt: &str) -> SaltedSeal {
        SaltedSeal {
            salt: salt.to_owned(),
            fingerprint: sha256_hex(&sealed(link, salt)),
        }
    }

    /// Seals the next deal of a match.
    #[must_use]
    pub fn next(&self, link: &DealLink) -> SaltedSeal {
        SaltedSeal::of(link, &self.salt)
    }

    /// The 64 hexadecimal digits that were fixed before the first card.
    #[must_use]
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// What the fingerprint is the SHA-256 of. May be shown only after the deal.
    #[must_use]
    pub fn opened(&self, link: &DealLink) -> String {
        sealed(link, &self.salt)
    }

    /// Whether it is the seal of this deal.
    #[must_use]
    pub fn verify(&self, link: &DealLink) -> bool {
        sha256_hex(&self.opened(link)) == self.fingerprint
    }
}

/// Writes the seal as it is kept: `SALT.FINGERPRINT`.
impl fmt::Display for SaltedSeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.salt, self.fingerprint)
    }
}

impl FromStr for SaltedSeal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<SaltedSeal, ParseError> {
        let (salt, fingerprint) = text.split_once('.').ok_or(ParseError)?;
        let digits = fingerprint.bytes().all(|digit| digit.is_ascii_hexdigit());
        if salt.len() > LONGEST_SALT || fingerprint.len() != 64 || !digits {
            return Err(ParseError);
        }
        Ok(SaltedSeal {
            salt: salt.to_owned(),
            fingerprint: fingerprint.to_owned(),
        })
    }
}

fn sealed(link: &DealLink, salt: &str) -> String {
    format!("{link} {salt}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(text: &str) -> DealLink {
        text.parse::<DealLink>().unwrap()
    }

    #[test]
    fn the_fingerprint_is_what_anybodys_sha256_makes_of_link_and_salt() {
        let link = link("#/deal/1/paderborn/oma-1955?dealer=1");
        let seal = SaltedSeal::of(&link, "eckkamp");
        assert_eq!(
            seal.opened(&link),
            "#/deal/1/paderborn/oma-1955?dealer=1 eckkamp"
        );
        // printf '%s' '#/deal/1/paderborn/oma-1955?dealer=1 eckkamp' | sha256sum
        assert_eq!(
            seal.fingerprint(),
            "ae15f948ad6260ca1246135f7dc930a5b549249c2d4d746bf37acba89dd673a6"
        );
    }

    #[test]
    fn a_seal_fits_its_own_deal_and_no_other() {
        let dealt = link("#/deal/1/paderborn/oma-1955?dealer=1");
        let seal = SaltedSeal::of(&dealt, "eckkamp");
        assert!(seal.verify(&dealt));
        for other in [
            "#/deal/1/paderborn/oma-1956?dealer=1",
            "#/deal/1/paderborn/oma-1955?dealer=0",
            "#/deal/1/scharf/oma-1955?dealer=1",
        ] {
            assert!(!seal.verify(&link(other)), "{other}");
        }
        assert_ne!(SaltedSeal::of(&dealt, "gartenzaun"), seal);
    }

    #[test]
    fn a_seal_is_read_as_it_was_kept_and_rubbish_is_none() {
        let seal = SaltedSeal::of(&link("#/deal/1/paderborn/oma-1955?dealer=1"), "eckkamp");
        assert_eq!(
            seal.to_string().parse::<SaltedSeal>().ok(),
            Some(seal.clone())
        );
        let long = "x".repeat(33);
        let digits = seal.fingerprint();
        for rubbish in [
            String::new(),
            "eckkamp".into(),
            "eckkamp.12".into(),
            ["eckkamp.", &digits[..63], "g"].concat(),
            [&*long, ".", digits].concat(),
        ] {
            assert_eq!(rubbish.parse::<SaltedSeal>().ok(), None, "{rubbish}");
        }
    }
}
