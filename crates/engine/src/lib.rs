#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![deny(missing_debug_implementations, missing_docs)]

pub mod cards;
pub mod deal;
pub mod fairness;
pub mod games;
pub mod match_score;
mod named;
mod parse_error;
pub mod record;
pub mod rules;
pub mod share;
pub mod sort;

pub use parse_error::ParseError;
/// The traits of random number generators: [`View::sample_world`](deal::View::sample_world) takes any of them.
pub use rand_core;
