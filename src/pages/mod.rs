//! The screens.

pub mod lazy_page;
pub mod page_layout;
pub mod settings;
pub mod table;
pub mod tally;
