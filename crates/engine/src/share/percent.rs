//! Percent-encoding of a text inside a fragment.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// Everything but the unreserved characters of RFC 3986.
const RESERVED: AsciiSet = NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~');

/// Appends the text, everything but unreserved characters encoded.
pub(crate) fn encode(text: &str, into: &mut String) {
    into.extend(utf8_percent_encode(text, &RESERVED));
}

/// The text, decoded; `None` if an escape is broken, which the crate would leave as it is, or the bytes are not UTF-8.
pub(crate) fn decode(text: &str) -> Option<String> {
    let is_escape = |rest: &str| {
        let digits = rest.as_bytes().get(..2);
        digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
    };
    if !text.split('%').skip(1).all(is_escape) {
        return None;
    }
    let decoded = percent_decode_str(text).decode_utf8().ok()?;
    Some(decoded.into_owned())
}
