//! How anything kept is wrapped: version, checksum, data.
//!
//! The text is a JSON object whose keys always stand in this order, so that reading it takes no
//! more than looking: `{"v":1,"sum":"…","data":"…"}`. Data are
//! printable ASCII without quotes and backslashes, so that nothing has to be escaped.

/// The version written.
const HEAD: &str = "{\"v\":1,\"sum\":\"";
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
    /// Its data are not those its checksum was made of.
    Checksum,
    /// A newer release wrote it.
    Newer,
}

/// Wraps data.
#[must_use]
pub fn seal(data: &str) -> String {
    debug_assert!(
        data.bytes()
            .all(|byte| matches!(byte, b' '..=b'~') && !b"\"\\".contains(&byte))
    );
    [HEAD, &checksum(data), MIDDLE, data, END].concat()
}

/// Unwraps data of this version.
///
/// # Errors
/// What is wrong with the text.
pub fn open(text: &str) -> Result<&str, Damage> {
    let Some(rest) = text.strip_prefix(HEAD) else {
        return Err(version_damage(text));
    };
    let (sum, rest) = rest.split_at_checked(SUM).ok_or(Damage::Unreadable)?;
    let data = rest
        .strip_prefix(MIDDLE)
        .and_then(|rest| rest.strip_suffix(END))
        .ok_or(Damage::Unreadable)?;
    if sum == checksum(data) {
        Ok(data)
    } else {
        Err(Damage::Checksum)
    }
}

/// Whether a text that is none of this version was written by a newer release.
fn version_damage(text: &str) -> Damage {
    let number = text
        .strip_prefix("{\"v\":")
        .and_then(|rest| rest.split_once(','))
        .and_then(|(number, _)| number.parse::<u32>().ok());
    match number {
        Some(2..) => Damage::Newer,
        _ => Damage::Unreadable,
    }
}

/// FNV-1a, 64 bits, in hexadecimal: against accidents, not against people.
#[must_use]
pub fn checksum(text: &str) -> String {
    const DIGITS: &[u8; SUM] = b"0123456789abcdef";
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let digit = |place: usize| char::from(DIGITS[(hash >> (60 - 4 * place) & 15) as usize]);
    (0..SUM).map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DATA: &str = "#/deal/1/paderborn/oma-1955?dealer=1 HA.S9.d";

    #[test]
    fn what_is_sealed_can_be_opened_and_is_json() {
        let sealed = seal(DATA);
        assert_eq!(open(&sealed), Ok(DATA));
        let read: serde_json::Value = serde_json::from_str(&sealed).unwrap();
        assert_eq!(read["v"], 1);
        assert_eq!(read["data"], DATA);
    }

    #[test]
    fn a_text_written_by_the_first_release_is_still_read() {
        let kept = r#"{"v":1,"sum":"0d8999292ae47a08","data":"paderborn=1/1,0/0,1"}"#;
        assert_eq!(open(kept), Ok("paderborn=1/1,0/0,1"));
    }

    #[test]
    fn any_changed_sign_is_noticed() {
        let sealed = seal("points=4,2");
        for place in 0..sealed.len() {
            let mut damaged = sealed.clone().into_bytes();
            damaged[place] = if damaged[place] == b'7' { b'8' } else { b'7' };
            let damaged = String::from_utf8(damaged).unwrap();
            assert!(open(&damaged).is_err(), "{damaged}");
        }
    }

    #[test]
    fn what_a_newer_release_wrote_is_told_apart_from_rubbish() {
        assert_eq!(open(r#"{"v":99,"sum":"","data":{}}"#), Err(Damage::Newer));
        for rubbish in ["rubbish", "[]", "", "{\"v\":1,\"sum\":\"ää"] {
            assert_eq!(open(rubbish), Err(Damage::Unreadable));
        }
    }

    #[test]
    fn a_cut_off_envelope_is_rubbish() {
        let sealed = seal("1,2,3");
        for length in 0..sealed.len() {
            assert!(open(&sealed[..length]).is_err());
        }
    }
}
