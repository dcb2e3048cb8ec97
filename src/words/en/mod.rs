//! English.

pub(super) mod cards;
pub(super) mod events;
pub(super) mod labels;
pub(super) mod people;
pub(super) mod plain;
pub(super) mod refusals;
pub(super) mod results;
