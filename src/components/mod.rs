//! The parts of the pages, one noun a file.
//!
//! What draws cards and the felt takes a [`TableModel`](table::TableModel) and reports choices by a callback, so that every
//! page with a table uses it. What exists once, such as menu, log, dialogs and the ends of deals and matches, takes the context
//! [`GameController`](crate::game::GameController).

pub mod bar;
pub mod call_row;
pub mod card;
pub mod card_values;
pub mod chalk_marks;
pub mod claim;
pub mod copy_button;
pub mod count_field;
pub mod deferred;
pub mod dialog;
pub mod dialogs;
pub mod end;
pub mod hand;
pub mod help_buttons;
pub mod icon;
pub mod keyed;
pub mod last_trick;
pub mod leave_dialog;
pub mod lesson_offer;
pub mod list;
pub mod log;
pub mod match_end;
pub mod menu;
pub mod note;
pub mod page_layout;
pub mod paused;
pub mod peg_board;
pub mod portrait;
pub mod running_score;
pub mod score_card;
pub mod scoreboard;
pub mod seats;
pub mod side_panel;
pub mod stat_row;
pub mod table;
pub mod talon;
pub mod toasts;
pub mod tooltip;
pub mod trick;
pub mod trump_tile;
pub mod won_tricks;
