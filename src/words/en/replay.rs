//! Deals to watch and to play again.

use crate::words::texts;

texts! {
    PLACE: "Move #1 of #2",
    BEFORE: "Before the first move",
}
