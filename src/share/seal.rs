//! The seal of a deal: what is shown before the first card, and can be checked after the last.
//!
//! The fingerprint is the SHA-256 of the deal's link, a space and a salt nobody could guess. The
//! link decides every card, so that whoever has noted the fingerprint knows afterwards that none
//! was changed in between; `printf '%s' 'LINK SALT' | sha256sum` checks it anywhere.

use super::DealLink;
use sha2::{Digest, Sha256};

/// Longer ones are no seals.
const LONGEST_SALT: usize = 32;

/// A deal's seal, open: only after the deal may its salt be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    salt: String,
    fingerprint: String,
}

impl Seal {
    /// Seals a deal.
    #[must_use]
    pub fn of(link: &DealLink, salt: &str) -> Seal {
        Seal {
            salt: salt.to_owned(),
            fingerprint: fingerprint(&sealed(link, salt)),
        }
    }

    /// Seals the next deal of a match.
    #[must_use]
    pub fn next(&self, link: &DealLink) -> Seal {
        Seal::of(link, &self.salt)
    }

    /// The 64 hexadecimal digits that were fixed before the first card.
    #[must_use]
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// Their beginning, short enough to be remembered: "3f9a 27c1".
    #[must_use]
    pub fn short(&self) -> String {
        let part = |from: usize| self.fingerprint.get(from..from + 4).unwrap_or_default();
        [part(0), " ", part(4)].concat()
    }

    /// What the fingerprint is of.
    #[must_use]
    pub fn content(&self, link: &DealLink) -> String {
        sealed(link, &self.salt)
    }

    /// Whether it is the seal of this deal.
    #[must_use]
    pub fn fits(&self, link: &DealLink) -> bool {
        fingerprint(&self.content(link)) == self.fingerprint
    }

    /// The seal as it is kept: `SALT.FINGERPRINT`.
    #[must_use]
    pub fn print(&self) -> String {
        [&*self.salt, ".", &*self.fingerprint].concat()
    }

    /// The seal of such a text.
    #[must_use]
    pub fn parse(text: &str) -> Option<Seal> {
        let (salt, fingerprint) = text.split_once('.')?;
        let digits = fingerprint.bytes().all(|digit| digit.is_ascii_hexdigit());
        (salt.len() <= LONGEST_SALT && fingerprint.len() == 64 && digits).then(|| Seal {
            salt: salt.to_owned(),
            fingerprint: fingerprint.to_owned(),
        })
    }
}

fn sealed(link: &DealLink, salt: &str) -> String {
    [&*link.print(), " ", salt].concat()
}

fn fingerprint(text: &str) -> String {
    const DIGITS: [char; 16] = [
        '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f',
    ];
    let digit = |half: u8| DIGITS[usize::from(half & 15)];
    let bytes = Sha256::digest(text.as_bytes());
    bytes
        .iter()
        .flat_map(|byte| [digit(byte >> 4), digit(*byte)])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(text: &str) -> DealLink {
        DealLink::parse(text).unwrap()
    }

    #[test]
    fn the_fingerprint_is_what_anybodys_sha256_makes_of_link_and_salt() {
        let link = link("#/deal/1/paderborn/oma-1955?dealer=1");
        let seal = Seal::of(&link, "eckkamp");
        assert_eq!(
            seal.content(&link),
            "#/deal/1/paderborn/oma-1955?dealer=1 eckkamp"
        );
        // printf '%s' '#/deal/1/paderborn/oma-1955?dealer=1 eckkamp' | sha256sum
        assert_eq!(
            seal.fingerprint(),
            "ae15f948ad6260ca1246135f7dc930a5b549249c2d4d746bf37acba89dd673a6"
        );
        assert_eq!(seal.short().replace(' ', ""), seal.fingerprint()[..8]);
    }

    #[test]
    fn a_seal_fits_its_own_deal_and_no_other() {
        let dealt = link("#/deal/1/paderborn/oma-1955?dealer=1");
        let seal = Seal::of(&dealt, "eckkamp");
        assert!(seal.fits(&dealt));
        for other in [
            "#/deal/1/paderborn/oma-1956?dealer=1",
            "#/deal/1/paderborn/oma-1955?dealer=0",
            "#/deal/1/scharf/oma-1955?dealer=1",
        ] {
            assert!(!seal.fits(&link(other)), "{other}");
        }
        assert_ne!(Seal::of(&dealt, "gartenzaun"), seal);
    }

    #[test]
    fn a_seal_is_read_as_it_was_kept_and_rubbish_is_none() {
        let seal = Seal::of(&link("#/deal/1/paderborn/oma-1955?dealer=1"), "eckkamp");
        assert_eq!(Seal::parse(&seal.print()), Some(seal.clone()));
        let long = "x".repeat(33);
        let digits = seal.fingerprint();
        for rubbish in [
            String::new(),
            "eckkamp".into(),
            "eckkamp.12".into(),
            ["eckkamp.", &digits[..63], "g"].concat(),
            [&*long, ".", digits].concat(),
        ] {
            assert_eq!(Seal::parse(&rubbish), None, "{rubbish}");
        }
    }
}
