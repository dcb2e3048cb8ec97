//! How anything saved is wrapped: version, checksum, data.
//!
//! The text is a JSON object whose keys always stand in this order, so that reading it takes no
//! more than looking: `{"v":2,"sum":"…","data":"…"}`. Data are
//! printable ASCII without quotes and backslashes, so that nothing has to be escaped.
//!
//! The checksum covers the version's number and the name the text is saved under, so that a text
//! under another name and a changed version are noticed. Every later version must do the same.
//! Version 1, of the data alone, is still read. A release that knows version 1 alone takes
//! version 2 for what a newer release wrote, and leaves it as it is; had the name been added to
//! the checksum of version 1, that release would have thrown the data away as damaged.

use crate::fnv::hash;

/// The version written.
const HEAD: &str = "{\"v\":2,\"sum\":\"";
/// What stands before the version's number.
const NUMBER: &str = "{\"v\":";
/// What stands between the version's number with its comma and the checksum.
const BEFORE_SUM: &str = "\"sum\":\"";
/// What stands between checksum and data.
const MIDDLE: &str = "\",\"data\":\"";
/// What stands behind the data.
const END: &str = "\"}";
/// How long a checksum is.
const SUM: usize = 16;

/// What is wrong with a text that should be an envelope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damage {
    /// It is no envelope at all.
    Unreadable,
    /// Its version, name and data are not those its checksum was made of.
    Checksum,
    /// A newer release wrote it.
    Newer,
}

/// Wraps data that will be saved under a name.
#[must_use]
pub fn encode(name: &str, data: &str) -> String {
    debug_assert!(
        data.bytes()
            .all(|byte| matches!(byte, b' '..=b'~') && !b"\"\\".contains(&byte))
    );
    [HEAD, &sum_of_version_2(name, data), MIDDLE, data, END].concat()
}

/// Unwraps data of this version, or of an earlier one, that were saved under a name.
///
/// # Errors
/// What is wrong with the text.
pub fn decode<'a>(name: &str, text: &'a str) -> Result<&'a str, Damage> {
    let (number, rest) = text
        .strip_prefix(NUMBER)
        .and_then(|rest| rest.split_once(','))
        .ok_or(Damage::Unreadable)?;
    let version: u32 = number.parse().map_err(|_| Damage::Unreadable)?;
    let is_written_so = number.bytes().all(|digit| digit.is_ascii_digit());
    let body = parse_body(rest);
    let is_first = |(sum, data): (&str, &str)| sum == checksum(data);
    let is_second = |(sum, data): (&str, &str)| sum == sum_of_version_2(name, data);
    match (version, body) {
        (1, Some(body)) if number == "1" && is_first(body) => Ok(body.1),
        (2, Some(body)) if number == "2" && is_second(body) => Ok(body.1),
        (3.., Some(body)) if is_first(body) || is_second(body) => {
            // Nothing but the number is another: a later version's checksum would cover it.
            Err(Damage::Checksum)
        }
        (3.., _) if is_written_so => Err(Damage::Newer),
        (_, Some(_)) => Err(Damage::Checksum),
        (_, None) => Err(Damage::Unreadable),
    }
}

/// Checksum and data of what follows the version's number and its comma.
fn parse_body(rest: &str) -> Option<(&str, &str)> {
    let rest = rest.strip_prefix(BEFORE_SUM)?;
    let (sum, rest) = rest.split_at_checked(SUM)?;
    let data = rest.strip_prefix(MIDDLE)?.strip_suffix(END)?;
    Some((sum, data))
}

fn sum_of_version_2(name: &str, data: &str) -> String {
    hexadecimal(hash(&["2 ", name, " ", data]))
}

/// FNV-1a, 64 bits, in hexadecimal: against accidents, not against people.
#[must_use]
pub fn checksum(text: &str) -> String {
    hexadecimal(hash(&[text]))
}

