//! Sechsundsechzig: the rules engine, the opponent and the page.
#![forbid(unsafe_code)]
#![deny(missing_docs)]
