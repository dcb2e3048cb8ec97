//! What the page knows and decides without a browser: pure, and tested on the host.

pub mod card_values;
pub mod compare;
pub mod counting;
pub mod daily;
pub mod deal_archive;
pub mod deal_flags;
pub mod evening;
pub mod game_choice;
pub mod how_to_play;
pub mod idempotent_log;
pub mod keymap;
pub mod known_cards;
pub mod lesson;
pub mod match_session;
pub mod page_bridge;
pub mod paused_matches;
pub mod puzzle_progress;
pub mod rating;
pub mod rating_schedule;
pub mod review;
pub mod route;
pub mod rule_sets;
pub mod score_codec;
mod setting_enum;
pub mod settings;
pub mod table;
pub mod trail;
