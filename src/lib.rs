//! The page of Sechsundsechzig: its texts, its workers, and what the browser shows.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod app;
pub mod i18n;
pub mod worker;
