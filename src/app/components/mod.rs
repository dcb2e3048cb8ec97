//! The parts of the screens, one noun a file. They draw what the model says and pass on what the
//! player does; they decide nothing.

pub mod actions;
pub mod balls;
pub mod bar;
pub mod bubble;
pub mod card;
pub mod course;
pub mod dialog;
pub mod end;
pub mod facts;
pub mod hand;
pub mod helps;
pub mod icon;
pub mod keeper;
pub mod log;
pub mod menu;
pub mod offer;
pub mod peg_board;
pub mod ring;
pub mod seats;
pub mod slate;
pub mod talon;
pub mod toasts;
pub mod trick;
pub mod trump_tile;
pub mod voice;
pub mod written;
