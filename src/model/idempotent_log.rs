//! What is added to once for each deal, however often it is tried: a page may be closed between
//! two writes, and finds out the next time what is still to be written.
//!
//! `@9f0c… text` is such a text, with the sum of what was added last in front.

/// Before the sum.
const SIGN: char = '@';

/// The text without its sum, unless the sum is this one: then it has been added already.
#[must_use]
pub fn unless_added<'a>(text: &'a str, sum: &str) -> Option<&'a str> {
    let (added, text) = split(text);
    (added != Some(sum)).then_some(text)
}

/// The text with the sum of what was added to it.
#[must_use]
pub fn added(text: &str, sum: &str) -> String {
    ["@", sum, " ", text].concat()
}

/// Whether it has a sum: the first release wrote none.
#[must_use]
pub fn has_sum(text: &str) -> bool {
    split(text).0.is_some()
}

/// The text without its sum.
#[must_use]
pub fn text(text: &str) -> &str {
    split(text).1
}

fn split(text: &str) -> (Option<&str>, &str) {
    match text
        .strip_prefix(SIGN)
        .and_then(|rest| rest.split_once(' '))
    {
        Some((sum, rest)) => (Some(sum), rest),
        None => (None, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_added_last_is_not_added_again() {
        let once = added("a b", "1f");
        assert_eq!(once, "@1f a b");
        assert_eq!(unless_added(&once, "1f"), None);
        assert_eq!(unless_added(&once, "2e"), Some("a b"));
        assert_eq!(text(&once), "a b");
    }

    #[test]
    fn a_text_of_an_earlier_release_has_no_sum() {
        assert_eq!(
            unless_added("paderborn=1/1,0/0,1", "1f"),
            Some("paderborn=1/1,0/0,1")
        );
        assert_eq!(unless_added("", "1f"), Some(""));
    }
}
