//! Spiele zum Ansehen und Nachspielen.

use crate::words::texts;

texts! {
    PLACE: "Zug #1 von #2",
    BEFORE: "Vor dem ersten Zug",
}
