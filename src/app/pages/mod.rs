//! The screens.

pub mod bad_link;
pub mod choose;
pub mod help;
pub mod opponents;
pub mod room;
pub mod settings;
pub mod sheet;
pub mod table;
pub mod tally;
