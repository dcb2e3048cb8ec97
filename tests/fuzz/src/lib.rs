//! Everything that is read from outside, each reader as a target for hostile input.
//!
//! A target fails if its reader panics, reads something else than what it has written itself, or
//! allocates beyond [`allocation::bound`]. `cargo xtask fuzz` searches for such input; the inputs it
//! has found to reach all there is to reach are kept in `corpus/`, and an ordinary test reads them.

#![deny(missing_docs)]

pub mod allocation;
mod examples;
mod targets;

pub use examples::examples;
pub use targets::TARGETS;

/// A reader under test.
pub type Target = fn(&str);

/// The target of this name.
#[must_use]
pub fn target(name: &str) -> Option<Target> {
    let found = TARGETS.iter().find(|(known, _)| *known == name);
    found.map(|(_, target)| *target)
}

/// Gives an input to a target.
///
/// # Panics
/// When the reader fails, or takes more memory than it may.
pub fn run(target: Target, input: &[u8]) {
    // What is no text never gets as far as a reader: browsers hand over texts.
    let Ok(text) = std::str::from_utf8(input) else {
        return;
    };
    let taken = allocation::most_during(|| target(text));
    let bound = allocation::bound(input.len());
    assert!(taken <= bound, "{taken} bytes were taken, over {bound}");
}
