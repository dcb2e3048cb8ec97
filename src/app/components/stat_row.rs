//! A row of numbers with what they count.

use crate::app::dom::{El, el};

/// The row.
#[must_use]
pub fn facts<const N: usize>(facts: [(u32, &str); N]) -> El {
    let fact = |(number, text): (u32, &str)| {
        el("li", "")
            .put(el("b", "num").text(&number.to_string()))
            .put(el("span", "").text(text))
    };
    el("ul", "facts").all(facts.map(fact))
}
