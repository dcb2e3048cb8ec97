//! The error of reading a text of which there is no more to say.

use std::fmt;

/// The text does not stand for a value of the type asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseError;

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the text cannot be read")
    }
}

impl std::error::Error for ParseError {}
