//! The table, apart from drawing it: what lies there, what moves, what can be done. Pure, and
//! tested on the host.

pub mod animate;
pub mod choices;
pub mod chosen;
pub mod claim;
pub mod extra_points;
pub mod log_line;
pub mod match_chart;
pub mod missed_claim;
pub mod move_list;
pub mod next_turn;
pub mod offences;
pub mod opening;
pub mod pegs;
pub mod pips;
pub mod position;
pub mod scene;
pub mod sound;
pub mod standing;
pub mod symbol;
pub mod talon_shape;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_of_every_game;
pub mod timing;
pub mod trick_layout;
pub mod tricks;
pub mod turn;