fn hexadecimal(hash: u64) -> String {
    const DIGITS: &[u8; SUM] = b"0123456789abcdef";
    let digit = |place: usize| char::from(DIGITS[(hash >> (60 - 4 * place) & 15) as usize]);
    (0..SUM).map(digit).collect()
}

/// Wraps data as the releases before version 2 did.
#[cfg(test)]
pub fn encode_version_1(data: &str) -> String {
    ["{\"v\":1,\"sum\":\"", &checksum(data), MIDDLE, data, END].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: &str = "sechsundsechzig/match";
    const DATA: &str = "#/deal/1/paderborn/oma-1955?dealer=1 HA.S9.d";

    #[test]
    fn what_is_encoded_can_be_decoded_and_is_json() {
        let encoded = encode(NAME, DATA);
        assert_eq!(decode(NAME, &encoded), Ok(DATA));
        let read: serde_json::Value = serde_json::from_str(&encoded).unwrap();
        assert_eq!(read["v"], 2);
        assert_eq!(read["data"], DATA);
    }

    #[test]
    fn a_text_written_by_the_first_release_is_still_read() {
        let saved = r#"{"v":1,"sum":"0d8999292ae47a08","data":"paderborn=1/1,0/0,1"}"#;
        assert_eq!(decode(NAME, saved), Ok("paderborn=1/1,0/0,1"));
    }

    #[test]
    fn a_text_of_version_2_is_read_as_it_was_written() {
        let saved = r#"{"v":2,"sum":"eb37ccec4cb9e567","data":"paderborn=1/1,0/0,1"}"#;
        let name = "sechsundsechzig/slates";
        assert_eq!(decode(name, saved), Ok("paderborn=1/1,0/0,1"));
        assert_eq!(encode(name, "paderborn=1/1,0/0,1"), saved);
    }

    #[test]
    fn a_text_under_another_name_is_damaged() {
        let encoded = encode(NAME, DATA);
        assert_eq!(
            decode("sechsundsechzig/waiting", &encoded),
            Err(Damage::Checksum)
        );
    }

    #[test]
    fn any_changed_sign_is_noticed() {
        for encoded in [encode(NAME, "points=4,2"), encode_version_1("points=4,2")] {
            for place in 0..encoded.len() {
                let mut damaged = encoded.clone().into_bytes();
                damaged[place] = if damaged[place] == b'7' { b'8' } else { b'7' };
                let damaged = String::from_utf8(damaged).unwrap();
                assert!(decode(NAME, &damaged).is_err(), "{damaged}");
            }
        }
    }

    #[test]
    fn no_flipped_bit_makes_a_text_look_newer() {
        for encoded in [encode(NAME, "points=4,2"), encode_version_1("points=4,2")] {
            for place in 0..encoded.len() {
                for bit in 0..7 {
                    let mut damaged = encoded.clone().into_bytes();
                    damaged[place] ^= 1 << bit;
                    let damaged = String::from_utf8(damaged).unwrap();
                    let found = decode(NAME, &damaged);
                    assert!(
                        matches!(found, Err(Damage::Unreadable | Damage::Checksum)),
                        "{damaged}"
                    );
                }
            }
        }
    }

    #[test]
    fn what_a_newer_release_wrote_is_told_apart_from_rubbish() {
        let newer = r#"{"v":99,"sum":"","data":{}}"#;
        assert_eq!(decode(NAME, newer), Err(Damage::Newer));
        for rubbish in [
            "rubbish",
            "[]",
            "",
            "{\"v\":1,\"sum\":\"ää",
            "{\"v\":+9,}",
            "{\"v\":0,}",
        ] {
            assert_eq!(decode(NAME, rubbish), Err(Damage::Unreadable), "{rubbish}");
        }
    }

    #[test]
    fn a_cut_off_envelope_is_rubbish() {
        let encoded = encode(NAME, "1,2,3");
        for length in 0..encoded.len() {
            assert!(decode(NAME, &encoded[..length]).is_err());
        }
    }
}
