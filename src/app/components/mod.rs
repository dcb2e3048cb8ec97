//! The parts of the screens, one noun a file. They draw what the model says and pass on what the
//! player does; they decide nothing.

pub mod actions;
pub mod bar;
pub mod card;
pub mod chalk_marks;
pub mod claim;
pub mod dialog;
pub mod dialogs;
pub mod end;
pub mod hand;
pub mod help_buttons;
pub mod icon;
pub mod keyed;
pub mod last_trick;
pub mod list;
pub mod live_region;
pub mod log;
pub mod menu;
pub mod move_list;
pub mod multiplayer_trick;
pub mod note;
pub mod offer;
pub mod peg_board;
pub mod portrait;
pub mod question;
pub mod running_score;
pub mod score_card;
pub mod seats;
pub mod slate;
pub mod stat_row;
pub mod table;
pub mod talon;
pub mod toasts;
pub mod tooltip;
pub mod trick;
pub mod trump_tile;
