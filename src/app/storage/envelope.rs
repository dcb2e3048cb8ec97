//! How anything kept is wrapped: version, checksum, data.

use serde_json::Value;

/// The version written.
pub const VERSION: u64 = 1;

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
pub fn seal(data: Value) -> String {
    let mut envelope = serde_json::Map::new();
    envelope.insert("v".into(), VERSION.into());
    envelope.insert("sum".into(), checksum(&data.to_string()).into());
    envelope.insert("data".into(), data);
    Value::Object(envelope).to_string()
}

/// Unwraps data of this or an older version.
///
/// # Errors
/// What is wrong with the text.
pub fn open(text: &str) -> Result<Value, Damage> {
    let Ok(Value::Object(mut envelope)) = serde_json::from_str(text) else {
        return Err(Damage::Unreadable);
    };
    let version = envelope
        .get("v")
        .and_then(Value::as_u64)
        .ok_or(Damage::Unreadable)?;
    if version > VERSION {
        return Err(Damage::Newer);
    }
    let data = envelope.remove("data").ok_or(Damage::Unreadable)?;
    let sum = envelope
        .get("sum")
        .and_then(Value::as_str)
        .ok_or(Damage::Unreadable)?;
    if sum == checksum(&data.to_string()) {
        Ok(data)
    } else {
        Err(Damage::Checksum)
    }
}

/// FNV-1a, 64 bits, in hexadecimal: against accidents, not against people.
fn checksum(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_sealed_can_be_opened() {
        let data = json!({"b": [1, 2, {"z": "ä\u{2028}\"", "a": null}], "a": true});
        assert_eq!(open(&seal(data.clone())), Ok(data));
    }

    #[test]
    fn any_changed_sign_is_noticed() {
        let sealed = seal(json!({"points": [4, 2]}));
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
        assert_eq!(open("rubbish"), Err(Damage::Unreadable));
        assert_eq!(open("[]"), Err(Damage::Unreadable));
        assert_eq!(open(""), Err(Damage::Unreadable));
    }

    #[test]
    fn a_cut_off_envelope_is_rubbish() {
        let sealed = seal(json!([1, 2, 3]));
        for length in 0..sealed.len() {
            assert!(open(&sealed[..length]).is_err());
        }
    }
}
