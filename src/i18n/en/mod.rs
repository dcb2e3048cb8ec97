//! English.

pub(super) mod cards;
pub(super) mod counting;
pub(super) mod daily;
pub(super) mod evening;
pub(super) mod events;
pub(super) mod explain;
pub(super) mod hints;
pub(super) mod labels;
pub(super) mod lesson;
pub(super) mod links;
pub(super) mod options;
pub(super) mod people;
pub(super) mod strings;
pub(super) mod presets;
pub(super) mod puzzles;
pub(super) mod refusals;
pub(super) mod replay;
pub(super) mod results;
pub(super) mod review;
pub(super) mod saved_data;
pub(super) mod values;
