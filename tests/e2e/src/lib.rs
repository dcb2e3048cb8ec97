//! The page, driven as a person would.
