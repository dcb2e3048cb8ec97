//! The screens.

pub mod lazy_page;
pub mod opponents;
pub mod page_layout;
pub mod settings;
pub mod table;
pub mod tally;
