//! The pages of a first visit.

pub mod lazy_page;
pub mod scoreboard;
pub mod table;
